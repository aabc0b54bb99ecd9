import { type Line, startLine } from "@kibitz/rules";
import { environment as environmentAtHand } from "#environment";
import {
  type AnalyseOptions,
  type Analysis,
  type Limits,
  type Player,
  PlayerError,
} from "../player.ts";
import type { KernelEnvironment } from "./environment.ts";
import { KernelSearch } from "./search.ts";
import type { KernelSpec } from "./spec.ts";
import { KernelTeam, type TeamOptions } from "./team.ts";

/** What may be changed while a player lives. */
export interface KernelSettings {
  /** Size of the transposition table. */
  readonly hashMiB: number;
  /** Searching threads; one where memory cannot be shared. */
  readonly threads: number;
  /** Lost on every move between the player and its clock. */
  readonly overheadMs: number;
}

export interface KernelPlayerOptions extends Partial<KernelSettings> {
  /** False runs the single-threaded build even where memory can be shared. */
  readonly sharesMemory?: boolean;
  readonly environment?: KernelEnvironment;
  /**
   * False builds endgame databases anew and keeps none, so that a search depends on nothing but
   * what it is given.
   */
  readonly keepsDatabases?: boolean;
  /** Hears sentences for people about what went wrong without harm. */
  readonly onNote?: (text: string) => void;
}

/** A player whose moves a kernel finds. */
export interface KernelPlayer<P, M> extends Player<P, M> {
  readonly settings: KernelSettings;
  /**
   * Changes settings, each brought into its range, and forgets what was learnt.
   * The memory is made anew, so that it shrinks too. Rejects with a
   * `PlayerError`, and leaves all as it was, where there is not enough memory.
   */
  configure(settings: Partial<KernelSettings>): Promise<void>;
}

const DEFAULTS: KernelSettings = { hashMiB: 16, threads: 1, overheadMs: 10 };
const LONGEST_OVERHEAD_MS = 60_000;

/**
 * Starts a kernel in workers and makes a player of it. Rejects with a
 * `PlayerError` when the kernel cannot be loaded. Close the player when it is
 * no longer needed: its workers keep a Node process alive.
 *
 * ```ts
 * const player = await createKernelPlayer(chessKernel, { hashMiB: 64, threads: 2 });
 * const { move } = await player.analyse(startLine(chess), { timeMs: 500 }).best;
 * await player.close();
 * ```
 */
export async function createKernelPlayer<P, M, S extends string>(
  spec: KernelSpec<P, M, S>,
  options: KernelPlayerOptions = {},
): Promise<KernelPlayer<P, M>> {
  const player = new WorkerPlayer(spec, options);
  await player.ready();
  return player;
}

class WorkerPlayer<P, M, S extends string> implements KernelPlayer<P, M> {
  readonly name: string;
  readonly #spec: KernelSpec<P, M, S>;
  readonly #environment: KernelEnvironment;
  readonly #teamOptions: Pick<TeamOptions, "sharesMemory" | "keepsDatabases" | "onNote">;
  #settings: KernelSettings;
  #team: KernelTeam | undefined;
  /** The search that a team works on, and the newest one that waits for its turn. */
  #running: KernelSearch<P, M, S> | undefined;
  #waiting: KernelSearch<P, M, S> | undefined;
  /** The end of all work so far: one thing is done at a time. */
  #workDone: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(spec: KernelSpec<P, M, S>, options: KernelPlayerOptions) {
    this.name = spec.name;
    this.#spec = spec;
    this.#environment = options.environment ?? environmentAtHand;
    this.#teamOptions = {
      sharesMemory: options.sharesMemory ?? this.#environment.sharesMemory,
      keepsDatabases: options.keepsDatabases ?? true,
      onNote: options.onNote ?? (() => {}),
    };
    this.#settings = this.#sane({ ...DEFAULTS, ...options });
  }

  get settings(): KernelSettings {
    return this.#settings;
  }

  ready(): Promise<void> {
    return this.#afterOthers(async () => {
      await this.#liveTeam();
    });
  }

  analyse(line: Line<P, M>, limits: Limits, options: AnalyseOptions<M> = {}): Analysis<M> {
    this.#running?.analysis.stop();
    const search = new KernelSearch(this.#spec, line, limits, options, this.#settings);
    if (this.#closed) {
      search.fail(this.#closedError());
    } else if (this.#waiting) {
      this.#waiting.supersede();
      this.#waiting = search;
    } else {
      this.#waiting = search;
      void this.#afterOthers(() => this.#runWaiting());
    }
    return search.analysis;
  }

  newGame(): Promise<void> {
    this.#stopAll();
    return this.#afterOthers(async () => (await this.#liveTeam()).newGame());
  }

  configure(settings: Partial<KernelSettings>): Promise<void> {
    this.#stopAll();
    return this.#afterOthers(async () => {
      const before = this.#settings;
      this.#settings = this.#sane({ ...before, ...settings });
      this.#team?.terminate();
      try {
        await this.#liveTeam();
      } catch (error) {
        this.#settings = before;
        throw error;
      }
    });
  }

  close(): Promise<void> {
    this.#stopAll();
    this.#closed = true;
    return this.#afterOthers(async () => {
      const team = this.#team;
      if (team?.alive && this.#spec.layout.databases !== undefined) await team.settle();
      team?.terminate();
    });
  }

  #afterOthers(work: () => Promise<void>): Promise<void> {
    const done = this.#workDone.then(work);
    // Who asked for the work hears of its failure; what comes after is not its concern.
    this.#workDone = done.catch(() => {});
    return done;
  }

  async #runWaiting(): Promise<void> {
    const search = this.#waiting;
    this.#waiting = undefined;
    if (!search) return;
    this.#running = search;
    try {
      await search.run(await this.#liveTeam());
    } catch (error) {
      search.fail(error);
    }
    this.#running = undefined;
    this.#replaceDeadTeam();
  }

  /** Has a fresh team at hand for the next call; a failure is reported by that call. */
  #replaceDeadTeam(): void {
    if (this.#team?.alive || this.#closed || this.#waiting) return;
    this.ready().catch(() => {});
  }

  async #liveTeam(): Promise<KernelTeam> {
    if (this.#closed) throw this.#closedError();
    if (this.#team?.alive) return this.#team;
    try {
      this.#team = await KernelTeam.start(this.#environment, this.#spec, {
        ...this.#settings,
        ...this.#teamOptions,
        start: this.#spec.codec.encodePosition(startLine(this.#spec.game)),
      });
    } catch (error) {
      throw this.#startError(error);
    }
    return this.#team;
  }

  #stopAll(): void {
    this.#running?.analysis.stop();
    this.#waiting?.analysis.stop();
  }

  #sane({ hashMiB, threads, overheadMs }: KernelSettings): KernelSettings {
    return {
      hashMiB: within(1, hashMiB, this.#spec.maxHashMiB),
      threads: this.#teamOptions.sharesMemory ? within(1, threads, this.#spec.maxThreads) : 1,
      overheadMs: within(0, overheadMs, LONGEST_OVERHEAD_MS),
    };
  }

  #closedError(): PlayerError {
    return new PlayerError(`${this.name} has been closed; make a new player.`);
  }

  #startError(cause: unknown): PlayerError {
    if (cause instanceof PlayerError) return cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new PlayerError(`${this.name} could not be started: ${reason}.`, { cause });
  }
}

/** The whole number in the range that is nearest to `value`; what is no number counts as the least. */
function within(least: number, value: number, greatest: number): number {
  return value > least ? Math.min(Math.floor(value), greatest) : least;
}
