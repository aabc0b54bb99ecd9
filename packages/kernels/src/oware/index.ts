import { ABI_VERSION, MOVES_BLOCK } from "./abi";
import { fillSowing, isDecided } from "./board";
import { evaluate as evaluatePosition, initWeights, WEIGHT_COUNT } from "./evaluation";
import { WEIGHTS, WORK } from "./layout";
import { countLeaves } from "./perft";
import {
  listMoves,
  loadRoot,
  rootEnemy,
  rootEnemyStore,
  rootIndex,
  rootKey,
  rootOwn,
  rootStore,
  rulesChanged,
  rulesTakenUp,
} from "./position";
import { searchRoot } from "./root";
import { SEED } from "./score";
import { attachTable, clearTable } from "./table";

// What the host may call. Flags are i32: 0 is false.

/** Memory for the database and the table together. */
let workBytes: usize = 0;
let isReady: bool = false;

export function abiVersion(): i32 {
  return ABI_VERSION;
}

/** Once per memory, and again to change its size; 0 when the host refuses the memory. */
export function init(hashMiB: i32, threads: i32): i32 {
  if (threads != 1 || hashMiB < 0 || hashMiB > 2000) return 0;
  workBytes = usize(max(hashMiB, 1)) << 20;
  const missing = i64((WORK + workBytes + 0xffff) >> 16) - i64(memory.size());
  if (missing > 0 && memory.grow(i32(missing)) < 0) return 0;
  fillSowing();
  initWeights();
  isReady = false;
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

/** Clears the table where what it holds is of no use any more. */
function prepare(): void {
  if (isReady && !rulesChanged) return;
  rulesTakenUp();
  attachTable(WORK, WORK + workBytes);
  clearTable();
  isReady = true;
}

/** Searches the root within the limits block; the best move's code, or -1 when there is none. */
export function search(_thread: i32): i32 {
  prepare();
  return searchRoot();
}

/** The estimate of the final margin for the side to move of the root, in hundredths of a seed. */
export function evaluate(): i32 {
  return (evaluatePosition(rootOwn, rootEnemy, rootStore, rootEnemyStore) * 100) / SEED;
}

/** Where the weights lie: i32[weightsCount]. */
export function weightsAddress(): i32 {
  return i32(WEIGHTS);
}

export function weightsCount(): i32 {
  return WEIGHT_COUNT;
}

/** Counts legal-move paths of exactly `depth` plies from the root. */
export function perft(depth: i32): u64 {
  if (depth > 0 && isDecided(rootStore, rootEnemyStore)) return 0;
  return countLeaves(rootOwn, rootEnemy, rootStore, rootEnemyStore, depth, rootIndex, 0);
}

export function key(): u64 {
  return rootKey();
}
