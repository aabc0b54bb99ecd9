import { BINOMIALS, DATABASE } from "./layout";
import { gain, isOver, movesAgain, pits, seedsAt, sow, sownEnemy, sownOwn } from "./rows";

// Exact values of all positions of up to `largestTotal` seeds, one byte each. A position's index is
// the sum over its pits, own first, of C(S_j + j - 1, j), S_j being the seeds of the first j pits:
// a bijection from the ways to lay up to N seeds into n pits to 0 .. C(N + n, n) - 1 that
// rises with the total. Within one total the game never comes back, so plain recursion fills it.

const UNKNOWN: i32 = -128;
const ROW_SHIFT: usize = 7;

/** Positions of more seeds are not in the database; -1 while there is none. */
export let largestTotal: i32 = -1;
let bytes: usize = 0;

/** The number of ways to lay up to `total` seeds on the board. */
export function databaseBytes(total: i32): usize {
  return usize(binomial(total + 2 * pits, 2 * pits));
}

function binomial(n: i32, k: i32): u64 {
  let value: u64 = 1;
  for (let i = 1; i <= k; i++) value = (value * u64(n - k + i)) / u64(i);
  return value;
}

class Index {
  @inline static of(own: u64, enemy: u64): usize {
    let sum: usize = 0;
    let index: usize = 0;
    let slot = BINOMIALS;
    for (let pit = 0; pit < pits; pit++) {
      sum += usize(own & 0xff);
      own >>= 8;
      index += usize(load<u32>(slot + (sum << 2)));
      slot += 1 << ROW_SHIFT;
    }
    for (let pit = 0; pit < pits; pit++) {
      sum += usize(enemy & 0xff);
      enemy >>= 8;
      index += usize(load<u32>(slot + (sum << 2)));
      slot += 1 << ROW_SHIFT;
    }
    return index;
  }
}

/** The value for the side to move of a position that the database holds. */
export function databaseValue(own: u64, enemy: u64): i32 {
  return i32(load<i8>(DATABASE + Index.of(own, enemy)));
}

/** Forgets the database, since the rules have changed. */
export function dropDatabase(): void {
  largestTotal = -1;
}

/** Where the memory behind the database begins. */
export function databaseEnd(): usize {
  return (DATABASE + bytes + 63) & ~63;
}

/** Makes room for a database of up to `total` seeds and fills it; the memory must be there. */
export function buildDatabase(total: i32): void {
  const places = 2 * pits;
  for (let place = 1; place <= places; place++) {
    for (let sum = 0; sum <= total; sum++) {
      const value = sum == 0 ? 0 : binomial(sum + place - 1, place);
      store<u32>(BINOMIALS + (usize(place - 1) << ROW_SHIFT) + (usize(sum) << 2), u32(value));
    }
  }
  bytes = databaseBytes(total);
  memory.fill(DATABASE, u8(UNKNOWN & 0xff), bytes);
  for (let seeds = 0; seeds <= total; seeds++) {
    largestTotal = seeds;
    layOut(0, 0, 0, seeds);
  }
}

/** Visits every way to lay `left` seeds into the places from `place` on. */
function layOut(own: u64, enemy: u64, place: i32, left: i32): void {
  const lastPlace = 2 * pits - 1;
  if (place == lastPlace) {
    fill(own, enemy + (u64(left) << u64(8 * (pits - 1))));
    return;
  }
  for (let seeds = 0; seeds <= left; seeds++) {
    if (place < pits) layOut(own + (u64(seeds) << u64(8 * place)), enemy, place + 1, left - seeds);
    else layOut(own, enemy + (u64(seeds) << u64(8 * (place - pits))), place + 1, left - seeds);
  }
}

/** The value of a position, found by trying all moves and kept. */
function fill(own: u64, enemy: u64): i32 {
  const slot = DATABASE + Index.of(own, enemy);
  const known = i32(load<i8>(slot));
  if (known != UNKNOWN) return known;
  let best = UNKNOWN;
  for (let pit = 0; pit < pits; pit++) {
    if (seedsAt(own, pit) == 0) continue;
    sow(own, enemy, pit);
    let value = gain;
    if (!isOver) {
      value += movesAgain ? fill(sownOwn, sownEnemy) : -fill(sownEnemy, sownOwn);
    }
    if (value > best) best = value;
  }
  // Nobody asks for a position in which the side to move has no seeds: the game is over there.
  if (best == UNKNOWN) best = 0;
  store<i8>(slot, i8(best));
  return best;
}
