import { hasSoftLimit, isSoftLimitReached } from "../common/clock";
import { allowStop, startLimits, stopped } from "../common/limits";
import { RootMove } from "../common/root-move";
import { isAllowed } from "../common/search-moves";
import { LIMITS_BLOCK, LIMITS_DEPTH, LIMITS_MULTIPV, MOVES_BLOCK, SWAP_MOVE } from "./abi";
import { southReachesBy } from "./pie";
import {
  isWorthKnown,
  knownWorth,
  listMoves,
  rootEnemy,
  rootMargin,
  rootMaySwap,
  rootOwn,
  rootSide,
} from "./position";
import { beginMove, report } from "./report";
import { seedsIn } from "./row";
import { NO_VALUE, proved, searchFromRoot, setProved, valueAtRoot } from "./search";
import { FULL_DEPTH } from "./table";

// The root: a few iterations for a move in hand, then the proof.

/** Iterations deeper than this cost more than they help the proof. */
const LAST_ITERATION: i32 = 12;

let count: i32 = 0;
/** The moves whose values are wanted come first; the others are only shown to be no better. */
let lines: i32 = 0;

/** Searches the loaded root within the limits block; the best move, or -1 when there is none. */
export function searchRoot(): i32 {
  startLimits();
  count = allowedMoves();
  if (count == 0) return -1;
  lines = min(max(load<i32>(LIMITS_BLOCK, LIMITS_MULTIPV), 1), count);
  const limit = load<i32>(LIMITS_BLOCK, LIMITS_DEPTH);
  const last = limit > 0 ? min(limit, LAST_ITERATION) : LAST_ITERATION;
  for (let depth = 1; depth <= last; depth++) {
    iterate(depth);
    if (depth == 1) allowStop();
    if (stopped || RootMove.isSettled(lines, count) || (hasSoftLimit() && isSoftLimitReached(1)))
      break;
  }
  if (limit == 0 || limit > LAST_ITERATION) prove();
  return RootMove.code(0);
}

/** The legal moves, or those of them that the limits name. */
function allowedMoves(): i32 {
  const legal = listMoves(MOVES_BLOCK);
  let kept = 0;
  for (let i = 0; i < legal; i++) {
    const code = load<i32>(MOVES_BLOCK + (i << 2));
    if (!isAllowed(code)) continue;
    RootMove.list(kept, code, NO_VALUE);
    if (isWorthKnown(code)) RootMove.set(kept, knownWorth(code), true);
    kept++;
  }
  return kept;
}

/** Looks at every move to a depth. */
function iterate(depth: i32): void {
  RootMove.keep(count);
  for (let index = 0; index < count; index++) {
    if (index >= lines || !RootMove.isProved(index)) look(index, depth);
    if (stopped) return endCut(depth, index > 0);
  }
  RootMove.sort(lines);
  reportLines(depth);
}

/** To be called when the search has ended before all moves were seen. */
function endCut(depth: i32, isFirstSeen: bool): void {
  if (RootMove.outlivesCut(lines, count, isFirstSeen)) reportLines(depth);
}

/** Proves the lines one by one, the better first, and that no other move is better. */
function prove(): void {
  for (let index = 0; index < lines && !stopped; index++) {
    if (RootMove.isProved(index)) continue;
    look(index, FULL_DEPTH);
    // A line that outgrew its frames stays an estimate.
    if (stopped || !RootMove.isProved(index)) return;
    RootMove.sort(lines);
    reportLines(FULL_DEPTH);
    index = -1;
  }
  if (stopped || RootMove.areOthersWorse(lines, count)) return;
  RootMove.keep(count);
  for (let index = lines; index < count; index++) {
    look(index, FULL_DEPTH);
    if (stopped) return endCut(FULL_DEPTH, true);
  }
  RootMove.sort(lines);
  reportLines(FULL_DEPTH);
}

/** Searches one move: a line for its value, another for whether it beats the worst line. */
function look(index: i32, depth: i32): void {
  const floor = index < lines ? NO_VALUE : RootMove.worst(lines);
  if (RootMove.most(index) <= floor) return;
  const code = RootMove.code(index);
  if (isWorthKnown(code)) {
    if (index >= lines && RootMove.value(index) > floor) bringUp(index);
    return;
  }
  beginMove(code, index + 1, depth);
  const value = valueAbove(code, floor, RootMove.value(index), depth);
  if (stopped) return;
  const isBound = value <= floor;
  RootMove.set(index, value, proved && !isBound);
  if (proved) RootMove.limit(index, value);
  if (index >= lines && !isBound) bringUp(index);
}

/** A line is exact only where no move that is not shown can be better. */
function reportLines(depth: i32): void {
  const certain = RootMove.areOthersWorse(lines, count);
  for (let line = 0; line < lines; line++) {
    report(line, depth, certain && RootMove.isProved(line));
  }
}

/** A move that beats the worst line takes its place. */
function bringUp(index: i32): void {
  let worst = 0;
  for (let line = 1; line < lines; line++) {
    if (RootMove.value(line) < RootMove.value(worst)) worst = line;
  }
  RootMove.swap(index, worst);
}

/**
 * The value of a root move where it is above `floor`, else a bound no higher: null windows
 * about a guess, each answer being the next guess (Plaat's MTD(f)). A proof sets out from 0: that
 * the better side gains a little is soon shown, and where it goes on the table knows good moves.
 */
function valueAbove(code: i32, floor: i32, guess: i32, depth: i32): i32 {
  // A swap may turn what is in the stores too.
  const turned = rootMaySwap ? 2 * abs(rootMargin) : 0;
  let upper = seedsIn(rootOwn) + seedsIn(rootEnemy) + turned;
  let lower = -upper;
  let value = depth == FULL_DEPTH || guess == NO_VALUE ? 0 : guess;
  let lowerProved = true;
  let upperProved = true;
  while (lower < upper && upper > floor) {
    const beta = max(value == lower ? value + 1 : value, floor + 1);
    value = probeMove(code, beta, depth);
    if (stopped) return value;
    if (value < beta) {
      upper = value;
      upperProved = proved;
    } else {
      lower = value;
      lowerProved = proved;
    }
  }
  setProved(lower < upper ? upperProved : lowerProved && upperProved);
  return lower < upper ? upper : value;
}

/** A value of at least `beta` if the move is worth that, else a bound below it. */
function probeMove(code: i32, beta: i32, depth: i32): i32 {
  if (code == SWAP_MOVE) return swapValue(beta, depth);
  if (!rootMaySwap || rootSide == 1) {
    return valueAtRoot(rootOwn, rootEnemy, code, beta, depth);
  }
  const margin = rootMargin + beta;
  const reaches = southReachesBy(rootOwn, rootEnemy, code, rootMargin, margin, depth);
  return reaches ? beta : beta - 1;
}

/** Changing places: the mover has the enemy's seeds, and the enemy moves with the mover's. */
function swapValue(beta: i32, depth: i32): i32 {
  const shift = -2 * rootMargin;
  return shift - searchFromRoot(rootOwn, rootEnemy, shift - beta + 1, depth);
}
