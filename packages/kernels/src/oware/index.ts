import { startLimits } from "../common/limits";
import { ABI_VERSION, MOVES_BLOCK } from "./abi";
import { fillSowing, isDecided, seedsIn, slamRule, splits } from "./board";
import {
  DATABASE_ROOM,
  databaseBytes,
  databaseReaches,
  entryOf,
  fillBinomials,
  indexOf,
  largestTotal,
  lowerAt,
  MOST_TOTAL,
  upperAt,
} from "./database";
import { grow, planGrowth, restartGrowth } from "./database-growth";
import { evaluate as evaluatePosition, initWeights, WEIGHT_COUNT } from "./evaluation";
import { DATABASE, WEIGHTS } from "./layout";
import { countLeaves } from "./perft";
import {
  listMoves,
  loadRoot,
  rootEnemy,
  rootEnemyStore,
  rootIndex,
  rootKey,
  rootOwn,
  rootSide,
  rootStore,
  rulesChanged,
  rulesTakenUp,
} from "./position";
import { searchRoot } from "./root";
import { SEED } from "./score";
import { attachTable, clearTable } from "./table";

// What the host may call. Flags are i32: 0 is false.

const TABLE: usize = DATABASE + DATABASE_ROOM;
let tableBytes: usize = 0;
let isReady: bool = false;
let hasDatabase: bool = false;

export function abiVersion(): i32 {
  return ABI_VERSION;
}

/** Once per memory, and again to change its size; 0 when the host refuses the memory. */
export function init(hashMiB: i32, threads: i32): i32 {
  if (threads != 1 || hashMiB < 0 || hashMiB > 2000) return 0;
  tableBytes = usize(max(hashMiB, 1)) << 20;
  const missing = i64((TABLE + tableBytes + 0xffff) >> 16) - i64(memory.size());
  if (missing > 0 && memory.grow(i32(missing)) < 0) return 0;
  fillSowing();
  fillBinomials();
  initWeights();
  isReady = false;
  hasDatabase = false;
  return 1;
}

export function initThread(_id: i32): void {}

/** Reads the position block; 0 when its contents are not a position. */
export function loadPosition(): i32 {
  return i32(loadRoot());
}

/** Writes the legal moves of the root into the moves block and returns their count. */
export function legalMoves(): i32 {
  return listMoves(MOVES_BLOCK);
}

export function newGame(): void {
  isReady = false;
}

/** Forgets what is of no use any more: all under new rules, the table alone in a new game. */
function prepare(): void {
  if (rulesChanged || !hasDatabase) {
    restartGrowth(TABLE + tableBytes);
    rulesTakenUp();
    hasDatabase = true;
    isReady = false;
  }
  if (isReady) return;
  attachTable(TABLE, TABLE + tableBytes);
  clearTable();
  isReady = true;
}

/** Changes whenever the bytes of the database change their meaning. */
const DATABASE_VERSION: i32 = 1;

// What `kernel/database.ts` of the engine asks of a kernel that has a database.

export function databaseVersion(): i32 {
  return DATABASE_VERSION;
}

/** The rules for which the database of the loaded position holds. */
export function databaseKey(): u64 {
  return u64(slamRule) | (u64(splits) << 8);
}

export function databaseAddress(): i32 {
  return i32(DATABASE);
}

export function databaseCapacity(): i32 {
  prepare();
  return databaseBytes(MOST_TOTAL);
}

export function databaseSize(): i32 {
  return databaseBytes(largestTotal);
}

/** The host has written the beginning of a sound database. */
export function adoptDatabase(byteLength: i32): void {
  let total = largestTotal;
  while (total < MOST_TOTAL && databaseBytes(total + 1) <= byteLength) total++;
  databaseReaches(total);
  planGrowth();
}

/** Builds the database up to `total` seeds; how far it reaches then. */
export function buildDatabase(total: i32): i32 {
  startLimits();
  prepare();
  while (largestTotal < total && grow()) {}
  return largestTotal;
}

/** Searches the root within the limits block; the best move's code, or -1 when there is none. */
export function search(_thread: i32): i32 {
  prepare();
  return searchRoot();
}

/** The estimate of the final margin for the side to move of the root, in hundredths of a seed. */
export function evaluate(): i32 {
  return 100 * (rootStore - rootEnemyStore) + (evaluatePosition(rootOwn, rootEnemy) * 100) / SEED;
}

/** Where the weights lie: i32[weightsCount]. */
export function weightsAddress(): i32 {
  return i32(WEIGHTS);
}

export function weightsCount(): i32 {
  return WEIGHT_COUNT;
}

/** What the database knows of the root were it new: a bound in seeds, of all that is to be won without it. */
export function lowerBound(): i32 {
  const seeds = seedsIn(rootOwn + rootEnemy);
  return seeds > largestTotal ? -seeds : lowerAt(entryOf(indexOf(rootOwn, rootEnemy), rootSide));
}

export function upperBound(): i32 {
  const seeds = seedsIn(rootOwn + rootEnemy);
  return seeds > largestTotal
    ? seeds
    : upperAt(entryOf(indexOf(rootOwn, rootEnemy), rootSide), seeds);
}

/** Counts legal-move paths of exactly `depth` plies from the root. */
export function perft(depth: i32): u64 {
  if (depth > 0 && isDecided(rootStore, rootEnemyStore)) return 0;
  return countLeaves(rootOwn, rootEnemy, rootStore, rootEnemyStore, depth, rootIndex, 0);
}

export function key(): u64 {
  return rootKey();
}
