import { createKalah } from "@kibitz/rules/kalah";
import { tunableKalah } from "./mancala-games.ts";
import type { TunableGame, TunableGames } from "./tunable-game.ts";

/** A game whose pairs take a few milliseconds, for tests of whole tunings. */
export const tinyGame: TunableGame = tunableKalah(createKalah({ pits: 2, seeds: 3 }), {
  depthPlies: 1,
  openingPlies: 1,
  maxOpeningValue: 12,
});

export const tunableGames: TunableGames = { tiny: () => tinyGame };
