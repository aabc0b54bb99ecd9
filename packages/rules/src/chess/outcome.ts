import type { Line, Outcome } from "../core/game.ts";
import { isCheck, legalMoves } from "./movegen.ts";
import { type Board, COLOURS, opposite, squaresOf } from "./pieces.ts";
import { isDark } from "./squares.ts";
import type { ChessMove, ChessPosition, Colour, Role } from "./types.ts";

/** Stable codes of why a game of chess ended. */
export type ChessOutcomeReason =
  | "checkmate"
  | "stalemate"
  | "insufficient-material"
  | "fivefold-repetition"
  | "seventy-five-moves"
  | "threefold-repetition"
  | "fifty-moves"
  | "timeout"
  | "timeout-insufficient-material"
  | "resignation"
  | "agreement";

export type ChessLine = Line<ChessPosition, ChessMove>;
export type ChessOutcome = Outcome<Colour> & { readonly reason: ChessOutcomeReason };

const draw = (reason: ChessOutcomeReason): ChessOutcome => ({ kind: "draw", reason });

const win = (winner: Colour, reason: ChessOutcomeReason): ChessOutcome => ({
  kind: "win",
  winner,
  reason,
});

/** The outcome that needs nobody's claim. Checkmate comes before any draw (FIDE 9.6.2). */
export function outcomeOf(line: ChessLine): ChessOutcome | undefined {
  const { position } = line;
  if (legalMoves(position).length === 0) {
    return isCheck(position) ? win(opposite(position.sideToMove), "checkmate") : draw("stalemate");
  }
  if (isDeadByMaterial(position.board)) return draw("insufficient-material");
  if (repetitions(line) >= 5) return draw("fivefold-repetition");
  if (position.halfmoveClock >= 150) return draw("seventy-five-moves");
  return undefined;
}

/** The draw that the side to move may claim (FIDE 9.2 and 9.3) while the game is not over. */
export function claimableDrawOf(line: ChessLine): ChessOutcome | undefined {
  const reason = claimReason(line);
  return reason === undefined || outcomeOf(line) !== undefined ? undefined : draw(reason);
}

function claimReason(line: ChessLine): ChessOutcomeReason | undefined {
  if (repetitions(line) >= 3) return "threefold-repetition";
  return line.position.halfmoveClock >= 100 ? "fifty-moves" : undefined;
}

/** How often the current position has stood on the board, this time included. */
export function repetitions({ keys, position }: ChessLine): number {
  const last = keys.length - 1;
  const current = keys[last];
  let count = 0;
  // Only the same side to move, and nothing from before the last capture or pawn move.
  const earliest = Math.max(0, last - position.halfmoveClock);
  for (let index = last; index >= earliest; index -= 2) {
    if (keys[index] === current) count += 1;
  }
  return count;
}

/** The flag of a side falls: a draw if the opponent could not checkmate by any moves (FIDE 6.9). */
export function timeoutOutcome(line: ChessLine, flagged: Colour): ChessOutcome {
  const opponent = opposite(flagged);
  return canMate(line.position.board, opponent)
    ? win(opponent, "timeout")
    : draw("timeout-insufficient-material");
}

export const resignation = (resigner: Colour): ChessOutcome =>
  win(opposite(resigner), "resignation");

export const agreement = (): ChessOutcome => draw("agreement");

/**
 * Neither side can checkmate by any moves: kings alone, one minor piece beside them, or only
 * bishops that all go on squares of one colour. Blocked positions are not looked into.
 */
export const isDeadByMaterial = (board: Board): boolean =>
  COLOURS.every((side) => !canMate(board, side));

/**
 * Whether a side's material can checkmate with the other side's help, which includes the
 * pieces that the other side has in its own king's way.
 */
export function canMate(board: Board, side: Colour): boolean {
  const count = (colour: Colour, role: Role) => squaresOf(board, colour, role).length;
  const other = opposite(side);
  if (count(side, "pawn") + count(side, "rook") + count(side, "queen") > 0) return true;
  const knights = count(side, "knight");
  const bishops = count(side, "bishop");
  if (knights + bishops === 0) return false;
  if (knights > 0 && knights + bishops > 1) return true;
  // A mate by a lone knight needs a blocker that cannot take it: any piece but a queen.
  const blockers = count(other, "pawn") + count(other, "knight");
  if (knights === 1) return blockers + count(other, "bishop") + count(other, "rook") > 0;
  // Bishops on one colour need a blocker for the other colour: a pawn, a knight or a bishop.
  return blockers > 0 || bishopsOnBothColours(board);
}

function bishopsOnBothColours(board: Board): boolean {
  const bishops = COLOURS.flatMap((side) => squaresOf(board, side, "bishop"));
  return bishops.some(isDark) && bishops.some((square) => !isDark(square));
}
