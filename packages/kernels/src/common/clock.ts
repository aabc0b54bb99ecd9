import { ASKED_AT, LIMITS_BLOCK, LIMITS_HARD_MS, LIMITS_SOFT_MS, PONDER_CELL } from "./abi";
import { SharedCell } from "./cells";
import { now } from "./host";

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
