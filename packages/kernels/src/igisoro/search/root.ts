import { hasSoftLimit, isSoftLimitReached } from "../../common/clock";
import { allowStop, nodes, startLimits, stopped } from "../../common/limits";
import { keepPvRowsAt, Pv } from "../../common/pv";
import { keepRootLinesAt, MAX_ROOT_MOVES, RootLines } from "../../common/root-lines";
import { INFINITE, MATE, MAX_PLY, Score } from "../../common/score";
import { isAllowed } from "../../common/search-moves";
import { LIMITS_BLOCK, LIMITS_DEPTH, LIMITS_MATE, LIMITS_MULTIPV } from "../abi";
import { keyAt, mayCaptureAt, rootSide } from "../board/root";
import { MOST_TURNS_SIZE, TURN_SIZE, Turn } from "../board/turn-record";
import { listTurns } from "../board/turns";
import { evaluate } from "../evaluation/evaluate";
import { PV_ROWS, ROOT, ROOT_MOVES, TURNS } from "../layout";
import { Killers } from "./history";
import { pickTurn, rankTurns } from "./ordering";
import { loadKeyStack, pushKey } from "./repetition";
import { reportLine } from "./report";
import { resetSelectiveDepth, searchTurn, selectiveDepth } from "./search";
import { ageTable, BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, Entry, probe, record } from "./table";

// The root of the search: iterative deepening, lines, aspiration windows, time.

const MAX_ITERATION: i32 = MAX_PLY - 20;
/** From this depth on the window is narrow, about the score before. */
const ASPIRATION_DEPTH: i32 = 5;
const ASPIRATION_WINDOW: i32 = 150;
/** A forced move needs no more than this, enough to expect a reply. */
const FORCED_MOVE_DEPTH: i32 = 4;

/** The end of the root's turns in memory, behind which those of the tree go. */
let turnsEnd: usize = 0;

/** Searches the loaded root within the limits block; the best move, or 0 when there is none. */
export function searchRoot(): i32 {
  prepare();
  if (RootLines.count() == 0) return 0;
  deepen();
  return RootLines.move(0);
}

function prepare(): void {
  startLimits();
  ageTable();
  keepPvRowsAt(PV_ROWS);
  keepRootLinesAt(ROOT_MOVES);
  Killers.forget();
  loadKeyStack();
  pushKey(0, keyAt(ROOT, 0));
  Turn.setEvaluation(ROOT, evaluate(ROOT));
  listRootMoves();
}

/** Lists the allowed turns of the root, best first; its records stay from TURNS on. */
function listRootMoves(): void {
  RootLines.forget();
  turnsEnd = listTurns(ROOT, TURNS, TURNS + MOST_TURNS_SIZE, mayCaptureAt(0));
  rankTurns(TURNS, turnsEnd, 0, rootSide, Entry.move(probe(keyAt(ROOT, 0))));
  for (let turn = TURNS; turn < turnsEnd; turn += TURN_SIZE) {
    pickTurn(turn, turnsEnd);
    if (isAllowed(Turn.code(turn)) && RootLines.count() < MAX_ROOT_MOVES) {
      RootLines.add(Turn.code(turn));
    }
  }
}

/** The record of a root move. */
function turnOf(move: i32): usize {
  let turn = TURNS;
  while (Turn.code(turn) != move) turn += TURN_SIZE;
  return turn;
}

/** Iterates until a limit or the stop cell ends the search; the first iteration is completed. */
function deepen(): void {
  const limit = load<i32>(LIMITS_BLOCK, LIMITS_DEPTH);
  const last = limit > 0 ? min(limit, MAX_ITERATION) : MAX_ITERATION;
  for (let depth = 1; depth <= last; depth++) {
    RootLines.beginIteration();
    searchLines(depth);
    if (depth == 1) allowStop();
    if (stopped || isSettled(depth)) break;
  }
}

function searchLines(depth: i32): void {
  const wanted = max(load<i32>(LIMITS_BLOCK, LIMITS_MULTIPV), 1);
  const lines = min(wanted, RootLines.count());
  for (let line = 0; line < lines; line++) {
    resetSelectiveDepth();
    aspirate(line, depth);
    if (stopped) break;
    RootLines.sort(0);
  }
  for (let line = 0; line < lines && !stopped; line++) reportLine(line, depth);
}

/** Whether the finished iteration suffices. */
function isSettled(depth: i32): bool {
  const score = RootLines.score(0);
  const mate = load<i32>(LIMITS_BLOCK, LIMITS_MATE);
  if (mate > 0 && score >= Score.mateIn(2 * mate - 1)) return true;
  if (!hasSoftLimit()) return false;
  if (RootLines.count() == 1 && depth >= FORCED_MOVE_DEPTH && isSoftLimitReached(0)) return true;
  // A win found and searched half as deep again will not get shorter.
  if (Score.isMate(score) && 2 * depth >= 3 * (MATE - abs(score)) && isSoftLimitReached(0)) {
    return true;
  }
  return isSoftLimitReached(1);
}

/** Searches for the line of rank `line`, widening the window until the score lies within. */
function aspirate(line: i32, depth: i32): void {
  const guess = RootLines.bestKnownScore(line);
  const narrow = depth >= ASPIRATION_DEPTH && guess != -INFINITE && !Score.isMate(guess);
  let window = ASPIRATION_WINDOW;
  let alpha = narrow ? guess - window : -INFINITE;
  let beta = narrow ? guess + window : INFINITE;
  let score = searchMoves(line, alpha, beta, depth);
  RootLines.sort(line);
  while (!stopped && (score <= alpha || score >= beta)) {
    if (score <= alpha) alpha = Score.isMate(score) ? -INFINITE : max(score - window, -INFINITE);
    else beta = Score.isMate(score) ? INFINITE : min(score + window, INFINITE);
    window *= 2;
    score = searchMoves(line, alpha, beta, depth);
    RootLines.sort(line);
  }
}

/** One pass over the root moves from rank `first` on. */
function searchMoves(first: i32, alpha: i32, beta: i32, depth: i32): i32 {
  const oldAlpha = alpha;
  let best = -INFINITE;
  let bestMove = 0;
  Pv.clear(0);
  for (let rank = first; rank < RootLines.count(); rank++) {
    const move = RootLines.move(rank);
    const nodesBefore = nodes;
    const score = searchTurn(turnOf(move), turnsEnd, 0, rank - first + 1, alpha, beta, depth);
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
    record(keyAt(ROOT, 0), bestMove, Score.toTable(best, 0), depth, bound);
  }
  return best;
}
