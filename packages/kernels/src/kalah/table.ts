import { hashOf, isEmpty, isRowAt, Margin, Row, rowAt, seedsIn } from "./row";

// The transposition table: entries in buckets of four. An entry is the position itself, so that no
// key can collide; the spare bytes at the end of its two rows hold what is known of it:
//   own row:   the best move and the lower bound;
//   enemy row: the depth and the upper bound.
// Three entries of a bucket keep the positions that took most to search, the last the newest.

export const FULL_DEPTH: i32 = 127;

const ROW_BYTES: usize = sizeof<Row>();
const ENTRY_BYTES: usize = 2 * ROW_BYTES;
const BUCKET_BYTES: usize = 4 * ENTRY_BYTES;
const NEWEST: usize = BUCKET_BYTES - ENTRY_BYTES;
const LOWER: usize = ROW_BYTES - sizeof<Margin>();
const MOVE: usize = LOWER - 1;
const UPPER: usize = ENTRY_BYTES - sizeof<Margin>();
const DEPTH: usize = UPPER - 1;

let base: usize = 0;
let buckets: u64 = 0;

// What the last successful probe found.
export let foundLower: i32 = 0;
export let foundUpper: i32 = 0;
export let foundMove: i32 = -1;
export let foundDepth: i32 = 0;

/** Uses the memory from `start` to `end`. */
export function attachTable(start: usize, end: usize): void {
  base = start;
  buckets = u64((end - start) / BUCKET_BYTES);
}

/** Up to here the memory has been written; behind it is what a new memory holds, zeros. */
let usedEnd: usize = 0;

export function clearTable(): void {
  const end = base + usize(buckets) * BUCKET_BYTES;
  if (usedEnd > base) memory.fill(base, 0, min(usedEnd, end) - base);
  usedEnd = max(usedEnd, end);
}

class Bucket {
  static at(own: Row, enemy: Row): usize {
    return base + usize((hashOf(own, enemy) * buckets) >> 32) * BUCKET_BYTES;
  }
}

/** Looks a position up. */
export function probe(own: Row, enemy: Row): bool {
  const bucket = Bucket.at(own, enemy);
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    if (matches(entry, own, enemy)) return take(entry);
  }
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
  const entry = roomFor(own, enemy, seeds);
  store<Row>(entry, own);
  store<Row>(entry, enemy, ROW_BYTES);
  store<Margin>(entry, lower as Margin, LOWER);
  store<Margin>(entry, upper as Margin, UPPER);
  store<i8>(entry, i8(move), MOVE);
  store<i8>(entry, i8(depth), DEPTH);
}

/** The entry to write to: the position's own, or one that is worth less, or else the newest. */
function roomFor(own: Row, enemy: Row, seeds: i32): usize {
  const bucket = Bucket.at(own, enemy);
  let leastEntry = bucket + NEWEST;
  let least = seeds + 1;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    if (matches(entry, own, enemy)) return entry;
    if (entry == bucket + NEWEST) break;
    const cost = costOf(entry);
    if (cost >= least) continue;
    least = cost;
    leastEntry = entry;
  }
  return leastEntry;
}

/** Seeds on an entry's board, which tell how much a proof took; 0 for what is no proof. */
function costOf(entry: usize): i32 {
  if (load<i8>(entry, DEPTH) != FULL_DEPTH) return 0;
  return seedsIn(rowAt(entry)) + seedsIn(rowAt(entry + ROW_BYTES));
}

/** Thousandths of a sample of entries that are filled; hashing leaves no part of the table out. */
export function hashfullPermille(): i32 {
  let filled = 0;
  const sample = min(4 * buckets, 1000);
  const end = base + usize(buckets) * BUCKET_BYTES;
  for (let entry = end - usize(sample) * ENTRY_BYTES; entry < end; entry += ENTRY_BYTES) {
    filled += i32(!isEmpty(rowAt(entry)) || !isEmpty(rowAt(entry + ROW_BYTES)));
  }
  return i32((u64(filled) * 1000) / sample);
}
