import { Pv } from "../../common/pv";
import { DRAW, INFINITE, MATE_BOUND, MAX_PLY, NO_SCORE, Score } from "../../common/score";
import { make } from "../board/make";
import { Position } from "../board/position";
import { evaluate } from "../evaluation/evaluate";
import { Stack, threadBase } from "../memory";
import { correctedEvaluation } from "./correction";
import { isDraw, pushKey } from "./draw";
import { Frame } from "./frame";
import { isTactical, Slot } from "./history";
import { pickMove, startPickingCaptures } from "./ordering";
import { exchangeWins, immediateGain } from "./see";
import { enterNode, noteSelectiveDepth, stopped } from "./threads";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, Entry, probe, record } from "./tt";

/** A capture is not tried when even winning this much beside the victim leaves alpha unreached. */
const DELTA_MARGIN: i32 = 160;
/** Exchanges may lose this much: values of pieces are not that exact. */
const EXCHANGE_TOLERANCE: i32 = 20;
/** Evasions that capture nothing, tried before the rest is left out. */
const QUIET_EVASIONS: i32 = 3;

/** Whether a bound of this kind settles a null window at `beta`. */
export function boundSettles(bound: i32, score: i32, beta: i32): bool {
  return (bound & (score >= beta ? BOUND_LOWER : BOUND_UPPER)) != 0;
}

/**
 * Resolves captures, promotions to a queen and checks, so that the static evaluation is
 * asked only of quiet positions. Fail-soft; the frame of `ply` knows whether its side is
 * in check. `withChecks` tries quiet checks too: on the first ply only, or the search
 * would not end. One loop with its pruning inline: it visits most nodes.
 */
export function quiesce(ply: i32, alpha: i32, beta: i32, withChecks: bool): i32 {
  const frame = Frame.at(ply);
  const pos = Stack.position(ply);
  const pvNode = beta - alpha > 1;
  Pv.clear(ply);
  if (!enterNode()) return 0;
  if (pvNode) noteSelectiveDepth(ply);
  const inCheck = Frame.inCheck(frame);
  pushKey(ply, pos);
  if (isDraw(ply, pos, inCheck)) return DRAW;
  if (ply >= MAX_PLY) return inCheck ? DRAW : evaluate(pos, threadBase);

  const key = Position.key(pos);
  const entry = probe(key);
  const tableScore = entry != 0 ? Score.fromTable(Entry.score(entry), ply) : NO_SCORE;
  if (!pvNode && entry != 0 && boundSettles(Entry.bound(entry), tableScore, beta)) {
    return tableScore;
  }

  const oldAlpha = alpha;
  let best = -INFINITE;
  let bestMove = 0;
  let rawEvaluation = NO_SCORE;
  if (!inCheck) {
    rawEvaluation = entry != 0 ? Entry.evaluation(entry) : NO_SCORE;
    if (rawEvaluation == NO_SCORE) rawEvaluation = evaluate(pos, threadBase);
    best = correctedEvaluation(pos, rawEvaluation);
    if (entry != 0 && Entry.bound(entry) & (tableScore > best ? BOUND_LOWER : BOUND_UPPER)) {
      best = tableScore;
    }
    if (best >= beta) {
      if (entry == 0)
        record(key, 0, Score.toTable(best, ply), rawEvaluation, 0, BOUND_LOWER, false);
      return best;
    }
    if (best > alpha) alpha = best;
  }
  const deltaBase = inCheck ? INFINITE : best + DELTA_MARGIN;

  const list = Stack.moveList(ply);
  const child = Stack.position(ply + 1);
  const childFrame = Frame.at(ply + 1);
  let searched = 0;
  let quietEvasions = 0;
  startPickingCaptures(frame, pos, entry != 0 ? Entry.move(entry) : 0, withChecks);
  for (let move = pickMove(frame, pos, list); move != 0; move = pickMove(frame, pos, list)) {
    if (best > -MATE_BOUND) {
      const tactical = isTactical(pos, move);
      if (inCheck) {
        if (!tactical && ++quietEvasions > QUIET_EVASIONS) continue;
      } else if (tactical) {
        const reach = deltaBase + immediateGain(pos, move);
        if (reach <= alpha) {
          best = max(best, reach);
          continue;
        }
        if (!exchangeWins(pos, move, -EXCHANGE_TOLERANCE)) continue;
      } else if (!exchangeWins(pos, move, 0)) continue;
    }
    searched++;
    Frame.setMove(frame, move, Slot.pieceTo(pos, move));
    make(pos, move, child);
    Frame.setInCheck(childFrame, Position.inCheck(child));
    const score = -quiesce(ply + 1, -beta, -alpha, false);
    if (stopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    bestMove = move;
    if (pvNode) Pv.extend(ply, move);
    if (score >= beta) break;
    alpha = score;
  }
  if (inCheck && searched == 0 && best == -INFINITE) return Score.matedIn(ply);
  const bound = best >= beta ? BOUND_LOWER : best > oldAlpha && pvNode ? BOUND_EXACT : BOUND_UPPER;
  record(key, bestMove, Score.toTable(best, ply), rawEvaluation, 0, bound, pvNode);
  return best;
}
