import {
  type ChessMove,
  type ChessPosition,
  castledKing,
  rankOf,
  type Square,
  squareOn,
} from "@kibitz/rules/chess";
import type { Place } from "../../board/board-props.ts";
import type { Targets } from "../../board/naming.ts";

/** The moves between two squares: several where a pawn promotes. */
export type Choices = ReadonlyMap<Place, ReadonlyMap<Place, readonly ChessMove[]>>;

/**
 * The moves by the squares that a person shows. Castling is the king taking its rook; the square
 * where the king ends means the same unless another move leads there.
 */
export function choicesOf(moves: readonly ChessMove[], position: ChessPosition): Choices {
  const choices = new Map<Place, Map<Place, ChessMove[]>>();
  const add = (to: Place, move: ChessMove): void => {
    const targets = choices.get(move.from) ?? new Map<Place, ChessMove[]>();
    choices.set(move.from, targets.set(to, [...(targets.get(to) ?? []), move]));
  };
  for (const move of moves) add(move.to, move);
  for (const move of moves) {
    const king = castledKingSquare(move, position);
    if (king !== undefined && king !== move.from && !choices.get(move.from)?.has(king)) {
      add(king, move);
    }
  }
  return choices;
}

/** The square where the king ends if the move castles. */
export function castledKingSquare(
  { from, to }: ChessMove,
  { board }: ChessPosition,
): Square | undefined {
  const king = board[from];
  const rook = board[to];
  if (king?.role !== "king" || rook?.role !== "rook" || rook.colour !== king.colour) {
    return undefined;
  }
  return castledKing(king.colour, to > from ? "kingSide" : "queenSide");
}

export function targetsOf(choices: Choices, { board }: ChessPosition): Targets {
  return new Map(
    [...choices].map(([from, targets]) => [
      from,
      new Map(
        [...targets].map(([to, moves]) => [to, takes(moves, board) ? "capture" : "move"] as const),
      ),
    ]),
  );
}

function takes(moves: readonly ChessMove[], board: ChessPosition["board"]): boolean {
  const [move] = moves;
  if (move === undefined) return false;
  const mover = board[move.from];
  const taken = board[move.to];
  if (taken !== undefined) return taken.colour !== mover?.colour;
  // A pawn that changes its file onto an empty square takes en passant.
  return mover?.role === "pawn" && (move.to - move.from) % 8 !== 0;
}

/** Where a move that led to `board` is seen to end: after castling, on the king's new square. */
export function shownTarget({ from, to }: ChessMove, { board }: ChessPosition): Square {
  if (board[to] !== undefined || rankOf(from) !== rankOf(to)) return to;
  const king = squareOn(to > from ? 6 : 2, rankOf(from));
  return board[king]?.role === "king" ? king : to;
}
