import type { MancalaSide } from "@kibitz/rules/mancala";
import type { OwareGame, OwareMove, OwarePosition } from "@kibitz/rules/oware";
import { owareBuilds } from "#builds";
import { owareCodec, owareLayout } from "./kernel/oware-codec.ts";
import type { KernelSpec } from "./kernel/spec.ts";

export { MOST_DATABASE_SEEDS } from "@kibitz/kernels/oware-abi";
export {
  createOwareEvaluation,
  OWARE_TERMS,
  type OwareTerm,
  owareKnowledge,
  owareTerms,
} from "./reference/mancala/oware-evaluation.ts";

/** The Oware kernel under the rules of `game`, for `createKernelPlayer` and `openKernel`. */
export function owareKernel(game: OwareGame): KernelSpec<OwarePosition, OwareMove, MancalaSide> {
  return {
    name: "Kibitz",
    game,
    builds: owareBuilds,
    layout: owareLayout,
    codec: owareCodec(game),
    // Beside the table a level of twelve seeds is worked on in about 90 MiB.
    sharedMemory: { initialPages: 144, pagesPerThread: 1536, maximumPages: 32_768 },
    maxThreads: 1,
    maxHashMiB: 1024,
  };
}
