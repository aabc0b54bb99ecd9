import {
  type AnalyseOptions,
  type Analysis,
  AnalysisChannel,
  type Limits,
  type Player,
} from "@kibitz/engine";
import type { Line } from "@kibitz/rules";

/** How the engines at a table play; read before each move. */
export interface Pace {
  /** A move takes no less, so that it can be followed. */
  leastMs: number;
}

/** How long an engine's move takes at the least, so that the eye can follow it. */
export const FOLLOWABLE_MS = 450;

/** The longest thought, with a clock or without; low levels end theirs much sooner. */
const LONGEST_THOUGHT_MS = { timed: 10_000, untimed: 1500 };

/** Of the time on its clock, an engine that could move at once waits no more than this part. */
const LARGEST_WAITING_PART = 0.01;

export interface SeatPlayerOptions<P, M> {
  readonly name: string;
  /** Asked before each move: an engine that has died comes back with the next one. */
  start(): Promise<Player<P, M>>;
  readonly pace: Pace;
}

/**
 * An engine as it sits at a table: it may be asked for a move before it has been loaded, and
 * it does not answer sooner than a person can follow, unless it is told to move now.
 */
export class SeatPlayer<P, M> implements Player<P, M> {
  readonly name: string;
  readonly #options: SeatPlayerOptions<P, M>;

  constructor(options: SeatPlayerOptions<P, M>) {
    this.name = options.name;
    this.#options = options;
  }

  analyse(line: Line<P, M>, limits: Limits, options: AnalyseOptions<M> = {}): Analysis<M> {
    const relay = new Relay<P, M>(options);
    const { leastMs } = this.#options.pace;
    const remainingMs = limits.clock?.remainingMs ?? Infinity;
    const waitMs = Math.min(leastMs, LARGEST_WAITING_PART * remainingMs);
    const timeMs = LONGEST_THOUGHT_MS[limits.clock ? "timed" : "untimed"];
    void relay.run(() => this.#options.start(), line, { timeMs, ...limits }, waitMs);
    return relay.analysis;
  }

  async newGame(): Promise<void> {
    await (await this.#options.start()).newGame();
  }

  /** The engine is shared by all tables and stays open. */
  async close(): Promise<void> {}
}

/** One search, handed on to an engine as soon as there is one. */
class Relay<P, M> {
  readonly #options: AnalyseOptions<M>;
  readonly #channel: AnalysisChannel<M>;
  #search: Analysis<M> | undefined;
  #isStopped = false;
  #endWait: () => void = () => {};

  constructor(options: AnalyseOptions<M>) {
    this.#options = options;
    this.#channel = new AnalysisChannel<M>({ stop: () => this.#stop(), signal: options.signal });
  }

  get analysis(): Analysis<M> {
    return this.#channel.analysis;
  }

  async run(
    start: () => Promise<Player<P, M>>,
    line: Line<P, M>,
    limits: Limits,
    waitMs: number,
  ): Promise<void> {
    try {
      const waited = this.#wait(waitMs);
      const player = await start();
      if (!this.#channel.open) return;
      const search = player.analyse(line, limits, this.#options);
      this.#search = search;
      if (this.#isStopped) search.stop();
      for await (const info of search) this.#channel.report(info);
      const best = await search.best;
      await waited;
      this.#channel.finish(best);
    } catch (error) {
      this.#channel.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #stop(): void {
    this.#isStopped = true;
    this.#search?.stop();
    this.#endWait();
  }
}
