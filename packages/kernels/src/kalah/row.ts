import { NARROW_PITS, NARROW_SEEDS } from "./abi";

// A row of pits as one value: byte i holds the seeds of pit i from its owner's left, the last byte
// catches what falls into the store and is empty otherwise. This is the narrow form, for boards of
// at most six pits; `wide-row.ts` takes its place in the build for larger ones and gives the same.

export type Row = u64;
/** What fits the margin of any position: games of more seeds than MAX_TOTAL are refused. */
export type Margin = i8;

/** One byte stays free beside the store's, for what the transposition table keeps. */
export const MAX_PITS: i32 = NARROW_PITS;
export const MAX_TOTAL: i32 = NARROW_SEEDS;

const EACH_BYTE: u64 = 0x0101010101010101;
const STORE_SHIFT: u64 = 56;
const WITHOUT_STORE: u64 = 0x00ffffffffffffff;
/** What the table leaves of a row in an entry. */
const PITS: u64 = 0x0000ffffffffffff;

export function emptyRow(): Row {
  return 0;
}

/** A row of the position block, which holds as many bytes as the widest row. */
export function readRow(address: usize): Row {
  return load<u64>(address) & PITS;
}

/** One seed in a pit, or in the store where `pit` is -1. */
export function oneSeed(pit: i32): Row {
  return u64(1) << (pit < 0 ? STORE_SHIFT : u64(8 * pit));
}

export function sum(one: Row, other: Row): Row {
  return one + other;
}

export function isEmpty(row: Row): bool {
  return row == 0;
}

export function seedsIn(row: Row): i32 {
  return i32((row * EACH_BYTE) >> STORE_SHIFT);
}

/** In how many pits there are seeds. */
export function filledPits(row: Row): i32 {
  return i32(popcnt((row + EACH_BYTE * 0x7f) & (EACH_BYTE << 7)));
}

export function seedsAt(row: Row, pit: i32): i32 {
  return i32((row >> u64(8 * pit)) & 0xff);
}

export function withSeeds(row: Row, pit: i32, seeds: i32): Row {
  return withoutPit(row, pit) | (u64(seeds) << u64(8 * pit));
}

export function withoutPit(row: Row, pit: i32): Row {
  return row & ~(u64(0xff) << u64(8 * pit));
}

export function storeOf(row: Row): i32 {
  return i32(row >> STORE_SHIFT);
}

export function withoutStore(row: Row): Row {
  return row & WITHOUT_STORE;
}

/** Byte i holds `base` and the seeds of the pits 0 to i. */
export function runningTotals(row: Row, base: i32): Row {
  return row * EACH_BYTE + u64(base) * EACH_BYTE;
}

/** Whether the table's entry at `address` is about this row. */
export function isRowAt(address: usize, row: Row): bool {
  return (load<u64>(address) & PITS) == row;
}

/** The row of the table's entry at `address`. */
export function rowAt(address: usize): Row {
  return load<u64>(address) & PITS;
}

export function hashOf(own: Row, enemy: Row): u64 {
  const hash = (own ^ (enemy << 3) ^ (enemy >> 29)) * 0x9e3779b97f4a7c15;
  return ((hash ^ (hash >> 29) ^ enemy) * 0xbf58476d1ce4e5b9) >> 32;
}
