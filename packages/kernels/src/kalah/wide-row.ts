// The form of `row.ts` for boards of up to nine pits and 216 seeds: a row is a vector of 16 bytes.

export type Row = v128;
/** What fits the margin of any position: games of more seeds than MAX_TOTAL are refused. */
export type Margin = i16;

export const MAX_PITS: i32 = 9;
export const MAX_TOTAL: i32 = 216;

const EACH_BYTE: u64 = 0x0101010101010101;
const STORE: u8 = 15;

export function emptyRow(): Row {
  return i64x2.splat(0);
}

/** A row of the position block, which holds as many bytes as the widest row. */
export function readRow(address: usize): Row {
  return rowAt(address);
}

/** One seed in a pit, or in the store where `pit` is -1. */
export function oneSeed(pit: i32): Row {
  const place = u64(pit < 0 ? i32(STORE) : pit);
  return place < 8
    ? i64x2.replace_lane(emptyRow(), 0, u64(1) << (8 * place))
    : i64x2.replace_lane(emptyRow(), 1, u64(1) << (8 * place - 64));
}

export function sum(one: Row, other: Row): Row {
  return i8x16.add(one, other);
}

export function isEmpty(row: Row): bool {
  return !v128.any_true(row);
}

export function seedsIn(row: Row): i32 {
  const low = u64(i64x2.extract_lane(row, 0)) * EACH_BYTE;
  const high = u64(i64x2.extract_lane(row, 1)) * EACH_BYTE;
  return i32((low >> 56) + (high >> 56));
}

/** In how many pits there are seeds. */
export function filledPits(row: Row): i32 {
  return popcnt(i8x16.bitmask(i8x16.ne(row, emptyRow())));
}

export function seedsAt(row: Row, pit: i32): i32 {
  return i8x16.extract_lane_u(i8x16.swizzle(row, i8x16.splat(i8(pit))), 0);
}

export function withSeeds(row: Row, pit: i32, seeds: i32): Row {
  const isPit = v128.eq<i8>(placeNumbers(), i8x16.splat(i8(pit)));
  return v128.bitselect(i8x16.splat(i8(seeds)), row, isPit);
}

export function withoutPit(row: Row, pit: i32): Row {
  return v128.andnot(row, v128.eq<i8>(placeNumbers(), i8x16.splat(i8(pit))));
}

export function storeOf(row: Row): i32 {
  return i8x16.extract_lane_u(row, STORE);
}

export function withoutStore(row: Row): Row {
  return i8x16.replace_lane(row, STORE, 0);
}

/** Byte i holds `base` and the seeds of the pits 0 to i. */
export function runningTotals(row: Row, base: i32): Row {
  const low = u64(i64x2.extract_lane(row, 0)) * EACH_BYTE;
  const high = (u64(i64x2.extract_lane(row, 1)) + (low >> 56)) * EACH_BYTE;
  return sum(i64x2.replace_lane(i64x2.splat(low), 1, high), i8x16.splat(i8(base)));
}

/** Whether the table's entry at `address` is about this row. */
export function isRowAt(address: usize, row: Row): bool {
  return !v128.any_true(v128.xor(rowAt(address), row));
}

/** The row of the table's entry at `address`. */
export function rowAt(address: usize): Row {
  return v128.and(v128.load(address), i64x2(-1, 0xff));
}

export function hashOf(own: Row, enemy: Row): u64 {
  let hash: u64 = 0;
  hash = (hash ^ i64x2.extract_lane(own, 0)) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 29) ^ i64x2.extract_lane(enemy, 0)) * 0xbf58476d1ce4e5b9;
  const ends = (u64(i64x2.extract_lane(own, 1)) << 8) | u64(i64x2.extract_lane(enemy, 1));
  return ((hash ^ (hash >> 29) ^ ends) * 0x94d049bb133111eb) >> 32;
}

function placeNumbers(): v128 {
  return i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
