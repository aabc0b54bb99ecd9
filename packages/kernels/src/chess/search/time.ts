import { ASKED_AT, LIMITS_BLOCK, LIMITS_HARD_MS, LIMITS_SOFT_MS, PONDER_CELL } from "../abi";
import { now } from "../host";
import { SharedCell } from "./cells";

// The clock of a search. Limits count from `limitsStart`, which a ponderhit moves: until
// then no limit in time applies.

let searchStart: f64 = 0;
let limitsStart: f64 = 0;
let softMs: f64 = 0;
let hardMs: f64 = 0;
let pondering: bool = false;

export function startClock(): void {
  // What passes before a thread takes the search up runs on the clock too. A time that was
  // never written, or lies ahead, is none.
  const askedAt = load<f64>(ASKED_AT);
  const present = now();
  searchStart = askedAt > 0 && askedAt < present ? askedAt : present;
  limitsStart = searchStart;
  softMs = load<f64>(LIMITS_BLOCK, LIMITS_SOFT_MS);
  hardMs = load<f64>(LIMITS_BLOCK, LIMITS_HARD_MS);
  pondering = SharedCell.read(PONDER_CELL) == 1;
}

/** Milliseconds since the search began. */
export function elapsedMs(): f64 {
  return now() - searchStart;
}

export function isPondering(): bool {
  if (pondering && SharedCell.read(PONDER_CELL) != 1) {
    pondering = false;
    limitsStart = now();
  }
  return pondering;
}

export function isHardLimitReached(): bool {
  return !isPondering() && hardMs > 0 && now() - limitsStart >= hardMs;
}

export function hasSoftLimit(): bool {
  return softMs > 0;
}

/** Whether `scale` times the soft limit has passed. */
export function isSoftLimitReached(scale: f64): bool {
  return !isPondering() && softMs > 0 && now() - limitsStart >= softMs * scale;
}

// How far the soft limit stretches. Each factor is 1 in an ordinary position.
/** By iterations since the best move last changed: a settled choice needs less. */
const UNSETTLED_SCALE: f64 = 1.55;
const SETTLING_STEP: f64 = 0.1;
const SETTLED_SCALE: f64 = 0.85;
/** By the fall of the score since the iteration before, in centipawns: trouble needs thought. */
const SCALE_PER_CENTIPAWN_LOST: f64 = 0.01;
/** By the share of nodes that the best move took: the rest was easily refuted. */
const EFFORT_BASE: f64 = 1.75;
const EFFORT_SLOPE: f64 = 1.2;

/** The factor of the soft limit after an iteration. */
export function softLimitScale(stableIterations: i32, scoreLoss: i32, bestMoveShare: f64): f64 {
  const settled = max(SETTLED_SCALE, UNSETTLED_SCALE - SETTLING_STEP * f64(stableIterations));
  const loss = f64(min(max(scoreLoss, -10), 50));
  const trend = 1.0 + SCALE_PER_CENTIPAWN_LOST * loss;
  return settled * trend * (EFFORT_BASE - EFFORT_SLOPE * bestMoveShare);
}
