import { databaseValue, setDatabaseValue } from "./database";
import { binomial } from "./database-index";
import { emptyRow, Row, seedsAt, withSeeds } from "./row";
import { pits } from "./rules";
import { gain, isOver, movesAgain, sow, sownEnemy, sownOwn } from "./sowing";

// Fills the database, each position after all that its moves lead to. A move that gains nothing
// sows within its own row, which lowers the seeds of the first pits, however many these are, so it
// lowers the row's place in the order of `nextRow`; any other leads to fewer seeds on the board.

/** Below every value. */
const NO_VALUE: i32 = -128;

// What is being filled: the positions of `total` seeds in which one row, either of the two, has
// `few` of them and the other, `row`, as many or more.
let total: i32 = 0;
let few: i32 = 0;
let row: Row;
let rowsDone: u64 = 0;

/** From now on fills in the positions of so many seeds, those of fewer being known. */
export function beginTotal(seeds: i32): void {
  total = seeds;
  beginSplit(0);
}

export function isTotalFilled(): bool {
  return 2 * few > total;
}

/** Fills in about `count` positions of the total, or all that are left. */
export function fillPositions(count: u64): void {
  let filled: u64 = 0;
  while (filled < count && !isTotalFilled()) filled += fillRow();
}

/** Fills in the positions that have `row` on either side and goes on to the next; their number. */
function fillRow(): u64 {
  const others = 2 * few == total ? rowsDone + 1 : rowsOf(few);
  // The loop lies within, over the row of fewer seeds: what it touches stays in the cache.
  let other = firstRow(few);
  for (let i: u64 = 0; i < others; i++) {
    setDatabaseValue(row, other, valueOf(row, other));
    setDatabaseValue(other, row, valueOf(other, row));
    other = nextRow(other);
  }
  rowsDone++;
  if (rowsDone == rowsOf(total - few)) beginSplit(few + 1);
  else row = nextRow(row);
  return 2 * others;
}

function beginSplit(seedsOfOne: i32): void {
  few = seedsOfOne;
  rowsDone = 0;
  row = firstRow(total - few);
}

/** What the best move is worth, all that moves lead to being known. */
function valueOf(own: Row, enemy: Row): i32 {
  let best = NO_VALUE;
  for (let pit = 0; pit < pits; pit++) {
    if (seedsAt(own, pit) == 0) continue;
    sow(own, enemy, pit);
    let value = gain;
    if (!isOver) {
      value += movesAgain ? databaseValue(sownOwn, sownEnemy) : -databaseValue(sownEnemy, sownOwn);
    }
    best = max(best, value);
  }
  // Nobody asks for a position in which the side to move has no seeds: the game is over there.
  return best == NO_VALUE ? 0 : best;
}

/** In how many ways a row can hold so many seeds. */
function rowsOf(seeds: i32): u64 {
  return binomial(seeds + pits - 1, pits - 1);
}

/** The row with all seeds in the pit next to its store. */
function firstRow(seeds: i32): Row {
  return withSeeds(emptyRow(), pits - 1, seeds);
}

/** The next row with as many seeds, ordered by those before its last pit, then before its last two ... */
function nextRow(row: Row): Row {
  let pit = 1;
  while (pit < pits && seedsAt(row, pit) == 0) pit++;
  if (pit == pits) return row;
  const first = seedsAt(row, 0);
  row = withSeeds(row, pit, seedsAt(row, pit) - 1);
  return withSeeds(withSeeds(row, 0, 0), pit - 1, first + 1);
}
