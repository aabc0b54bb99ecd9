import { TURNS_END } from "../layout";
import { mayCaptureAt } from "./root";
import { TURN_SIZE } from "./turn-record";
import { listTurns } from "./turns";

/** Counts paths of exactly `depth` turns, at least 1, from the position at `from`; records go from `list` on, and where they end it traps. */
export function countLeaves(from: usize, list: usize, ply: i32, depth: i32): u64 {
  const end = listTurns(from, list, TURNS_END, mayCaptureAt(ply));
  if (end + TURN_SIZE > TURNS_END) unreachable();
  if (depth == 1) return u64((end - list) / TURN_SIZE);
  let leaves: u64 = 0;
  for (let turn = list; turn < end; turn += TURN_SIZE) {
    leaves += countLeaves(turn, end, ply + 1, depth - 1);
  }
  return leaves;
}
