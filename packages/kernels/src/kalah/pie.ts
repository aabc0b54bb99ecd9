import { counting, stopped } from "../common/limits";
import { Row, seedsAt } from "./row";
import { pits } from "./rules";
import { proved, searchFromRoot, setProved } from "./search";
import { gain, isOver, movesAgain, sow, sownEnemy, sownOwn } from "./sowing";
import { FULL_DEPTH } from "./table";

// While North may change places, a margin is not what can be gained from a position alone, since a
// swap exchanges the stores too. All margins here are final ones, for the side to move. North takes
// the better side of the same position with the same side to move, so it ends with the size of the
// margin that it would have without the swap.

/** Whether North, about to move or to swap, ends with at least `margin`. */
function northReaches(own: Row, enemy: Row, stores: i32, margin: i32, depth: i32): bool {
  if (margin <= 0) {
    setProved(true);
    return true;
  }
  const keeping = margin - stores;
  if (searchFromRoot(own, enemy, keeping, depth) >= keeping) return true;
  const isProved = proved;
  const swapping = -margin - stores;
  const reaches = searchFromRoot(own, enemy, swapping + 1, depth) <= swapping;
  setProved(proved && (isProved || reaches));
  return reaches;
}

/** Whether South, which moves in a turn before North's first, ends with at least `margin`. */
function southReaches(own: Row, enemy: Row, stores: i32, margin: i32, depth: i32): bool {
  let allProved = true;
  for (let pit = 0; pit < pits; pit++) {
    if (seedsAt(own, pit) == 0) continue;
    if (southReachesBy(own, enemy, pit, stores, margin, depth)) return true;
    if (stopped) return false;
    allProved = allProved && proved;
  }
  setProved(allProved);
  return false;
}

/** The same with that move; `stores` is South's store less North's before it. */
export function southReachesBy(
  own: Row,
  enemy: Row,
  pit: i32,
  stores: i32,
  margin: i32,
  depth: i32,
): bool {
  sow(own, enemy, pit);
  const after = stores + gain;
  if (isOver) {
    setProved(true);
    counting();
    return after >= margin;
  }
  if (movesAgain) return southReaches(sownOwn, sownEnemy, after, margin, depth);
  const next = depth == FULL_DEPTH ? FULL_DEPTH : depth - 1;
  // North's margin is the negative of South's: both together cannot reach more than nothing.
  return !northReaches(sownEnemy, sownOwn, -after, 1 - margin, next);
}
