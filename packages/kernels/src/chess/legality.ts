/** Whether an arbitrary code, such as a table move, is a legal move of `pos`. */
export function isLegal(pos: usize, move: i32): bool {
  return false;
}

/** Whether a legal move of `pos` gives check. */
export function givesCheck(pos: usize, move: i32): bool {
  return false;
}
