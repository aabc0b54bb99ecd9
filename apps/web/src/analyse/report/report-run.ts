import {
  type GameReport,
  type Limits,
  type Player,
  PlayerError,
  type ReportProgress,
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

  /** Resolves when the report is whole, has failed or was cancelled. */
  async start(line: Line<P, M>, effort: Effort): Promise<void> {
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
    try {
      const report = await this.#follow(line, effort, running.signal, become);
      if (report !== undefined) become({ kind: "done", report });
    } catch (error) {
      become({ kind: "failed", message: messageOf(error) });
    }
    if (this.#running === running) this.#running = undefined;
  }

  /** Nothing is kept of a report that was not finished. */
  cancel(): void {
    if (this.#running === undefined) return;
    this.#running.abort();
    this.#running = undefined;
    this.#options.onChange({ kind: "none" });
  }

  async #follow(
    line: Line<P, M>,
    effort: Effort,
    signal: AbortSignal,
    become: (state: ReportState<M, S>) => void,
  ): Promise<GameReport<M, S> | undefined> {
    const { game, engine } = this.#options;
    let last: GameReport<M, S> | undefined;
    const limits = EFFORT_LIMITS[effort];
    for await (const stage of reportGame(game, await engine(), line, { limits, signal })) {
      const { progress, ...report } = stage;
      last = report;
      become({ kind: "running", report, progress });
    }
    return last;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof PlayerError) return error.message;
  return `The report stopped: ${error instanceof Error ? error.message : String(error)}.`;
}
