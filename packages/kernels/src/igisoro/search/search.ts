import { enterNode, stopped } from "../../common/limits";
import { Pv } from "../../common/pv";
import { DRAW, INFINITE, MAX_PLY, Score } from "../../common/score";
import { MOVE_PIT_BITS } from "../abi";
import { keyAt, mayCaptureAt, rootSide } from "../board/root";
import { MOST_TURNS_SIZE, TURN_SIZE, Turn } from "../board/turn-record";
import { listTurnsOf, sowablePits } from "../board/turns";
import { evaluate } from "../evaluation/evaluate";
import { TURNS_END } from "../layout";
import { feedHistory, historyBonus, Killers } from "./history";
import { pickTurn, rankTurns } from "./ordering";
import { isRepetition, pushKey } from "./repetition";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, Entry, probe, record } from "./table";

const PIT_MASK: i32 = (1 << MOVE_PIT_BITS) - 1;
/** From here on a list of turns has no room. */
const LAST_LIST: usize = TURNS_END - MOST_TURNS_SIZE;

/** The deepest ply of this iteration's principal lines. */
export let selectiveDepth: i32 = 0;

export function resetSelectiveDepth(): void {
  selectiveDepth = 0;
}

/** Whether a bound of this kind settles the window. */
function boundSettles(bound: i32, score: i32, alpha: i32, beta: i32): bool {
  if (bound == BOUND_EXACT) return true;
  return bound == BOUND_LOWER ? score >= beta : score <= alpha;
}

/**
 * The value of the position after `turn`, `ply` plies from the root, searched `depth` plies deep:
 * fail-soft, exact strictly inside the window, else a bound. Its turns are written from `list` on.
 */
export function search(turn: usize, list: usize, ply: i32, alpha: i32, beta: i32, depth: i32): i32 {
  Pv.clear(ply);
  if (!enterNode()) return 0;
  let pits = sowablePits(turn);
  if (pits == 0) return Score.matedIn(ply);
  if (depth <= 0 || ply >= MAX_PLY || list > LAST_LIST) return Turn.evaluation(turn);
  const pvNode = beta - alpha > 1;
  if (pvNode && ply > selectiveDepth) selectiveDepth = ply;

  const key = keyAt(turn, ply);
  pushKey(ply, key);
  if (isRepetition(ply, key)) return DRAW;
  // No line from here beats a win already found closer to the root.
  alpha = max(alpha, Score.matedIn(ply));
  beta = min(beta, Score.mateIn(ply + 1));
  if (alpha >= beta) return alpha;

  const entry = probe(key);
  const tableMove = Entry.move(entry);
  if (!pvNode && entry != 0 && Entry.depth(entry) >= depth) {
    const score = Score.fromTable(Entry.score(entry), ply);
    if (boundSettles(Entry.bound(entry), score, alpha, beta)) return score;
  }

  if (depth == 1) return searchFrontier(turn, list, ply, alpha, beta, pits, key, tableMove);
  const mayCapture = mayCaptureAt(ply);
  const side = (rootSide + ply) & 1;
  const to = list + MOST_TURNS_SIZE;
  const oldAlpha = alpha;
  let best = -INFINITE;
  let bestMove = 0;
  let number = 0;
  // The table's move is searched before the turns from other pits are even listed.
  let end = list;
  const tablePit = pits & (tableMove == 0 ? 0 : 1 << (tableMove & PIT_MASK));
  if (tablePit != 0) {
    end = listTurnsOf(tablePit, turn, list, to, mayCapture);
    rankTurns(list, end, ply, side, tableMove);
    pits ^= tablePit;
  }
  const listed = end > list ? list + TURN_SIZE : list;
  for (let next = list; ; next += TURN_SIZE) {
    if (pits != 0 && next == listed) {
      const rest = end;
      end = listTurnsOf(pits, turn, rest, to, mayCapture);
      rankTurns(rest, end, ply, side, tableMove);
      pits = 0;
    }
    if (next == end) break;
    pickTurn(next, end);
    number++;
    const score = searchTurn(next, end, ply, number, alpha, beta, depth);
    if (stopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    bestMove = Turn.code(next);
    if (pvNode) Pv.extend(ply, bestMove);
    if (score >= beta) {
      learnCutoff(list, next, ply, side, depth);
      break;
    }
    alpha = score;
  }
  if (number == 0) return Score.matedIn(ply);
  const bound = best >= beta ? BOUND_LOWER : best > oldAlpha ? BOUND_EXACT : BOUND_UPPER;
  record(key, bestMove, Score.toTable(best, ply), depth, bound);
  return best;
}

/** `search` one ply above the horizon: turns are listed pit by pit, until one is good enough. */
function searchFrontier(
  turn: usize,
  list: usize,
  ply: i32,
  alpha: i32,
  beta: i32,
  pits: i32,
  key: u64,
  tableMove: i32,
): i32 {
  const oldAlpha = alpha;
  const mayCapture = mayCaptureAt(ply);
  let best = -INFINITE;
  let bestMove = 0;
  while (pits != 0 && best < beta) {
    const pit = firstPitOf(pits, ply, tableMove);
    pits ^= pit;
    const end = listTurnsOf(pit, turn, list, list + MOST_TURNS_SIZE, mayCapture);
    for (let next = list; next < end; next += TURN_SIZE) {
      if (!enterNode()) return 0;
      const score = sowablePits(next) == 0 ? Score.mateIn(ply + 1) : -evaluate(next);
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      bestMove = Turn.code(next);
      if (score >= beta) {
        Killers.add(ply, bestMove);
        break;
      }
      alpha = score;
      Pv.clear(ply + 1);
      Pv.extend(ply, bestMove);
    }
  }
  if (best == -INFINITE) return Score.matedIn(ply);
  const bound = best >= beta ? BOUND_LOWER : best > oldAlpha ? BOUND_EXACT : BOUND_UPPER;
  record(key, bestMove, Score.toTable(best, ply), 1, bound);
  return best;
}

/** The pit to sow from first: the table's, a killer's, else the last of the ring. */
function firstPitOf(pits: i32, ply: i32, tableMove: i32): i32 {
  if (tableMove != 0 && (pits & (1 << (tableMove & PIT_MASK))) != 0)
    return 1 << (tableMove & PIT_MASK);
  const killer = Killers.first(ply);
  if (killer != 0 && (pits & (1 << (killer & PIT_MASK))) != 0) return 1 << (killer & PIT_MASK);
  const second = Killers.second(ply);
  if (second != 0 && (pits & (1 << (second & PIT_MASK))) != 0) return 1 << (second & PIT_MASK);
  return 1 << (31 - clz(pits));
}

/** The value, for its mover, of the `number`-th turn of a node at `ply`. */
export function searchTurn(
  turn: usize,
  list: usize,
  ply: i32,
  number: i32,
  alpha: i32,
  beta: i32,
  depth: i32,
): i32 {
  const newDepth = depth - 1;
  if (number == 1) return -search(turn, list, ply + 1, -beta, -alpha, newDepth);
  const reduction = depth >= 3 && number > 3 ? 1 : 0;
  let score = -search(turn, list, ply + 1, -alpha - 1, -alpha, newDepth - reduction);
  if (score > alpha && reduction > 0) {
    score = -search(turn, list, ply + 1, -alpha - 1, -alpha, newDepth);
  }
  if (score > alpha && score < beta) {
    score = -search(turn, list, ply + 1, -beta, -alpha, newDepth);
  }
  return score;
}

/** Rewards the turn that cut off and punishes those before it. */
function learnCutoff(list: usize, cut: usize, ply: i32, side: i32, depth: i32): void {
  const bonus = historyBonus(depth);
  Killers.add(ply, Turn.code(cut));
  feedHistory(side, Turn.code(cut), bonus);
  for (let turn = list; turn < cut; turn += TURN_SIZE) {
    feedHistory(side, Turn.code(turn), -bonus);
  }
}
