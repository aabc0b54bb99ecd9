import type { Line } from "@kibitz/rules";
import { environment } from "#environment";
import type { Score } from "../player.ts";
import {
  hostNow,
  instantiateKernel,
  type KernelExports,
  type KernelInstance,
  readBlock,
  writeRequest,
} from "./instance.ts";
import type { KernelLimits, KernelSpec } from "./spec.ts";

/** What a kernel exports besides when its evaluation has weights in memory. */
interface WeightExports extends KernelExports {
  weightsAddress(): number;
  weightsCount(): number;
}

/** A kernel in the caller's own thread whose weights can be changed, for tuning: each call blocks. */
export interface WeightedKernel<P, M> {
  weights(): readonly number[];
  /**
   * Replaces the weights, rounded to whole units, and forgets what was learnt with the old ones.
   * Throws a `RangeError` for another number of weights, and for one that is too large for its cell.
   */
  setWeights(weights: readonly number[]): void;
  newGame(): void;
  /** Searches about so many nodes; the score is for the side to move. Without a move the game is over. */
  search(line: Line<P, M>, nodes: number): { readonly move: M; readonly score: Score | undefined };
}

const HASH_MIB = 1;
const NO_LIMITS: KernelLimits = {
  depth: 0,
  mate: 0,
  nodes: 0,
  softMs: 0,
  hardMs: 0,
  multiPv: 1,
  searchMoves: [],
};

/** Opens a kernel whose layout says how large its weights are; throws for another. */
export async function openWeightedKernel<P, M, S extends string>(
  spec: KernelSpec<P, M, S>,
): Promise<WeightedKernel<P, M>> {
  const module = await environment.compile(spec.builds.single);
  const kernel = instantiateKernel(module, spec.layout, () => {});
  const { exports, memory } = kernel;
  const begin = () => {
    exports.init(HASH_MIB, 1);
    exports.initThread(0);
  };
  begin();
  const { weightBytes } = spec.layout;
  if (weightBytes === undefined || !hasWeights(exports))
    throw new Error(`the kernel of ${spec.game.id} has no weights in memory that can be changed`);
  const Cells = weightBytes === 2 ? Int16Array : Int32Array;
  // Made anew at each use, since the memory may have grown.
  const cells = () => new Cells(memory.buffer, exports.weightsAddress(), exports.weightsCount());
  return {
    weights: () => [...cells()],
    setWeights: (weights) => {
      const expected = exports.weightsCount();
      if (weights.length !== expected) {
        throw new RangeError(`${weights.length} weights given, ${expected} expected`);
      }
      const units = weights.map(Math.round);
      const stored = Cells.from(units);
      const at = units.findIndex((unit, index) => unit !== stored[index]);
      if (at >= 0)
        throw new RangeError(`the weight ${weights[at]} does not fit ${weightBytes} bytes`);
      begin();
      cells().set(stored);
    },
    // From the very beginning: a database that has grown would make equal games unequal.
    newGame: () => {
      const kept = [...cells()];
      begin();
      cells().set(kept);
    },
    search: (line, nodes) => searchNodes(spec, kernel, line, nodes),
  };
}

function hasWeights(exports: KernelExports): exports is WeightExports {
  return "weightsAddress" in exports && "weightsCount" in exports;
}

function searchNodes<P, M, S extends string>(
  { layout, codec, name }: KernelSpec<P, M, S>,
  { exports, memory }: KernelInstance,
  line: Line<P, M>,
  nodes: number,
): { readonly move: M; readonly score: Score | undefined } {
  writeRequest(memory, layout, {
    position: codec.encodePosition(line),
    limits: codec.encodeLimits({ ...NO_LIMITS, nodes }),
    ponder: false,
    askedAtMs: hostNow(),
  });
  if (exports.loadPosition() === 0) throw new Error(`${name}'s kernel refuses a position`);
  const move = codec.decodeMove(exports.search(0), line);
  if (move === undefined) throw new Error(`${name}'s kernel gives no legal move`);
  return { move, score: codec.decodeInfo(readBlock(memory, layout.info)).score };
}
