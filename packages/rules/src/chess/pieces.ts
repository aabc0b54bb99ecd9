import type { ChessSetup, Colour, Piece, PromotionRole, Role, Square } from "./types.ts";

/** A board as a setup holds it: 64 entries by square. */
export type Board = ChessSetup["board"];

export const COLOURS: readonly [Colour, Colour] = ["white", "black"];

/** In the order of the Zobrist keys. */
export const ROLES: readonly Role[] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

export const PROMOTION_ROLES: readonly PromotionRole[] = ["knight", "bishop", "rook", "queen"];

const LETTERS: Readonly<Record<Role, string>> = {
  pawn: "P",
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  king: "K",
};

export const opposite = (colour: Colour): Colour => (colour === "white" ? "black" : "white");

/** The rank, from 0, on which a side's king and rooks start. */
export const backRank = (colour: Colour): number => (colour === "white" ? 0 : 7);

/** The direction, in ranks, in which a side's pawns move. */
export const forward = (colour: Colour): 1 | -1 => (colour === "white" ? 1 : -1);

/** `White` or `Black`, to begin a sentence. */
export const sideName = (colour: Colour): string => (colour === "white" ? "White" : "Black");

/** `N` for a knight: the letter of SAN. */
export const roleLetter = (role: Role): string => LETTERS[role];

/** Reads a letter of SAN or FEN in either case. */
export const roleOfLetter = (letter: string): Role | undefined => ROLES_BY_LETTER.get(letter);

const ROLES_BY_LETTER: ReadonlyMap<string, Role> = new Map(
  ROLES.flatMap((role) => [
    [LETTERS[role], role],
    [LETTERS[role].toLowerCase(), role],
  ]),
);

/** The letter of FEN: upper case is white. */
export const pieceLetter = (piece: Piece): string =>
  piece.colour === "white" ? LETTERS[piece.role] : LETTERS[piece.role].toLowerCase();

/** Reads a letter of FEN. */
export function pieceOfLetter(letter: string): Piece | undefined {
  const role = roleOfLetter(letter);
  if (role === undefined) return undefined;
  return { colour: letter === letter.toUpperCase() ? "white" : "black", role };
}

export const isPiece = (piece: Piece | undefined, colour: Colour, role: Role): boolean =>
  piece !== undefined && piece.role === role && piece.colour === colour;

/** The squares on which a side has pieces of a role, ascending. */
export function squaresOf(board: Board, colour: Colour, role: Role): Square[] {
  const found: Square[] = [];
  for (let square = 0; square < 64; square++) {
    if (isPiece(board[square], colour, role)) found.push(square as Square);
  }
  return found;
}

/** The king of a side; every validated position has exactly one. */
export function kingOf(board: Board, colour: Colour): Square {
  for (let square = 0; square < 64; square++) {
    if (isPiece(board[square], colour, "king")) return square as Square;
  }
  throw new Error(`no ${colour} king on the board`);
}
