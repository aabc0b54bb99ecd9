import type { Line } from "@kibitz/rules";
import type { Analysis, BestMove, Info, Limits, Player } from "../player.ts";

/** A search that a session would like to have. */
export interface SearchWish<P, M> {
  readonly player: Player<P, M>;
  readonly line: Line<P, M>;
  /** Asked when the search begins, which may be later than the wish. */
  limits(): Limits;
}

export interface SearchListener<M> {
  onInfo(info: Info<M>): void;
  onAnswer(best: BestMove<M>): void;
  onFailure(error: unknown): void;
}

interface Running<P, M> {
  readonly wish: SearchWish<P, M>;
  readonly analysis: Analysis<M>;
  readonly abort: AbortController;
  /** Nobody waits for its answer any more. */
  retired: boolean;
}

/**
 * Room for one search, whoever makes it: a new one begins only when the one
 * before has come to its end, even one that is no longer wanted.
 */
export class SearchSlot<P, M> {
  readonly #listener: SearchListener<M>;
  #wish: SearchWish<P, M> | undefined;
  #running: Running<P, M> | undefined;

  constructor(listener: SearchListener<M>) {
    this.#listener = listener;
  }

  /** Sees to it that this search runs, or none; a search for the same line and player goes on. */
  ask(wish: SearchWish<P, M> | undefined): void {
    this.#wish = wish;
    const running = this.#running;
    if (!running) this.#begin();
    else if (!running.retired && !isSame(running.wish, wish)) {
      running.retired = true;
      running.analysis.stop();
    }
  }

  /** Has the player answer now. */
  hurry(): void {
    this.#running?.analysis.stop();
  }

  /** Abandons whatever runs. */
  close(): void {
    this.#wish = undefined;
    if (!this.#running) return;
    this.#running.retired = true;
    this.#running.abort.abort();
  }

  #begin(): void {
    const wish = this.#wish;
    if (!wish) return;
    const abort = new AbortController();
    try {
      const options = { signal: abort.signal };
      const analysis = wish.player.analyse(wish.line, wish.limits(), options);
      this.#running = { wish, analysis, abort, retired: false };
      void this.#follow(this.#running);
    } catch (error) {
      this.#wish = undefined;
      this.#listener.onFailure(error);
    }
  }

  async #follow(running: Running<P, M>): Promise<void> {
    const report = await this.#answerOf(running);
    this.#running = undefined;
    if (running.retired) return this.#begin();
    this.#wish = undefined;
    report();
  }

  /** Waits for the end and returns how to tell the listener, whose own faults are not the player's. */
  async #answerOf(running: Running<P, M>): Promise<() => void> {
    try {
      for await (const info of running.analysis) {
        if (!running.retired) this.#listener.onInfo(info);
      }
      const best = await running.analysis.best;
      return () => this.#listener.onAnswer(best);
    } catch (error) {
      return () => this.#listener.onFailure(error);
    }
  }
}

function isSame<P, M>(one: SearchWish<P, M>, other: SearchWish<P, M> | undefined): boolean {
  return one.line === other?.line && one.player === other.player;
}
