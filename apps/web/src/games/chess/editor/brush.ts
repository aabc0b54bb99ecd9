import {
  type ChessSetup,
  type ChessVariant,
  type Piece,
  pieceOfLetter,
  type Square,
  withPiece,
} from "@kibitz/rules/chess";

/** What a click on a square does: take up and move what stands there, clear it, or put a piece. */
export type Brush = "move" | "erase" | Piece;

const isPieceBrush = (brush: Brush): brush is Piece => typeof brush === "object";

export const sameBrush = (one: Brush, other: Brush): boolean =>
  isPieceBrush(one) && isPieceBrush(other)
    ? one.colour === other.colour && one.role === other.role
    : one === other;

/** The setup after a click with a brush; putting a piece on its like takes it away again. */
export function applyBrush(
  setup: ChessSetup,
  square: Square,
  brush: Brush,
  variant: ChessVariant,
): ChessSetup {
  if (brush === "move") return setup;
  const standing = setup.board[square];
  const isThere = brush !== "erase" && standing !== undefined && sameBrush(standing, brush);
  const piece = brush === "erase" || isThere ? undefined : brush;
  return withPiece(setup, square, piece, variant);
}

/** What a key puts on the square with the focus: the letters of FEN, upper case for White. */
export function brushOfKey(key: string): Exclude<Brush, "move"> | undefined {
  if (key === "Delete" || key === "Backspace") return "erase";
  return key.length === 1 ? pieceOfLetter(key) : undefined;
}
