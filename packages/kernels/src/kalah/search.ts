import { counting, enterNode, stopped } from "../common/limits";
import { databaseValue, largestTotal } from "./database";
import { countEffort } from "./database-growth";
import { FRAMES, FRAMES_END } from "./layout";
import { Ordering } from "./ordering";
import { pulse } from "./report";
import { Row, seedsAt, seedsIn, sum } from "./row";
import { pits } from "./rules";
import { gain, isOver, movesAgain, sow, sownEnemy, sownOwn } from "./sowing";
import { FULL_DEPTH, foundDepth, foundLower, foundMove, foundUpper, probe, record } from "./table";

/** Below the value of every position. */
export const NO_VALUE: i32 = -512;

const FRAME_BYTES: usize = 64;

/** True when the value just returned does not hang on where the search stopped looking. */
export let proved: bool = true;

/** For a caller that puts several answers together. */
export function setProved(value: bool): void {
  proved = value;
}

/** The worth of a position that is not searched on: what lies in one's own row tends to stay there. */
function guess(own: Row, enemy: Row): i32 {
  return (seedsIn(own) - seedsIn(enemy)) / 4;
}

/** The search of the side to move at the root. */
export function searchFromRoot(own: Row, enemy: Row, alpha: i32, beta: i32, depth: i32): i32 {
  return search(own, enemy, alpha, beta, depth, FRAMES);
}

/**
 * What the side to move gains from here beyond its enemy, searched `depth` plies deep, or to the
 * end with FULL_DEPTH. Fail-soft within the window; `proved` tells whether it is final. `frame` is
 * where the moves of this position may be kept.
 */
function search(own: Row, enemy: Row, alpha: i32, beta: i32, depth: i32, frame: usize): i32 {
  proved = true;
  countEffort();
  const total = seedsIn(own) + seedsIn(enemy);
  if (total <= largestTotal) return databaseValue(own, enemy);
  // Nobody gains more than there is.
  if (alpha >= total) return total;
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
      if (foundLower >= beta || foundLower == foundUpper) return foundLower;
      if (foundUpper <= alpha) return foundUpper;
    }
    // Bounds of shallow searches settle a window or nothing: they must not narrow a proof.
    if (isKnownForGood) {
      lower = foundLower;
      upper = foundUpper;
      alpha = max(alpha, lower);
      beta = min(beta, upper);
    }
  }
  if (depth <= 0 || frame == FRAMES_END) {
    proved = false;
    return guess(own, enemy);
  }

  let best = NO_VALUE;
  let bestMove = -1;
  let count = 0;
  for (let pit = 0; pit < pits; pit++) {
    if (seedsAt(own, pit) == 0) continue;
    sow(own, enemy, pit);
    let value = 0;
    if (!isOver && total - gain > largestTotal) {
      if (depth != FULL_DEPTH || !isKnownEnough(max(alpha, best), beta)) {
        Ordering.add(frame, count, pit, tableMove);
        count++;
        continue;
      }
      value = knownBound;
    } else {
      value = settledValue();
    }
    if (value > best) {
      best = value;
      bestMove = pit;
    }
  }
  let allProved = true;
  let cutProved = true;
  for (let index = 0; index < count && best < beta; index++) {
    const pit = Ordering.next(frame, index, count);
    const value = valueOf(own, enemy, pit, max(alpha, best), beta, depth, frame + FRAME_BYTES);
    if (stopped) return 0;
    if (!proved) allProved = false;
    if (value <= best) continue;
    best = value;
    bestMove = pit;
    cutProved = proved;
  }

  const isCut = best >= beta;
  proved = isCut ? cutProved : allProved;
  if (isKnownForGood && !proved) return best;
  if (isCut) lower = max(lower, best);
  else if (best <= alpha) upper = min(upper, best);
  else lower = upper = best;
  record(own, enemy, lower, upper, bestMove, proved ? FULL_DEPTH : depth, total);
  return best;
}

/** What `isKnownEnough` found. */
let knownBound: i32 = 0;

/** Whether the table settles the window for the move just made (an enhanced transposition cutoff). */
function isKnownEnough(alpha: i32, beta: i32): bool {
  const isFound = movesAgain ? probe(sownOwn, sownEnemy) : probe(sownEnemy, sownOwn);
  if (!isFound || foundDepth != FULL_DEPTH) return false;
  const least = gain + (movesAgain ? foundLower : -foundUpper);
  const most = gain + (movesAgain ? foundUpper : -foundLower);
  knownBound = least >= beta || least == most ? least : most;
  return knownBound == least || most <= alpha;
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
function valueOf(
  own: Row,
  enemy: Row,
  pit: i32,
  alpha: i32,
  beta: i32,
  depth: i32,
  frame: usize,
): i32 {
  sow(own, enemy, pit);
  const gained = gain;
  if (isOver) {
    proved = true;
    counting();
    return gained;
  }
  const next = depth == FULL_DEPTH ? FULL_DEPTH : depth - 1;
  // An extra turn costs no depth: the mover has not given the move away.
  if (movesAgain) {
    return gained + search(sownOwn, sownEnemy, alpha - gained, beta - gained, depth, frame);
  }
  return gained - search(sownEnemy, sownOwn, gained - beta, gained - alpha, next, frame);
}

/** What a move at the root is worth to its mover. */
export function valueAtRoot(
  own: Row,
  enemy: Row,
  pit: i32,
  alpha: i32,
  beta: i32,
  depth: i32,
): i32 {
  return valueOf(own, enemy, pit, alpha, beta, depth, FRAMES);
}
