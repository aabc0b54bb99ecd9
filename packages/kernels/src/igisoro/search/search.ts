import { enterNode, stopped } from "../../common/limits";
import { Pv } from "../../common/pv";
import { DRAW, INFINITE, MAX_PLY, Score } from "../../common/score";
import { keyAt, mayCaptureAt, rootSide } from "../board/root";
import { MOST_TURNS_SIZE, TURN_SIZE, Turn } from "../board/turn-record";
import { hasSowablePit, listTurns } from "../board/turns";
import { TURNS_END } from "../layout";
import { feedHistory, historyBonus, Killers } from "./history";
import { pickTurn, rankTurns } from "./ordering";
import { isRepetition, pushKey } from "./repetition";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, Entry, probe, record } from "./table";

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
  if (!hasSowablePit(turn)) return Score.matedIn(ply);
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

  const end = listTurns(turn, list, list + MOST_TURNS_SIZE, mayCaptureAt(ply));
  if (end == list) return Score.matedIn(ply);
  const side = (rootSide + ply) & 1;
  rankTurns(list, end, ply, side, tableMove);
  const oldAlpha = alpha;
  let best = -INFINITE;
  let bestMove = 0;
  let number = 0;
  for (let next = list; next < end; next += TURN_SIZE) {
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
  const bound = best >= beta ? BOUND_LOWER : best > oldAlpha ? BOUND_EXACT : BOUND_UPPER;
  record(key, bestMove, Score.toTable(best, ply), depth, bound);
  return best;
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
