import { isEmpty, Row } from "./row";

/** Pits a side and the rules, fixed by the loaded position. */
export let pits: i32 = 0;
export let emptyCapture: bool = false;
export let endRule: i32 = 0;

// The indices of `KALAH_ENDS` in `rules/mancala/kalah/types.ts`.
export const END_EITHER_ROW: i32 = 0;
export const END_MOVER_ROW: i32 = 1;
export const END_REST_TO_NOBODY: i32 = 2;
export const END_REST_TO_EMPTY_ROW: i32 = 3;

/** Plays by these rules from now on; true if they differ from those before. */
export function setRules(newPits: i32, captures: bool, end: i32): bool {
  if (newPits == pits && captures == emptyCapture && end == endRule) return false;
  pits = newPits;
  emptyCapture = captures;
  endRule = end;
  return true;
}

/** Whether the game is over where the side that has `own` is to move. */
export function hasEnded(own: Row, enemy: Row): bool {
  return isEmpty(own) || (isEmpty(enemy) && endRule != END_MOVER_ROW);
}
