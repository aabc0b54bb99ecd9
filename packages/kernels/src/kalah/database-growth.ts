import { isStillWanted } from "../common/limits";
import { databaseBytes, databaseReaches, largestTotal, mostTotal } from "./database";
import { indexOf } from "./database-index";
import { DATABASE } from "./layout";
import { emptyRow, oneSeed, Row, seedsAt, sum } from "./row";
import { pits } from "./rules";
import { gain, isOver, movesAgain, sow, sownEnemy, sownOwn } from "./sowing";

// The database is built while it is searched with: the next total as soon as the search has taken
// about as long as that total will. So a short search builds little, a long one soon has all that
// pays, and the sum is never twice what the best choice would have taken.

const UNKNOWN: i32 = -128;
/** So many entries are filled in the time of one node. */
const ENTRIES_PER_NODE: u64 = 1;
/** Positions between two looks at the limits. */
const POLL_INTERVAL: i32 = 0x3fff;

/** Nodes searched under the loaded rules. */
let effort: u64 = 0;
let nextGrowth: u64 = 0;
/** The total whose entries are marked unknown or filled already. */
let begunTotal: i32 = -1;
let visited: i32 = 0;

/** Forgets what was begun: the rules or the room have changed. */
export function restartGrowth(): void {
  effort = 0;
  begunTotal = -1;
  planGrowth();
}

/** To be called when `largestTotal` has changed. */
export function planGrowth(): void {
  nextGrowth = u64.MAX_VALUE;
  if (largestTotal >= mostTotal) return;
  const entries = u64(databaseBytes(largestTotal + 1) - databaseBytes(largestTotal));
  nextGrowth = entries / ENTRIES_PER_NODE;
}

/** To be called at every node; lets the database grow where that is due. */
export function countEffort(): void {
  effort++;
  if (effort >= nextGrowth) grow();
}

/** Adds the next total, or as much of it as the limits allow. */
function grow(): void {
  const total = largestTotal + 1;
  if (begunTotal < total) {
    const known = databaseBytes(total - 1);
    memory.fill(DATABASE + known, u8(UNKNOWN & 0xff), databaseBytes(total) - known);
    begunTotal = total;
  }
  if (!layOut(emptyRow(), emptyRow(), 0, total)) return;
  databaseReaches(total);
  planGrowth();
}

/** Fills in every way to lay `left` seeds into the places from `place` on; false when stopped. */
function layOut(own: Row, enemy: Row, place: i32, left: i32): bool {
  if (place == 2 * pits - 1) {
    for (; left > 0; left--) enemy = sum(enemy, oneSeed(pits - 1));
    fill(own, enemy);
    visited++;
    return (visited & POLL_INTERVAL) != 0 || isStillWanted();
  }
  for (; left >= 0; left--) {
    if (!layOut(own, enemy, place + 1, left)) return false;
    if (place < pits) own = sum(own, oneSeed(place));
    else enemy = sum(enemy, oneSeed(place - pits));
  }
  return true;
}

/** The value of a position, found by trying all moves and kept; a total has no cycles. */
function fill(own: Row, enemy: Row): i32 {
  const slot = DATABASE + indexOf(own, enemy);
  const known = i32(load<i8>(slot));
  if (known != UNKNOWN) return known;
  let best = UNKNOWN;
  for (let pit = 0; pit < pits; pit++) {
    if (seedsAt(own, pit) == 0) continue;
    sow(own, enemy, pit);
    let value = gain;
    if (!isOver) {
      value += movesAgain ? fill(sownOwn, sownEnemy) : -fill(sownEnemy, sownOwn);
    }
    best = max(best, value);
  }
  // Nobody asks for a position in which the side to move has no seeds: the game is over there.
  if (best == UNKNOWN) best = 0;
  store<i8>(slot, i8(best));
  return best;
}
