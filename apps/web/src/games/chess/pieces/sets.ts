/** The ways in which pieces are drawn, by the names that settings hold. */
export const PIECE_SETS = [
  { id: "kibitz", title: "Turned wood" },
  { id: "diagram", title: "Book diagram" },
] as const;
