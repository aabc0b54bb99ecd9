/** What the page knows of a game without its code. */
export interface GameListing {
  /** As on the command line and in addresses. */
  readonly id: string;
  readonly title: string;
  /** The names of the sides, the first to move first. */
  readonly sides: readonly [string, string];
  /** What its board is made of; squares have pieces on them, which can be chosen, and moved ahead of one's turn. */
  readonly board: "squares" | "bowls";
  /** Whether its lengths are told in sowings, each of either side, and not in pairs of moves. */
  readonly countsSowings?: true;
}

/** All games, the one of the first screen first. */
export const games: readonly GameListing[] = [
  { id: "chess", title: "Chess", sides: ["White", "Black"], board: "squares" },
  { id: "kalah", title: "Kalah", sides: ["South", "North"], board: "bowls", countsSowings: true },
  { id: "oware", title: "Oware", sides: ["South", "North"], board: "bowls", countsSowings: true },
  {
    id: "igisoro",
    title: "Igisoro",
    sides: ["South", "North"],
    board: "bowls",
    countsSowings: true,
  },
];

export const listingOf = (id: string): GameListing | undefined =>
  games.find((game) => game.id === id);
