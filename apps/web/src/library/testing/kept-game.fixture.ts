import type { KeptGame } from "../game-store.ts";

/** A game that someone plays at the page, after so many plies. */
export function keptGame(id: string, change: Partial<KeptGame> = {}): KeptGame {
  return {
    id,
    game: "chess",
    variant: "standard",
    origin: "played",
    updatedAt: "2026-01-01T00:00:00.000Z",
    tags: { White: "Anna", Black: "Kibitz, level 3", Result: "*" },
    plies: 1,
    record: "1. e4 *",
    table: {
      seats: { white: { kind: "person", name: "Anna" }, black: { kind: "engine", level: 3 } },
      snapshot: { version: 1 },
    },
    ...change,
  };
}
