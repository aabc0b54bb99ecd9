import {
  MAX_HISTORY,
  MAX_SEEDS,
  MOVES_BLOCK,
  PLIES_BEFORE_CAPTURES,
  POSITION_BLOCK,
  POSITION_HISTORY,
  POSITION_HISTORY_COUNT,
  POSITION_NORTH,
  POSITION_OPTIONAL_CAPTURE,
  POSITION_PLIES,
  POSITION_RESOW_FROM_TURN,
  POSITION_REVERSE_PITS,
  POSITION_SIDE,
  POSITION_SOUTH,
} from "../abi";
import { ROOT, TURNS } from "../layout";
import { setRules } from "./rules";
import { MOST_TURNS_SIZE, TURN_SIZE, Turn } from "./turn-record";
import { listTurns } from "./turns";
import { keyOf } from "./zobrist";

// The root: the position that the host has loaded, and how far the game is.

/** 0 South, 1 North. */
export let rootSide: i32 = 0;
let rootPlies: i32 = 0;

/** Takes the position block up; false when its contents are no position. */
export function loadRoot(): bool {
  const side = i32(load<u8>(POSITION_BLOCK, POSITION_SIDE));
  const plies = i32(load<u8>(POSITION_BLOCK, POSITION_PLIES));
  if (side > 1 || plies > PLIES_BEFORE_CAPTURES) return false;
  if (load<u32>(POSITION_BLOCK, POSITION_HISTORY_COUNT) > u32(MAX_HISTORY)) return false;
  const southInner = load<u64>(POSITION_BLOCK, POSITION_SOUTH);
  const southOuter = load<u64>(POSITION_BLOCK, POSITION_SOUTH + 8);
  const northInner = load<u64>(POSITION_BLOCK, POSITION_NORTH);
  const northOuter = load<u64>(POSITION_BLOCK, POSITION_NORTH + 8);
  if (!areFew(southInner, southOuter, northInner, northOuter)) return false;
  setRules(
    i32(load<u16>(POSITION_BLOCK, POSITION_REVERSE_PITS)),
    load<u8>(POSITION_BLOCK, POSITION_OPTIONAL_CAPTURE) != 0,
    load<u8>(POSITION_BLOCK, POSITION_RESOW_FROM_TURN) != 0,
  );
  if (side == 0) Turn.set(ROOT, 0, southInner, southOuter, northInner, northOuter);
  else Turn.set(ROOT, 0, northInner, northOuter, southInner, southOuter);
  rootSide = side;
  rootPlies = plies;
  return true;
}

/** No more seeds than MAX_SEEDS; no sum overflows once each pit is known to hold few. */
function areFew(one: u64, two: u64, three: u64, four: u64): bool {
  const sum = sumOf(one) + sumOf(two) + sumOf(three) + sumOf(four);
  return sum <= MAX_SEEDS;
}

function sumOf(word: u64): i32 {
  const even = word & 0x00ff00ff00ff00ff;
  const odd = (word >> 8) & 0x00ff00ff00ff00ff;
  return i32(((even + odd) * 0x0001000100010001) >> 48);
}

/** Whether seeds may be captured `ply` plies after the root. */
export function mayCaptureAt(ply: i32): bool {
  return rootPlies + ply >= PLIES_BEFORE_CAPTURES;
}

/** The key of a position `ply` plies after the root. */
export function keyAt(turn: usize, ply: i32): u64 {
  return keyOf(turn, (rootSide + ply) & 1, rootPlies + ply);
}

/** Writes the codes of the root's moves into the moves block and returns how many there are. */
export function listRootCodes(): i32 {
  const end = listTurns(ROOT, TURNS, TURNS + MOST_TURNS_SIZE, mayCaptureAt(0));
  let count = 0;
  for (let turn = TURNS; turn < end; turn += TURN_SIZE) {
    store<i32>(usize(MOVES_BLOCK + (count << 2)), Turn.code(turn));
    count++;
  }
  return count;
}

/** Plays a move on the root and appends the key it leaves to the history; false when illegal. */
export function advanceRoot(code: i32): bool {
  const end = listTurns(ROOT, TURNS, TURNS + MOST_TURNS_SIZE, mayCaptureAt(0));
  for (let turn = TURNS; turn < end; turn += TURN_SIZE) {
    if (Turn.code(turn) != code) continue;
    appendHistory(keyAt(ROOT, 0));
    memory.copy(ROOT, turn, TURN_SIZE);
    rootSide ^= 1;
    rootPlies = min(rootPlies + 1, PLIES_BEFORE_CAPTURES);
    return true;
  }
  return false;
}

/** Forgets the oldest key when the history is full. */
function appendHistory(key: u64): void {
  const history: usize = POSITION_BLOCK + POSITION_HISTORY;
  let count = load<i32>(POSITION_BLOCK, POSITION_HISTORY_COUNT);
  if (count >= MAX_HISTORY) {
    memory.copy(history, history + 8, (MAX_HISTORY - 1) * 8);
    count = MAX_HISTORY - 1;
  }
  store<u64>(history + (usize(count) << 3), key);
  store<i32>(POSITION_BLOCK, count + 1, POSITION_HISTORY_COUNT);
}

/** Writes the root, as moves have left it, into the position block; the rules and the history stand there already. */
export function saveRoot(): void {
  const own: usize = POSITION_BLOCK + (rootSide == 0 ? POSITION_SOUTH : POSITION_NORTH);
  const enemy: usize = POSITION_BLOCK + (rootSide == 0 ? POSITION_NORTH : POSITION_SOUTH);
  store<u64>(own, Turn.ownInner(ROOT));
  store<u64>(own, Turn.ownOuter(ROOT), 8);
  store<u64>(enemy, Turn.enemyInner(ROOT));
  store<u64>(enemy, Turn.enemyOuter(ROOT), 8);
  store<u8>(POSITION_BLOCK, u8(rootSide), POSITION_SIDE);
  store<u8>(POSITION_BLOCK, u8(rootPlies), POSITION_PLIES);
}
