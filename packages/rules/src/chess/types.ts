/** A square: file + 8 * rank, so a1 is 0, b1 is 1 and h8 is 63. */
export type Square = number & { readonly __brand: "chess.Square" };

export type Colour = "white" | "black";
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";
export type PromotionRole = "knight" | "bishop" | "rook" | "queen";

export interface Piece {
  readonly colour: Colour;
  readonly role: Role;
}

/**
 * A move. Castling is written as the king taking its own rook, in standard
 * chess as in Chess960, which keeps the two unambiguous.
 */
export interface ChessMove {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: PromotionRole;
}

/** The rooks with which a side may still castle: towards the h-file (king side) and the a-file. */
export interface CastlingRooks {
  readonly kingSide?: Square;
  readonly queenSide?: Square;
}

/** Anything that a position editor can hold: pieces anywhere, no promise of legality. */
export interface ChessSetup {
  /** 64 entries, by square. */
  readonly board: readonly (Piece | undefined)[];
  readonly sideToMove: Colour;
  readonly castling: { readonly white: CastlingRooks; readonly black: CastlingRooks };
  /** The square behind a pawn that has just made a double step, as the text gave it. */
  readonly enPassant?: Square;
  /** Plies since the last capture or pawn move. */
  readonly halfmoveClock: number;
  /** From 1, counted up after Black's move. */
  readonly fullmoveNumber: number;
}

declare const validated: unique symbol;

/** A setup in which a game can go on; only `validate` makes one. */
export interface ChessPosition extends ChessSetup {
  readonly [validated]: true;
}
