import { createKalah } from "@kibitz/rules/kalah";
import { tunableKalah } from "./mancala-games.ts";
import type { TunableGame } from "./tunable-game.ts";

/** A game whose pairs take a few milliseconds, for tests of whole tunings. */
export const tunableGames: Readonly<Record<string, TunableGame>> = {
  tiny: tunableKalah(createKalah({ pits: 2, seeds: 3 }), {
    depthPlies: 1,
    openingPlies: 1,
    maxOpeningValue: 12,
  }),
};
