import type { Outcome } from "@kibitz/rules";
import type { Score } from "../player.ts";

/** The value of a game won on the spot; a win `n` plies away is worth `WIN - n`. */
export const WIN = 1_000_000;

/** Evaluations stay within this, so that no evaluation is taken for a win. */
export const MAX_EVALUATION = WIN - 10_000;

/** The value of a finished game for `side`: near wins beat far ones, far losses near ones. */
export function outcomeValue<S>(outcome: Outcome<S>, side: S, ply: number): number {
  if (outcome.kind === "draw") return 0;
  return outcome.winner === side ? WIN - ply : ply - WIN;
}

export function isDecisive(value: number): boolean {
  return Math.abs(value) > MAX_EVALUATION;
}

export function scoreOf(value: number): Score {
  // Adding 0 turns the -0 of a negated draw into 0.
  if (!isDecisive(value)) return { kind: "cp", value: Math.round(value) + 0 };
  return { kind: "mate", plies: value > 0 ? WIN - value : -WIN - value };
}
