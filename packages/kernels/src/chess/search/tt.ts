import { SEARCH_CELLS } from "../layout";
import { hashBase, hashBytes } from "../memory";

// The transposition table: buckets of four entries on one 64-byte line, shared by all
// threads without locks. An entry is two words, `key ^ word` and `word`, so that one torn
// by two writers fails its own key test (Hyatt and Mann, "A lock-less transposition
// table", 2002). The word holds, from bit 0: move 16, score 16 (signed), static
// evaluation 16 (signed), depth 7, pv 1, bound 2, generation 6.

const BUCKET_ENTRIES: i32 = 4;
const ENTRY_BYTES: usize = 16;
const WORD: usize = 8;
const GENERATIONS: i32 = 64;

/** i32, shared: counts searches, modulo GENERATIONS, so that old entries give way. */
const GENERATION_CELL: usize = SEARCH_CELLS;

export const BOUND_NONE: i32 = 0;
export const BOUND_UPPER: i32 = 1;
export const BOUND_LOWER: i32 = 2;
export const BOUND_EXACT: i32 = 3;

/** Each generation that an entry is behind weighs as much as this many plies of depth. */
const PLIES_PER_GENERATION: i32 = 4;
/** A shallower result replaces the same position's entry only within so many plies. */
const KEEP_DEEPER_BY: i32 = 4;

let base: usize = 0;
let bucketCount: u64 = 0;
let generation: i32 = 0;

/** Parts of the word that `probe` returns. */
export class Entry {
  @inline static move(word: u64): i32 {
    return i32(word & 0xffff);
  }

  @inline static score(word: u64): i32 {
    return i32(i16(word >> 16));
  }

  @inline static evaluation(word: u64): i32 {
    return i32(i16(word >> 32));
  }

  @inline static depth(word: u64): i32 {
    return i32((word >> 48) & 127);
  }

  @inline static pv(word: u64): bool {
    return ((word >> 55) & 1) != 0;
  }

  @inline static bound(word: u64): i32 {
    return i32((word >> 56) & 3);
  }

  @inline static generation(word: u64): i32 {
    return i32(word >> 58);
  }
}

/** Reads size, place and generation from the shared cells; each thread calls it before it searches. */
export function attachTable(): void {
  base = hashBase();
  bucketCount = u64(hashBytes() >> 6);
  generation = load<i32>(GENERATION_CELL);
}

/** Begins a new generation; only thread 0 calls it, before `attachTable`. */
export function ageTable(): void {
  store<i32>(GENERATION_CELL, (load<i32>(GENERATION_CELL) + 1) % GENERATIONS);
}

export function clearTable(): void {
  store<i32>(GENERATION_CELL, 0);
  memory.fill(hashBase(), 0, hashBytes());
}

// The high half of the key, scaled, chooses the bucket: any size will do.
function bucketOf(key: u64): usize {
  return base + (usize(((key >> 32) * bucketCount) >> 32) << 6);
}

/** The word of a position's entry, or 0. */
export function probe(key: u64): u64 {
  if (bucketCount == 0) return 0;
  let entry = bucketOf(key);
  for (let i = 0; i < BUCKET_ENTRIES; i++, entry += ENTRY_BYTES) {
    const word = load<u64>(entry, WORD);
    if ((load<u64>(entry) ^ word) == key) return word;
  }
  return 0;
}

/** How much an entry deserves to stay; empty ones least. */
function worth(word: u64): i32 {
  if (word == 0) return i32.MIN_VALUE;
  const age = (generation - Entry.generation(word)) & (GENERATIONS - 1);
  return Entry.depth(word) - PLIES_PER_GENERATION * age;
}

/** The entry of this position if it has one, else the least worthy of its bucket. */
function victimFor(key: u64): usize {
  let entry = bucketOf(key);
  let victim = entry;
  let least = i32.MAX_VALUE;
  for (let i = 0; i < BUCKET_ENTRIES; i++, entry += ENTRY_BYTES) {
    const word = load<u64>(entry, WORD);
    if ((load<u64>(entry) ^ word) == key) return entry;
    const value = worth(word);
    if (value < least) {
      least = value;
      victim = entry;
    }
  }
  return victim;
}

/**
 * Records a result; `score` counts mates from this node (see `scoreToTable`) and
 * `depth` is in 0..127. A known move outlives a result that brings none.
 */
export function record(
  key: u64,
  move: i32,
  score: i32,
  evaluation: i32,
  depth: i32,
  bound: i32,
  pv: bool,
): void {
  if (bucketCount == 0) return;
  const entry = victimFor(key);
  const old = load<u64>(entry, WORD);
  let kept = move;
  if ((load<u64>(entry) ^ old) == key && old != 0) {
    if (move == 0) kept = Entry.move(old);
    const current = Entry.generation(old) == generation;
    if (bound != BOUND_EXACT && current && depth + KEEP_DEEPER_BY < Entry.depth(old)) return;
  }
  const word =
    u64(kept & 0xffff) |
    (u64(score & 0xffff) << 16) |
    (u64(evaluation & 0xffff) << 32) |
    (u64(depth & 127) << 48) |
    (u64(pv) << 55) |
    (u64(bound) << 56) |
    (u64(generation) << 58);
  store<u64>(entry, key ^ word);
  store<u64>(entry, word, WORD);
}

/** Thousandths of the table that this search wrote, from a sample of its first entries. */
export function hashfullPermille(): i32 {
  const sample = bucketCount < 250 ? i32(bucketCount) * BUCKET_ENTRIES : 1000;
  if (sample == 0) return 0;
  let written = 0;
  for (let i = 0; i < sample; i++) {
    const word = load<u64>(base + usize(i) * ENTRY_BYTES, WORD);
    if (word != 0 && Entry.generation(word) == generation) written++;
  }
  return (written * 1000) / sample;
}
