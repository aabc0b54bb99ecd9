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
  // As in `scripts/build-kernels.mjs`; the table shares them with the areas of all threads.
  sharedMemoryPages: { initial: 144, maximum: 32768 },
  maxThreads: abi.MAX_THREADS,
  maxHashMiB: 1024,
};
