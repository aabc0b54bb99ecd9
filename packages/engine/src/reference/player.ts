import type { Game, Line } from "@kibitz/rules";
import { AnalysisChannel } from "../analysis.ts";
import {
  type AnalyseOptions,
  type Analysis,
  type Limits,
  type Player,
  PlayerError,
} from "../player.ts";
import { budgetTime } from "../time.ts";
import type { Report, Search, SearchRequest, StartSearch } from "./search.ts";

/** How long a search may hold the thread before it lets others run. */
const SLICE_MS = 12;
const SLICE_STEPS = 4096;
/** What is lost between the clock and the search: other tasks of the same thread. */
const OVERHEAD_MS = 20;

/** Deepening ends here when no limit says otherwise. */
const MAX_DEPTH_PLIES = 100;

export interface SearchPlayerOptions<P, M, S extends string> {
  readonly name: string;
  readonly game: Game<P, M, S>;
  readonly startSearch: StartSearch<P, M>;
  /** Milliseconds from any fixed point; the machine's own clock when absent. */
  readonly now?: (() => number) | undefined;
}

/** Makes a player of a stepped search: it runs in slices, in the thread of its caller. */
export function searchPlayer<P, M, S extends string>(
  options: SearchPlayerOptions<P, M, S>,
): Player<P, M> {
  let current: Analysis<M> | undefined;
  let closed = false;
  return {
    name: options.name,
    analyse(line, limits, analyseOptions = {}) {
      if (closed) throw new PlayerError(`${options.name} is closed; make a new player to go on.`);
      current?.stop();
      current = new SearchRun(options, line, limits, analyseOptions).channel.analysis;
      return current;
    },
    newGame: async () => current?.stop(),
    async close() {
      closed = true;
      current?.stop();
    },
  };
}

/** One analysis under way. */
class SearchRun<P, M, S extends string> {
  readonly channel: AnalysisChannel<M>;
  readonly #limits: Limits;
  readonly #now: () => number;
  #startedMs: number;
  #pondering: boolean;
  #stopped = false;
  #mateProved = false;
  #wake: () => void = () => {};

  constructor(
    options: SearchPlayerOptions<P, M, S>,
    line: Line<P, M>,
    limits: Limits,
    analyseOptions: AnalyseOptions<M>,
  ) {
    this.#limits = limits;
    this.#now = options.now ?? (() => performance.now());
    this.#startedMs = this.#now();
    this.#pondering = analyseOptions.ponder === true;
    this.channel = new AnalysisChannel<M>({
      stop: () => this.#stop(),
      ...(this.#pondering && { ponderhit: () => this.#ponderhit() }),
      abandon: () => this.#stop(),
      signal: analyseOptions.signal,
    });
    this.#run(options, requestFor(options.game, line, limits, analyseOptions)).catch((cause) =>
      this.channel.fail(new PlayerError(`${options.name} failed: ${String(cause)}`, { cause })),
    );
  }

  #stop(): void {
    this.#stopped = true;
    this.#wake();
  }

  #ponderhit(): void {
    this.#pondering = false;
    this.#startedMs = this.#now();
    this.#wake();
  }

  async #run(options: SearchPlayerOptions<P, M, S>, request: SearchRequest<P, M>): Promise<void> {
    // The caller holds its analysis before the search begins.
    await nextTask();
    if (request.moves.length === 0) return this.channel.finish({ move: undefined });
    const search = options.startSearch(request);
    while (!this.#runSlice(search)) await nextTask();
    for (const line of search.lines?.() ?? []) this.#report(line);
    await this.#ponderingOver();
    const [move, ponder] = search.progress.pv;
    this.channel.finish({ move, ...(ponder !== undefined && { ponder }) });
  }

  /** Returns whether the search is at its end. */
  #runSlice(search: Search<M>): boolean {
    const sliceEndMs = this.#now() + SLICE_MS;
    for (let step = 0; step < SLICE_STEPS && this.#now() < sliceEndMs; step++) {
      if (this.#limitReached(search)) return true;
      const { value: report, done } = search.steps.next();
      if (done) return true;
      if (report) this.#report(report);
    }
    return this.#limitReached(search);
  }

  #report(report: Report<M>): void {
    this.channel.report({ ...report, timeMs: Math.round(this.#elapsedMs()) });
    const { mate } = this.#limits;
    if (mate === undefined || report.score?.kind !== "mate") return;
    this.#mateProved ||= report.score.plies > 0 && report.score.plies <= 2 * mate - 1;
  }

  #limitReached({ progress }: Search<M>): boolean {
    if (this.#stopped) return true;
    if (this.#pondering) return false;
    const { nodes = Infinity, playouts = Infinity } = this.#limits;
    if (this.#mateProved || progress.nodes >= nodes || progress.playouts >= playouts) return true;
    return this.#elapsedMs() >= budgetMs(this.#limits);
  }

  #elapsedMs(): number {
    return this.#now() - this.#startedMs;
  }

  /** A search that ends early on the opponent's time keeps its answer until then. */
  async #ponderingOver(): Promise<void> {
    while (this.#pondering && !this.#stopped) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

function requestFor<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  limits: Limits,
  options: AnalyseOptions<M>,
): SearchRequest<P, M> {
  const legal = game.outcome(line) ? [] : game.legalMoves(line);
  const wanted = options.searchMoves && new Set(options.searchMoves.map(game.moveCode));
  return {
    line,
    moves: wanted ? legal.filter((move) => wanted.has(game.moveCode(move))) : legal,
    multiPv: Math.max(1, options.multiPv ?? 1),
    maxDepth: limits.depth ?? MAX_DEPTH_PLIES,
  };
}

/** The time for this move, as told or as the clock allows. */
function budgetMs({ timeMs = Infinity, clock }: Limits): number {
  return clock ? Math.min(timeMs, budgetTime(clock, OVERHEAD_MS).softMs) : timeMs;
}

/** Lets messages, timers and drawing have their turn. */
function nextTask(): Promise<void> {
  if (typeof setImmediate === "function") return new Promise((resolve) => setImmediate(resolve));
  // Browsers hold nested timers back for 4 ms, but not messages.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
