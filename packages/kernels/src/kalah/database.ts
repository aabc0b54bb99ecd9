import { fillBinomials, indexOf, MOST_TOTAL, positionsUpTo } from "./database-index";
import { DATABASE } from "./layout";
import { Row } from "./row";
import { pits } from "./rules";

// Exact values of all positions of up to `largestTotal` seeds for the side to move, a byte each. It
// grows by whole totals, each of which stands behind those before it.

/** Positions of more seeds are not in the database; -1 while it is empty. */
export let largestTotal: i32 = -1;
/** The most seeds for which there is room. */
export let mostTotal: i32 = -1;

/** Begins a database for the loaded rules, which may grow to `capacity` bytes. */
export function beginDatabase(capacity: usize): void {
  fillBinomials();
  largestTotal = -1;
  mostTotal = -1;
  while (mostTotal < MOST_TOTAL && positionsUpTo(mostTotal + 1, pits) <= u64(capacity)) mostTotal++;
}

/** How many bytes all positions of up to `total` seeds take. */
export function databaseBytes(total: i32): usize {
  return total < 0 ? 0 : usize(positionsUpTo(total, pits));
}

/** Where the memory behind the database begins. */
export function databaseEnd(): usize {
  return (DATABASE + databaseBytes(mostTotal) + 63) & ~63;
}

/** The database now holds all positions of up to `total` seeds. */
export function databaseReaches(total: i32): void {
  largestTotal = total;
}

/** The value of a position that the database holds. */
export function databaseValue(own: Row, enemy: Row): i32 {
  return i32(load<i8>(DATABASE + indexOf(own, enemy)));
}

/** Writes the value of a position for which there is room. */
export function setDatabaseValue(own: Row, enemy: Row, value: i32): void {
  store<i8>(DATABASE + indexOf(own, enemy), i8(value));
}
