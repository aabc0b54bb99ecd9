import { hasSoftLimit, isSoftLimitReached } from "../common/clock";
import { allowStop, nodes, startLimits, stopped } from "../common/limits";
import { RootMove } from "../common/root-move";
import { isAllowed } from "../common/search-moves";
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
/** So many moves are told, the best first. */
let lines: i32 = 0;

/** Searches the loaded root within the limits block; the best move, or -1 when there is none. */
export function searchRoot(): i32 {
  startLimits();
  ageTable();
  forgetDepth();
  forgetRootBounds();
  count = allowedMoves();
  if (count == 0) return -1;
  lines = min(max(load<i32>(LIMITS_BLOCK, LIMITS_MULTIPV), 1), count);
  const limit = load<i32>(LIMITS_BLOCK, LIMITS_DEPTH);
  const last = limit > 0 ? min(limit, DEEPEST) : DEEPEST;
  for (let depth = 1; depth <= last; depth++) {
    iterate(depth);
    if (depth == 1) allowStop();
    const isLast = depth == last;
    if ((isLast || depth >= FIRST_LOOK) && areRootBoundsDue(nodes, depth == DEEPEST)) {
      if (findRootBounds()) iterate(depth);
    }
    if (stopped || RootMove.isSettled(lines, count)) break;
    if (hasSoftLimit() && isSoftLimitReached(LAST_START)) break;
  }
  return RootMove.code(0);
}

/** The legal moves, or those of them that the limits name. */
function allowedMoves(): i32 {
  const legal = listMoves(MOVES_BLOCK);
  let kept = 0;
  for (let i = 0; i < legal; i++) {
    const code = load<i32>(MOVES_BLOCK + (i << 2));
    if (!isAllowed(code)) continue;
    RootMove.list(kept, code, -INFINITE);
    kept++;
  }
  return kept;
}

/** Finds the moves that are told in their order, each the best of those that are not yet placed. */
function iterate(depth: i32): void {
  RootMove.keep(count);
  let isOneFound = false;
  for (let line = 0; line < lines && !stopped; line++) isOneFound = placeBest(line, depth);
  if (stopped && !RootMove.outlivesCut(lines, count, isOneFound)) return;
  const certain = RootMove.areOthersWorse(lines, count);
  for (let line = 0; line < lines; line++) report(line, depth, certain && RootMove.isProved(line));
}

/** Brings the best of the moves from `line` on to the front of them; false when none was searched. */
function placeBest(line: i32, depth: i32): bool {
  let best = -INFINITE;
  for (let index = line; index < count; index++) {
    const code = RootMove.code(index);
    let value: i32;
    if (index == line) value = valueBetween(code, -INFINITE, INFINITE, depth);
    else {
      value = valueBetween(code, best, best + 1, depth);
      if (value > best && !stopped) value = valueBetween(code, best, INFINITE, depth);
    }
    if (stopped) break;
    if (value > best) {
      RootMove.set(index, value, proved);
      best = value;
      for (let at = index; at > line; at--) RootMove.swap(at, at - 1);
    } else if (proved) RootMove.limit(index, value);
  }
  return best > -INFINITE;
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
