/**
 * Writes every legal move of `pos` as u32 codes at `list` and returns their count.
 * There are never more than 218.
 */
export function generateAll(pos: usize, list: usize): i32 {
  return 0;
}

/** Legal captures, en passant and promotions to queen: what quiescence looks at. */
export function generateCaptures(pos: usize, list: usize): i32 {
  return 0;
}

/** The legal moves that `generateCaptures` leaves out, underpromotions that capture included. */
export function generateQuiets(pos: usize, list: usize): i32 {
  return 0;
}
