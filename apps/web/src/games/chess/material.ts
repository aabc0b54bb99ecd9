import type { Board, Colour, Role } from "@kibitz/rules/chess";

/** The usual worth of the pieces, in pawns. */
const WORTH: Readonly<Record<Role, number>> = {
  queen: 9,
  rook: 5,
  bishop: 3,
  knight: 3,
  pawn: 1,
  king: 0,
};

/** The order in which people name them, the most valuable first. */
const NAMED: readonly Role[] = ["queen", "rook", "bishop", "knight", "pawn"];

/** What a side has more than the other. */
export interface Surplus {
  readonly pieces: readonly { readonly role: Role; readonly count: number }[];
  /** In pawns; negative for the side that is behind. */
  readonly points: number;
}

/** Compares piece by piece: a rook for a knight and a bishop stands on both sides. */
export function surplusOf(board: Board, side: Colour): Surplus {
  const counts = new Map<Role, number>();
  for (const piece of board) {
    if (piece === undefined) continue;
    const change = piece.colour === side ? 1 : -1;
    counts.set(piece.role, (counts.get(piece.role) ?? 0) + change);
  }
  const differences = NAMED.map((role) => ({ role, count: counts.get(role) ?? 0 }));
  return {
    pieces: differences.filter(({ count }) => count > 0),
    points: differences.reduce((sum, { role, count }) => sum + WORTH[role] * count, 0),
  };
}

/** "Ahead by a knight and 2 pawns", for those who listen; empty when nothing is to be told. */
export function describeSurplus({ pieces }: Surplus): string {
  const parts = pieces.map(({ role, count }) => (count === 1 ? `a ${role}` : `${count} ${role}s`));
  if (parts.length === 0) return "";
  const last = parts.pop() ?? "";
  return `Ahead by ${parts.length > 0 ? `${parts.join(", ")} and ` : ""}${last}`;
}
