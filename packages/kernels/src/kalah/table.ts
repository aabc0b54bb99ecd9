import { hashOf, isEmpty, isRowAt, Margin, Row, rowAt, seedsIn } from "./row";

// The transposition table: entries in pairs. An entry is the position itself, so that no key can
// collide; the spare bytes at the end of its two rows hold what is known of it:
//   own row:   the best move and the lower bound;
//   enemy row: the depth and the upper bound.
// The first entry of a pair keeps the more costly position, the second the newest.

export const FULL_DEPTH: i32 = 127;

const ROW_BYTES: usize = sizeof<Row>();
const ENTRY_BYTES: usize = 2 * ROW_BYTES;
const PAIR_BYTES: usize = 2 * ENTRY_BYTES;
const LOWER: usize = ROW_BYTES - sizeof<Margin>();
const MOVE: usize = LOWER - 1;
const UPPER: usize = ENTRY_BYTES - sizeof<Margin>();
const DEPTH: usize = UPPER - 1;

let base: usize = 0;
let pairMask: u64 = 0;

// What the last successful probe found.
export let foundLower: i32 = 0;
export let foundUpper: i32 = 0;
export let foundMove: i32 = -1;
export let foundDepth: i32 = 0;

/** Uses the memory from `start` to `end`, a power of two of it. */
export function attachTable(start: usize, end: usize): void {
  base = start;
  let pairs: u64 = 1;
  while (2 * pairs * u64(PAIR_BYTES) <= u64(end - start)) pairs <<= 1;
  pairMask = pairs - 1;
}

export function clearTable(): void {
  memory.fill(base, 0, usize(pairMask + 1) * PAIR_BYTES);
}

class Pair {
  @inline static at(own: Row, enemy: Row): usize {
    return base + usize(hashOf(own, enemy) & pairMask) * PAIR_BYTES;
  }
}

export function probe(own: Row, enemy: Row): bool {
  const pair = Pair.at(own, enemy);
  if (matches(pair, own, enemy)) return take(pair);
  if (matches(pair + ENTRY_BYTES, own, enemy)) return take(pair + ENTRY_BYTES);
  foundMove = -1;
  return false;
}

function matches(entry: usize, own: Row, enemy: Row): bool {
  return isRowAt(entry, own) && isRowAt(entry + ROW_BYTES, enemy);
}

function take(entry: usize): bool {
  foundLower = i32(load<Margin>(entry, LOWER));
  foundUpper = i32(load<Margin>(entry, UPPER));
  foundMove = i32(load<i8>(entry, MOVE));
  foundDepth = i32(load<i8>(entry, DEPTH));
  return true;
}

/** Keeps bounds of a position that has `seeds` on the board. */
export function record(
  own: Row,
  enemy: Row,
  lower: i32,
  upper: i32,
  move: i32,
  depth: i32,
  seeds: i32,
): void {
  let entry = Pair.at(own, enemy);
  if (seeds < seedsOf(entry) && !matches(entry, own, enemy)) entry += ENTRY_BYTES;
  store<Row>(entry, own);
  store<Row>(entry, enemy, ROW_BYTES);
  store<Margin>(entry, lower as Margin, LOWER);
  store<Margin>(entry, upper as Margin, UPPER);
  store<i8>(entry, i8(move), MOVE);
  store<i8>(entry, i8(depth), DEPTH);
}

/** Seeds on an entry's board: the more there are, the more it took to search. */
function seedsOf(entry: usize): i32 {
  return seedsIn(rowAt(entry)) + seedsIn(rowAt(entry + ROW_BYTES));
}

/** Thousandths of a sample of entries that are filled. */
export function hashfullPermille(): i32 {
  let filled = 0;
  const sample = min(2 * pairMask + 2, 1000);
  for (let index: u64 = 0; index < sample; index++) {
    const entry = base + usize(index) * ENTRY_BYTES;
    filled += i32(!isEmpty(rowAt(entry)) || !isEmpty(rowAt(entry + ROW_BYTES)));
  }
  return i32((u64(filled) * 1000) / sample);
}
