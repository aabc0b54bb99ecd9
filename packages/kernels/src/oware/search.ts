import { counting, enterNode, stopped } from "../common/limits";
import { PITS } from "./abi";
import {
  captured,
  finalGain,
  isGameOver,
  legalPits,
  repetitionGain,
  seedsIn,
  sow,
  sownEnemy,
  sownOwn,
  splits,
} from "./board";
import { entryOf, indexOf, largestTotal, lowerAt, MOST_TOTAL, upperAt } from "./database";
import { countEffort } from "./database-growth";
import { evaluate } from "./evaluation";
import { comesBack, walk } from "./path";
import { rootIndex, rootSide } from "./position";
import { INFINITE, SEED } from "./score";
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  foundBound,
  foundDepth,
  foundMove,
  foundProved,
  foundValue,
  NO_MOVE,
  probe,
  record,
} from "./table";

/** True when the value just returned does not hang on where the search stopped looking. */
export let proved: bool = true;
/** The most plies below the root that the last search saw. */
export let deepestPly: i32 = 0;

/** For a caller that knows more of the value. */
export function setProved(value: bool): void {
  proved = value;
}

export const MAX_PLY: i32 = 120;
const DELAY: i32 = SEED / 16;

export function forgetDepth(): void {
  deepestPly = 0;
}

/** Under the rule that splits, the odd seed makes the sides differ. */
function sideAt(index: i32): i32 {
  return splits ? (rootSide + index - rootIndex) & 1 : 0;
}

/**
 * What the side to move gains from here beyond its enemy, in 64ths of a seed, searched `depth` plies
 * deep. The position stands at `index` of the path, and `first` is where the last capture led.
 * Fail-soft within the window; `proved` tells whether it is final.
 */
export function search(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  index: i32,
  first: i32,
): i32 {
  const ply = index - rootIndex;
  if (ply > deepestPly) deepestPly = ply;
  const rest = seedsIn(own + enemy);
  proved = true;
  // Nobody gains more than there is.
  if (rest * SEED <= alpha) return rest * SEED;
  if (-rest * SEED >= beta) return -rest * SEED;
  if (!enterNode()) return 0;
  if (rest <= MOST_TOTAL) countEffort();
  if (stopped) return 0;

  const isQuiescent = depth <= 0 || ply >= MAX_PLY;
  // With positions behind it that can come back, a proof found elsewhere need not hold here.
  const isFresh = index == first;
  const side = sideAt(index);
  let lower = -rest;
  let upper = rest;
  if (rest <= largestTotal) {
    const entry = entryOf(indexOf(own, enemy), (rootSide + ply) & 1);
    lower = lowerAt(entry);
    upper = upperAt(entry, rest);
    proved = isFresh;
    if (isFresh || isQuiescent) {
      if (lower == upper) return isFresh ? lower * SEED : delayed(lower * SEED);
      if (lower * SEED >= beta) return lower * SEED;
      if (upper * SEED <= alpha) return upper * SEED;
    }
  }
  let tableMove = NO_MOVE;
  if (probe(own, enemy, side)) {
    tableMove = foundMove;
    const holds = foundProved && isFresh;
    if (holds || foundDepth >= depth) {
      proved = holds;
      if (
        foundBound == BOUND_EXACT ||
        (foundBound == BOUND_LOWER && foundValue >= beta) ||
        (foundBound == BOUND_UPPER && foundValue <= alpha)
      ) {
        return foundValue;
      }
    }
  }

  let best = -INFINITE;
  let floor = alpha;
  let isWholeProved = true;
  if (isQuiescent) {
    isWholeProved = false;
    best = max(lower * SEED, min(upper * SEED, evaluate(own, enemy)));
    if (best >= beta) {
      proved = false;
      return best;
    }
    if (best > floor) floor = best;
  }

  walk(index, own, enemy);
  let bestMove = NO_MOVE;
  let order = isQuiescent
    ? captureOrder(own, enemy)
    : moveOrder(own, enemy, legalPits(own, enemy), tableMove);
  let searched = 0;
  let isCutProved = false;
  for (; order != 0; order >>= 4) {
    const pit = i32(order & 0xf) - 1;
    let value: i32;
    if (searched == 0 || isQuiescent) {
      value = valueOf(own, enemy, pit, floor, beta, depth - 1, index, first);
    } else {
      value = valueOf(own, enemy, pit, floor, floor + 1, depth - 1, index, first);
      if (value > floor && value < beta && !stopped) {
        value = valueOf(own, enemy, pit, floor, beta, depth - 1, index, first);
      }
    }
    if (stopped) return 0;
    searched++;
    if (!proved) isWholeProved = false;
    if (value <= best) continue;
    best = value;
    bestMove = pit;
    if (value >= beta) {
      isCutProved = proved;
      break;
    }
    if (value > floor) floor = value;
  }

  const isCut = best >= beta;
  proved = isCut ? isCutProved : isWholeProved;
  const bound = isCut ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
  record(own, enemy, side, best, bound, max(depth, 0), bestMove, proved && isFresh);
  return best;
}

/** A value that is known but not yet realised: who wins it does so soon, who loses it late. */
function delayed(value: i32): i32 {
  return value > 0 ? value - DELAY : value < 0 ? value + DELAY : 0;
}

/** What a move is worth to its mover. */
export function valueOf(
  own: u64,
  enemy: u64,
  pit: i32,
  alpha: i32,
  beta: i32,
  depth: i32,
  index: i32,
  first: i32,
): i32 {
  sow(own, enemy, pit);
  proved = true;
  if (isGameOver()) {
    counting();
    return finalGain * SEED;
  }
  if (captured > 0) {
    const gain = captured * SEED;
    return (
      gain - search(sownEnemy, sownOwn, gain - beta, gain - alpha, depth, index + 1, index + 1)
    );
  }
  if (comesBack(index + 1, first, sownEnemy, sownOwn)) {
    counting();
    return repetitionGain(((rootSide + index - rootIndex) & 1) == 0) * SEED;
  }
  return -search(sownEnemy, sownOwn, -beta, -alpha, depth, index + 1, first);
}

/** Moves as nibbles, each one more than its pit, best first: the table's, captures by gain, the rest. */
function moveOrder(own: u64, enemy: u64, pits: i32, tableMove: i32): u64 {
  let captures: u64 = 0;
  let captureShift: u64 = 0;
  let quiet: u64 = 0;
  let quietShift: u64 = 0;
  let bestGain = 0;
  for (let rest = pits; rest != 0; rest &= rest - 1) {
    const pit = ctz(rest);
    if (pit == tableMove) continue;
    const nibble = u64(pit + 1);
    sow(own, enemy, pit);
    if (captured == 0) {
      quiet |= nibble << quietShift;
      quietShift += 4;
    } else if (captured > bestGain) {
      captures = (captures << 4) | nibble;
      captureShift += 4;
      bestGain = captured;
    } else {
      captures |= nibble << captureShift;
      captureShift += 4;
    }
  }
  const rest = captures | (quiet << captureShift);
  const isLegal = tableMove < PITS && ((pits >> tableMove) & 1) != 0;
  return isLegal ? (rest << 4) | u64(tableMove + 1) : rest;
}

/** The captures alone. */
function captureOrder(own: u64, enemy: u64): u64 {
  let pits = 0;
  for (let rest = legalPits(own, enemy); rest != 0; rest &= rest - 1) {
    const pit = ctz(rest);
    sow(own, enemy, pit);
    if (captured > 0) pits |= 1 << pit;
  }
  return moveOrder(own, enemy, pits, NO_MOVE);
}
