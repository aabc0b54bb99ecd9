import { MOST_DATABASE_SEEDS, PITS } from "./abi";
import { seedsAt, splits } from "./board";
import { BINOMIALS, DATABASE } from "./layout";

// What is proved of every position of few seeds that no position came before: a lower and an upper
// bound of what the side to move gains beyond its enemy, in one byte. Where the bounds meet the
// value is exact. Positions that come back make the difference: see docs/oware.md.
//
// A position's index is the sum over its pits, own first, of C(S_j + j - 1, j), S_j being the seeds
// of the first j pits: a bijection to 0 .. C(N + 12, 12) - 1 that rises with the total.
// Under the rule that splits, the odd seed makes the sides differ, and each has a byte of its own.

export const MOST_TOTAL: i32 = MOST_DATABASE_SEEDS;
const PLACES: i32 = 2 * PITS;
const ROW_SHIFT: usize = 6;
/** Room for the positions of up to MOST_TOTAL seeds, twice. */
export const DATABASE_ROOM: usize = 0x530000;

const GAP_BITS: i32 = 3;
const LOWER_OFFSET: i32 = 16;
/** A gap that has no code is widened to the next; the last stands for "up to all there is". */
const LARGEST_GAP: i32 = 7;

/** Positions of more seeds are not in the database. */
export let largestTotal: i32 = 0;

export function forgetDatabase(): void {
  largestTotal = 0;
}

export function databaseReaches(total: i32): void {
  largestTotal = total;
}

/** How many bytes the positions of up to `total` seeds take under the loaded rules; none of the empty board alone. */
export function databaseBytes(total: i32): i32 {
  return total == 0 ? 0 : positionsUpTo(total) << i32(splits);
}

/** The number of positions of up to `total` seeds. */
export function positionsUpTo(total: i32): i32 {
  return i32(binomial(total + PLACES, PLACES));
}

function binomial(n: i32, k: i32): u64 {
  let value: u64 = 1;
  for (let i = 1; i <= k; i++) value = (value * u64(n - k + i)) / u64(i);
  return value;
}

/** Fills what `indexOf` adds up, by place and seeds up to it. */
export function fillBinomials(): void {
  for (let place = 1; place <= PLACES; place++) {
    for (let sum = 0; sum <= MOST_TOTAL; sum++) {
      const value = sum == 0 ? 0 : binomial(sum + place - 1, place);
      store<u32>(BINOMIALS + (usize(place - 1) << ROW_SHIFT) + (usize(sum) << 2), u32(value));
    }
  }
}

/** The index of a position of at most MOST_TOTAL seeds. */
export function indexOf(own: u64, enemy: u64): i32 {
  let index: u32 = 0;
  // Byte i of the product is the sum of bytes 0 to i.
  let sums = own * 0x0000010101010101;
  const all = seedsAt(sums, PITS - 1);
  let slot = BINOMIALS;
  for (let pit = 0; pit < PITS; pit++) {
    index += load<u32>(slot + (usize(sums & 0xff) << 2));
    sums >>= 8;
    slot += 1 << ROW_SHIFT;
  }
  sums = enemy * 0x0000010101010101;
  for (let pit = 0; pit < PITS; pit++) {
    index += load<u32>(slot + ((usize(sums & 0xff) + usize(all)) << 2));
    sums >>= 8;
    slot += 1 << ROW_SHIFT;
  }
  return i32(index);
}

/** Where the bounds of a position lie, `side` being to move. */
export function entryOf(index: i32, side: i32): usize {
  return DATABASE + usize(splits ? 2 * index + side : index);
}

export function lowerAt(entry: usize): i32 {
  return (i32(load<u8>(entry)) >> GAP_BITS) - LOWER_OFFSET;
}

/** The upper bound of an entry of a position of `total` seeds. */
export function upperAt(entry: usize, total: i32): i32 {
  const gap = i32(load<u8>(entry)) & LARGEST_GAP;
  if (gap == LARGEST_GAP) return total;
  return min(total, lowerAt(entry) + (gap <= 4 ? gap : 2 * gap - 4));
}

/** Keeps bounds; the upper one may become wider. */
export function keepBounds(entry: usize, lower: i32, upper: i32): void {
  const width = upper - lower;
  const gap = width <= 4 ? width : min((width + 5) >> 1, LARGEST_GAP);
  store<u8>(entry, u8(((lower + LOWER_OFFSET) << GAP_BITS) | gap));
}
