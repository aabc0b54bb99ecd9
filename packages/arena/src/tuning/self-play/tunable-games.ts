import { tunableOwareKernel } from "./kernel-games.ts";
import { tunableMancala } from "./mancala-games.ts";
import type { TunableGames } from "./tunable-game.ts";

/** Where a worker finds the games below. */
export const tunableGamesUrl = import.meta.url;

/** The games that the tuner knows, by what they are called on the command line. */
export const tunableGames: TunableGames = {
  ...tunableMancala,
  "oware-kernel": tunableOwareKernel,
};
