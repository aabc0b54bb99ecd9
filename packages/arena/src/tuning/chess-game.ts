import type { Score } from "@kibitz/engine";
import type { ChessLaboratory } from "@kibitz/engine/chess-laboratory";
import { type Random, startLine } from "@kibitz/rules";
import { chess } from "@kibitz/rules/chess";

// Fast games of the chess kernel in this thread, for tuning only: the referee takes
// no part, so that a game of a thousand nodes a move takes a fraction of a second.

/** When a game counts as decided before its end. */
export interface QuickRules {
  readonly maxPlies: number;
  /** A game is won when each of so many scores in a row is at least so high. */
  readonly winCp: number;
  readonly winPlies: number;
  /** It is drawn when, from a ply on, each of so many scores in a row is so near to 0. */
  readonly drawCp: number;
  readonly drawPlies: number;
  readonly drawFromPly: number;
}

export const QUICK_RULES: QuickRules = {
  maxPlies: 300,
  winCp: 1000,
  winPlies: 6,
  drawCp: 8,
  drawPlies: 12,
  drawFromPly: 80,
};

/** A position of a game, before its move. */
export interface PlyRecord {
  readonly block: Uint8Array;
  /** The score of the search for White; a mate counts as MATE_CP. */
  readonly whiteCp: number;
  /** The side to move is not in check and its best move neither captures nor promotes. */
  readonly quiet: boolean;
}

/** Points for White. */
export type WhitePoints = 0 | 0.5 | 1;

export const MATE_CP = 10000;

/** Random moves from the start position; undefined when they lead to the end of the game. */
export function randomOpening(
  laboratory: ChessLaboratory,
  plies: number,
  random: Random,
): readonly number[] | undefined {
  laboratory.load(startLine(chess));
  const codes: number[] = [];
  while (codes.length < plies) {
    const moves = laboratory.legalMoves();
    const code = moves[random.below(moves.length)];
    if (code === undefined) return undefined;
    laboratory.play(code);
    codes.push(code);
  }
  return laboratory.legalMoves().length > 0 ? codes : undefined;
}

/**
 * Plays one game from an opening with `nodes` nodes a move. The two laboratories,
 * White's and Black's, may be one.
 */
export function playQuickGame(
  laboratories: readonly [ChessLaboratory, ChessLaboratory],
  opening: readonly number[],
  nodes: number,
  rules: QuickRules,
  onPly: (record: PlyRecord) => void = () => {},
): WhitePoints {
  const distinct = new Set(laboratories);
  for (const laboratory of distinct) {
    laboratory.newGame();
    laboratory.load(startLine(chess));
    for (const code of opening) laboratory.play(code);
  }
  const judge = new QuickJudge(rules);
  for (let ply = opening.length; ; ply++) {
    const mover = laboratories[ply % 2 === 0 ? 0 : 1];
    const end = judge.end(mover, ply);
    if (end !== undefined) return end;
    const record = searchPly(mover, ply, nodes);
    onPly(record);
    judge.add(record.whiteCp);
    for (const laboratory of distinct) laboratory.play(record.move);
  }
}

function searchPly(
  laboratory: ChessLaboratory,
  ply: number,
  nodes: number,
): PlyRecord & { readonly move: number } {
  const { move, score } = laboratory.search(nodes);
  const quiet = !laboratory.inCheck && !laboratory.captures().includes(move);
  const whiteCp = ply % 2 === 0 ? centipawns(score) : 0 - centipawns(score);
  return { block: laboratory.positionBlock(), whiteCp, quiet, move };
}

function centipawns(score: Score | undefined): number {
  if (score?.kind === "mate") return score.plies > 0 ? MATE_CP : -MATE_CP;
  return score?.kind === "cp" ? score.value : 0;
}

/** Follows one game; it knows threefold repetition, fifty moves and the rules above. */
class QuickJudge {
  readonly #rules: QuickRules;
  readonly #visits = new Map<bigint, number>();
  #winning = 0;
  #drawish = 0;

  constructor(rules: QuickRules) {
    this.#rules = rules;
  }

  add(whiteCp: number): void {
    const { winCp, drawCp } = this.#rules;
    const sign = Math.sign(whiteCp);
    const goesOn = Math.sign(this.#winning) === sign;
    this.#winning = Math.abs(whiteCp) < winCp ? 0 : (goesOn ? this.#winning : 0) + sign;
    this.#drawish = Math.abs(whiteCp) <= drawCp ? this.#drawish + 1 : 0;
  }

  /** The result of the game whose position `laboratory` holds, if it is over. */
  end(laboratory: ChessLaboratory, ply: number): WhitePoints | undefined {
    const { winPlies, drawPlies, drawFromPly, maxPlies } = this.#rules;
    if (laboratory.legalMoves().length === 0) {
      if (!laboratory.inCheck) return 0.5;
      return ply % 2 === 0 ? 0 : 1;
    }
    if (Math.abs(this.#winning) >= winPlies) return this.#winning > 0 ? 1 : 0;
    const isDrawn = ply >= drawFromPly && this.#drawish >= drawPlies;
    if (isDrawn || ply >= maxPlies || this.#isRepeated(laboratory.key)) return 0.5;
    return laboratory.halfmoveClock >= 100 ? 0.5 : undefined;
  }

  #isRepeated(key: bigint): boolean {
    const visits = (this.#visits.get(key) ?? 0) + 1;
    this.#visits.set(key, visits);
    return visits >= 3;
  }
}
