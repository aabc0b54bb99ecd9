import { MAX_HISTORY, POSITION_BLOCK, POSITION_HISTORY, POSITION_HISTORY_COUNT } from "../abi";
import { KEY_STACK } from "../layout";

// The key stack holds the game's keys, then those of the path under search.

let gameKeys: i32 = 0;

function keySlot(index: i32): usize {
  return KEY_STACK + (usize(index) << 3);
}

/** Copies the keys of the game from the position block. */
export function loadKeyStack(): void {
  gameKeys = min(load<i32>(POSITION_BLOCK, POSITION_HISTORY_COUNT), MAX_HISTORY);
  memory.copy(KEY_STACK, POSITION_BLOCK + POSITION_HISTORY, usize(gameKeys) << 3);
}

/** Notes the key of the position at `ply`; it has to be there before any deeper ply asks. */
export function pushKey(ply: i32, key: u64): void {
  store<u64>(keySlot(gameKeys + ply), key);
}

/**
 * Whether the position at `ply` counts as the draw of a third occurrence: once before inside the
 * tree, where a second time will follow as easily, or twice before with the game's positions.
 */
export function isRepetition(ply: i32, key: u64): bool {
  let seen = 0;
  for (let back = 2; back <= gameKeys + ply; back += 2) {
    if (load<u64>(keySlot(gameKeys + ply - back)) != key) continue;
    if (back < ply) return true;
    if (++seen == 2) return true;
  }
  return false;
}
