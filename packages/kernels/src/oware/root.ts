import { hasSoftLimit, isSoftLimitReached } from "../common/clock";
import { allowStop, nodes, startLimits, stopped } from "../common/limits";
import { isAllowed, RootMove } from "../common/root-move";
import { LIMITS_BLOCK, LIMITS_DEPTH, LIMITS_MULTIPV, MOVES_BLOCK } from "./abi";
import { listMoves, rootEnemy, rootIndex, rootOwn } from "./position";
import { report } from "./report";
import {
  areRootBoundsDue,
  findRootBounds,
  forgetRootBounds,
  lowerOf,
  upperOf,
} from "./root-bounds";
import { INFINITE, SEED } from "./score";
import { forgetDepth, proved, setProved, valueOf } from "./search";
import { ageTable } from "./table";

// The root: iterations, each deeper by a ply, until a limit is reached or all that is to be told is proved.

const DEEPEST: i32 = 60;
/**
 * Before it is asked what is proved, the search has put the moves in order: of moves that are
 * worth the same the one that gets on comes first.
 */
const FIRST_LOOK: i32 = 10;
/** The share of the soft limit after which an iteration would not end in time. */
const LAST_START: f64 = 0.6;

let count: i32 = 0;

/** Searches the loaded root within the limits block; the best move, or -1 when there is none. */
export function searchRoot(): i32 {
  startLimits();
  ageTable();
  forgetDepth();
  forgetRootBounds();
  count = allowedMoves();
  if (count == 0) return -1;
  const lines = min(max(load<i32>(LIMITS_BLOCK, LIMITS_MULTIPV), 1), count);
  const limit = load<i32>(LIMITS_BLOCK, LIMITS_DEPTH);
  const last = limit > 0 ? min(limit, DEEPEST) : DEEPEST;
  for (let depth = 1; depth <= last; depth++) {
    iterate(depth, lines);
    if (depth == 1) allowStop();
    const isLast = depth == last;
    if ((isLast || depth >= FIRST_LOOK) && areRootBoundsDue(nodes, isLast && limit == 0)) {
      if (findRootBounds()) iterate(depth, lines);
    }
    if (stopped || isSettled()) break;
    if (hasSoftLimit() && isSoftLimitReached(LAST_START)) break;
  }
  return RootMove.code(0);
}

/** All lines that are told are proved, and that no other move is better. */
function isSettled(): bool {
  for (let index = 0; index < count; index++) if (!RootMove.isProved(index)) return false;
  return true;
}

/** The legal moves, or those of them that the limits name. */
function allowedMoves(): i32 {
  const legal = listMoves(MOVES_BLOCK);
  let kept = 0;
  for (let i = 0; i < legal; i++) {
    const code = load<i32>(MOVES_BLOCK + (i << 2));
    if (!isAllowed(code)) continue;
    RootMove.set(kept, code, -INFINITE, false);
    kept++;
  }
  return kept;
}

/** Finds the best `lines` moves in their order, each among those that are not yet placed. */
function iterate(depth: i32, lines: i32): void {
  for (let line = 0; line < lines; line++) {
    placeBest(line, depth);
    if (stopped) break;
  }
  for (let line = 0; line < lines; line++) report(line, depth);
}

/** Brings the best of the moves from `line` on to the front of them. */
function placeBest(line: i32, depth: i32): void {
  let best = -INFINITE;
  for (let index = line; index < count; index++) {
    const code = RootMove.code(index);
    let value: i32;
    if (index == line) value = valueBetween(code, -INFINITE, INFINITE, depth);
    else {
      value = valueBetween(code, best, best + 1, depth);
      if (value > best && !stopped) value = valueBetween(code, best, INFINITE, depth);
    }
    if (stopped) return;
    RootMove.set(index, code, value, proved);
    if (value <= best) continue;
    best = value;
    for (let at = index; at > line; at--) RootMove.swap(at, at - 1);
  }
}

/** The value of a move within what is proved of it. */
function valueBetween(code: i32, alpha: i32, beta: i32, depth: i32): i32 {
  const lower = lowerOf(code) * SEED;
  const upper = upperOf(code) * SEED;
  if (lower < upper) {
    const value = valueOf(rootOwn, rootEnemy, code, alpha, beta, depth - 1, rootIndex, 0);
    if (value < lower || value > upper) setProved(false);
    return max(lower, min(upper, value));
  }
  setProved(true);
  return lower;
}
