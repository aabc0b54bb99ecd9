import type { Outcome } from "@kibitz/rules";
import type { Score } from "../player.ts";

/**
 * What values count: hundredths of a pawn, where only winning matters, or the game's own points,
 * such as seeds, where a win is worth its margin.
 */
export type ValueUnit = "cp" | "points";

/** The value of a game won on the spot; a win `n` plies away is worth `WIN - n`. */
export const WIN = 1_000_000;

/** Evaluations stay within this, so that no evaluation is taken for a win. */
export const MAX_EVALUATION = WIN - 10_000;

/**
 * In points, a game won by a margin of `n` is worth `WON_POINTS + n`: estimates stay below, so that
 * a win that is sure beats any hope of more.
 */
export const WON_POINTS = 1000;

/**
 * The value of a finished game for `side`. Where there is no margin to count, near wins beat far
 * ones and far losses near ones.
 */
export function outcomeValue<S>(
  outcome: Outcome<S>,
  side: S,
  ply: number,
  unit: ValueUnit = "cp",
): number {
  if (outcome.kind === "draw") return 0;
  const { margin } = outcome;
  const value = unit === "points" && margin !== undefined ? WON_POINTS + margin : WIN - ply;
  return outcome.winner === side ? value : -value;
}

/** Whether a value is that of a win or loss so many plies away. */
export function isDecisive(value: number): boolean {
  return Math.abs(value) > MAX_EVALUATION;
}

/** A value as the field writes it; one in points is exact when every line has ended with the game. */
export function scoreOf(value: number, unit: ValueUnit = "cp", complete = false): Score {
  // Adding 0 turns the -0 of a negated draw into 0.
  if (isDecisive(value)) return { kind: "mate", plies: value > 0 ? WIN - value : -WIN - value };
  if (unit === "cp") return { kind: "cp", value: Math.round(value) + 0 };
  const points = Math.abs(value) >= WON_POINTS ? value - Math.sign(value) * WON_POINTS : value;
  return complete ? { kind: "exact", value: points + 0 } : { kind: "points", value: points + 0 };
}

/** Reasons for an end that depend on the moves before, not on the position alone. */
const REASONS_OF_HISTORY: ReadonlySet<string> = new Set([
  "repetition",
  "fivefold-repetition",
  "seventy-five-moves",
]);

/** Whether an outcome holds wherever its position comes up, so that a table may keep what follows. */
export const isLasting = ({ reason }: Outcome<unknown>): boolean => !REASONS_OF_HISTORY.has(reason);
