import * as abi from "@kibitz/kernels/igisoro-abi";
import {
  createIgisoro,
  type IgisoroGame,
  type IgisoroLine,
  type IgisoroMove,
  type IgisoroPosition,
} from "@kibitz/rules/igisoro";
import { igisoroCodec, igisoroLayout } from "../kernel/igisoro-codec.ts";
import {
  instantiateKernel,
  type KernelExports,
  writeBlock,
  writeCell,
} from "../kernel/instance.ts";
import type { KernelCodec } from "../kernel/spec.ts";
import type { Score } from "../player.ts";
import { igisoroBuilds } from "./builds.ts";
import { environment } from "./environment.ts";

/** A position without its history: the start of the kernel's position block. */
const POSITION_BYTES = abi.POSITION_HISTORY_COUNT;

export { igisoroTraceBuild } from "./builds.ts";

type IgisoroCodec = KernelCodec<IgisoroPosition, IgisoroMove>;

interface IgisoroExports extends KernelExports {
  makeMove(code: number): number;
  savePosition(): void;
  weightsAddress(): number;
  weightsCount(): number;
  evalTrace(): number;
  traceAddress(): number;
}

export interface LaboratoryOptions {
  readonly game?: IgisoroGame;
  readonly hashMiB?: number;
  /** The module to run: the single-threaded one, one that traces, or another to compare it with. */
  readonly build?: URL;
}

/** Opens the Igisoro kernel in the caller's own thread, for tuning and tests. */
export async function openIgisoroLaboratory({
  game = createIgisoro(),
  hashMiB = 1,
  build = igisoroBuilds.single,
}: LaboratoryOptions = {}): Promise<IgisoroLaboratory> {
  const module = await environment.compile(build);
  const { exports, memory } = instantiateKernel(module, igisoroLayout, () => {});
  if (exports.init(hashMiB, 1) === 0) throw new Error("the Igisoro kernel got no memory");
  exports.initThread(0);
  return new IgisoroLaboratory(exports as IgisoroExports, memory, igisoroCodec(game));
}

/**
 * The Igisoro kernel without worker and referee: moves are codes, positions are blocks, and every
 * call blocks. It holds one position with its history, the root.
 */
export class IgisoroLaboratory {
  readonly #kernel: IgisoroExports;
  readonly #memory: WebAssembly.Memory;
  readonly #codec: IgisoroCodec;

  constructor(kernel: IgisoroExports, memory: WebAssembly.Memory, codec: IgisoroCodec) {
    this.#kernel = kernel;
    this.#memory = memory;
    this.#codec = codec;
  }

  load(line: IgisoroLine): void {
    this.loadBlock(this.#codec.encodePosition(line));
  }

  /** Takes up a position of `positionBlock`, without a history, or what the codec has encoded. */
  loadBlock(block: Uint8Array): void {
    const padded = new Uint8Array(Math.max(block.length, abi.POSITION_HISTORY));
    padded.set(block);
    writeBlock(this.#memory, igisoroLayout.position, padded);
    if (this.#kernel.loadPosition() === 0) throw new Error("the Igisoro kernel refuses a position");
  }

  /** The root as POSITION_BYTES bytes. */
  positionBlock(): Uint8Array {
    this.#kernel.savePosition();
    return new Uint8Array(this.#memory.buffer, abi.POSITION_BLOCK, POSITION_BYTES).slice();
  }

  get key(): bigint {
    return BigInt.asUintN(64, this.#kernel.key());
  }

  legalMoves(): Uint32Array {
    const count = this.#kernel.legalMoves();
    return new Uint32Array(this.#memory.buffer, abi.MOVES_BLOCK, count).slice();
  }

  /** Plays a legal move. */
  play(code: number): void {
    if (this.#kernel.makeMove(code) === 0) throw new Error(`move ${code} is illegal`);
  }

  newGame(): void {
    this.#kernel.newGame();
  }

  /** Searches within the limits given; the score is for the side to move. */
  search(limits: { readonly nodes?: number; readonly depth?: number; readonly timeMs?: number }) {
    const { nodes = 0, depth = 0, timeMs = 0 } = limits;
    const all = { depth, mate: 0, nodes, softMs: 0, hardMs: timeMs, multiPv: 1, searchMoves: [] };
    writeBlock(this.#memory, igisoroLayout.limits, this.#codec.encodeLimits(all));
    writeCell(this.#memory, igisoroLayout.ponderCell, 0);
    writeCell(this.#memory, igisoroLayout.stopCell, 0);
    const move = this.#kernel.search(0);
    const { address, byteLength } = igisoroLayout.info;
    const info = this.#codec.decodeInfo(new Uint8Array(this.#memory.buffer, address, byteLength));
    return {
      move,
      score: info.score satisfies Score | undefined,
      depth: info.depth,
      nodes: info.nodes,
    };
  }

  /** Hundredths of a seed for the side to move. */
  evaluate(): number {
    return this.#kernel.evaluate();
  }

  /** How often each weight counts in the root's evaluation; only of a laboratory on `igisoroTraceBuild`. */
  trace(): Int32Array {
    const address = this.#kernel.traceAddress();
    if (address === 0) throw new Error("this build of the kernel cannot trace");
    this.#kernel.evalTrace();
    return new Int32Array(this.#memory.buffer, address, this.#kernel.weightsCount()).slice();
  }

  weights(): Int16Array {
    return this.#weightCells().slice();
  }

  /** Replaces the weights until the laboratory is dropped. */
  setWeights(weights: ArrayLike<number>): void {
    const cells = this.#weightCells();
    if (weights.length !== cells.length) {
      throw new RangeError(`${weights.length} weights given, ${cells.length} expected`);
    }
    cells.set(weights);
  }

  #weightCells(): Int16Array {
    const { weightsAddress, weightsCount } = this.#kernel;
    return new Int16Array(this.#memory.buffer, weightsAddress(), weightsCount());
  }
}
