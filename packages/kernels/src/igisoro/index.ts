import { ABI_VERSION } from "./abi";
import { countLeaves } from "./board/perft";
import { fillSowing } from "./board/ring";
import { advanceRoot, keyAt, listRootCodes, loadRoot, saveRoot } from "./board/root";
import { fillZobristTables } from "./board/zobrist";
import { initWeights } from "./evaluation/tuned-weights";
import { ROOT, TABLE, TURNS } from "./layout";
import { clearHistory } from "./search/history";
import { searchRoot } from "./search/root";
import { clearTable, sizeTable } from "./search/table";

export {
  evalTrace,
  evaluateRoot as evaluate,
  traceAddress,
  weightsAddress,
  weightsCount,
} from "./evaluation/exports";

// What the host may call. Flags are i32: 0 is false.

export function abiVersion(): i32 {
  return ABI_VERSION;
}

/** Once per memory, and again to change its size; 0 when the host refuses the memory. */
export function init(hashMiB: i32, threads: i32): i32 {
  if (threads != 1 || hashMiB < 0) return 0;
  const bytes = TABLE + (usize(hashMiB) << 20);
  const missing = i64((bytes + 0xffff) >> 16) - i64(memory.size());
  if (missing > 0 && memory.grow(i32(missing)) < 0) return 0;
  fillSowing();
  fillZobristTables();
  initWeights();
  sizeTable(usize(hashMiB) << 20);
  newGame();
  return 1;
}

export function initThread(_id: i32): void {}

export function loadPosition(): i32 {
  return i32(loadRoot());
}

export function legalMoves(): i32 {
  return listRootCodes();
}

export function newGame(): void {
  clearTable();
  clearHistory();
}

export function search(_thread: i32): i32 {
  return searchRoot();
}

export function key(): u64 {
  return keyAt(ROOT, 0);
}

export function perft(depth: i32): u64 {
  return depth <= 0 ? 1 : countLeaves(ROOT, TURNS, 0, depth);
}

/** Plays a move on the root; 0, and no change, when it is illegal. */
export function makeMove(code: i32): i32 {
  return i32(advanceRoot(code));
}

/** Writes the root into the position block, as `loadPosition` would read it. */
export function savePosition(): void {
  saveRoot();
}
