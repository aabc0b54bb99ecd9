import { ABI_VERSION, MOVES_BLOCK } from "./abi";
import { givesCheck, isLegal } from "./board/legality";
import { generateAll, generateCaptures, generateQuiets } from "./board/movegen";
import { countLeaves } from "./board/perft";
import { POSITION_SIZE, Position } from "./board/position";
import { advanceRoot, loadRoot } from "./board/root";
import { saveRoot } from "./board/root-save";
import { fillAttackTables } from "./board/tables";
import { fillZobristTables } from "./board/zobrist";
import { initWeights } from "./evaluation/tuned-weights";
import { MAX_STACK, ROOT_POSITION } from "./layout";
import { bindThread, reserveMemory, Stack } from "./memory";
import { fillReductions } from "./search/reductions";

export {
  evalTrace,
  evaluateRoot as evaluate,
  traceAddress,
  weightsAddress,
  weightsChanged,
  weightsCount,
} from "./evaluation/exports";

export { newGame, quietCheckMoves, search } from "./search/exports";

// What the host may call. Flags are i32: 0 is false.

export function abiVersion(): i32 {
  return ABI_VERSION;
}

/**
 * Once per memory, by the main instance, and again to change a size: grows the
 * memory and fills the tables. 0 when the host refuses the memory.
 */
export function init(hashMiB: i32, threads: i32): i32 {
  if (!reserveMemory(hashMiB, threads)) return 0;
  fillAttackTables();
  fillZobristTables();
  fillReductions();
  initWeights();
  bindThread(0);
  return 1;
}

/** Once per instance of a thread, after `init` by the main one, whose number is 0. */
export function initThread(id: i32): void {
  bindThread(id);
}

/** Reads the position block; 0 when its contents are not a position. */
export function loadPosition(): i32 {
  return i32(loadRoot());
}

/** Writes the legal moves of the root into the moves block and returns their count. */
export function legalMoves(): i32 {
  return generateAll(ROOT_POSITION, MOVES_BLOCK);
}

/** The part of `legalMoves` that quiescence searches, and the rest. */
export function captureMoves(): i32 {
  return generateCaptures(ROOT_POSITION, MOVES_BLOCK);
}

export function quietMoves(): i32 {
  return generateQuiets(ROOT_POSITION, MOVES_BLOCK);
}

/** Whether any integer is the code of a legal move of the root. */
export function isLegalMove(code: i32): i32 {
  return i32(isLegal(ROOT_POSITION, code));
}

/** Whether a legal move of the root gives check. */
export function moveGivesCheck(code: i32): i32 {
  return i32(givesCheck(ROOT_POSITION, code));
}

export function isInCheck(): i32 {
  return i32(Position.inCheck(ROOT_POSITION));
}

export function key(): u64 {
  return Position.key(ROOT_POSITION);
}

/** Plays a move on the root; 0, and no change, when it is illegal. */
export function makeMove(code: i32): i32 {
  return i32(advanceRoot(code));
}

/** Writes the root into the position block, as `loadPosition` would read it. */
export function savePosition(): void {
  saveRoot();
}

/** Counts legal-move paths of exactly `depth` plies from the root; traps where the stack ends. */
export function perft(depth: i32): u64 {
  if (depth <= 0) return 1;
  if (depth >= MAX_STACK) unreachable();
  memory.copy(Stack.position(0), ROOT_POSITION, POSITION_SIZE);
  return countLeaves(depth);
}
