import * as abi from "@kibitz/kernels/chess-abi";
import type { Line } from "@kibitz/rules";
import type { ChessMove, ChessPosition } from "@kibitz/rules/chess";
import { chessCodec, chessLayout } from "../kernel/chess-codec.ts";
import {
  instantiateKernel,
  type KernelExports,
  writeBlock,
  writeCell,
} from "../kernel/instance.ts";
import type { Score } from "../player.ts";
import { chessBuilds, chessTraceBuild } from "./builds.ts";
import { environment } from "./environment.ts";

/** A position without its history: the start of the kernel's position block. */
export const POSITION_BYTES = abi.POSITION_HISTORY_COUNT;

/** The middlegame and endgame value of each weight in turn, in centipawns. */
export type EvaluationWeights = Float64Array;

/** How an evaluation came about; the formula is at `evaluate` of the kernel's `evaluation/evaluate.ts`. */
export interface EvaluationTrace {
  /** FULL_PHASE with all pieces to 0 with none. */
  readonly phase: number;
  /** What is left of the value of all weights; 1 is all of it. */
  readonly scale: number;
  /** Centipawns for White that no weight stands for. */
  readonly offset: number;
  /** What the fifty-move rule leaves of the value, 0 to 1. */
  readonly fade: number;
  /** How often each weight counts, White minus Black. */
  readonly coefficients: Int32Array;
}

export const FULL_PHASE = abi.TRACE_FULL_PHASE;

interface ChessExports extends KernelExports {
  makeMove(code: number): number;
  isInCheck(): number;
  captureMoves(): number;
  savePosition(): void;
  weightsAddress(): number;
  weightsCount(): number;
  weightsChanged(): void;
  evalTrace(): number;
  traceAddress(): number;
}

export interface LaboratoryOptions {
  readonly hashMiB?: number;
  /** Use the build that can trace; it evaluates more slowly. */
  readonly traced?: boolean;
}

/** Opens the chess kernel in the caller's own thread, for tuning and tests. */
export async function openChessLaboratory({
  hashMiB = 1,
  traced = false,
}: LaboratoryOptions = {}): Promise<ChessLaboratory> {
  const module = await environment.compile(traced ? chessTraceBuild : chessBuilds.single);
  const { exports, memory } = instantiateKernel(module, chessLayout, () => {});
  if (exports.init(hashMiB, 1) === 0) throw new Error("the chess kernel got no memory");
  exports.initThread(0);
  return new ChessLaboratory(exports as ChessExports, memory);
}

/**
 * The chess kernel without worker and referee: moves are codes, positions are blocks,
 * and every call blocks. It holds one position with its history, the root.
 */
export class ChessLaboratory {
  readonly #kernel: ChessExports;
  readonly #memory: WebAssembly.Memory;

  constructor(kernel: ChessExports, memory: WebAssembly.Memory) {
    this.#kernel = kernel;
    this.#memory = memory;
  }

  load(line: Line<ChessPosition, ChessMove>): void {
    this.loadBlock(chessCodec.encodePosition(line));
  }

  /** Takes up a position of `positionBlock`, without a history. */
  loadBlock(block: Uint8Array): void {
    const history = new Uint8Array(abi.POSITION_HISTORY);
    history.set(block);
    writeBlock(
      this.#memory,
      chessLayout.position,
      block.length < abi.POSITION_HISTORY ? history : block,
    );
    if (this.#kernel.loadPosition() === 0) throw new Error("the chess kernel refuses a position");
  }

  /** The root as POSITION_BYTES bytes. */
  positionBlock(): Uint8Array {
    this.#kernel.savePosition();
    return new Uint8Array(this.#memory.buffer, abi.POSITION_BLOCK, POSITION_BYTES).slice();
  }

  get inCheck(): boolean {
    return this.#kernel.isInCheck() !== 0;
  }

  get key(): bigint {
    return this.#kernel.key();
  }

  get halfmoveClock(): number {
    this.#kernel.savePosition();
    return this.#view().getUint16(abi.POSITION_BLOCK + abi.POSITION_HALFMOVE_CLOCK, true);
  }

  legalMoves(): Uint32Array {
    return this.#moves(this.#kernel.legalMoves());
  }

  /** Captures and promotions to a queen. */
  captures(): Uint32Array {
    return this.#moves(this.#kernel.captureMoves());
  }

  /** Plays a legal move. */
  play(code: number): void {
    if (this.#kernel.makeMove(code) === 0) throw new Error(`move ${code} is illegal`);
  }

  newGame(): void {
    this.#kernel.newGame();
  }

  /** Searches about `nodes` nodes; the score is for the side to move. */
  search(nodes: number): { readonly move: number; readonly score: Score | undefined } {
    const limits = { depth: 0, mate: 0, nodes, softMs: 0, hardMs: 0, multiPv: 1, searchMoves: [] };
    writeBlock(this.#memory, chessLayout.limits, chessCodec.encodeLimits(limits));
    writeCell(this.#memory, chessLayout.ponderCell, 0);
    writeCell(this.#memory, chessLayout.stopCell, 0);
    const move = this.#kernel.search(0);
    const { address, byteLength } = chessLayout.info;
    const info = chessCodec.decodeInfo(new Uint8Array(this.#memory.buffer, address, byteLength));
    return { move, score: info.score };
  }

  /** Centipawns for the side to move, which must not be in check. */
  evaluate(): number {
    return this.#kernel.evaluate();
  }

  /** Only of a laboratory that was opened `traced`. */
  trace(): EvaluationTrace {
    const address = this.#kernel.traceAddress();
    if (address === 0) throw new Error("this build of the kernel cannot trace");
    this.#kernel.evalTrace();
    const view = new DataView(this.#memory.buffer, address);
    return {
      phase: view.getInt32(abi.TRACE_PHASE, true),
      scale: view.getInt32(abi.TRACE_SCALE, true) / abi.TRACE_FULL_SCALE,
      offset: view.getInt32(abi.TRACE_OFFSET, true),
      fade: view.getInt32(abi.TRACE_FADE, true) / abi.TRACE_FULL_FADE,
      coefficients: this.#coefficients(address),
    };
  }

  #coefficients(address: number): Int32Array {
    const at = address + abi.TRACE_COEFFICIENTS;
    return new Int32Array(this.#memory.buffer, at, this.#kernel.weightsCount()).slice();
  }

  weights(): EvaluationWeights {
    const values = [...this.#weightCells()].flatMap((packed) => [
      (packed << 16) >> 16,
      (packed + 0x8000) >> 16,
    ]);
    return Float64Array.from(values);
  }

  /** Replaces the weights, rounded to whole centipawns, until the laboratory is dropped. */
  setWeights(weights: EvaluationWeights): void {
    const cells = this.#weightCells();
    if (weights.length !== 2 * cells.length) {
      throw new RangeError(`${weights.length / 2} weights given, ${cells.length} expected`);
    }
    const rounded = (i: number) => Math.round(weights[i] ?? 0);
    cells.forEach((_, i) => {
      cells[i] = (rounded(2 * i + 1) << 16) + rounded(2 * i);
    });
    this.#kernel.weightsChanged();
  }

  #weightCells(): Int32Array {
    const { weightsAddress, weightsCount } = this.#kernel;
    return new Int32Array(this.#memory.buffer, weightsAddress(), weightsCount());
  }

  #moves(count: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer, abi.MOVES_BLOCK, count).slice();
  }

  #view(): DataView {
    return new DataView(this.#memory.buffer);
  }
}

/** The value for White in centipawns that a trace and weights give, up to rounding. */
export function rebuildValue(trace: EvaluationTrace, weights: EvaluationWeights): number {
  let middlegame = 0;
  let endgame = 0;
  trace.coefficients.forEach((coefficient, i) => {
    middlegame += coefficient * (weights[2 * i] ?? 0);
    endgame += coefficient * (weights[2 * i + 1] ?? 0);
  });
  const share = trace.phase / FULL_PHASE;
  const tapered = middlegame * share + endgame * (1 - share);
  return (tapered * trace.scale + trace.offset) * trace.fade;
}
