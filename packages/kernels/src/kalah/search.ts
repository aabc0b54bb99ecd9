import { counting, enterNode, stopped } from "../common/limits";
import { databaseValue, largestTotal } from "./database";
import { gain, isOver, movesAgain, pits, seedsAt, seedsIn, sow, sownEnemy, sownOwn } from "./rows";
import { FULL_DEPTH, foundDepth, foundLower, foundMove, foundUpper, probe, record } from "./table";

/** True when the value just returned does not hang on where the search stopped looking. */
export let proved: bool = true;

/** For a caller that puts several answers together. */
export function setProved(value: bool): void {
  proved = value;
}

/** The worth of a position that is not searched on: what lies in one's own row tends to stay there. */
function guess(own: u64, enemy: u64): i32 {
  return (seedsIn(own) - seedsIn(enemy)) / 4;
}

/**
 * What the side to move gains from here beyond its enemy, searched `depth` plies deep, or to the
 * end with FULL_DEPTH. Fail-soft within the window; `proved` tells whether it is final.
 */
export function search(own: u64, enemy: u64, alpha: i32, beta: i32, depth: i32): i32 {
  proved = true;
  const total = seedsIn(own + enemy);
  if (total <= largestTotal) return databaseValue(own, enemy);
  // Nobody gains more than there is.
  if (alpha >= total) return total;
  if (beta <= -total) return -total;
  if (!enterNode()) return 0;
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
  if (depth <= 0) {
    proved = false;
    return guess(own, enemy);
  }

  let best = -128;
  let bestMove = -1;
  let allProved = true;
  let cutProved = true;
  let floor = alpha;
  let order = orderOf(own, enemy, tableMove);
  for (; order != 0; order >>= 4) {
    const pit = i32(order & 0xf) - 1;
    const value = valueOf(own, enemy, pit, floor, beta, depth);
    if (stopped) return 0;
    if (!proved) allProved = false;
    if (value <= best) continue;
    best = value;
    bestMove = pit;
    if (value >= beta) {
      cutProved = proved;
      break;
    }
    if (value > floor) floor = value;
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

/** What a move is worth to its mover. */
export function valueOf(own: u64, enemy: u64, pit: i32, alpha: i32, beta: i32, depth: i32): i32 {
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
    return gained + search(sownOwn, sownEnemy, alpha - gained, beta - gained, depth);
  }
  return gained - search(sownEnemy, sownOwn, gained - beta, gained - alpha, next);
}

/**
 * The filled pits as nibbles, each one more than its index, best first from the lowest: the table's
 * move, extra turns from the store's side, captures by gain, the rest from the store's side.
 */
function orderOf(own: u64, enemy: u64, tableMove: i32): u64 {
  let extra: u64 = 0;
  let extraShift: u64 = 0;
  let captures: u64 = 0;
  let captureShift: u64 = 0;
  let bestPrey = 0;
  let quiet: u64 = 0;
  let quietShift: u64 = 0;
  const ring = 2 * pits + 1;
  for (let pit = pits - 1; pit >= 0; pit--) {
    const seeds = seedsAt(own, pit);
    if (seeds == 0 || pit == tableMove) continue;
    const nibble = u64(pit + 1);
    let last = pit + seeds;
    if (last >= ring) last %= ring;
    if (last == pits) {
      extra |= nibble << extraShift;
      extraShift += 4;
      continue;
    }
    const prey =
      last < pits && (seeds == ring || (seeds < ring && seedsAt(own, last) == 0))
        ? seedsAt(enemy, pits - 1 - last)
        : 0;
    if (prey == 0) {
      quiet |= nibble << quietShift;
      quietShift += 4;
    } else if (prey > bestPrey) {
      captures = (captures << 4) | nibble;
      captureShift += 4;
      bestPrey = prey;
    } else {
      captures |= nibble << captureShift;
      captureShift += 4;
    }
  }
  const rest = extra | ((captures | (quiet << captureShift)) << extraShift);
  return tableMove < 0 || seedsAt(own, tableMove) == 0 ? rest : (rest << 4) | u64(tableMove + 1);
}
