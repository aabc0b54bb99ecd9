import { Row, seedsAt } from "./row";
import { pits } from "./rules";
import { isOver, movesAgain, sow, sownEnemy, sownOwn } from "./sowing";

/** Counts paths of exactly `depth` plies; an extra turn is a ply of its own. */
export function countLeaves(own: Row, enemy: Row, depth: i32): u64 {
  if (depth == 0) return 1;
  let leaves: u64 = 0;
  for (let pit = 0; pit < pits; pit++) {
    if (seedsAt(own, pit) == 0) continue;
    if (depth == 1) {
      leaves++;
      continue;
    }
    sow(own, enemy, pit);
    if (isOver) continue;
    leaves += movesAgain
      ? countLeaves(sownOwn, sownEnemy, depth - 1)
      : countLeaves(sownEnemy, sownOwn, depth - 1);
  }
  return leaves;
}

/** The same while North, which is side 1, has not moved yet and may change places. */
export function countWithSwap(own: Row, enemy: Row, side: i32, depth: i32): u64 {
  if (depth == 0) return 1;
  if (side == 1) {
    // South moves next, with the row that was North's.
    return countLeaves(own, enemy, depth) + countLeaves(own, enemy, depth - 1);
  }
  let leaves: u64 = 0;
  for (let pit = 0; pit < pits; pit++) {
    if (seedsAt(own, pit) == 0) continue;
    sow(own, enemy, pit);
    if (isOver) leaves += u64(depth == 1);
    else if (movesAgain) leaves += countWithSwap(sownOwn, sownEnemy, 0, depth - 1);
    else leaves += countWithSwap(sownEnemy, sownOwn, 1, depth - 1);
  }
  return leaves;
}
