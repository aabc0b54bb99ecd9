import { LIMITS_BLOCK, LIMITS_NODES, STOP_CELL } from "./abi";
import { SharedCell } from "./cells";
import { isHardLimitReached, startClock } from "./clock";

const POLL_INTERVAL: u64 = 1024;

/** Positions and finished games looked at in this search. */
export let nodes: u64 = 0;
/** Once true, every search function returns at once and its value means nothing. */
export let stopped: bool = false;
let nodeLimit: u64 = 0;
let nextPoll: u64 = 0;
let interruptible: bool = false;

export function startLimits(): void {
  startClock();
  nodes = 0;
  nextPoll = POLL_INTERVAL;
  stopped = false;
  interruptible = false;
  const limit = load<f64>(LIMITS_BLOCK, LIMITS_NODES);
  nodeLimit = limit > 0 ? u64(limit) : u64.MAX_VALUE;
}

/** From now on a limit may end the search: there is a move to report. */
export function allowStop(): void {
  interruptible = true;
  poll();
}

export function counting(): void {
  nodes++;
}

/** Counts a node; false when the search has to end instead. */
export function enterNode(): bool {
  if (stopped) return false;
  if (interruptible && nodes >= nodeLimit) {
    stopped = true;
    return false;
  }
  nodes++;
  if (nodes >= nextPoll) {
    nextPoll = nodes + POLL_INTERVAL;
    poll();
  }
  return !stopped;
}

/** Looks at the limits between nodes, for work that takes long; false when the search has to end. */
export function isStillWanted(): bool {
  poll();
  return !stopped;
}

function poll(): void {
  if (!interruptible) return;
  stopped = SharedCell.read(STOP_CELL) != 0 || nodes >= nodeLimit || isHardLimitReached();
}
