import { elapsedMs, hasSoftLimit, isSoftLimitReached, startClock } from "../../common/clock";
import { keepPvRowsAt, Pv } from "../../common/pv";
import { keepRootLinesAt, RootLines } from "../../common/root-lines";
import { INFINITE, MATE, MAX_PLY, NO_SCORE, Score } from "../../common/score";
import { LIMITS_BLOCK, LIMITS_DEPTH, LIMITS_MATE, LIMITS_MULTIPV } from "../abi";
import { POSITION_SIZE, Position } from "../board/position";
import { evaluate } from "../evaluation/evaluate";
import { ROOT_POSITION } from "../layout";
import { Stack, threadBase, threadId } from "../memory";
import { loadKeyStack, pushKey } from "./draw";
import { clearFrames, Frame, PV_ROWS, ROOT_LINES } from "./frame";
import { baseReduction } from "./reductions";
import { REPORT_EXACT, REPORT_LOWER, REPORT_UPPER, reportCurrentMove, reportLine } from "./report";
import { listRootMoves } from "./root-moves";
import { beginIteration, descend, search } from "./search";
import {
  allowStop,
  nodes,
  resetSelectiveDepth,
  selectiveDepth,
  startCounting,
  stopAll,
  stopped,
} from "./threads";
import { softLimitScale } from "./time";
import {
  ageTable,
  attachTable,
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  Entry,
  probe,
  record,
} from "./tt";

// The root of the search: iterative deepening, lines, aspiration windows, time.

const MAX_ITERATION: i32 = MAX_PLY - 20;
/** Bounds and moves under search are reported from this time on. */
const DETAIL_AFTER_MS: f64 = 3000;

/** From this depth on the window is narrow, about the score before. */
const ASPIRATION_DEPTH: i32 = 5;
const ASPIRATION_WINDOW: i32 = 14;
/** Wide scores swing more: the window grows by score squared over this. */
const ASPIRATION_SCORE_DIVISOR: i32 = 12000;

/** A forced move needs no more than this, enough to expect a reply. */
const FORCED_MOVE_DEPTH: i32 = 6;

let stableIterations: i32 = 0;
let lastReportedMove: i32 = 0;

/** Searches the loaded root within the limits block; the best move, or 0 when there is none. */
export function searchRoot(): i32 {
  prepare();
  if (RootLines.count() == 0) return 0;
  deepen();
  if (threadId != 0) return RootLines.move(0);
  if (RootLines.move(0) != lastReportedMove) reportLine(0, max(iterationDepth, 1), REPORT_EXACT);
  stopAll();
  return RootLines.move(0);
}

let iterationDepth: i32 = 0;

function prepare(): void {
  startClock();
  startCounting();
  if (threadId == 0) ageTable();
  attachTable();
  clearFrames();
  keepPvRowsAt(threadBase + PV_ROWS);
  keepRootLinesAt(threadBase + ROOT_LINES);
  loadKeyStack();
  const pos = Stack.position(0);
  memory.copy(pos, ROOT_POSITION, POSITION_SIZE);
  pushKey(0, pos);
  const inCheck = Position.inCheck(pos);
  Frame.setInCheck(Frame.at(0), inCheck);
  Frame.setTablePv(Frame.at(0), true);
  Frame.setStaticEvaluation(Frame.at(0), inCheck ? NO_SCORE : evaluate(pos, threadBase));
  for (let plies = 1; plies <= 4; plies++) {
    Frame.setStaticEvaluation(Frame.back(Frame.at(0), plies), NO_SCORE);
  }
  const entry = probe(Position.key(pos));
  listRootMoves(entry != 0 ? Entry.move(entry) : 0);
  stableIterations = 0;
  lastReportedMove = 0;
}

function lastIteration(): i32 {
  const limit = load<i32>(LIMITS_BLOCK, LIMITS_DEPTH);
  return limit > 0 && limit < MAX_ITERATION && threadId == 0 ? limit : MAX_ITERATION;
}

/** Iterates until a limit or the stop cell ends the search; the first iteration is completed. */
function deepen(): void {
  const last = lastIteration();
  // Helpers of odd number run a ply ahead, so that threads differ.
  for (let depth = 1 + (threadId & 1); depth <= last; depth++) {
    iterationDepth = depth;
    beginIteration(depth);
    const previousBest = RootLines.move(0);
    RootLines.beginIteration();
    searchLines(depth);
    if (stopped) break;
    stableIterations = RootLines.move(0) == previousBest ? stableIterations + 1 : 0;
    if (threadId != 0) continue;
    if (depth == 1) allowStop();
    if (stopped || isSettled(depth)) break;
  }
}

function searchLines(depth: i32): void {
  const wanted = max(load<i32>(LIMITS_BLOCK, LIMITS_MULTIPV), 1);
  const lines = threadId == 0 ? min(wanted, RootLines.count()) : 1;
  for (let line = 0; line < lines; line++) {
    resetSelectiveDepth();
    aspirate(line, depth, lines == 1);
    if (stopped) return;
    RootLines.sort(0);
  }
  if (threadId != 0) return;
  for (let line = 0; line < lines; line++) reportLine(line, depth, REPORT_EXACT);
  lastReportedMove = RootLines.move(0);
}

/** Whether the finished iteration suffices. */
function isSettled(depth: i32): bool {
  const score = RootLines.score(0);
  const mate = load<i32>(LIMITS_BLOCK, LIMITS_MATE);
  if (mate > 0 && score >= Score.mateIn(2 * mate - 1)) return true;
  if (!hasSoftLimit()) return false;
  if (RootLines.count() == 1 && depth >= FORCED_MOVE_DEPTH && isSoftLimitReached(0)) return true;
  // A mate found and searched half as deep again will not get shorter.
  if (Score.isMate(score) && 2 * depth >= 3 * (MATE - abs(score)) && isSoftLimitReached(0)) {
    return true;
  }
  const previous = RootLines.previousScore(0);
  const loss = previous != -INFINITE ? previous - score : 0;
  const share = f64(RootLines.nodes(0)) / f64(max(nodes, 1));
  return isSoftLimitReached(softLimitScale(stableIterations, loss, share));
}

/** Searches for the line of rank `line`, widening the window until the score lies within. */
function aspirate(line: i32, depth: i32, only: bool): void {
  const guess = RootLines.bestKnownScore(line);
  const narrow = depth >= ASPIRATION_DEPTH && guess != -INFINITE && !Score.isMate(guess);
  let window = ASPIRATION_WINDOW + (narrow ? (guess * guess) / ASPIRATION_SCORE_DIVISOR : 0);
  let alpha = narrow ? guess - window : -INFINITE;
  let beta = narrow ? guess + window : INFINITE;
  let failedHigh = 0;
  let score = searchMoves(line, alpha, beta, depth);
  RootLines.sort(line);
  while (!stopped && (score <= alpha || score >= beta)) {
    const low = score <= alpha;
    if (only && threadId == 0 && elapsedMs() > DETAIL_AFTER_MS) {
      reportLine(line, depth, low ? REPORT_UPPER : REPORT_LOWER);
    }
    if (low) {
      beta = (alpha + beta) / 2;
      alpha = Score.isMate(score) ? -INFINITE : max(score - window, -INFINITE);
      failedHigh = 0;
    } else {
      beta = Score.isMate(score) ? INFINITE : min(score + window, INFINITE);
      failedHigh = min(failedHigh + 1, 3);
    }
    window += window / 2 + 3;
    score = searchMoves(line, alpha, beta, max(depth - failedHigh, 1));
    RootLines.sort(line);
  }
}

/** One pass over the root moves from rank `first` on. */
function searchMoves(first: i32, alpha: i32, beta: i32, depth: i32): i32 {
  const pos = Stack.position(0);
  const oldAlpha = alpha;
  let best = -INFINITE;
  let bestMove = 0;
  Pv.clear(0);
  for (let rank = first; rank < RootLines.count(); rank++) {
    const move = RootLines.move(rank);
    if (threadId == 0 && elapsedMs() > DETAIL_AFTER_MS) reportCurrentMove(rank, depth);
    const nodesBefore = nodes;
    descend(0, pos, move);
    const score = searchMove(rank - first + 1, alpha, beta, depth);
    RootLines.addNodes(rank, nodes - nodesBefore);
    if (stopped) return best;
    if (rank == first || score > alpha) RootLines.improve(rank, score, selectiveDepth);
    else RootLines.setScore(rank, -INFINITE);
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    bestMove = move;
    if (score >= beta) break;
    alpha = score;
  }
  if (first == 0) {
    const bound = best >= beta ? BOUND_LOWER : best > oldAlpha ? BOUND_EXACT : BOUND_UPPER;
    const evaluation = Frame.staticEvaluation(Frame.at(0));
    record(Position.key(pos), bestMove, best, evaluation, depth, bound, true);
  }
  return best;
}

/** The value of the root move just made, the `number`-th of its pass. */
function searchMove(number: i32, alpha: i32, beta: i32, depth: i32): i32 {
  const newDepth = depth - 1;
  Frame.setCutoffs(Frame.at(1), 0);
  if (number == 1) return -search(1, -beta, -alpha, newDepth, false);
  const givesCheck = Frame.inCheck(Frame.at(1));
  let reduction = 0;
  if (depth >= 3 && number > 3 && !givesCheck) {
    reduction = max(baseReduction(depth, number) / 1024 - 1, 0);
  }
  const reduced = max(newDepth - reduction, 1);
  let score = -search(1, -alpha - 1, -alpha, min(reduced, newDepth), true);
  if (score > alpha && reduced < newDepth) score = -search(1, -alpha - 1, -alpha, newDepth, false);
  if (score > alpha && !stopped) score = -search(1, -beta, -alpha, newDepth, false);
  return score;
}
