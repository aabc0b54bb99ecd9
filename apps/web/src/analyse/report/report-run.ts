import {
  type GameReport,
  type Limits,
  type Player,
  PlayerError,
  type ReportProgress,
  type ReportStage,
  reportGame,
} from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";

export const EFFORTS = ["fast", "normal", "deep"] as const;
/** How long the engine looks at each position. */
export type Effort = (typeof EFFORTS)[number];

/** Counts of nodes, so that the same game gets the same report on every machine. */
const EFFORT_LIMITS: Readonly<Record<Effort, Limits>> = {
  fast: { nodes: 60_000 },
  normal: { nodes: 200_000 },
  deep: { nodes: 1_000_000 },
};

export type ReportState<M, S extends string> =
  | { readonly kind: "none" }
  | {
      readonly kind: "running";
      readonly report: GameReport<M, S> | undefined;
      readonly progress: ReportProgress;
    }
  | { readonly kind: "done"; readonly report: GameReport<M, S> }
  | { readonly kind: "failed"; readonly message: string };

export interface ReportRunOptions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  engine(): Promise<Player<P, M>>;
  onChange(state: ReportState<M, S>): void;
}

/** One report at a time: a new one takes the place of the one that runs. */
export class ReportRun<P, M, S extends string> {
  readonly #options: ReportRunOptions<P, M, S>;
  #running: AbortController | undefined;

  constructor(options: ReportRunOptions<P, M, S>) {
    this.#options = options;
  }

  /**
   * Resolves when the report is whole, has failed or was cancelled, with as much of it as was
   * made by then.
   */
  async start(line: Line<P, M>, effort: Effort): Promise<GameReport<M, S> | undefined> {
    this.cancel();
    const running = new AbortController();
    this.#running = running;
    const become = (state: ReportState<M, S>): void => {
      if (!running.signal.aborted) this.#options.onChange(state);
    };
    become({
      kind: "running",
      report: undefined,
      progress: { done: 0, total: line.moves.length + 1 },
    });
    let last: GameReport<M, S> | undefined;
    try {
      for await (const { progress, ...report } of this.#stages(line, effort, running.signal)) {
        last = report;
        become({ kind: "running", report, progress });
      }
      if (last !== undefined) become({ kind: "done", report: last });
    } catch (error) {
      become({ kind: "failed", message: messageOf(error) });
    }
    if (this.#running === running) this.#running = undefined;
    return last;
  }

  cancel(): void {
    if (this.#running === undefined) return;
    this.#running.abort();
    this.#running = undefined;
    this.#options.onChange({ kind: "none" });
  }

  async *#stages(
    line: Line<P, M>,
    effort: Effort,
    signal: AbortSignal,
  ): AsyncGenerator<ReportStage<M, S>, void> {
    const { game, engine } = this.#options;
    const limits = EFFORT_LIMITS[effort];
    yield* reportGame(game, await engine(), line, { limits, signal });
  }
}

function messageOf(error: unknown): string {
  if (error instanceof PlayerError) return error.message;
  return `The report stopped: ${error instanceof Error ? error.message : String(error)}.`;
}
