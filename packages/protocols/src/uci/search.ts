import {
  type AnalyseOptions,
  type Analysis,
  type BestMove,
  type Info,
  type Limits,
  negateScore,
  type Player,
  scoreOfOutcome,
} from "@kibitz/engine";
import type { Line } from "@kibitz/rules";
import { type Deferred, deferred } from "../deferred.ts";
import { formatMove, type UciGame } from "./game.ts";
import type { Job } from "./job.ts";
import type { PlayerFactory } from "./player-host.ts";
import {
  formatBestMove,
  formatInfo,
  formatRemark,
  type UciInfo,
  type UciScore,
} from "./response.ts";
import { toUciScore } from "./score.ts";

/** A `go` with everything that held when it arrived. */
export interface SearchRequest<P, M, S extends string> {
  readonly uciGame: UciGame<P, M, S>;
  readonly players: PlayerFactory<P, M>;
  readonly line: Line<P, M>;
  readonly limits: Limits;
  readonly infinite: boolean;
  readonly ponder: boolean;
  readonly multiPv: number;
  readonly showWdl: boolean;
  readonly searchMoves?: readonly M[];
}

/** What a search needs of its dialogue. */
export interface SearchSurroundings<P, M> {
  /** Undefined when no player could be made. */
  readonly player: () => Player<P, M> | undefined;
  /** The player failed and has to be replaced. */
  readonly reportFailure: (error: unknown) => void;
  readonly send: (line: string) => void;
}

/** Reports of the move being searched are only worth their lines in a long search. */
const CURRENT_MOVE_AFTER_MS = 1000;

/** One search: exactly one `bestmove`, and not before the controller may expect it. */
export class Search<P, M, S extends string> implements Job {
  readonly #request: SearchRequest<P, M, S>;
  readonly #surroundings: SearchSurroundings<P, M>;
  /** Resolves when `bestmove` may be sent. */
  readonly #release: Deferred<void> = deferred();
  #analysis: Analysis<M> | undefined;
  #stopped = false;
  #pondering: boolean;
  #restart = false;
  #bestSoFar: M | undefined;
  #hasAnswered = false;

  constructor(request: SearchRequest<P, M, S>, surroundings: SearchSurroundings<P, M>) {
    this.#request = request;
    this.#surroundings = surroundings;
    this.#pondering = request.ponder;
    if (!this.#waitsForCommand) this.#release.resolve();
  }

  /** Where the player must be from that searches. */
  get players(): PlayerFactory<P, M> {
    return this.#request.players;
  }

  async run(): Promise<void> {
    const best = await this.#findBest();
    await this.#release.promise;
    this.#answer(best);
  }

  /** For a search that may wait no longer, whatever its player is doing. */
  answerNow(): void {
    this.#answer({ move: this.#anyMove() });
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#analysis?.stop();
    this.#release.resolve();
  }

  /** A player that cannot turn a ponder search into a timed one starts again. */
  ponderhit(): void {
    if (!this.#pondering) return;
    this.#pondering = false;
    if (this.#analysis?.ponderhit) this.#analysis.ponderhit();
    else if (this.#analysis) this.#restartSearch(this.#analysis);
    if (!this.#waitsForCommand) this.#release.resolve();
  }

  endOfInput(): void {
    const { limits } = this.#request;
    if (this.#waitsForCommand || Object.keys(limits).length === 0) this.stop();
  }

  supersede(): void {
    this.stop();
  }

  quit(): void {
    this.stop();
  }

  get #waitsForCommand(): boolean {
    return this.#request.infinite || this.#pondering;
  }

  #restartSearch(analysis: Analysis<M>): void {
    this.#restart = true;
    analysis.stop();
  }

  #answer(best: BestMove<M>): void {
    if (this.#hasAnswered) return;
    this.#hasAnswered = true;
    this.#surroundings.send(this.#formatBest(best));
  }

  async #findBest(): Promise<BestMove<M>> {
    if (this.#anyMove() === undefined) return this.#reportEnd();
    try {
      const best = await this.#analyse();
      return best.move === undefined ? { move: this.#anyMove() } : best;
    } catch (error) {
      this.#surroundings.reportFailure(error);
      return { move: this.#anyMove() };
    }
  }

  /** The best move so far, or else some allowed one; undefined when there is none. */
  #anyMove(): M | undefined {
    const { uciGame, line, searchMoves } = this.#request;
    return this.#bestSoFar ?? (searchMoves ?? uciGame.game.legalMoves(line))[0];
  }

  /** A game without a legal move has a score but nothing to search. */
  #reportEnd(): BestMove<M> {
    this.#surroundings.send(formatInfo({ depth: 0, score: this.#scoreOfEnd() }));
    return { move: undefined };
  }

  #scoreOfEnd(): UciScore {
    const { uciGame, line } = this.#request;
    const { game } = uciGame;
    const outcome = game.outcome(line);
    if (outcome === undefined) return { kind: "cp", value: 0 };
    const score = scoreOfOutcome(game, outcome);
    if (score === undefined) return { kind: "mate", value: 0 };
    const firstSideMoves = game.sideToMove(line.position) === game.sides[0];
    return toUciScore(firstSideMoves ? score : negateScore(score));
  }

  async #analyse(): Promise<BestMove<M>> {
    const player = this.#surroundings.player();
    if (player === undefined) throw new Error("there is no player to search with");
    for (;;) {
      this.#restart = false;
      const best = await this.#analyseOnce(player);
      if (!this.#restart || this.#stopped) return best;
    }
  }

  async #analyseOnce(player: Player<P, M>): Promise<BestMove<M>> {
    const { line, limits } = this.#request;
    const analysis = player.analyse(line, this.#limitsNow(limits), this.#optionsNow());
    this.#analysis = analysis;
    if (this.#stopped) analysis.stop();
    const [best] = await Promise.all([analysis.best, this.#report(analysis)]);
    return best;
  }

  /** `infinite` outranks limits that came with it. */
  #limitsNow(limits: Limits): Limits {
    return this.#request.infinite ? {} : limits;
  }

  #optionsNow(): AnalyseOptions<M> {
    const { multiPv, searchMoves } = this.#request;
    return { multiPv, ponder: this.#pondering, ...(searchMoves && { searchMoves }) };
  }

  async #report(analysis: Analysis<M>): Promise<void> {
    for await (const info of analysis) {
      if (info.kind === "pv") this.#reportVariation(info);
      else if (info.timeMs >= CURRENT_MOVE_AFTER_MS) this.#reportCurrentMove(info);
    }
  }

  #reportVariation(info: Info<M>): void {
    if (info.multipv === 1 && info.pv[0] !== undefined) this.#bestSoFar = info.pv[0];
    const { uciGame, line, showWdl } = this.#request;
    const { score, wdl } = info;
    const fields: UciInfo = {
      ...countsOf(info),
      multipv: info.multipv,
      ...(score && { score: toUciScore(score, info.bound) }),
      ...(showWdl && wdl && { wdl: [wdl.win, wdl.draw, wdl.loss] }),
      ...(info.pv.length > 0 && { pv: uciGame.formatMoves(info.pv, line) }),
    };
    this.#surroundings.send(formatInfo(fields));
  }

  #reportCurrentMove(info: Info<M>): void {
    const { currentMove, currentMoveNumber } = info;
    if (currentMove === undefined) return;
    const { uciGame, line } = this.#request;
    const fields: UciInfo = {
      ...countsOf(info),
      currmove: formatMove(uciGame, currentMove, line),
      ...(currentMoveNumber !== undefined && { currmovenumber: currentMoveNumber }),
    };
    this.#surroundings.send(formatInfo(fields));
  }

  #formatBest({ move, ponder }: BestMove<M>): string {
    const { uciGame, line } = this.#request;
    if (move === undefined) return formatBestMove(undefined);
    const moves = ponder === undefined ? [move] : [move, ponder];
    const [moveText, ponderText] = uciGame.formatMoves(moves, line);
    return formatBestMove(moveText, ponderText);
  }
}

function countsOf(info: Info<unknown>): UciInfo {
  const { depth, seldepth, hashfullPermille } = info;
  const timeMs = Math.round(info.timeMs);
  return {
    depth,
    ...(seldepth !== undefined && { seldepth }),
    nodes: info.nodes,
    ...(info.timeMs > 0 && { nps: Math.round((1000 * info.nodes) / info.timeMs) }),
    ...(hashfullPermille !== undefined && { hashfull: hashfullPermille }),
    timeMs,
  };
}

/** A failure in words, for an `info string`. */
export function describeFailure(error: unknown): string {
  return formatRemark(`error: ${error instanceof Error ? error.message : String(error)}`);
}
