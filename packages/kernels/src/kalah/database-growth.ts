import { databaseReaches, largestTotal, mostTotal } from "./database";
import { beginTotal, fillPositions, isTotalFilled } from "./database-fill";

// The database grows while it is searched with, in time to the search: so a short search loses no
// more than its half to it, and a long one soon has all that pays.

/** So many positions are filled in the time of one node. */
const POSITIONS_PER_NODE: u64 = 8;
/** Nodes from one step of the growth to the next. */
const STEP: u64 = 1 << 12;

/** Nodes searched. */
let effort: u64 = 0;

/** To be called when `largestTotal` has changed. */
export function planGrowth(): void {
  beginTotal(largestTotal + 1);
}

/** To be called at every node; lets the database grow where that is due. */
export function countEffort(): void {
  effort++;
  if ((effort & (STEP - 1)) == 0 && largestTotal < mostTotal) grow();
}

function grow(): void {
  fillPositions(POSITIONS_PER_NODE * STEP);
  if (!isTotalFilled()) return;
  databaseReaches(largestTotal + 1);
  planGrowth();
}
