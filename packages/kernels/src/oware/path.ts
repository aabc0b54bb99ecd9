import { PATH } from "./layout";

// The positions that can come back: those since the last capture, the game's own before the root
// and the search's below it. Who moves alternates, so a position can only meet every second one.

/** Keeps a position as the one at `index`. */
export function walk(index: i32, own: u64, enemy: u64): void {
  const slot = PATH + (usize(index) << 4);
  store<u64>(slot, own);
  store<u64>(slot, enemy, 8);
}

/** Whether the position that would stand at `index` stands at an earlier one, not before `first`. */
export function comesBack(index: i32, first: i32, own: u64, enemy: u64): bool {
  for (let earlier = index - 2; earlier >= first; earlier -= 2) {
    const slot = PATH + (usize(earlier) << 4);
    if (load<u64>(slot) == own && load<u64>(slot, 8) == enemy) return true;
  }
  return false;
}

export function pathOwn(index: i32): u64 {
  return load<u64>(PATH + (usize(index) << 4));
}

export function pathEnemy(index: i32): u64 {
  return load<u64>(PATH + (usize(index) << 4), 8);
}
