import type { Line } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  type Colour,
  chess,
  isCheck,
} from "@kibitz/rules/chess";
import type { BoardView } from "../board/board.ts";

export type ChessLine = Line<ChessPosition, ChessMove>;

/** What a board shows of a line; `mover` is the side whose person may move now, if any. */
export function viewOf(line: ChessLine, bottom: Colour, mover: Colour | undefined): BoardView {
  const { position } = line;
  const last = line.moves.at(-1);
  const mayMove = mover === position.sideToMove;
  const check = isCheck(position) ? kingSquare(position) : undefined;
  return {
    pieces: position.board,
    bottom,
    targets: mayMove ? targetsOf(line) : new Map(),
    ...(last !== undefined && { lastMove: [last.from, shownTarget(last, position.board)] }),
    ...(check !== undefined && { check }),
  };
}

/** The legal moves from one square to another: several when a pawn promotes. */
export function movesBetween(line: ChessLine, from: number, to: number): readonly ChessMove[] {
  return chess
    .legalMoves(line)
    .filter((move) => move.from === from && targetsOfMove(move, line.position).includes(to));
}

function targetsOf(line: ChessLine): Map<number, Set<number>> {
  const targets = new Map<number, Set<number>>();
  for (const move of chess.legalMoves(line)) {
    const known = targets.get(move.from) ?? new Set();
    for (const to of targetsOfMove(move, line.position)) known.add(to);
    targets.set(move.from, known);
  }
  return targets;
}

/** Castling is the king taking its rook; people also show the square where the king ends. */
function targetsOfMove(move: ChessMove, position: ChessPosition): readonly number[] {
  return isCastling(move, position) ? [move.to, castledKingSquare(move)] : [move.to];
}

function isCastling(move: ChessMove, { board }: ChessPosition): boolean {
  return board[move.to]?.colour === board[move.from]?.colour;
}

/** The g-file or the c-file of the king's rank. */
function castledKingSquare({ from, to }: ChessMove): number {
  return (from & ~7) + (to > from ? 6 : 2);
}

/** After castling the rook's old square is empty; the king's new one is marked instead. */
function shownTarget(move: ChessMove, board: ChessPosition["board"]): number {
  const castled = castledKingSquare(move);
  return board[move.to] === undefined && board[castled]?.role === "king" ? castled : move.to;
}

function kingSquare({ board, sideToMove }: ChessPosition): number {
  return board.findIndex((piece) => piece?.role === "king" && piece.colour === sideToMove);
}
