import { BINOMIALS } from "./layout";
import { Row, runningTotals, seedsAt } from "./row";
import { pits } from "./rules";

// A position's index is the sum over its places, own pits first, of C(S_j + j - 1, j), S_j being
// the seeds of the first j places: a bijection from the ways to lay up to N seeds into n places to
// 0 .. C(N + n, n) - 1, in which positions of fewer seeds come first.

const PLACE_SHIFT: usize = 7;
/** Totals from 0 to this have binomials. */
export const MOST_TOTAL: i32 = 31;

/** The number of ways to lay up to `total` seeds on a board of so many pits a side. */
export function positionsUpTo(total: i32, pitsOfSide: i32): u64 {
  return binomial(total + 2 * pitsOfSide, 2 * pitsOfSide);
}

export function binomial(n: i32, k: i32): u64 {
  let value: u64 = 1;
  for (let i = 1; i <= k; i++) value = (value * u64(n - k + i)) / u64(i);
  return value;
}

/** Fills the coefficients for boards of the size that the rules name. */
export function fillBinomials(): void {
  for (let place = 1; place <= 2 * pits; place++) {
    for (let sum = 0; sum <= MOST_TOTAL; sum++) {
      const value = sum == 0 ? 0 : binomial(sum + place - 1, place);
      store<u32>(BINOMIALS + (usize(place - 1) << PLACE_SHIFT) + (usize(sum) << 2), u32(value));
    }
  }
}

/** The index of a position of at most MOST_TOTAL seeds. */
export function indexOf(own: Row, enemy: Row): usize {
  const ownTotals = runningTotals(own, 0);
  const enemyTotals = runningTotals(enemy, seedsAt(ownTotals, pits - 1));
  let index: usize = 0;
  let slot = BINOMIALS;
  const enemyPlaces = usize(pits) << PLACE_SHIFT;
  for (let pit = 0; pit < pits; pit++) {
    index += usize(load<u32>(slot + (usize(seedsAt(ownTotals, pit)) << 2)));
    index += usize(load<u32>(slot + enemyPlaces + (usize(seedsAt(enemyTotals, pit)) << 2)));
    slot += 1 << PLACE_SHIFT;
  }
  return index;
}
