import type { IgisoroGame, IgisoroMove, IgisoroPosition } from "@kibitz/rules/igisoro";
import type { MancalaSide } from "@kibitz/rules/mancala";
import { igisoroBuilds } from "#builds";
import { igisoroCodec, igisoroLayout } from "./kernel/igisoro-codec.ts";
import type { KernelSpec } from "./kernel/spec.ts";

export {
  createIgisoroEvaluation,
  IGISORO_TERMS,
  type IgisoroTerm,
  igisoroKnowledge,
  igisoroTerms,
} from "./reference/mancala/igisoro-evaluation.ts";

/** The Igisoro kernel under the rules of `game`, for `createKernelPlayer` and `openKernel`. */
export function igisoroKernel(
  game: IgisoroGame,
): KernelSpec<IgisoroPosition, IgisoroMove, MancalaSide> {
  return {
    name: "Kibitz",
    game,
    builds: igisoroBuilds,
    layout: igisoroLayout,
    codec: igisoroCodec(game),
    sharedMemory: { initialPages: 144, pagesPerThread: 0, maximumPages: 32_768 },
    maxThreads: 1,
    maxHashMiB: 1024,
  };
}
