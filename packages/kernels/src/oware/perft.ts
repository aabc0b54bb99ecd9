import { captured, isDecided, isGameOver, legalPits, sow, sownEnemy, sownOwn } from "./board";
import { comesBack, walk } from "./path";

/** Counts paths of exactly `depth` plies from the position at `index` of the path. */
export function countLeaves(
  own: u64,
  enemy: u64,
  store: i32,
  enemyStore: i32,
  depth: i32,
  index: i32,
  first: i32,
): u64 {
  if (depth == 0) return 1;
  const pits = legalPits(own, enemy);
  if (depth == 1) return u64(popcnt(pits));
  let leaves: u64 = 0;
  for (let rest = pits; rest != 0; rest &= rest - 1) {
    sow(own, enemy, ctz(rest));
    if (isGameOver() || isDecided(store + captured, enemyStore)) continue;
    const next = captured > 0 ? index + 1 : first;
    if (comesBack(index + 1, next, sownEnemy, sownOwn)) continue;
    walk(index + 1, sownEnemy, sownOwn);
    leaves += countLeaves(
      sownEnemy,
      sownOwn,
      enemyStore,
      store + captured,
      depth - 1,
      index + 1,
      next,
    );
  }
  return leaves;
}
