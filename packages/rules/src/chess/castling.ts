import { isAttacked } from "./attacks.ts";
import { type Board, backRank, kingOf, opposite } from "./pieces.ts";
import { squareOn, squaresBetween } from "./squares.ts";
import type { ChessPosition, Colour, Square } from "./types.ts";

export type Wing = "kingSide" | "queenSide";

export const WINGS: readonly Wing[] = ["kingSide", "queenSide"];

/** Where king and rook stand after castling: the same squares in Chess960 as in standard chess. */
export const castledKing = (side: Colour, wing: Wing): Square =>
  squareOn(wing === "kingSide" ? 6 : 2, backRank(side));

export const castledRook = (side: Colour, wing: Wing): Square =>
  squareOn(wing === "kingSide" ? 5 : 3, backRank(side));

/** The wing on which the side to move castles when its king takes the rook on a square. */
export function castlingWing(position: ChessPosition, from: Square, to: Square): Wing | undefined {
  const rooks = position.castling[position.sideToMove];
  const wing = WINGS.find((candidate) => rooks[candidate] === to);
  return position.board[from]?.role === "king" ? wing : undefined;
}

/** The rook squares with which the side to move may castle now. */
export function castlingTargets(position: ChessPosition): Square[] {
  const { board, sideToMove, castling } = position;
  const targets: Square[] = [];
  for (const wing of WINGS) {
    const rook = castling[sideToMove][wing];
    if (rook !== undefined && canCastle(board, sideToMove, wing, rook)) targets.push(rook);
  }
  return targets;
}

/**
 * FIDE 3.8.2 with the Chess960 guideline: all squares that king and rook cross or reach are
 * empty but for the two themselves, and no square of the king's way is attacked. Both pieces
 * are lifted for the test, so a slider behind the rook counts against the king.
 */
function canCastle(board: Board, side: Colour, wing: Wing, rook: Square): boolean {
  const king = kingOf(board, side);
  const lifted = board.slice();
  lifted[king] = undefined;
  lifted[rook] = undefined;
  const kingWay = squaresBetween(king, castledKing(side, wing));
  const rookWay = squaresBetween(rook, castledRook(side, wing));
  return (
    kingWay.every((square) => lifted[square] === undefined) &&
    rookWay.every((square) => lifted[square] === undefined) &&
    !kingWay.some((square) => isAttacked(lifted, square, opposite(side)))
  );
}
