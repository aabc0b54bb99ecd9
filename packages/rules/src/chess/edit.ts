import { WINGS, type Wing } from "./castling.ts";
import { enPassantVictim } from "./movegen.ts";
import { type Board, backRank, COLOURS, isPiece, squaresOf } from "./pieces.ts";
import { offset, SQUARES, squareOn } from "./squares.ts";
import type { ChessSetup, Colour, Piece, Square } from "./types.ts";
import { type ChessVariant, enPassantFault, rightFault } from "./validate.ts";

/** A board without a piece, White to move. */
export const EMPTY_SETUP: ChessSetup = {
  board: new Array(64).fill(undefined),
  sideToMove: "white",
  castling: { white: {}, black: {} },
  halfmoveClock: 0,
  fullmoveNumber: 1,
};

/** A piece put on a square, or the square emptied; rights that the board no longer bears go. */
export function withPiece(
  setup: ChessSetup,
  square: Square,
  piece: Piece | undefined,
  variant: ChessVariant,
): ChessSetup {
  return tidied({ ...setup, board: setup.board.with(square, piece) }, variant);
}

/** A piece taken from one square to another, where it replaces what stands there. */
export function withPieceMoved(
  setup: ChessSetup,
  from: Square,
  to: Square,
  variant: ChessVariant,
): ChessSetup {
  const board = setup.board.with(from, undefined).with(to, setup.board[from]);
  return tidied({ ...setup, board }, variant);
}

export function withSideToMove(
  setup: ChessSetup,
  sideToMove: Colour,
  variant: ChessVariant,
): ChessSetup {
  return tidied({ ...setup, sideToMove }, variant);
}

/** The right to castle given, where the board bears it, or taken. */
export function withCastling(
  setup: ChessSetup,
  side: Colour,
  wing: Wing,
  allowed: boolean,
  variant: ChessVariant,
): ChessSetup {
  const { [wing]: _, ...others } = setup.castling[side];
  const rook = allowed ? castlingRook(setup.board, side, wing, variant) : undefined;
  const rooks = rook === undefined ? others : { ...others, [wing]: rook };
  return { ...setup, castling: { ...setup.castling, [side]: rooks } };
}

export function withEnPassant(setup: ChessSetup, square: Square | undefined): ChessSetup {
  const { enPassant: _, ...rest } = setup;
  return square === undefined ? rest : { ...rest, enPassant: square };
}

/**
 * The rook with which a side may still have the right to castle: in standard chess the one in
 * the corner, in Chess960 the outermost on that side of the king. Whether the right is there
 * only the game knows.
 */
export function castlingRook(
  board: Board,
  side: Colour,
  wing: Wing,
  variant: ChessVariant,
): Square | undefined {
  const files = wing === "kingSide" ? [7, 6, 5, 4, 3, 2, 1, 0] : [0, 1, 2, 3, 4, 5, 6, 7];
  return files
    .map((file) => squareOn(file, backRank(side)))
    .find((square) => bearsRight(board, side, wing, square, variant));
}

/**
 * The squares on which a capture en passant may be the next move: a pawn of the opponent can
 * just have passed, and a pawn of the side to move stands beside it.
 */
export function possibleEnPassant(setup: ChessSetup): Square[] {
  const { board, sideToMove } = setup;
  if (squaresOf(board, sideToMove, "king").length !== 1) return [];
  return SQUARES.filter((square) => {
    const fault = enPassantFault({ ...setup, enPassant: square });
    return fault === undefined && hasCaptor(board, sideToMove, square);
  });
}

function hasCaptor(board: Board, side: Colour, enPassant: Square): boolean {
  const victim = enPassantVictim(enPassant, side);
  return [-1, 1].some((files) => {
    const square = offset(victim, files, 0);
    return square !== undefined && isPiece(board[square], side, "pawn");
  });
}

function bearsRight(
  board: Board,
  side: Colour,
  wing: Wing,
  rook: Square,
  variant: ChessVariant,
): boolean {
  const hasOneKing = squaresOf(board, side, "king").length === 1;
  return hasOneKing && rightFault(board, side, wing, rook, variant) === undefined;
}

/** The setup without the castling rights and the en passant square that its board contradicts. */
function tidied(setup: ChessSetup, variant: ChessVariant): ChessSetup {
  let tidy = setup;
  for (const side of COLOURS) {
    for (const wing of WINGS) {
      const rook = setup.castling[side][wing];
      if (rook === undefined || bearsRight(setup.board, side, wing, rook, variant)) continue;
      tidy = withCastling(tidy, side, wing, false, variant);
    }
  }
  const { enPassant } = setup;
  const isPossible = enPassant !== undefined && possibleEnPassant(setup).includes(enPassant);
  return isPossible ? tidy : withEnPassant(tidy, undefined);
}
