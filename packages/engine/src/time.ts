import type { ClockState } from "./player.ts";

/** How long a search may take. */
export interface TimeBudget {
  /** After it, a new iteration is not worth its time. */
  readonly softMs: number;
  /** After it, the search ends wherever it is. */
  readonly hardMs: number;
}

/**
 * Moves that sudden death is planned for. Few, since games are decided in the middlegame: at
 * 2+0.02 a plan for 32 moves still had half the clock after move 20, when the opponent's was used up.
 */
const SUDDEN_DEATH_HORIZON = 18;
/** Of a far time control, only so many moves are planned at once. */
const LONGEST_HORIZON = 40;
/** Part of the increment that is spent on the move that earns it. */
const INCREMENT_SHARE = 0.8;
/** An iteration begun just before the soft limit takes about as long again. */
const SOFT_SHARE = 0.7;
/** How far a hard position may go beyond its share. */
const STRETCH = 4;
/** Never more than this part of the clock on one move, the last before a time control excepted. */
const LARGEST_PART = 0.45;
const LARGEST_PART_BEFORE_CONTROL = 0.9;
/** Not planned with: a busy machine may stall a program for so long, and a flag falls for good. */
const RESERVE_MS = 120;
const RESERVE_PART = 0.5;
const SMALLEST_BUDGET_MS = 1;
/** Below it a clock cannot be told from one that has run out. */
const CLOCK_TICK_MS = 0.01;

/**
 * Budgets one move. `overheadMs` is lost on every move between the player and
 * its clock. The hard limit and the overhead together stay below the clock
 * whenever the clock holds more than the overhead; below that the player
 * can only answer at once.
 */
export function budgetTime(clock: ClockState, overheadMs: number): TimeBudget {
  const horizon = horizonOf(clock.movesToGo);
  const incrementMs = Math.max(0, clock.incrementMs);
  const remainingMs = Math.max(0, clock.remainingMs);
  const reserveMs = Math.min(RESERVE_MS, RESERVE_PART * remainingMs);
  const usableMs = Math.max(0, remainingMs - Math.max(0, overheadMs) - reserveMs);
  const shareMs = usableMs / horizon + incrementMs * INCREMENT_SHARE;
  const part = horizon === 1 ? LARGEST_PART_BEFORE_CONTROL : LARGEST_PART;
  const hardMs = atLeastSmallest(Math.min(shareMs * STRETCH, usableMs * part), clock.remainingMs);
  const leastMs = (hardMs * SOFT_SHARE) / STRETCH;
  return { softMs: Math.min(Math.max(shareMs * SOFT_SHARE, leastMs), hardMs), hardMs };
}

function horizonOf(movesToGo: number | undefined): number {
  if (movesToGo === undefined || !(movesToGo >= 1)) return SUDDEN_DEATH_HORIZON;
  return Math.min(movesToGo, LONGEST_HORIZON);
}

/** A millisecond, or half the clock when less than two are left on it. */
function atLeastSmallest(budgetMs: number, remainingMs: number): number {
  if (budgetMs >= SMALLEST_BUDGET_MS) return budgetMs;
  return remainingMs > CLOCK_TICK_MS
    ? Math.min(SMALLEST_BUDGET_MS, remainingMs / 2)
    : SMALLEST_BUDGET_MS;
}
