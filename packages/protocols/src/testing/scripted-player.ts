import {
  type AnalyseOptions,
  type Analysis,
  AnalysisChannel,
  type Info,
  type Limits,
  type Player,
  type Score,
} from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";

/** One search that a test answers by hand. */
export interface ScriptedSearch<P, M> {
  readonly line: Line<P, M>;
  readonly limits: Limits;
  readonly options: AnalyseOptions<M>;
  readonly channel: AnalysisChannel<M>;
  stopped: boolean;
  ponderhit: boolean;
}

export interface ScriptedPlayerOptions {
  /** Answers a search with limits at once, by its first legal move. */
  readonly instant?: boolean;
  /** Reports a little search of fixed figures before each answer. */
  readonly talkative?: boolean;
  /** Ignores `stop`. */
  readonly deaf?: boolean;
  /** Offers no `ponderhit`. */
  readonly noPonderhit?: boolean;
}

/** A player without thoughts of its own, for tests of dialogues. */
export class ScriptedPlayer<P, M, S extends string> implements Player<P, M> {
  readonly name = "Scripted";
  readonly searches: ScriptedSearch<P, M>[] = [];
  newGames = 0;
  closed = false;
  readonly #game: Game<P, M, S>;
  readonly #options: ScriptedPlayerOptions;

  constructor(game: Game<P, M, S>, options: ScriptedPlayerOptions = {}) {
    this.#game = game;
    this.#options = options;
  }

  get search(): ScriptedSearch<P, M> {
    const search = this.searches.at(-1);
    if (search === undefined) throw new Error("no search has begun");
    return search;
  }

  analyse(line: Line<P, M>, limits: Limits, options: AnalyseOptions<M> = {}): Analysis<M> {
    const search: ScriptedSearch<P, M> = {
      line,
      limits,
      options,
      channel: this.#channel(() => search),
      stopped: false,
      ponderhit: false,
    };
    this.searches.push(search);
    if (this.#options.talkative) this.#talk(search);
    if (this.#options.instant && Object.keys(limits).length > 0) this.answer({}, search);
    return search.channel.analysis;
  }

  /** Reports one variation and finishes with its move. */
  answer(report: Partial<Info<M>> = {}, search = this.search): void {
    const allowed = search.options.searchMoves ?? this.#game.legalMoves(search.line);
    const move = report.pv?.[0] ?? allowed[0];
    if (move === undefined) throw new Error("no move to answer with");
    search.channel.report({ ...INFO, pv: [move], ...report });
    search.channel.finish({ move, ...(report.pv?.[1] && { ponder: report.pv[1] }) });
  }

  async newGame(): Promise<void> {
    this.newGames += 1;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { channel } of this.searches) channel.fail(new Error("the player was closed"));
  }

  /** One line per wanted variation, then a deeper one that fails low. */
  #talk({ line, options, channel }: ScriptedSearch<P, M>): void {
    const moves = options.searchMoves ?? this.#game.legalMoves(line);
    for (const [index, move] of moves.slice(0, options.multiPv ?? 1).entries()) {
      const after = this.#game.play(line, move);
      const pv = [move, ...this.#game.legalMoves(after).slice(0, 1)];
      const score = this.#scoreOfRank(index);
      const wdl = { win: 300 - index, draw: 600, loss: 100 + index };
      const counts = { nodes: 1000, timeMs: 5, seldepth: 4, hashfullPermille: 1 };
      channel.report({ ...INFO, ...counts, multipv: index + 1, depth: 2, score, wdl, pv });
    }
    const low: Score =
      this.#game.points === undefined ? { kind: "cp", value: -5 } : { kind: "points", value: -0.5 };
    channel.report({ ...INFO, depth: 3, score: low, bound: "upper", pv: moves.slice(0, 1) });
  }

  /** In a game that counts points, one that is proved. */
  #scoreOfRank(index: number): Score {
    if (this.#game.points !== undefined) return { kind: "exact", value: 8 - 2 * index };
    return { kind: "cp", value: 30 - 10 * index };
  }

  #channel(search: () => ScriptedSearch<P, M>): AnalysisChannel<M> {
    return new AnalysisChannel<M>({
      stop: () => {
        search().stopped = true;
        if (!this.#options.deaf) this.answer({}, search());
      },
      ...(!this.#options.noPonderhit && {
        ponderhit: () => {
          search().ponderhit = true;
        },
      }),
    });
  }
}

const INFO = {
  kind: "pv",
  multipv: 1,
  depth: 1,
  score: { kind: "cp", value: 12 },
  nodes: 20,
  timeMs: 0,
} as const;
