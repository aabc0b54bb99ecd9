import { castledKing, castledRook, castlingWing, type Wing } from "./castling.ts";
import { enPassantVictim, isCheck } from "./movegen.ts";
import { type Board, opposite } from "./pieces.ts";
import type {
  CastlingRooks,
  ChessMove,
  ChessPosition,
  ChessSetup,
  Colour,
  Piece,
  Square,
} from "./types.ts";

/** The greatest move counter that a position holds; counting stops there. */
export const MAX_COUNTER = 65535;

/** The position after a legal move; anything else gives nonsense, so ask `isLegal` first. */
export function playMove(position: ChessPosition, move: ChessMove): ChessPosition {
  const { board, sideToMove, castling } = position;
  const irreversible = board[move.from]?.role === "pawn" || isCapture(position, move);
  const next: ChessSetup = {
    board: boardAfter(position, move),
    sideToMove: opposite(sideToMove),
    castling: {
      white: rooksAfter(castling.white, position, "white", move),
      black: rooksAfter(castling.black, position, "black", move),
    },
    halfmoveClock: irreversible ? 0 : Math.min(position.halfmoveClock + 1, MAX_COUNTER),
    fullmoveNumber: Math.min(
      position.fullmoveNumber + (sideToMove === "black" ? 1 : 0),
      MAX_COUNTER,
    ),
    ...doubleStep(board, move),
  };
  // A legal move from a valid position leads to a valid position.
  return next as ChessPosition;
}

/**
 * The position after a null move, as annotators write it to show a threat: the other side is to
 * move, and no en passant is left. Undefined in check, where passing has no meaning.
 */
export function passTurn(position: ChessPosition): ChessPosition | undefined {
  if (isCheck(position)) return undefined;
  const { board, sideToMove, castling, halfmoveClock, fullmoveNumber } = position;
  const next: ChessSetup = {
    board,
    sideToMove: opposite(sideToMove),
    castling,
    halfmoveClock: Math.min(halfmoveClock + 1, MAX_COUNTER),
    fullmoveNumber: Math.min(fullmoveNumber + (sideToMove === "black" ? 1 : 0), MAX_COUNTER),
  };
  // The side that was to move is not in check, so the position stays valid.
  return next as ChessPosition;
}

/** Whether a legal move takes a piece of the other side, en passant included. */
export function isCapture(
  { board, sideToMove, enPassant }: ChessPosition,
  move: ChessMove,
): boolean {
  const target = board[move.to];
  if (target !== undefined) return target.colour !== sideToMove;
  return move.to === enPassant && board[move.from]?.role === "pawn";
}

function boardAfter(position: ChessPosition, move: ChessMove): Board {
  const { board, sideToMove, enPassant } = position;
  const wing = castlingWing(position, move.from, move.to);
  if (wing !== undefined) return boardAfterCastling(board, sideToMove, wing, move);
  const after = board.slice();
  const piece = board[move.from];
  if (move.to === enPassant && piece?.role === "pawn") {
    after[enPassantVictim(move.to, sideToMove)] = undefined;
  }
  after[move.from] = undefined;
  after[move.to] = promoted(piece, move);
  return after;
}

const promoted = (piece: Piece | undefined, { promotion }: ChessMove): Piece | undefined =>
  piece === undefined || promotion === undefined
    ? piece
    : { colour: piece.colour, role: promotion };

function boardAfterCastling(board: Board, side: Colour, wing: Wing, move: ChessMove): Board {
  const after = board.slice();
  after[move.from] = undefined;
  after[move.to] = undefined;
  after[castledKing(side, wing)] = board[move.from];
  after[castledRook(side, wing)] = board[move.to];
  return after;
}

/** A king's move loses both rights; a rook that moves or is taken loses its own. */
function rooksAfter(
  rooks: CastlingRooks,
  { board, sideToMove }: ChessPosition,
  side: Colour,
  { from, to }: ChessMove,
): CastlingRooks {
  const { kingSide, queenSide } = rooks;
  if (side === sideToMove && board[from]?.role === "king") return {};
  const lost = (rook: Square | undefined) => rook === from || rook === to;
  if (!lost(kingSide) && !lost(queenSide)) return rooks;
  return {
    ...(kingSide !== undefined && !lost(kingSide) && { kingSide }),
    ...(queenSide !== undefined && !lost(queenSide) && { queenSide }),
  };
}

function doubleStep(board: Board, { from, to }: ChessMove): { readonly enPassant?: Square } {
  const isStep = board[from]?.role === "pawn" && Math.abs(to - from) === 16;
  return isStep ? { enPassant: ((from + to) / 2) as Square } : {};
}
