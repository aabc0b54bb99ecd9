import type { Analysis, BestMove, Info } from "./player.ts";

/** Reports that wait for a slow reader; beyond them the oldest is dropped, so the newest survive. */
const MAX_WAITING_REPORTS = 64;

/** What a player does when its caller intervenes. */
export interface AnalysisControls {
  /** Finish soon and answer with `finish`. */
  stop(): void;
  /** Present when the search runs on the opponent's time. */
  ponderhit?(): void;
  /** The caller abandoned the search: free what it holds. `best` has been rejected already. */
  abandon?(): void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The player's end of a running search: what it reports here, the reader of
 * `analysis` receives. Whatever comes after `finish`, `fail` or an abort is
 * ignored. There is one reader at most, and it may come late or never; its
 * iteration ends however the search ends, and `best` tells how that was.
 *
 * ```ts
 * const channel = new AnalysisChannel<ChessMove>({ stop: () => worker.stop(), signal });
 * worker.onInfo = (info) => channel.report(info);
 * worker.onBest = (best) => channel.finish(best);
 * return channel.analysis;
 * ```
 */
export class AnalysisChannel<M> {
  readonly analysis: Analysis<M>;
  #open = true;
  #waiting: Info<M>[] = [];
  #wakeReader: (() => void) | undefined;
  #resolveBest: (best: BestMove<M>) => void = () => {};
  #rejectBest: (error: Error) => void = () => {};
  #detachSignal: () => void = () => {};

  constructor(controls: AnalysisControls) {
    const best = new Promise<BestMove<M>>((resolve, reject) => {
      this.#resolveBest = resolve;
      this.#rejectBest = reject;
    });
    // A caller that aborts need not await `best`; its rejection is then no fault of the process.
    best.catch(() => {});
    this.analysis = this.#callersEnd(best, controls);
    if (controls.signal) this.#abortBy(controls.signal, controls);
  }

  /** Whether the search still has a caller to report to. */
  get open(): boolean {
    return this.#open;
  }

  report(info: Info<M>): void {
    if (!this.#open) return;
    this.#waiting.push(info);
    if (this.#waiting.length > MAX_WAITING_REPORTS) this.#waiting.shift();
    this.#wakeReader?.();
  }

  finish(best: BestMove<M>): void {
    if (this.#close()) this.#resolveBest(best);
  }

  fail(error: Error): void {
    if (this.#close()) this.#rejectBest(error);
  }

  #close(): boolean {
    if (!this.#open) return false;
    this.#open = false;
    this.#detachSignal();
    this.#wakeReader?.();
    return true;
  }

  #callersEnd(best: Promise<BestMove<M>>, controls: AnalysisControls): Analysis<M> {
    const { ponderhit } = controls;
    return {
      best,
      stop: () => {
        if (this.#open) controls.stop();
      },
      ...(ponderhit && {
        ponderhit: () => {
          if (this.#open) ponderhit.call(controls);
        },
      }),
      [Symbol.asyncIterator]: () => this.#read(),
    };
  }

  async *#read(): AsyncGenerator<Info<M>, void> {
    for (;;) {
      const next = this.#waiting.shift();
      if (next) yield next;
      else if (!this.#open) return;
      else await this.#nextReport();
    }
  }

  #nextReport(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeReader = resolve;
    });
  }

  #abortBy(signal: AbortSignal, controls: AnalysisControls): void {
    const abort = () => {
      if (!this.#open) return;
      this.#waiting = [];
      this.fail(new DOMException("The analysis was abandoned by its caller.", "AbortError"));
      controls.abandon?.();
    };
    signal.addEventListener("abort", abort, { once: true });
    this.#detachSignal = () => signal.removeEventListener("abort", abort);
    if (signal.aborted) queueMicrotask(abort);
  }
}
