import { inlinePool } from "./pair-pool.ts";
import { SPSA_DEFAULTS, spsa } from "./spsa.ts";
import { tinyGame as game } from "./tiny-games.fixture.ts";
import { runTuning } from "./tuning-run.ts";

// A tuning in a process of its own, so that a test can kill it. Arguments: folder, iterations.

const [folder = "", iterations = ""] = process.argv.slice(2);
const optimiser = spsa(game.ranges, { ...SPSA_DEFAULTS, iterations: Number(iterations) });
await runTuning(optimiser, game, { folder, play: inlinePool(game).play });
