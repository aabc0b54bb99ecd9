import { hasSoftLimit, isSoftLimitReached } from "../common/clock";
import { allowStop, startLimits, stopped } from "../common/limits";
import { isAllowed, RootMove } from "../common/root-move";
import { LIMITS_BLOCK, LIMITS_DEPTH, LIMITS_MULTIPV, MOVES_BLOCK, SWAP_MOVE } from "./abi";
import { listMoves, rootEnemy, rootMargin, rootOwn } from "./position";
import { report } from "./report";
import { seedsIn } from "./rows";
import { proved, search, setProved, valueOf } from "./search";
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
    RootMove.set(kept, code, -128, false);
    kept++;
  }
  return kept;
}

/** Looks at every move; the first `lines` get their values, the others are only shown to be worse. */
function iterate(depth: i32, lines: i32): void {
  const total = seedsIn(rootOwn + rootEnemy);
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
  const total = seedsIn(rootOwn + rootEnemy);
  let lower = -total;
  let upper = total;
  let value = guess == -128 ? 0 : guess;
  let lowerProved = true;
  let upperProved = true;
  while (lower < upper && upper > floor) {
    const beta = max(value == lower ? value + 1 : value, floor + 1);
    value =
      code == SWAP_MOVE
        ? swapValue(beta, depth)
        : valueOf(rootOwn, rootEnemy, code, beta - 1, beta, depth);
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

/** Changing places: the mover has the enemy's seeds, and the enemy moves with the mover's. */
function swapValue(beta: i32, depth: i32): i32 {
  const shift = -2 * rootMargin;
  return shift - search(rootOwn, rootEnemy, shift - beta, shift - beta + 1, depth);
}
