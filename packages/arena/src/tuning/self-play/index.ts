export { GENETIC_DEFAULTS, type GeneticSettings, type GeneticState, genetic } from "./genetic.ts";
export { type KernelPlay, tunableByKernel } from "./kernel-games.ts";
export { tunableMancala } from "./mancala-games.ts";
export { namedWeightsText, readNamedWeights } from "./named-weights-file.ts";
export type { Advance, Optimiser, PairJob, PlayPairs } from "./optimiser.ts";
export { type GameSource, inlinePool, type PairPool, workerPool } from "./pair-pool.ts";
export { type ReferencePlay, tunableByReference } from "./reference-games.ts";
export { SPSA_DEFAULTS, type SpsaSettings, type SpsaState, spsa, spsaGains } from "./spsa.ts";
export * from "./tunable-game.ts";
export { tunableGames, tunableGamesUrl } from "./tunable-games.ts";
export {
  runTuning,
  type TuningOptions,
  type TuningProgress,
  type TuningResult,
} from "./tuning-run.ts";
export { type DuelOptions, type DuelResult, playDuel } from "./weights-match.ts";
