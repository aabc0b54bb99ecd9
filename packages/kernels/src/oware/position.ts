import { countKey, flagKey } from "../common/mancala-key";
import {
  HISTORY_ENTRY_BYTES,
  MAX_HISTORY,
  PITS,
  POSITION_BLOCK,
  POSITION_GRAND_SLAM,
  POSITION_HISTORY,
  POSITION_HISTORY_COUNT,
  POSITION_NORTH,
  POSITION_SIDE,
  POSITION_SOUTH,
  POSITION_SPLIT,
  POSITION_STORES,
  SEEDS,
} from "./abi";
import { isDecided, legalPits, SLAM_GIVES_REST, seedsAt, setRules } from "./board";
import { walk } from "./path";

/** The position that was loaded, for the side to move. */
export let rootOwn: u64 = 0;
export let rootEnemy: u64 = 0;
export let rootStore: i32 = 0;
export let rootEnemyStore: i32 = 0;
/** 0 South, 1 North. */
export let rootSide: i32 = 0;
/** The index of the root in the path: how many positions before it can come back. */
export let rootIndex: i32 = 0;
/** The loaded rules are others than before, so nothing learnt holds. */
export let rulesChanged: bool = true;

/** Takes the position block up; false when its contents are no position. */
export function loadRoot(): bool {
  const slam = i32(load<u8>(POSITION_BLOCK, POSITION_GRAND_SLAM));
  const south = load<u64>(POSITION_BLOCK, POSITION_SOUTH);
  const north = load<u64>(POSITION_BLOCK, POSITION_NORTH);
  const southStore = load<i32>(POSITION_BLOCK, POSITION_STORES);
  const northStore = load<i32>(POSITION_BLOCK, POSITION_STORES + 4);
  const side = i32(load<u8>(POSITION_BLOCK, POSITION_SIDE));
  const history = load<i32>(POSITION_BLOCK, POSITION_HISTORY_COUNT);
  if (slam > SLAM_GIVES_REST || side > 1 || history < 0 || history > MAX_HISTORY) return false;
  if ((south | north) >> u64(8 * PITS) != 0) return false;
  if (southStore < 0 || northStore < 0) return false;
  if (sumOf(south) + sumOf(north) + southStore + northStore != SEEDS) return false;
  rulesChanged = setRules(slam, load<u8>(POSITION_BLOCK, POSITION_SPLIT) != 0) || rulesChanged;
  rootSide = side;
  rootOwn = side == 0 ? south : north;
  rootEnemy = side == 0 ? north : south;
  rootStore = side == 0 ? southStore : northStore;
  rootEnemyStore = side == 0 ? northStore : southStore;
  rootIndex = history;
  loadHistory();
  return true;
}

export function rulesTakenUp(): void {
  rulesChanged = false;
}

/** The side to move alternates back from the root. */
function loadHistory(): void {
  for (let index = 0; index < rootIndex; index++) {
    const entry = POSITION_BLOCK + POSITION_HISTORY + index * HISTORY_ENTRY_BYTES;
    const south = load<u64>(entry);
    const north = load<u64>(entry, 8);
    const isSouth = ((rootIndex - index + rootSide) & 1) == 0;
    walk(index, isSouth ? south : north, isSouth ? north : south);
  }
  walk(rootIndex, rootOwn, rootEnemy);
}

function sumOf(row: u64): i32 {
  let sum = 0;
  for (; row != 0; row >>= 8) sum += i32(row & 0xff);
  return sum;
}

/** The legal moves of the root, as bits. */
export function rootPits(): i32 {
  return isDecided(rootStore, rootEnemyStore) ? 0 : legalPits(rootOwn, rootEnemy);
}

/** Writes the codes of the root's moves from `list` on and returns their number. */
export function listMoves(list: usize): i32 {
  let count = 0;
  for (let rest = rootPits(); rest != 0; rest &= rest - 1) {
    store<i32>(list + (usize(count) << 2), ctz(rest));
    count++;
  }
  return count;
}

/** The key of `keyOfCounts` of the rules: places are South's pits and store, then North's. */
export function rootKey(): u64 {
  const south = rootSide == 0 ? rootOwn : rootEnemy;
  const north = rootSide == 0 ? rootEnemy : rootOwn;
  let key = countKey(PITS, rootSide == 0 ? rootStore : rootEnemyStore);
  key ^= countKey(2 * PITS + 1, rootSide == 0 ? rootEnemyStore : rootStore);
  for (let pit = 0; pit < PITS; pit++) {
    key ^= countKey(pit, seedsAt(south, pit)) ^ countKey(PITS + 1 + pit, seedsAt(north, pit));
  }
  return rootSide == 0 ? key : key ^ flagKey(0);
}
