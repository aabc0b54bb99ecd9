import { MOVE_LIST_SIZE } from "../layout";
import { Stack } from "../memory";
import { make } from "./make";
import { generateAll } from "./movegen";
import { POSITION_SIZE } from "./position";

/** Counts legal-move paths of `depth` plies, at least 1, from the record at ply 0 of the stack. */
export function countLeaves(depth: i32): u64 {
  return countBelow(Stack.position(0), Stack.moveList(0), depth);
}

/** The leaves are counted in bulk, but each of them stands in a move list. */
function countBelow(pos: usize, list: usize, depth: i32): u64 {
  const count = generateAll(pos, list);
  if (depth == 1) return u64(count);
  const end = list + (usize(count) << 2);
  const next = pos + POSITION_SIZE;
  const nextList = list + MOVE_LIST_SIZE;
  let nodes: u64 = 0;
  for (let at = list; at < end; at += 4) {
    make(pos, load<i32>(at), next);
    // The test of the depth saves a call for most positions.
    nodes += depth == 2 ? u64(generateAll(next, nextList)) : countBelow(next, nextList, depth - 1);
  }
  return nodes;
}
