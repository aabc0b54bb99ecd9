import type { Line } from "@kibitz/rules";
import { environment } from "#environment";
import { instantiateKernel, type KernelInstance, readBlock, writeBlock } from "./instance.ts";
import type { KernelSpec } from "./spec.ts";

/** A kernel in the caller's own thread: each call blocks until it has its answer. */
export interface KernelProbe<P, M> {
  /** The kernel's moves, in its own order; `undefined` entries are moves that the referee refuses. */
  legalMoves(line: Line<P, M>): readonly (M | undefined)[];
  key(line: Line<P, M>): bigint;
  /** Counts legal-move paths of exactly `depthPlies`. */
  perft(line: Line<P, M>, depthPlies: number): number;
  /** The static evaluation in centipawns for the side to move. */
  evaluate(line: Line<P, M>): number;
}

const PROBE_HASH_MIB = 1;

/** Loads a kernel for questions that need no search: perft, keys, moves, the evaluation. */
export async function openKernel<P, M, S extends string>(
  spec: KernelSpec<P, M, S>,
): Promise<KernelProbe<P, M>> {
  const module = await environment.compile(spec.builds.single);
  const kernel = instantiateKernel(module, spec.layout, () => {});
  kernel.exports.init(PROBE_HASH_MIB, 1);
  kernel.exports.initThread(0);
  return probe(spec, kernel);
}

function probe<P, M, S extends string>(
  { game, layout, codec }: KernelSpec<P, M, S>,
  { exports, memory }: KernelInstance,
): KernelProbe<P, M> {
  const load = (line: Line<P, M>) => {
    writeBlock(memory, layout.position, codec.encodePosition(line));
    if (exports.loadPosition() === 0) throw new Error("the kernel refuses a position");
  };
  return {
    legalMoves: (line) => {
      load(line);
      const count = exports.legalMoves();
      const codes = codec.decodeMoves(readBlock(memory, layout.moves), count);
      const known = new Map(
        game.legalMoves(line).map((move) => [codec.encodeMove(move, line.position), move]),
      );
      return codes.map((code) => known.get(code));
    },
    key: (line) => {
      load(line);
      return BigInt.asUintN(64, exports.key());
    },
    perft: (line, depthPlies) => {
      load(line);
      return Number(BigInt.asUintN(64, exports.perft(depthPlies)));
    },
    evaluate: (line) => {
      load(line);
      return exports.evaluate();
    },
  };
}
