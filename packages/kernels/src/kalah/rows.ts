import { SOWING } from "./layout";

// A position is two words, the row of the side to move and its enemy's: byte i holds the seeds of
// pit i from its owner's left, byte 7 is free and catches what falls into the store. Stores stay
// outside: a position is worth what can still be gained from it.

export const STORE_SHIFT: u64 = 56;
export const ROW_MASK: u64 = 0x00ffffffffffffff;

/** Pits a side and the rules, fixed by the loaded position. */
export let pits: i32 = 6;
export let emptyCapture: bool = false;
export let endRule: i32 = 0;

export const END_EITHER_ROW: i32 = 0;
export const END_MOVER_ROW: i32 = 1;
export const END_REST_TO_NOBODY: i32 = 2;
export const END_REST_TO_EMPTY_ROW: i32 = 3;

/** Sets the rules and fills the sowing table for boards of that size; true if they differ from before. */
export function setRules(newPits: i32, captures: bool, end: i32): bool {
  const same = newPits == pits && captures == emptyCapture && end == endRule;
  if (same && load<u64>(SOWING, 16) != 0) return false;
  pits = newPits;
  emptyCapture = captures;
  endRule = end;
  fillSowing();
  return true;
}

/** What sowing `seeds` from `pit` adds to each word; the pit itself is emptied before. */
function fillSowing(): void {
  const ring = 2 * pits + 1;
  for (let pit = 0; pit < pits; pit++) {
    for (let seeds = 0; seeds < 256; seeds++) {
      let own: u64 = 0;
      let enemy: u64 = 0;
      for (let step = 1; step <= seeds; step++) {
        const place = (pit + step) % ring;
        if (place < pits) own += u64(1) << u64(8 * place);
        else if (place == pits) own += u64(1) << STORE_SHIFT;
        else enemy += u64(1) << u64(8 * (place - pits - 1));
      }
      const slot = SOWING + (usize(pit * 256 + seeds) << 4);
      store<u64>(slot, own);
      store<u64>(slot, enemy, 8);
    }
  }
}

// What the last `sow` led to.
export let sownOwn: u64 = 0;
export let sownEnemy: u64 = 0;
/** Seeds gained by the mover less those that an end gave to the enemy. */
export let gain: i32 = 0;
export let movesAgain: bool = false;
export let isOver: bool = false;

/** All seeds of a row. */
export function seedsIn(row: u64): i32 {
  return i32((row * 0x0101010101010101) >> STORE_SHIFT);
}

export function seedsAt(row: u64, pit: i32): i32 {
  return i32((row >> u64(8 * pit)) & 0xff);
}

/** Sows from a filled pit of `own`; the result stands in the globals above. */
export function sow(own: u64, enemy: u64, pit: i32): void {
  const shift = u64(8 * pit);
  const seeds = i32((own >> shift) & 0xff);
  const slot = SOWING + (usize(pit * 256 + seeds) << 4);
  own = (own & ~(u64(0xff) << shift)) + load<u64>(slot);
  enemy += load<u64>(slot, 8);
  gain = i32(own >> STORE_SHIFT);
  own &= ROW_MASK;
  let last = pit + seeds;
  const ring = 2 * pits + 1;
  if (last >= ring) last %= ring;
  movesAgain = last == pits;
  if (last < pits && ((own >> u64(8 * last)) & 0xff) == 1) {
    const facing = u64(8 * (pits - 1 - last));
    const prey = i32((enemy >> facing) & 0xff);
    if (prey > 0 || emptyCapture) {
      gain += prey + 1;
      own &= ~(u64(0xff) << u64(8 * last));
      enemy &= ~(u64(0xff) << facing);
    }
  }
  sownOwn = own;
  sownEnemy = enemy;
  isOver = false;
  if (own == 0 || enemy == 0) settle();
}

/** Whether a position of the side that has `own` to move is the end of the game. */
export function hasEnded(own: u64, enemy: u64): bool {
  return own == 0 || (enemy == 0 && endRule != END_MOVER_ROW);
}

/** A row is empty: whether that ends the game, and who has what is left. */
function settle(): void {
  if (endRule == END_MOVER_ROW) {
    if ((movesAgain ? sownOwn : sownEnemy) != 0) return;
  }
  isOver = true;
  const rest = seedsIn(sownOwn) - seedsIn(sownEnemy);
  if (endRule == END_REST_TO_EMPTY_ROW) gain -= rest;
  else if (endRule != END_REST_TO_NOBODY) gain += rest;
}
