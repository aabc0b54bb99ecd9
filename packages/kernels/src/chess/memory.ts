import { MAX_THREADS } from "./abi";
import { POSITION_SIZE } from "./board/position";
import {
  HASH_MIB_CELL,
  MOVE_LIST_SIZE,
  THREAD_MOVE_LISTS,
  THREAD_SIZE,
  THREADS_BASE,
  THREADS_CELL,
} from "./layout";

/** The number of this instance's thread and the base of its area; globals are per instance. */
export let threadId: i32 = 0;
export let threadBase: usize = 0;

/** Binds this instance to the area of thread `id`, below the count given to `init`. */
export function bindThread(id: i32): void {
  threadId = id;
  threadBase = THREADS_BASE + usize(id) * THREAD_SIZE;
}

/** Sets sizes and grows the memory to hold them; false when the host refuses. */
export function reserveMemory(hashMiB: i32, threads: i32): bool {
  if (threads < 1 || threads > MAX_THREADS || hashMiB < 0) return false;
  const bytes = u64(THREADS_BASE) + u64(threads) * u64(THREAD_SIZE) + (u64(hashMiB) << 20);
  const missing = i64((bytes + 0xffff) >> 16) - i64(memory.size());
  if (missing > 0x10000) return false;
  if (missing > 0 && memory.grow(i32(missing)) < 0) return false;
  store<i32>(THREADS_CELL, threads);
  store<i32>(HASH_MIB_CELL, hashMiB);
  return true;
}

/** The transposition table's first byte and its size; both follow from `init`. */
export function hashBase(): usize {
  return THREADS_BASE + usize(load<i32>(THREADS_CELL)) * THREAD_SIZE;
}

export function hashBytes(): usize {
  return usize(load<i32>(HASH_MIB_CELL)) << 20;
}

/** This thread's position record and move list of a ply. */
export class Stack {
  @inline static position(ply: i32): usize {
    return threadBase + usize(ply) * POSITION_SIZE;
  }

  @inline static moveList(ply: i32): usize {
    return threadBase + THREAD_MOVE_LISTS + usize(ply) * MOVE_LIST_SIZE;
  }
}
