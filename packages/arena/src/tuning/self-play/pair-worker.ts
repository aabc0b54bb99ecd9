import type { PairJob } from "./optimiser.ts";
import { openTunableGame, type TunableGames } from "./tunable-game.ts";

// A process that plays the pairs it is sent, one at a time, and answers with their points. Its
// arguments are a module that exports `tunableGames`, and the id of the game there. It ends when
// its parent lets go of it; an interrupt from the terminal is the parent's to answer.

const [moduleUrl = "", id = ""] = process.argv.slice(2);
const { tunableGames }: { tunableGames: TunableGames } = await import(moduleUrl);
const game = await openTunableGame(tunableGames, id);
if (game === undefined) throw new Error(`${moduleUrl} has no tunable game ${id}`);
process.on("SIGINT", () => {});
process.on("message", ({ first, second, seed }: PairJob) => {
  const points = game.playPair(first, second, seed);
  process.send?.(points, undefined, undefined, (error) => {
    // Nobody is left to hear it: the parent was killed meanwhile.
    if (error !== null) process.exit(1);
  });
});
