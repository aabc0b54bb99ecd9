import type { SearchRequest } from "./messages.ts";
import type { KernelLayout, MemoryBlock } from "./spec.ts";

/** What every kernel exports; numbers only. */
export interface KernelExports {
  abiVersion(): number;
  /** Once per memory, before anything else; 0 when there is not enough memory. */
  init(hashMiB: number, threads: number): number;
  /** Once per instance, after `init`. */
  initThread(threadId: number): void;
  /** Takes the position block up; 0 when it holds no position. */
  loadPosition(): number;
  /** Writes the moves block and returns how many moves it holds. */
  legalMoves(): number;
  key(): bigint;
  perft(depthPlies: number): bigint;
  /** Forgets what this thread has learnt, and in thread 0 also what all have. */
  newGame(): void;
  /** Searches the position taken up, under the limits block; returns the best move's code. */
  search(threadId: number): number;
  evaluate(): number;
}

/** One instance of a kernel with the memory it works on. */
export interface KernelInstance {
  readonly exports: KernelExports;
  readonly memory: WebAssembly.Memory;
}

/** Milliseconds on a clock that all threads of the program share. */
export const hostNow = (): number => performance.timeOrigin + performance.now();

/** Instantiates a kernel, on the memory given or on its own; throws where its version is not ours. */
export function instantiateKernel(
  module: WebAssembly.Module,
  layout: KernelLayout,
  onInfo: (block: Uint8Array) => void,
  shared?: WebAssembly.Memory,
): KernelInstance {
  const imports = {
    host: {
      now: hostNow,
      info: () => onInfo(readBlock(memory, layout.info)),
    },
    ...(shared && { env: { memory: shared } }),
  };
  const instance = new WebAssembly.Instance(module, imports);
  const exports = instance.exports as unknown as KernelExports;
  const memory = shared ?? (instance.exports.memory as WebAssembly.Memory);
  refuseOtherVersion(exports.abiVersion(), layout.abiVersion);
  return { exports, memory };
}

function refuseOtherVersion(found: number, expected: number): void {
  if (found === expected) return;
  throw new Error(
    `the kernel speaks version ${found} of its interface, but version ${expected} is needed; rebuild the kernels`,
  );
}

/** Writes what a search reads, and lowers the stop flag. */
export function writeRequest(
  memory: WebAssembly.Memory,
  layout: KernelLayout,
  request: SearchRequest,
): void {
  writeBlock(memory, layout.position, request.position);
  writeBlock(memory, layout.limits, request.limits);
  new DataView(memory.buffer).setFloat64(layout.askedAt, request.askedAtMs, true);
  writeCell(memory, layout.ponderCell, request.ponder ? 1 : 0);
  writeCell(memory, layout.stopCell, 0);
}

export function writeBlock(
  memory: WebAssembly.Memory,
  block: MemoryBlock,
  content: Uint8Array,
): void {
  if (content.length > block.byteLength) throw new RangeError("content exceeds its memory block");
  new Uint8Array(memory.buffer).set(content, block.address);
}

/** A copy, which stays as it is when the kernel goes on. */
export function readBlock(memory: WebAssembly.Memory, block: MemoryBlock): Uint8Array {
  return new Uint8Array(memory.buffer, block.address, block.byteLength).slice();
}

/** Sets one i32 that other threads poll. */
export function writeCell(memory: WebAssembly.Memory, address: number, value: number): void {
  Atomics.store(new Int32Array(memory.buffer), address / Int32Array.BYTES_PER_ELEMENT, value);
}
