import type { KalahGame, KalahMove, KalahPosition, MancalaSide } from "@kibitz/rules/kalah";
import { kalahBuilds } from "#builds";
import { kalahCodec, kalahLayout } from "./kernel/kalah-codec.ts";
import type { KernelSpec } from "./kernel/spec.ts";

export {
  createKalahEvaluation,
  KALAH_TERMS,
  type KalahTerm,
  kalahKnowledge,
  kalahTerms,
} from "./reference/mancala/kalah-evaluation.ts";

/** The Kalah kernel under the rules of `game`, for `createKernelPlayer` and `openKernel`. */
export function kalahKernel(game: KalahGame): KernelSpec<KalahPosition, KalahMove, MancalaSide> {
  return {
    name: "Kibitz",
    game,
    builds: kalahBuilds,
    layout: kalahLayout,
    codec: kalahCodec(game),
    sharedMemory: { initialPages: 144, pagesPerThread: 0, maximumPages: 32_768 },
    maxThreads: 1,
    maxHashMiB: 1024,
  };
}
