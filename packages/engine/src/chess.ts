import * as abi from "@kibitz/kernels/chess-abi";
import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";
import { chessBuilds } from "#builds";
import { chessCodec, chessLayout } from "./kernel/chess-codec.ts";
import type { KernelSpec } from "./kernel/spec.ts";

export { chessKnowledge, evaluateChess } from "./reference/chess-evaluation.ts";

/** The chess kernel, for `createKernelPlayer` and `openKernel`. */
export const chessKernel: KernelSpec<ChessPosition, ChessMove, Colour> = {
  name: "Kibitz",
  game: chess,
  builds: chessBuilds,
  layout: chessLayout,
  codec: chessCodec,
  // The ends are those of `scripts/build-kernels.mjs`; a thread's area takes 7 MiB.
  sharedMemory: { initialPages: 144, pagesPerThread: 128, maximumPages: 32_768 },
  maxThreads: abi.MAX_THREADS,
  maxHashMiB: 1024,
};
