import { isOver, movesAgain, pits, seedsAt, sow, sownEnemy, sownOwn } from "./rows";

/** Counts paths of exactly `depth` plies; an extra turn is a ply of its own. */
export function countLeaves(own: u64, enemy: u64, depth: i32): u64 {
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
