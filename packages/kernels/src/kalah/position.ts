import {
  POSITION_BLOCK,
  POSITION_EMPTY_CAPTURE,
  POSITION_END,
  POSITION_KNOWN,
  POSITION_MAY_SWAP,
  POSITION_NORTH,
  POSITION_PITS,
  POSITION_SIDE,
  POSITION_SOUTH,
  POSITION_STORES,
  POSITION_WORTHS,
  SWAP_MOVE,
} from "./abi";
import { MAX_PITS, MAX_TOTAL, Row, readRow, seedsAt, seedsIn } from "./row";
import { hasEnded, pits, setRules } from "./rules";
import { fillSowings } from "./sowing";
import { fillWorths } from "./worth";

/** The position that was loaded, for the side to move. */
export let rootOwn: Row;
export let rootEnemy: Row;
/** Seeds in the store of the side to move less those in the enemy's. */
export let rootMargin: i32 = 0;
export let rootSide: i32 = 0;
export let rootMaySwap: bool = false;
/** The loaded rules are others than before, so nothing learnt holds. */
export let rulesChanged: bool = false;

/** Takes the position block up; false when its contents are no position that the kernel can hold. */
export function loadRoot(): bool {
  const newPits = i32(load<u8>(POSITION_BLOCK, POSITION_PITS));
  const end = i32(load<u8>(POSITION_BLOCK, POSITION_END));
  if (newPits < 1 || newPits > MAX_PITS || end > 3) return false;
  const captures = load<u8>(POSITION_BLOCK, POSITION_EMPTY_CAPTURE) != 0;
  const south = readRow(POSITION_BLOCK + POSITION_SOUTH);
  const north = readRow(POSITION_BLOCK + POSITION_NORTH);
  const southStore = rootStore(0);
  const northStore = rootStore(1);
  const seeds = seedsOnBoard() + southStore + northStore;
  if (southStore < 0 || northStore < 0 || seeds > MAX_TOTAL) return false;
  if (seedsIn(south) + seedsIn(north) != seedsOnBoard()) return false;
  if (setRules(newPits, captures, end)) {
    fillSowings();
    fillWorths();
    rulesChanged = true;
  }
  rootSide = i32(load<u8>(POSITION_BLOCK, POSITION_SIDE));
  rootOwn = rootSide == 0 ? south : north;
  rootEnemy = rootSide == 0 ? north : south;
  rootMargin = rootSide == 0 ? southStore - northStore : northStore - southStore;
  rootMaySwap = load<u8>(POSITION_BLOCK, POSITION_MAY_SWAP) != 0;
  return true;
}

/** The store of South (0) or North (1). */
export function rootStore(side: i32): i32 {
  return load<i32>(POSITION_BLOCK + (side << 2), POSITION_STORES);
}

/** Whether the host knows what a move of the root is worth. */
export function isWorthKnown(code: i32): bool {
  return ((i32(load<u16>(POSITION_BLOCK, POSITION_KNOWN)) >> code) & 1) != 0;
}

/** What the host knows a move of the root to be worth to its mover. */
export function knownWorth(code: i32): i32 {
  return i32(load<i16>(POSITION_BLOCK + (code << 1), POSITION_WORTHS));
}

export function rulesTakenUp(): void {
  rulesChanged = false;
}

/** The seeds of the position block, wherever in its rows they lie. */
function seedsOnBoard(): i32 {
  let seeds = 0;
  for (let place = POSITION_SOUTH; place < POSITION_WORTHS; place++) {
    seeds += i32(load<u8>(POSITION_BLOCK + place));
  }
  return seeds;
}

/** Writes the codes of the root's moves from `list` on and returns their number. */
export function listMoves(list: usize): i32 {
  let count = 0;
  if (hasEnded(rootOwn, rootEnemy)) return 0;
  for (let pit = 0; pit < pits; pit++) {
    if (seedsAt(rootOwn, pit) == 0) continue;
    store<i32>(list + (usize(count) << 2), pit);
    count++;
  }
  if (rootMaySwap && rootSide == 1) {
    store<i32>(list + (usize(count) << 2), SWAP_MOVE);
    count++;
  }
  return count;
}
