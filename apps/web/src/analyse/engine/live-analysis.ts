import {
  type Analysis,
  type KernelSettings,
  type Limits,
  type Player,
  PlayerError,
} from "@kibitz/engine";
import type { Line } from "@kibitz/rules";
import { NO_RESULT, type SearchResult, saysMore, withReport } from "./search-result.ts";

/** An engine that looks on. */
export type Onlooker<P, M> = Player<P, M> & { readonly settings: KernelSettings };

/** A position to look at. What is found out is kept under `key`, as long as that lives. */
export interface Target<P, M> {
  readonly key: object;
  readonly line: Line<P, M>;
}

export interface LiveSettings {
  readonly lines: number;
  /** Whether a search goes on until it is told to stop. */
  readonly endless: boolean;
}

export type LiveStatus =
  | { readonly kind: "off" | "starting" | "searching" }
  /** The limit has been reached. */
  | { readonly kind: "rested" }
  | { readonly kind: "over" }
  | { readonly kind: "failed"; readonly message: string };

export interface LiveState<P, M> {
  /** What is looked at; undefined before anything is. */
  readonly line: Line<P, M> | undefined;
  readonly status: LiveStatus;
  /** The best that is known of the position, from this search or an earlier one. */
  readonly result: SearchResult<M>;
}

export interface LiveAnalysisOptions<P, M> {
  engine(): Promise<Onlooker<P, M>>;
  isOver(line: Line<P, M>): boolean;
  /** How many lines are looked for at least, where a game tells the worth of every move. */
  leastLines?(line: Line<P, M>): number;
  /** Called often; reads `state`. */
  onChange(): void;
}

/** More lines than this are read by nobody and slow a search down. */
const MOST_LINES = 24;

/** After it a laptop may rest; what comes later seldom changes the picture. */
const ENOUGH: Limits = { depth: 32, timeMs: 15_000 };

interface Known<M> {
  readonly result: SearchResult<M>;
  /** The lines of a search that went to its limit; 0 while none has. */
  readonly restedLines: number;
}

/**
 * Looks at one position after the other. The newest wins: a search for a position that is no
 * longer shown is ended at once, and what it still reports is kept for that position only.
 */
export class LiveAnalysis<P, M> {
  readonly #options: LiveAnalysisOptions<P, M>;
  readonly #known = new WeakMap<object, Known<M>>();
  #settings: LiveSettings = { lines: 1, endless: false };
  #target: Target<P, M> | undefined;
  #wanted = false;
  #held = false;
  #status: LiveStatus = { kind: "off" };
  #running: Analysis<M> | undefined;
  /** Counts the searches, so that what comes from an old one is told apart. */
  #turn = 0;

  constructor(options: LiveAnalysisOptions<P, M>) {
    this.#options = options;
  }

  get state(): LiveState<P, M> {
    const target = this.#target;
    return { line: target?.line, status: this.#status, result: this.resultOf(target?.key) };
  }

  /** What is known of a position that was looked at. */
  resultOf(key: object | undefined): SearchResult<M> {
    return (key && this.#known.get(key)?.result) ?? NO_RESULT;
  }

  show(target: Target<P, M>): void {
    if (target.key === this.#target?.key) return;
    this.#target = target;
    this.#begin();
  }

  turn(on: boolean): void {
    this.#wanted = on;
    this.#begin();
  }

  /** Rests while something else needs the engine or nobody looks. */
  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    this.#begin();
  }

  configure(settings: LiveSettings): void {
    this.#settings = settings;
    this.#begin();
  }

  #begin(): void {
    this.#turn += 1;
    this.#running?.stop();
    this.#running = undefined;
    const target = this.#target;
    const idle = this.#idleStatus(target);
    if (idle !== undefined || target === undefined) this.#become(idle ?? { kind: "off" });
    else void this.#search(target, this.#turn);
  }

  /** Why nothing is to be searched now; undefined when something is. */
  #idleStatus(target: Target<P, M> | undefined): LiveStatus | undefined {
    if (!this.#wanted || this.#held || target === undefined) return { kind: "off" };
    if (this.#options.isOver(target.line)) return { kind: "over" };
    return this.#isEnough(target) ? { kind: "rested" } : undefined;
  }

  #isEnough({ key, line }: Target<P, M>): boolean {
    const rested = this.#known.get(key)?.restedLines ?? 0;
    return !this.#settings.endless && rested >= this.#linesOf(line);
  }

  #linesOf(line: Line<P, M>): number {
    const { leastLines } = this.#options;
    return Math.min(MOST_LINES, Math.max(this.#settings.lines, leastLines?.(line) ?? 1));
  }

  async #search(target: Target<P, M>, turn: number): Promise<void> {
    this.#become({ kind: "starting" });
    try {
      const engine = await this.#options.engine();
      if (turn !== this.#turn) return;
      await this.#follow(engine, target, turn);
    } catch (error) {
      if (turn === this.#turn) this.#become({ kind: "failed", message: messageOf(error) });
    }
  }

  async #follow(engine: Onlooker<P, M>, target: Target<P, M>, turn: number): Promise<void> {
    const { endless } = this.#settings;
    const lines = this.#linesOf(target.line);
    const running = engine.analyse(target.line, endless ? {} : ENOUGH, { multiPv: lines });
    this.#running = running;
    this.#become({ kind: "searching" });
    let result: SearchResult<M> = NO_RESULT;
    for await (const info of running) {
      result = withReport(result, info);
      this.#learn(target.key, result);
      if (turn === this.#turn) this.#options.onChange();
    }
    await running.best;
    if (turn !== this.#turn) return;
    this.#running = undefined;
    this.#known.set(target.key, { result: this.resultOf(target.key), restedLines: lines });
    this.#become({ kind: "rested" });
  }

  #learn(key: object, result: SearchResult<M>): void {
    const known = this.#known.get(key);
    if (known !== undefined && !saysMore(result, known.result)) return;
    this.#known.set(key, { result, restedLines: known?.restedLines ?? 0 });
  }

  #become(status: LiveStatus): void {
    this.#status = status;
    this.#options.onChange();
  }
}

function messageOf(error: unknown): string {
  if (error instanceof PlayerError) return error.message;
  return `The engine stopped: ${error instanceof Error ? error.message : String(error)}.`;
}
