import { hasSoftLimit, isSoftLimitReached } from "../common/clock";
import { allowStop, startLimits, stopped } from "../common/limits";
import { isAllowed, RootMove } from "../common/root-move";
import { LIMITS_BLOCK, LIMITS_DEPTH, LIMITS_MULTIPV, MOVES_BLOCK, SWAP_MOVE } from "./abi";
import { southReachesBy } from "./pie";
import { listMoves, rootEnemy, rootMargin, rootMaySwap, rootOwn, rootSide } from "./position";
import { report } from "./report";
import { seedsIn } from "./row";
import { NO_VALUE, proved, searchFromRoot, setProved, valueAtRoot } from "./search";
import { FULL_DEPTH } from "./table";

// The root: a few iterations for a move in hand and a guess, then the proof.

/** Iterations deeper than this cost more than they help the proof. */
const LAST_ITERATION: i32 = 12;

let count: i32 = 0;

/** Searches the loaded root within the limits block; the best move, or -1 when there is none. */
export function searchRoot(): i32 {
  startLimits();
  count = allowedMoves();
  if (count == 0) return -1;
  const lines = min(max(load<i32>(LIMITS_BLOCK, LIMITS_MULTIPV), 1), count);
  const limit = load<i32>(LIMITS_BLOCK, LIMITS_DEPTH);
  const last = limit > 0 ? min(limit, LAST_ITERATION) : LAST_ITERATION;
  for (let depth = 1; depth <= last; depth++) {
    iterate(depth, lines);
    if (depth == 1) allowStop();
    if (stopped || isProved(lines) || (hasSoftLimit() && isSoftLimitReached(1))) break;
  }
  if (!stopped && !isProved(lines) && (limit == 0 || limit > LAST_ITERATION)) {
    iterate(FULL_DEPTH, lines);
  }
  return RootMove.code(0);
}

function isProved(lines: i32): bool {
  for (let index = 0; index < lines; index++) if (!RootMove.isProved(index)) return false;
  return true;
}

/** The legal moves, or those of them that the limits name. */
function allowedMoves(): i32 {
  const legal = listMoves(MOVES_BLOCK);
  let kept = 0;
  for (let i = 0; i < legal; i++) {
    const code = load<i32>(MOVES_BLOCK + (i << 2));
    if (!isAllowed(code)) continue;
    RootMove.set(kept, code, NO_VALUE, false);
    kept++;
  }
  return kept;
}

/** Looks at every move; the first `lines` get their values, the others are only shown to be worse. */
function iterate(depth: i32, lines: i32): void {
  const total = seedsIn(rootOwn) + seedsIn(rootEnemy);
  for (let index = 0; index < count; index++) {
    if (RootMove.isProved(index) && index < lines) continue;
    const floor = index < lines ? -total - 1 : worstOf(lines);
    const code = RootMove.code(index);
    const value = valueAbove(code, floor, RootMove.value(index), depth);
    if (stopped) break;
    RootMove.set(index, code, value, proved);
    if (index >= lines && value > floor) bringUp(index, lines);
  }
  if (!stopped) RootMove.sort(lines);
  for (let line = 0; line < lines; line++) report(line, depth);
}

/** The value of the worst line that is shown. */
function worstOf(lines: i32): i32 {
  let worst = RootMove.value(0);
  for (let index = 1; index < lines; index++) worst = min(worst, RootMove.value(index));
  return worst;
}

/** A move that beats the worst line takes its place. */
function bringUp(index: i32, lines: i32): void {
  let worst = 0;
  for (let line = 1; line < lines; line++) {
    if (RootMove.value(line) < RootMove.value(worst)) worst = line;
  }
  RootMove.swap(index, worst);
}

/**
 * The value of a root move where it is above `floor`, else a bound no higher: null windows
 * about a guess, each answer being the next guess (Plaat's MTD(f)).
 */
function valueAbove(code: i32, floor: i32, guess: i32, depth: i32): i32 {
  // A swap may turn what is in the stores too.
  const turned = rootMaySwap ? 2 * abs(rootMargin) : 0;
  let upper = seedsIn(rootOwn) + seedsIn(rootEnemy) + turned;
  let lower = -upper;
  let value = guess == NO_VALUE ? 0 : guess;
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
    return valueAtRoot(rootOwn, rootEnemy, code, beta - 1, beta, depth);
  }
  const margin = rootMargin + beta;
  const reaches = southReachesBy(rootOwn, rootEnemy, code, rootMargin, margin, depth);
  return reaches ? beta : beta - 1;
}

/** Changing places: the mover has the enemy's seeds, and the enemy moves with the mover's. */
function swapValue(beta: i32, depth: i32): i32 {
  const shift = -2 * rootMargin;
  return shift - searchFromRoot(rootOwn, rootEnemy, shift - beta, shift - beta + 1, depth);
}
