import { ROW_MASK } from "./rows";

// The transposition table: entries of 16 bytes, in pairs. An entry is the position itself, so no
// key can collide; the spare bytes hold what is known of it:
//   own word:   byte 7 the lower bound;
//   enemy word: byte 7 the upper bound.
// With at most six pits byte 6 of the own word holds the best move and that of the enemy word the
// depth; with seven there is no room, and all entries are of full depth.
// The first entry of a pair keeps the more costly position, the second the newest.

export const FULL_DEPTH: i32 = 127;

let base: usize = 0;
let pairMask: u64 = 0;
let sixPits: bool = true;
let shapeMask: u64 = 0;

// What the last successful probe found.
export let foundLower: i32 = 0;
export let foundUpper: i32 = 0;
export let foundMove: i32 = -1;
export let foundDepth: i32 = 0;

/** Uses the memory from `start` to `end`, a power of two of it, for boards of `pits`. */
export function attachTable(start: usize, end: usize, pits: i32): void {
  base = start;
  let pairs: u64 = 1;
  while (pairs << 6 <= u64(end - start)) pairs <<= 1;
  pairMask = pairs - 1;
  sixPits = pits <= 6;
  shapeMask = sixPits ? 0x0000ffffffffffff : ROW_MASK;
}

export function clearTable(): void {
  memory.fill(base, 0, usize((pairMask + 1) << 5));
}

class Pair {
  @inline static at(own: u64, enemy: u64): usize {
    let hash = (own ^ (enemy << 3) ^ (enemy >> 29)) * 0x9e3779b97f4a7c15;
    hash = (hash ^ (hash >> 29) ^ enemy) * 0xbf58476d1ce4e5b9;
    return base + usize(((hash >> 32) & pairMask) << 5);
  }
}

export function probe(own: u64, enemy: u64): bool {
  const pair = Pair.at(own, enemy);
  if (matches(pair, own, enemy)) return take(pair);
  if (matches(pair + 16, own, enemy)) return take(pair + 16);
  foundMove = -1;
  return false;
}

function matches(entry: usize, own: u64, enemy: u64): bool {
  return (load<u64>(entry) & shapeMask) == own && (load<u64>(entry, 8) & shapeMask) == enemy;
}

function take(entry: usize): bool {
  foundLower = i32(load<i8>(entry, 7));
  foundUpper = i32(load<i8>(entry, 15));
  foundMove = sixPits ? i32(load<i8>(entry, 6)) : -1;
  foundDepth = sixPits ? i32(load<i8>(entry, 14)) : FULL_DEPTH;
  return true;
}

/** Keeps bounds of a position; with seven pits only those of full depth. */
export function record(
  own: u64,
  enemy: u64,
  lower: i32,
  upper: i32,
  move: i32,
  depth: i32,
  cost: i32,
): void {
  if (!sixPits && depth != FULL_DEPTH) return;
  let entry = Pair.at(own, enemy);
  if (!matches(entry, own, enemy) && cost < costOf(entry)) entry += 16;
  store<u64>(entry, own);
  store<u64>(entry, enemy, 8);
  store<i8>(entry, i8(lower), 7);
  store<i8>(entry, i8(upper), 15);
  if (!sixPits) return;
  store<i8>(entry, i8(move), 6);
  store<i8>(entry, i8(depth), 14);
}

/** Seeds on the board: the more there are, the more it took to search. */
function costOf(entry: usize): i32 {
  const both = (load<u64>(entry) & shapeMask) + (load<u64>(entry, 8) & shapeMask);
  return i32((both * 0x0101010101010101) >> 56);
}

/** Thousandths of a sample of entries that are filled. */
export function hashfullPermille(): i32 {
  let filled = 0;
  const sample = min(pairMask + 1, 500);
  for (let pair: u64 = 0; pair < sample; pair++) {
    const entry = base + usize(pair << 5);
    filled +=
      i32((load<u64>(entry) & shapeMask) != 0) + i32((load<u64>(entry, 16) & shapeMask) != 0);
  }
  return i32((u64(filled) * 500) / sample);
}
