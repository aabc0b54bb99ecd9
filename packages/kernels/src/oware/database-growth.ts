import { isStillWanted } from "../common/limits";
import { PITS } from "./abi";
import { splits } from "./board";
import {
  databaseReaches,
  entryOf,
  forgetDatabase,
  keepBounds,
  largestTotal,
  MOST_TOTAL,
  positionsUpTo,
} from "./database";
import {
  addPosition,
  beginLevel,
  entryInLevel,
  levelBytes,
  levelEnd,
  linkPredecessors,
  size,
} from "./database-level";
import { beginSolving, solve, solvingBytes, sure } from "./database-solve";

// The database is built while it is searched with: the next total as soon as the search has seen
// about as many positions that a whole database would answer. So an opening builds nothing, and an
// endgame that is searched for long soon has all.

const POLL_INTERVAL: i32 = 0xfff;

/** Where levels are worked on, behind all other memory. */
let workshop: usize = 0;
/** Nodes of few seeds searched under the loaded rules. */
let effort: u64 = 0;
let nextGrowth: u64 = 0;
let visited: i32 = 0;

/** Starts afresh, since the rules or the memory have changed. */
export function restartGrowth(firstFree: usize): void {
  workshop = (firstFree + 7) & ~7;
  effort = 0;
  forgetDatabase();
  // The empty board: nothing to gain.
  keepBounds(entryOf(0, 0), 0, 0);
  keepBounds(entryOf(0, 1), 0, 0);
  planGrowth();
}

/** To be called when `largestTotal` has changed. */
export function planGrowth(): void {
  nextGrowth = u64.MAX_VALUE;
  if (largestTotal >= MOST_TOTAL) return;
  nextGrowth = u64(positionsUpTo(largestTotal + 1));
}

/** To be called at every node that a whole database would answer; lets the database grow where that is due. */
export function countEffort(): void {
  effort++;
  if (effort >= nextGrowth) grow();
}

/** Adds the next total; false, and all as before, when the search has to end or memory is short. */
export function grow(): bool {
  const total = largestTotal + 1;
  if (!layOutLevel(total, 0) || !solve()) {
    // A search that goes on tries again when it has done more.
    nextGrowth = effort + u64(positionsUpTo(total));
    return false;
  }
  keepLevel();
  databaseReaches(total);
  planGrowth();
  return true;
}

/** Makes a level ready to be solved for a hero; false when the search has to end or memory is short. */
export function layOutLevel(total: i32, hero: i32): bool {
  if (!hasMemory(workshop + levelBytes(total))) return false;
  beginLevel(total, hero, workshop);
  visited = 0;
  if (!layOut(0, 0, 0, total) || !hasMemory(levelEnd() + solvingBytes())) return false;
  linkPredecessors();
  beginSolving();
  return true;
}

function hasMemory(end: usize): bool {
  const missing = i64((end + 0xffff) >> 16) - i64(memory.size());
  return missing <= 0 || memory.grow(i32(missing)) >= 0;
}

/** Adds every way to lay `left` seeds into the places from `place` on; false when stopped. */
function layOut(own: u64, enemy: u64, place: i32, left: i32): bool {
  if (place == 2 * PITS - 1) {
    addPosition(own, enemy + (u64(left) << u64(8 * (PITS - 1))));
    visited++;
    return (visited & POLL_INTERVAL) != 0 || isStillWanted();
  }
  for (let seeds = 0; seeds <= left; seeds++) {
    const added = u64(seeds) << u64(8 * (place % PITS));
    const isDone =
      place < PITS
        ? layOut(own + added, enemy, place + 1, left - seeds)
        : layOut(own, enemy + added, place + 1, left - seeds);
    if (!isDone) return false;
  }
  return true;
}

/**
 * Keeps the solved level. What the hero is sure of when it moves is the mover's lower bound, and what it
 * is sure of when the enemy moves is the mover's upper bound, the sign turned. Under the rule
 * that splits the bounds meet, and the hero is South.
 */
function keepLevel(): void {
  for (let index = 0; index < size; index++) {
    const lower = i32(load<i8>(sure + usize(index)));
    const upper = -i32(load<i8>(sure + usize(index + size)));
    if (splits) {
      keepBounds(entryInLevel(index, 0), lower, lower);
      keepBounds(entryInLevel(index, 1), upper, upper);
    } else keepBounds(entryInLevel(index, 0), lower, upper);
  }
}
