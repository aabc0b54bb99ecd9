import { countKey, flagKey } from "../common/mancala-key";
import { ABI_VERSION, MOVES_BLOCK } from "./abi";
import { buildDatabase, databaseBytes, databaseEnd, dropDatabase, largestTotal } from "./database";
import { DATABASE } from "./layout";
import { countLeaves, countWithSwap } from "./perft";
import {
  listMoves,
  loadRoot,
  rootEnemy,
  rootMaySwap,
  rootOwn,
  rootSide,
  rootStore,
  rulesChanged,
  rulesTakenUp,
} from "./position";
import { searchRoot } from "./root";
import { hasEnded, pits, seedsAt, seedsIn } from "./rows";
import { attachTable, clearTable } from "./table";

// What the host may call. Flags are i32: 0 is false.

/** Memory for the database and the table together. */
let workBytes: usize = 0;
let isReady: bool = false;

/** Databases of more seeds take longer to build than they save. */
const LARGEST_DATABASE: i32 = 16;

export function abiVersion(): i32 {
  return ABI_VERSION;
}

/** Once per memory, and again to change its size; 0 when the host refuses the memory. */
export function init(hashMiB: i32, threads: i32): i32 {
  if (threads != 1 || hashMiB < 0) return 0;
  workBytes = usize(max(hashMiB, 1)) << 20;
  const missing = i64((DATABASE + workBytes + 0xffff) >> 16) - i64(memory.size());
  if (missing > 0 && memory.grow(i32(missing)) < 0) return 0;
  isReady = false;
  return 1;
}

export function initThread(_id: i32): void {}

export function loadPosition(): i32 {
  return i32(loadRoot());
}

export function legalMoves(): i32 {
  return listMoves(MOVES_BLOCK);
}

export function newGame(): void {
  isReady = false;
}

/** The largest database that takes at most a third of the memory. */
function chosenTotal(): i32 {
  let total = 0;
  while (total < LARGEST_DATABASE && databaseBytes(total + 1) <= workBytes / 3) total++;
  return total;
}

/** Builds the database for the loaded rules and clears the table, where that is due. */
function prepare(): void {
  if (rulesChanged) {
    dropDatabase();
    rulesTakenUp();
    isReady = false;
  }
  if (isReady) return;
  if (largestTotal < 0) buildDatabase(chosenTotal());
  attachTable(databaseEnd(), DATABASE + workBytes, pits);
  clearTable();
  isReady = true;
}

export function search(_thread: i32): i32 {
  prepare();
  return searchRoot();
}

/** The margin in seeds on the board, in hundredths, for the side to move. */
export function evaluate(): i32 {
  return 25 * (seedsIn(rootOwn) - seedsIn(rootEnemy));
}

export function perft(depth: i32): u64 {
  if (depth > 0 && hasEnded(rootOwn, rootEnemy)) return 0;
  return rootMaySwap
    ? countWithSwap(rootOwn, rootEnemy, rootSide, depth)
    : countLeaves(rootOwn, rootEnemy, depth);
}

/** The key of `keyOfCounts` of the rules. */
export function key(): u64 {
  const south = rootSide == 0 ? rootOwn : rootEnemy;
  const north = rootSide == 0 ? rootEnemy : rootOwn;
  let key = countKey(pits, rootStore(0)) ^ countKey(2 * pits + 1, rootStore(1));
  for (let pit = 0; pit < pits; pit++) {
    key ^= countKey(pit, seedsAt(south, pit)) ^ countKey(pits + 1 + pit, seedsAt(north, pit));
  }
  if (rootSide == 1) key ^= flagKey(0);
  if (rootMaySwap) key ^= flagKey(1);
  return key;
}
