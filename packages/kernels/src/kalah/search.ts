import { counting, enterNode, stopped } from "../common/limits";
import { databaseValue, largestTotal } from "./database";
import { countEffort } from "./database-growth";
import { FRAMES, FRAMES_END } from "./layout";
import { Ordering } from "./ordering";
import { pulse } from "./report";
import { Row, seedsAt, seedsIn } from "./row";
import { pits } from "./rules";
import { gain, isOver, movesAgain, sow, sownEnemy, sownOwn } from "./sowing";
import { FULL_DEPTH, foundDepth, foundLower, foundMove, foundUpper, probe, record } from "./table";
import { worthOf } from "./worth";

// Alpha-beta with null windows: a search asks whether a position is worth at least `beta` to the
// side to move. Its answer is fail-soft: a lower bound from `beta` on, an upper bound below it.

/** Below the value of every position. */
export const NO_VALUE: i32 = -512;

const FRAME_BYTES: usize = 64;
/** So near the database, searching a move costs less than asking the table about all of them. */
const NEAR_SEEDS: i32 = 9;
/** True when the value just returned does not hang on where the search stopped looking. */
export let proved: bool = true;

/** For a caller that puts several answers together. */
export function setProved(value: bool): void {
  proved = value;
}

/** The search of the side to move at the root. */
export function searchFromRoot(own: Row, enemy: Row, beta: i32, depth: i32): i32 {
  return search(own, enemy, beta, depth, FRAMES);
}

/**
 * Whether the side to move gains `beta` seeds beyond its enemy, searched `depth` plies deep, or to
 * the end with FULL_DEPTH; `proved` tells whether that is final. `frame` is where the moves of this
 * position may be kept.
 */
function search(own: Row, enemy: Row, beta: i32, depth: i32, frame: usize): i32 {
  proved = true;
  countEffort();
  const total = seedsIn(own) + seedsIn(enemy);
  if (total <= largestTotal) return databaseValue(own, enemy);
  // Nobody gains more than there is.
  if (beta > total) return total;
  if (beta <= -total) return -total;
  if (!enterNode()) return 0;
  pulse();
  let lower = -total;
  let upper = total;
  let tableMove = -1;
  let isKnownForGood = false;
  if (probe(own, enemy)) {
    tableMove = foundMove;
    isKnownForGood = foundDepth == FULL_DEPTH;
    if (foundDepth >= depth) {
      proved = isKnownForGood;
      if (foundLower >= beta) return foundLower;
      if (foundUpper < beta) return foundUpper;
    }
    // Bounds of shallow searches settle a window or nothing: they must not narrow a proof.
    if (isKnownForGood) {
      lower = foundLower;
      upper = foundUpper;
    }
  }
  if (depth <= 0 || frame == FRAMES_END) {
    proved = false;
    return worthOf(own, enemy);
  }

  let best = NO_VALUE;
  let bestMove = -1;
  let count = 0;
  const asksTable = depth == FULL_DEPTH && total > largestTotal + NEAR_SEEDS;
  for (let pit = 0; pit < pits && best < beta; pit++) {
    if (seedsAt(own, pit) == 0) continue;
    sow(own, enemy, pit);
    boundMove(total - gain, asksTable);
    if (mostOfMove >= beta && leastOfMove < beta) {
      Ordering.add(frame, count, pit, tableMove, leastOfMove + mostOfMove);
      count++;
      continue;
    }
    const value = leastOfMove >= beta ? leastOfMove : mostOfMove;
    if (value <= best) continue;
    best = value;
    bestMove = pit;
  }
  let allProved = true;
  let cutProved = true;
  for (let index = 0; index < count && best < beta; index++) {
    const pit = Ordering.next(frame, index, count);
    const value = valueOf(own, enemy, pit, beta, depth, frame + FRAME_BYTES);
    if (stopped) return 0;
    if (!proved) allProved = false;
    if (value <= best) continue;
    best = value;
    bestMove = pit;
    cutProved = proved;
  }

  proved = best >= beta ? cutProved : allProved;
  if (isKnownForGood && !proved) return best;
  if (best >= beta) lower = max(lower, best);
  else upper = min(upper, best);
  record(own, enemy, lower, upper, bestMove, proved ? FULL_DEPTH : depth, total);
  return best;
}

// What `boundMove` found: no less and no more than this is the move just made worth to its mover.
let leastOfMove: i32 = 0;
let mostOfMove: i32 = 0;

/** Bounds the move just made, after which at most `left` seeds can still be gained. */
function boundMove(left: i32, asksTable: bool): void {
  if (isOver || left <= largestTotal) {
    leastOfMove = mostOfMove = settledValue();
    return;
  }
  leastOfMove = gain - left;
  mostOfMove = gain + left;
  if (!asksTable) return;
  const isFound = movesAgain ? probe(sownOwn, sownEnemy) : probe(sownEnemy, sownOwn);
  // An enhanced transposition cutoff needs what holds for good.
  if (!isFound || foundDepth != FULL_DEPTH) return;
  leastOfMove = gain + (movesAgain ? foundLower : -foundUpper);
  mostOfMove = gain + (movesAgain ? foundUpper : -foundLower);
}

/** The worth to its mover of the move just made, which ended the game or led into the database. */
function settledValue(): i32 {
  counting();
  if (isOver) return gain;
  return movesAgain
    ? gain + databaseValue(sownOwn, sownEnemy)
    : gain - databaseValue(sownEnemy, sownOwn);
}

/** What a move is worth to its mover. */
function valueOf(own: Row, enemy: Row, pit: i32, beta: i32, depth: i32, frame: usize): i32 {
  sow(own, enemy, pit);
  const gained = gain;
  if (isOver) {
    proved = true;
    counting();
    return gained;
  }
  const next = depth == FULL_DEPTH ? FULL_DEPTH : depth - 1;
  // An extra turn costs no depth: the mover has not given the move away.
  if (movesAgain) return gained + search(sownOwn, sownEnemy, beta - gained, depth, frame);
  return gained - search(sownEnemy, sownOwn, gained - beta + 1, next, frame);
}

/** What a move at the root is worth to its mover, as `search` answers. */
export function valueAtRoot(own: Row, enemy: Row, pit: i32, beta: i32, depth: i32): i32 {
  return valueOf(own, enemy, pit, beta, depth, FRAMES);
}
