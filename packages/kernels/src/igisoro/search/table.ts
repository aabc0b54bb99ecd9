import { TABLE } from "../layout";

// The transposition table: buckets of four entries on one 64-byte line. An entry is the key and a
// word, which holds, from bit 0: move 32, score 16 (signed), depth 8, bound 2, generation 6.

const BUCKET_ENTRIES: i32 = 4;
const ENTRY_BYTES: usize = 16;
const WORD: usize = 8;
const GENERATIONS: i32 = 64;

export const BOUND_UPPER: i32 = 1;
export const BOUND_LOWER: i32 = 2;
export const BOUND_EXACT: i32 = 3;

/** Each generation that an entry is behind weighs as much as this many plies of depth. */
const PLIES_PER_GENERATION: i32 = 4;

let bucketCount: u64 = 0;
let generation: i32 = 0;

/** Parts of the word that `probe` returns. */
export class Entry {
  @inline static move(word: u64): i32 {
    return i32(word);
  }

  @inline static score(word: u64): i32 {
    return i32(i16(word >> 32));
  }

  @inline static depth(word: u64): i32 {
    return i32((word >> 48) & 0xff);
  }

  @inline static bound(word: u64): i32 {
    return i32((word >> 56) & 3);
  }

  @inline static generation(word: u64): i32 {
    return i32(word >> 58);
  }
}

/** Uses so many bytes from TABLE on. */
export function sizeTable(bytes: usize): void {
  bucketCount = u64(bytes >> 6);
}

/** Begins a new generation: what earlier searches left gives way first. */
export function ageTable(): void {
  generation = (generation + 1) % GENERATIONS;
}

export function clearTable(): void {
  generation = 0;
  memory.fill(TABLE, 0, usize(bucketCount << 6));
}

// The high half of the key, scaled, chooses the bucket: any size will do.
function bucketOf(key: u64): usize {
  return TABLE + (usize(((key >> 32) * bucketCount) >> 32) << 6);
}

/** The word of a position's entry, or 0. */
export function probe(key: u64): u64 {
  if (bucketCount == 0) return 0;
  let entry = bucketOf(key);
  for (let i = 0; i < BUCKET_ENTRIES; i++, entry += ENTRY_BYTES) {
    if (load<u64>(entry) == key) return load<u64>(entry, WORD);
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
    if (load<u64>(entry) == key) return entry;
    const value = worth(load<u64>(entry, WORD));
    if (value < least) {
      least = value;
      victim = entry;
    }
  }
  return victim;
}

/** Records a result; `score` counts wins from this node (`Score.toTable`). A known move outlives a result without one. */
export function record(key: u64, move: i32, score: i32, depth: i32, bound: i32): void {
  if (bucketCount == 0) return;
  const entry = victimFor(key);
  let kept = move;
  if (move == 0 && load<u64>(entry) == key) kept = Entry.move(load<u64>(entry, WORD));
  const word =
    u64(u32(kept)) |
    (u64(score & 0xffff) << 32) |
    (u64(depth & 0xff) << 48) |
    (u64(bound) << 56) |
    (u64(generation) << 58);
  store<u64>(entry, key);
  store<u64>(entry, word, WORD);
}

/** Thousandths of the table that this search wrote, from a sample of its first entries. */
export function hashfullPermille(): i32 {
  const sample = i32(min(bucketCount, 250)) * BUCKET_ENTRIES;
  if (sample == 0) return 0;
  let written = 0;
  for (let i = 0; i < sample; i++) {
    const word = load<u64>(TABLE + usize(i) * ENTRY_BYTES, WORD);
    if (word != 0 && Entry.generation(word) == generation) written++;
  }
  return (written * 1000) / sample;
}
