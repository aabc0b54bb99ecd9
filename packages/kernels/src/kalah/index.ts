import { countKey, flagKey } from "../common/mancala-key";
import { ABI_VERSION, MOVES_BLOCK } from "./abi";
import {
  beginDatabase,
  databaseBytes,
  databaseEnd,
  databaseReaches,
  largestTotal,
  mostTotal,
} from "./database";
import { planGrowth } from "./database-growth";
import { DATABASE } from "./layout";
import { countLeaves, countWithSwap } from "./perft";
import {
  listMoves,
  loadRoot,
  rootEnemy,
  rootMargin,
  rootMaySwap,
  rootOwn,
  rootSide,
  rootStore,
  rulesChanged,
  rulesTakenUp,
} from "./position";
import { searchRoot } from "./root";
import { seedsAt } from "./row";
import { emptyCapture, endRule, hasEnded, pits } from "./rules";
import { attachTable, clearTable } from "./table";
import { worthOf } from "./worth";

// What the host may call. Flags are i32: 0 is false.

/** More would take longer to build than all but the longest searches gain by it. */
const MOST_DATABASE_BYTES: usize = 128 << 20;

/** Memory for the database and the table together. */
let workBytes: usize = 0;
let isReady: bool = false;

/** Changes whenever the bytes of the database change their meaning. */
const DATABASE_VERSION: i32 = 1;

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

/** The database stays: what it says is true in every game. */
export function newGame(): void {
  if (isReady) clearTable();
}

/** Makes room for a database under the loaded rules and clears the table, where that is due. */
function prepare(): void {
  if (rulesChanged) {
    rulesTakenUp();
    isReady = false;
  }
  if (isReady) return;
  beginDatabase(min(workBytes / 2, MOST_DATABASE_BYTES));
  planGrowth();
  attachTable(databaseEnd(), DATABASE + workBytes);
  clearTable();
  isReady = true;
}

export function search(_thread: i32): i32 {
  prepare();
  return searchRoot();
}

/** What `kernel/database.ts` of the engine asks of a kernel that has a database. */
export function databaseVersion(): i32 {
  return DATABASE_VERSION;
}

/** The rules for which the database of the loaded position holds. */
export function databaseKey(): u64 {
  return u64(pits) | (u64(emptyCapture) << 8) | (u64(endRule) << 16);
}

export function databaseAddress(): i32 {
  return i32(DATABASE);
}

export function databaseCapacity(): i32 {
  prepare();
  return i32(databaseBytes(mostTotal));
}

export function databaseSize(): i32 {
  return i32(databaseBytes(largestTotal));
}

export function adoptDatabase(byteLength: i32): void {
  let total = largestTotal;
  while (total < mostTotal && databaseBytes(total + 1) <= usize(byteLength)) total++;
  databaseReaches(total);
  planGrowth();
}

/** The margin to expect for the side to move, in hundredths of a seed. */
export function evaluate(): i32 {
  return 100 * (rootMargin + worthOf(rootOwn, rootEnemy));
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
