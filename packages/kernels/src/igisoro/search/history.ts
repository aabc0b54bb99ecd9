import { MAX_PLY } from "../../common/score";
import { SEARCH_TABLES } from "../layout";

// What earlier nodes taught about moves. A history entry h that is fed with b becomes
// h + b - h|b| / limit and so never leaves the limit ("history gravity").

export const HISTORY_LIMIT: i32 = 4096;
/** i32[2][MOVES]: by side and move. */
const MOVES: i32 = 1024;
const HISTORY: usize = SEARCH_TABLES;
const HISTORY_SIZE: usize = usize(2 * MOVES) << 2;
/** i32[MAX_PLY][2]: moves that refuted a sibling, the latest first. */
const KILLERS: usize = HISTORY + HISTORY_SIZE;
const KILLERS_SIZE: usize = (usize(MAX_PLY) + 2) << 3;

/** Moves of many choices share an entry. */
function historySlot(side: i32, move: i32): usize {
  return HISTORY + (usize((side * MOVES) | (move & (MOVES - 1))) << 2);
}

export function history(side: i32, move: i32): i32 {
  return load<i32>(historySlot(side, move));
}

export function feedHistory(side: i32, move: i32, bonus: i32): void {
  const slot = historySlot(side, move);
  const value = load<i32>(slot);
  store<i32>(slot, value + bonus - (value * abs(bonus)) / HISTORY_LIMIT);
}

/** A cutoff `depth` plies above the horizon weighs as much as this. */
export function historyBonus(depth: i32): i32 {
  return min(depth * depth, 256);
}

export class Killers {
  @inline static first(ply: i32): i32 {
    return load<i32>(KILLERS + (usize(ply) << 3));
  }

  @inline static second(ply: i32): i32 {
    return load<i32>(KILLERS + (usize(ply) << 3), 4);
  }

  static add(ply: i32, move: i32): void {
    const slot = KILLERS + (usize(ply) << 3);
    if (load<i32>(slot) == move) return;
    store<i32>(slot, load<i32>(slot), 4);
    store<i32>(slot, move);
  }

  static forget(): void {
    memory.fill(KILLERS, 0, KILLERS_SIZE);
  }
}

export function clearHistory(): void {
  memory.fill(HISTORY, 0, HISTORY_SIZE);
}
