import type { ChessMove, ChessPosition, Colour } from "@kibitz/rules/chess";

/** Where each piece of `side` could go if others moved out of its way or into it. */
export function premoves(_position: ChessPosition, _side: Colour): readonly ChessMove[] {
  return [];
}
