import { formatScore, type Player, type Score } from "@kibitz/engine";
import type { Line } from "@kibitz/rules";
import type { GameEntry } from "../games/game-entry.ts";
import { prospectWords } from "../games/prospect-words.ts";

const HINT_TIME_MS = 1500;

/** A move that the engine would make, as good as the search knows by now. */
export interface Hint<M> {
  readonly move: M | undefined;
  /** Empty while the search runs. */
  readonly sentence: string;
}

/** What is played at the table that wants hints. */
interface HintedGame<P, M, S extends string> {
  readonly entry: GameEntry<P, M, S>;
  readonly variant: string;
}

/** Looks for one hint at a time, and tells of each better one; undefined when it is dropped. */
export class HintSeeker<P, M, S extends string> {
  readonly #game: HintedGame<P, M, S>;
  readonly #tools: { engine(): Promise<Player<P, M>> };
  readonly #tell: (hint: Hint<M> | undefined) => void;
  #abort: AbortController | undefined;

  constructor(
    game: HintedGame<P, M, S>,
    tools: { engine(): Promise<Player<P, M>> },
    tell: (hint: Hint<M> | undefined) => void,
  ) {
    this.#game = game;
    this.#tools = tools;
    this.#tell = tell;
  }

  /** Rejects with a sentence when there is no engine, or when it dies. */
  async seek(line: Line<P, M>): Promise<void> {
    this.drop();
    const abort = new AbortController();
    this.#abort = abort;
    this.#tell({ move: undefined, sentence: "" });
    try {
      const engine = await this.#tools.engine();
      if (!abort.signal.aborted) await this.#search(engine, line, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return;
      this.drop();
      throw error;
    }
  }

  /** Ends the search, and forgets what it has found. */
  drop(): void {
    if (this.#abort === undefined) return;
    this.#abort.abort();
    this.#abort = undefined;
    this.#tell(undefined);
  }

  async #search(engine: Player<P, M>, line: Line<P, M>, signal: AbortSignal): Promise<void> {
    const search = engine.analyse(line, { timeMs: HINT_TIME_MS }, { signal });
    let score = "";
    for await (const info of search) {
      const [move] = info.pv;
      if (signal.aborted || info.kind !== "pv" || info.multipv !== 1 || move === undefined)
        continue;
      if (info.score !== undefined) score = this.#scoreWords(info.score);
      this.#tell({ move, sentence: "" });
    }
    const { move } = await search.best;
    if (signal.aborted || move === undefined) return;
    const { entry, variant } = this.#game;
    const words = entry.describeMove(move, line, variant);
    this.#tell({ move, sentence: `Hint: ${words}${score}.` });
  }

  /** In brackets; in words where points count. */
  #scoreWords(score: Score): string {
    const { points } = this.#game.entry.game(this.#game.variant);
    const words = points === undefined ? formatScore(score) : prospectWords(score, points);
    return ` (${words})`;
  }
}
