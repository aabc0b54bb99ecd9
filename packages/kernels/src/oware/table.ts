// The transposition table: entries of 16 bytes, in pairs. An entry is the position itself without
// its stores, so no two positions can be taken for one another. Each row fills six bytes; behind
// it lie
//   own word:   the side to move (1 bit), the depth (6), the bound (2), proved (1), the age (1);
//   enemy word: the value (13 bits, offset), the move (3).
// The first entry of a pair keeps the deeper search, the second the newest.

export const BOUND_NONE: i32 = 0;
export const BOUND_LOWER: i32 = 1;
export const BOUND_UPPER: i32 = 2;
export const BOUND_EXACT: i32 = 3;
export const NO_MOVE: i32 = 7;
const DEEPEST: i32 = 63;

const ROW_MASK: u64 = 0x0000ffffffffffff;
/** The row and the side. */
const STATE_MASK: u64 = 0x0001ffffffffffff;
const ROW_SHIFT: u64 = 48;
const DEPTH_SHIFT: i32 = 6;
const BOUND_SHIFT: i32 = 12;
const PROVED_SHIFT: i32 = 14;
const AGE_SHIFT: i32 = 15;
const VALUE_OFFSET: i32 = 4096;
const MOVE_SHIFT: i32 = 13;

let base: usize = 0;
let pairMask: u64 = 0;
let age: i32 = 0;

// What the last successful probe found.
export let foundValue: i32 = 0;
export let foundBound: i32 = BOUND_NONE;
export let foundDepth: i32 = 0;
export let foundMove: i32 = NO_MOVE;
export let foundProved: bool = false;

/** Uses the memory from `start` to `end`, a power of two of it. */
export function attachTable(start: usize, end: usize): void {
  base = start;
  let pairs: u64 = 1;
  while (pairs << 6 <= u64(end - start)) pairs <<= 1;
  pairMask = pairs - 1;
}

export function clearTable(): void {
  memory.fill(base, 0, usize((pairMask + 1) << 5));
}

/** Entries of earlier searches give way. */
export function ageTable(): void {
  age ^= 1;
}

class Pair {
  @inline static at(state: u64, enemy: u64): usize {
    let hash = (state ^ (enemy << 3) ^ (enemy >> 29)) * 0x9e3779b97f4a7c15;
    hash = (hash ^ (hash >> 29) ^ enemy) * 0xbf58476d1ce4e5b9;
    return base + usize(((hash >> 32) & pairMask) << 5);
  }
}

function stateOf(own: u64, side: i32): u64 {
  return own | (u64(side) << ROW_SHIFT);
}

export function probe(own: u64, enemy: u64, side: i32): bool {
  const state = stateOf(own, side);
  const pair = Pair.at(state, enemy);
  if (matches(pair, state, enemy)) return take(pair);
  if (matches(pair + 16, state, enemy)) return take(pair + 16);
  foundMove = NO_MOVE;
  foundBound = BOUND_NONE;
  return false;
}

function matches(entry: usize, state: u64, enemy: u64): bool {
  return (
    (load<u64>(entry) & STATE_MASK) == state &&
    (load<u64>(entry, 8) & ROW_MASK) == enemy &&
    boundOf(entry) != BOUND_NONE
  );
}

function boundOf(entry: usize): i32 {
  return (i32(load<u16>(entry, 6)) >> BOUND_SHIFT) & 3;
}

function take(entry: usize): bool {
  const kind = i32(load<u16>(entry, 6));
  const content = i32(load<u16>(entry, 14));
  foundDepth = (kind >> DEPTH_SHIFT) & DEEPEST;
  foundBound = (kind >> BOUND_SHIFT) & 3;
  foundProved = ((kind >> PROVED_SHIFT) & 1) != 0;
  foundValue = (content & 0x1fff) - VALUE_OFFSET;
  foundMove = content >> MOVE_SHIFT;
  return true;
}

export function record(
  own: u64,
  enemy: u64,
  side: i32,
  value: i32,
  bound: i32,
  depth: i32,
  move: i32,
  proved: bool,
): void {
  const state = stateOf(own, side);
  let entry = Pair.at(state, enemy);
  const kept = min(max(depth, 0), DEEPEST);
  if (!matches(entry, state, enemy) && !givesWay(entry, kept)) entry += 16;
  const kind =
    (kept << DEPTH_SHIFT) |
    (bound << BOUND_SHIFT) |
    (i32(proved) << PROVED_SHIFT) |
    (age << AGE_SHIFT);
  store<u64>(entry, state | (u64(kind) << ROW_SHIFT));
  store<u64>(entry, enemy | (u64((value + VALUE_OFFSET) | (move << MOVE_SHIFT)) << ROW_SHIFT), 8);
}

function givesWay(entry: usize, depth: i32): bool {
  const kind = i32(load<u16>(entry, 6));
  return kind >> AGE_SHIFT != age || ((kind >> DEPTH_SHIFT) & DEEPEST) <= depth;
}

/** Thousandths of a sample of entries that this search has filled. */
export function hashfullPermille(): i32 {
  let filled = 0;
  const sample = min(pairMask + 1, 500);
  for (let pair: u64 = 0; pair < sample; pair++) {
    const entry = base + usize(pair << 5);
    filled += i32(isFresh(entry)) + i32(isFresh(entry + 16));
  }
  return i32((u64(filled) * 500) / sample);
}

function isFresh(entry: usize): bool {
  return boundOf(entry) != BOUND_NONE && i32(load<u16>(entry, 6)) >> AGE_SHIFT == age;
}
