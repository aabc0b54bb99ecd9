import type { Game, Line } from "@kibitz/rules";
import type { Info } from "../player.ts";

/** A fixed stretch of a kernel's memory. */
export interface MemoryBlock {
  readonly address: number;
  readonly byteLength: number;
}

/** Where a kernel's memory holds what the host writes and reads; the same for every kernel. */
export interface KernelLayout {
  /** What the kernel's `abiVersion()` must answer. */
  readonly abiVersion: number;
  /** i32, polled by a running search: 1 asks it to finish. */
  readonly stopCell: number;
  /** i32: while 1, time limits rest. */
  readonly ponderCell: number;
  /** f64, in the time of `hostNow()`: when the search was asked for. */
  readonly askedAt: number;
  readonly position: MemoryBlock;
  readonly limits: MemoryBlock;
  readonly info: MemoryBlock;
  readonly moves: MemoryBlock;
  /**
   * The name under which databases of this kernel are kept, for one that exports
   * `DatabaseExports` (`kernel/database.ts`).
   */
  readonly databases?: string;
  /**
   * How many bytes each weight of the evaluation has, as a whole number with a sign, in kernels
   * that export `weightsAddress` and `weightsCount`. Absent where weights are not to be changed.
   */
  readonly weightBytes?: 2 | 4;
}

/** Limits as a kernel takes them: sane numbers, and 0 where there is no limit. */
export interface KernelLimits {
  readonly depth: number;
  readonly mate: number;
  readonly nodes: number;
  /** No new iteration starts after it. */
  readonly softMs: number;
  /** The search ends wherever it is. */
  readonly hardMs: number;
  readonly multiPv: number;
  /** Codes of the only first moves to consider; empty for all. */
  readonly searchMoves: readonly number[];
}

/**
 * Translates between the referee's values and a kernel's memory. What it
 * writes lies at the start of the layout's block of that name.
 */
export interface KernelCodec<P, M> {
  encodePosition(line: Line<P, M>): Uint8Array;
  encodeLimits(limits: KernelLimits): Uint8Array;
  /** Moves are left as codes, since only the line at hand can tell what they mean. */
  decodeInfo(block: Uint8Array): Info<number>;
  decodeMoves(block: Uint8Array, count: number): readonly number[];
  /** The kernel's code of a move that is legal in `position`. */
  encodeMove(move: M, position: P): number;
  /** Undefined when the code is no legal move at the end of `line`. */
  decodeMove(code: number, line: Line<P, M>): M | undefined;
  /** The best moves after `line` as far as they are known without a search; absent where none are. */
  bestKnown?(line: Line<P, M>): readonly M[];
}

/** The two builds of one kernel. */
export interface KernelBuilds {
  /** One thread, with a memory of its own. */
  readonly single: URL;
  /** Any number of threads, on one shared memory that the host provides. */
  readonly threaded: URL;
}

/** What the threaded build needs besides its table, in WebAssembly pages of 64 KiB. */
export interface SharedMemoryNeeds {
  /** The size with which the module declares its memory. */
  readonly initialPages: number;
  /** At least as much as each thread adds. */
  readonly pagesPerThread: number;
  /** The greatest size that the module declares. */
  readonly maximumPages: number;
}

/** All that the host needs to run one game's kernel. */
export interface KernelSpec<P, M, S extends string = string> {
  /** How people call the player. */
  readonly name: string;
  readonly game: Game<P, M, S>;
  readonly builds: KernelBuilds;
  readonly layout: KernelLayout;
  readonly codec: KernelCodec<P, M>;
  readonly sharedMemory: SharedMemoryNeeds;
  readonly maxThreads: number;
  readonly maxHashMiB: number;
}
