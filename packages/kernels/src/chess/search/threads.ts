import { SharedCell } from "../../common/cells";
import { isHardLimitReached } from "../../common/clock";
import { LIMITS_BLOCK, LIMITS_NODES, STOP_CELL } from "../abi";
import { SEARCH_THREAD_CELLS, THREADS_CELL } from "../layout";
import { threadId } from "../memory";

// Lazy SMP: every thread searches the same root in its own area; only the transposition
// table joins them. Globals belong to one instance, hence to one thread. Thread 0 alone
// watches the limits; it ends the others through the stop cell.

const THREAD_CELLS_SHIFT: usize = 7;
/** The stop cell and the clock are looked at once in so many nodes, about a millisecond. */
const POLL_INTERVAL: u64 = 1024;

/** Nodes of this thread in this search. */
export let nodes: u64 = 0;
/** The deepest ply of this iteration's principal lines. */
export let selectiveDepth: i32 = 0;
/** Once true, every search function returns at once and its value means nothing. */
export let stopped: bool = false;

let nodeLimit: u64 = 0;
let interruptible: bool = false;

function publishedNodes(thread: i32): usize {
  return SEARCH_THREAD_CELLS + (usize(thread) << THREAD_CELLS_SHIFT);
}

/** Begins counting; a thread other than 0 may be stopped at once. */
export function startCounting(): void {
  nodes = 0;
  selectiveDepth = 0;
  stopped = false;
  interruptible = threadId != 0;
  const limit = load<f64>(LIMITS_BLOCK, LIMITS_NODES);
  nodeLimit = limit > 0 ? u64(limit) : u64.MAX_VALUE;
  store<u64>(publishedNodes(threadId), 0);
}

/** From now on the stop cell and the clock end the search: there is a move to report. */
export function allowStop(): void {
  interruptible = true;
  poll();
}

/** Ends the search of every thread; only thread 0 calls it. */
export function stopAll(): void {
  stopped = true;
  SharedCell.write(STOP_CELL, 1);
}

export function stopSearch(): void {
  stopped = true;
}

/** Nodes of all threads, those of the others as of their last poll. */
export function totalNodes(): u64 {
  const threads = load<i32>(THREADS_CELL);
  let total = nodes;
  for (let thread = 0; thread < threads; thread++) {
    if (thread != threadId) total += load<u64>(publishedNodes(thread));
  }
  return total;
}

function poll(): void {
  store<u64>(publishedNodes(threadId), nodes);
  if (!interruptible) return;
  if (SharedCell.read(STOP_CELL) != 0) stopped = true;
  else if (threadId == 0 && (isHardLimitReached() || totalNodes() >= nodeLimit)) stopped = true;
}

/** Counts a node at `ply`; false when the search has to end instead. */
export function enterNode(): bool {
  if (stopped) return false;
  if (nodes >= nodeLimit) {
    stopped = true;
    return false;
  }
  nodes++;
  if ((nodes & (POLL_INTERVAL - 1)) == 0) poll();
  return !stopped;
}

export function noteSelectiveDepth(ply: i32): void {
  if (ply > selectiveDepth) selectiveDepth = ply;
}

export function resetSelectiveDepth(): void {
  selectiveDepth = 0;
}
