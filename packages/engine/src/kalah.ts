import { NARROW_PITS, NARROW_SEEDS } from "@kibitz/kernels/kalah-abi";
import {
  type KalahGame,
  type KalahMove,
  type KalahPosition,
  seedsInPlay,
} from "@kibitz/rules/kalah";
import type { MancalaSide } from "@kibitz/rules/mancala";
import { kalahBuilds, kalahWideBuilds } from "#builds";
import { kalahCodec, kalahLayout } from "./kernel/kalah-codec.ts";
import type { KernelSpec } from "./kernel/spec.ts";

export { openingWorths } from "./kernel/kalah-openings.ts";
export {
  createKalahEvaluation,
  KALAH_TERMS,
  type KalahTerm,
  kalahKnowledge,
  kalahTerms,
} from "./reference/mancala/kalah-evaluation.ts";

export interface KalahKernelOptions {
  /** False where all must be searched for, as when a position is solved anew; true by default. */
  readonly knowsOpenings?: boolean;
}

/** The Kalah kernel under the rules of `game`, for `createKernelPlayer` and `openKernel`. */
export function kalahKernel(
  game: KalahGame,
  { knowsOpenings = true }: KalahKernelOptions = {},
): KernelSpec<KalahPosition, KalahMove, MancalaSide> {
  return {
    name: "Kibitz",
    game,
    builds: isNarrow(game) ? kalahBuilds : kalahWideBuilds,
    layout: kalahLayout,
    codec: kalahCodec(game, knowsOpenings),
    sharedMemory: { initialPages: 144, pagesPerThread: 0, maximumPages: 32_768 },
    maxThreads: 1,
    maxHashMiB: 1024,
  };
}

/** Whether the faster build has room for a board, as it has for the usual ones. */
const isNarrow = ({ rules }: KalahGame): boolean =>
  rules.pits <= NARROW_PITS && seedsInPlay(rules) <= NARROW_SEEDS;
