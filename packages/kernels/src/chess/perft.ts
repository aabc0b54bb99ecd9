import { make } from "./make";
import { Stack } from "./memory";
import { generateAll } from "./movegen";

/** The root of a count stands at ply 0 of the thread's stack. */
export function countLeaves(ply: i32, depth: i32): u64 {
  const list = Stack.moveList(ply);
  const count = generateAll(Stack.position(ply), list);
  if (depth == 1) return u64(count);
  let nodes: u64 = 0;
  for (let i = 0; i < count; i++) {
    make(Stack.position(ply), i32(load<u32>(list + (usize(i) << 2))), Stack.position(ply + 1));
    nodes += countLeaves(ply + 1, depth - 1);
  }
  return nodes;
}
