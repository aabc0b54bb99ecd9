import type { Limits } from "../player.ts";
import { budgetTime, type TimeBudget } from "../time.ts";
import type { KernelLimits } from "./spec.ts";

/** What a search's limits depend on beside the limits themselves. */
export interface LimitsContext {
  /** Lost on every move between the player and its clock. */
  readonly overheadMs: number;
  /** How long the search has waited for its turn; its clock ran meanwhile. */
  readonly waitedMs: number;
  readonly multiPv: number;
  readonly searchMoves: readonly number[];
}

const LARGEST_DEPTH = 1_000;
const LARGEST_MULTI_PV = 256;
const SMALLEST_TIME_MS = 0.5;

/**
 * Turns whatever a caller asks for into numbers that a kernel can trust. A
 * playout counts as a node: kernels that play none still end.
 */
export function kernelLimits(limits: Limits, context: LimitsContext): KernelLimits {
  const time = timeBudget(limits, context);
  return {
    depth: Math.min(count(limits.depth), LARGEST_DEPTH),
    mate: Math.min(count(limits.mate), LARGEST_DEPTH),
    nodes: fewer(count(limits.nodes), count(limits.playouts)),
    softMs: time?.softMs ?? 0,
    hardMs: time?.hardMs ?? 0,
    multiPv: Math.min(Math.max(1, count(context.multiPv)), LARGEST_MULTI_PV),
    searchMoves: context.searchMoves,
  };
}

/** Whether nothing but `stop()` ends a search under these limits. */
export function isUnlimited(limits: Limits): boolean {
  const { depth, nodes, playouts, timeMs, clock, mate } = limits;
  const ends = (limit: number | undefined) => limit !== undefined && limit !== Infinity;
  return !clock && ![depth, nodes, playouts, timeMs, mate].some(ends);
}

/** The time that a search may take, or undefined when no clock runs. */
export function timeBudget(
  { timeMs, clock }: Limits,
  { overheadMs, waitedMs }: LimitsContext,
): TimeBudget | undefined {
  if (clock) {
    const remainingMs = finite(clock.remainingMs) - waitedMs;
    const incrementMs = finite(clock.incrementMs);
    const budget = budgetTime({ ...clock, remainingMs, incrementMs }, overheadMs);
    return timeMs === undefined
      ? budget
      : { ...budget, hardMs: Math.min(budget.hardMs, exact(timeMs)) };
  }
  if (timeMs === undefined || timeMs === Infinity) return undefined;
  return { softMs: 0, hardMs: Math.max(SMALLEST_TIME_MS, exact(timeMs) - waitedMs) };
}

/** An absent or infinite limit is 0; of anything else that is no count, the smallest. */
function count(limit: number | undefined): number {
  if (limit === undefined || limit === Infinity) return 0;
  return limit >= 1 ? Math.min(Math.floor(limit), Number.MAX_SAFE_INTEGER) : 1;
}

/** The smaller of two counts, of which 0 is none. */
function fewer(a: number, b: number): number {
  return a === 0 || b === 0 ? a + b : Math.min(a, b);
}

function exact(timeMs: number): number {
  return Math.max(SMALLEST_TIME_MS, Number.isNaN(timeMs) ? 0 : timeMs);
}

/** A clock that is no number has run out. */
function finite(ms: number): number {
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), Number.MAX_SAFE_INTEGER);
}
