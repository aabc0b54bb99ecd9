import { givesCheck } from "../board/legality";
import { make, makeNull } from "../board/make";
import { KING, PAWN, Position } from "../board/position";
import { evaluate } from "../evaluation/evaluate";
import { Stack, threadBase } from "../memory";
import { correctedEvaluation, learnCorrection } from "./correction";
import { isDraw, pushKey } from "./draw";
import { Frame, PickState, Pv, Tried } from "./frame";
import { captureHistory, isTactical, learnCutoff, quietHistory, Slot } from "./history";
import { pickMove, resumePicking, startPicking, startPickingCaptures } from "./ordering";
import * as P from "./params";
import { boundSettles, quiesce } from "./quiescence";
import { baseReduction } from "./reductions";
import { DRAW, INFINITE, MATE_BOUND, MAX_PLY, NO_SCORE, Score } from "./score";
import { exchangeWins } from "./see";
import { enterNode, noteSelectiveDepth, stopped } from "./threads";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, Entry, probe, record } from "./tt";

/** Null moves are barred before this ply while a deep one is being verified. */
let nullMoveFromPly: i32 = 0;
/** The depth of the running iteration, which bounds extensions. */
let iterationDepth: i32 = 0;

export function beginIteration(depth: i32): void {
  iterationDepth = depth;
  nullMoveFromPly = 0;
}

/** Whether the side to move has more than king and pawns, so that zugzwang is unlikely. */
function hasPieces(pos: usize): bool {
  const pawnsAndKings = Position.byRole(pos, PAWN) | Position.byRole(pos, KING);
  return (Position.byColour(pos, Position.sideToMove(pos)) & ~pawnsAndKings) != 0;
}

/** Plays `move` at `ply`, so that the frame after it is ready to be searched. */
export function descend(ply: i32, pos: usize, move: i32): void {
  Frame.setMove(Frame.at(ply), move, Slot.pieceTo(pos, move));
  const child = Stack.position(ply + 1);
  make(pos, move, child);
  Frame.setInCheck(Frame.at(ply + 1), Position.inCheck(child));
}

/**
 * The value of the position at `ply` within the window, searched `depth` plies deep:
 * fail-soft, exact strictly inside the window, else a bound. `cutNode` says that a null
 * window is expected to fail high. The frame of `ply` knows check and the move left out.
 * One function with its pruning inline, because the steps share nearly all their values.
 */
export function search(ply: i32, alpha: i32, beta: i32, depth: i32, cutNode: bool): i32 {
  if (depth <= 0) return quiesce(ply, alpha, beta);
  const frame = Frame.at(ply);
  const pos = Stack.position(ply);
  const pvNode = beta - alpha > 1;
  const excluded = Frame.excluded(frame);
  const inCheck = Frame.inCheck(frame);
  Pv.clear(ply);
  if (!enterNode()) return 0;
  if (pvNode) noteSelectiveDepth(ply);

  pushKey(ply, pos);
  if (excluded == 0 && isDraw(ply, pos, inCheck)) return DRAW;
  if (ply >= MAX_PLY) return inCheck ? DRAW : evaluate(pos, threadBase);
  // Mate distance: no line from here beats a mate already found closer to the root.
  alpha = max(alpha, Score.matedIn(ply));
  beta = min(beta, Score.mateIn(ply + 1));
  if (alpha >= beta) return alpha;

  const key = Position.key(pos);
  const entry = excluded != 0 ? <u64>0 : probe(key);
  const hit = entry != 0;
  const tableScore = hit ? Score.fromTable(Entry.score(entry), ply) : NO_SCORE;
  const tableDepth = hit ? Entry.depth(entry) : 0;
  const tableBound = hit ? Entry.bound(entry) : 0;
  if (
    !pvNode &&
    hit &&
    tableDepth >= depth &&
    boundSettles(tableBound, tableScore, beta) &&
    Position.halfmove(pos) < 90
  ) {
    return tableScore;
  }

  Frame.forgetKillers(Frame.at(ply + 2));
  Frame.setCutoffs(Frame.at(ply + 1), 0);

  let rawEvaluation = NO_SCORE;
  let evaluation = NO_SCORE;
  let improving = false;
  if (inCheck) {
    Frame.setStaticEvaluation(frame, NO_SCORE);
  } else {
    if (excluded != 0) {
      evaluation = Frame.staticEvaluation(frame);
    } else {
      rawEvaluation = hit ? Entry.evaluation(entry) : NO_SCORE;
      if (rawEvaluation == NO_SCORE) rawEvaluation = evaluate(pos, threadBase);
      evaluation = correctedEvaluation(pos, rawEvaluation);
      Frame.setStaticEvaluation(frame, evaluation);
    }
    const before = Frame.staticEvaluation(Frame.back(frame, 2));
    const longBefore = Frame.staticEvaluation(Frame.back(frame, 4));
    const reference = before != NO_SCORE ? before : longBefore;
    improving = ply < 2 || reference == NO_SCORE || evaluation > reference;
    if (hit && (tableBound & (tableScore > evaluation ? BOUND_LOWER : BOUND_UPPER)) != 0) {
      evaluation = tableScore;
    }
  }
  if (excluded == 0) Frame.setTablePv(frame, pvNode || (hit && Entry.pv(entry)));
  const tablePv = Frame.tablePv(frame);
  const staticEvaluation = Frame.staticEvaluation(frame);

  if (!pvNode && !inCheck && excluded == 0) {
    if (
      !tablePv &&
      depth <= P.REVERSE_FUTILITY_DEPTH &&
      evaluation < MATE_BOUND &&
      beta > -MATE_BOUND &&
      evaluation - P.REVERSE_FUTILITY_MARGIN * (depth - i32(improving)) >= beta
    ) {
      return beta + (evaluation - beta) / 3;
    }
    if (
      depth <= P.RAZOR_DEPTH &&
      evaluation + P.RAZOR_BASE + P.RAZOR_MARGIN * depth * depth <= alpha
    ) {
      const score = quiesce(ply, alpha, beta);
      if (score <= alpha || stopped) return score;
    }
    if (
      depth >= P.NULL_MOVE_DEPTH &&
      evaluation >= beta &&
      staticEvaluation + 20 * depth >= beta + 160 &&
      beta > -MATE_BOUND &&
      Frame.move(Frame.back(frame, 1)) != 0 &&
      ply >= nullMoveFromPly &&
      hasPieces(pos)
    ) {
      const score = searchNullMove(ply, pos, beta, depth, evaluation, cutNode);
      if (stopped) return 0;
      if (score >= beta) return score;
    }
  }

  const tableMove = hit ? Entry.move(entry) : 0;
  if (
    depth >= P.INTERNAL_REDUCTION_DEPTH &&
    excluded == 0 &&
    tableMove == 0 &&
    (pvNode || cutNode)
  ) {
    depth--;
  }

  if (
    !pvNode &&
    !inCheck &&
    excluded == 0 &&
    depth >= P.PROBCUT_DEPTH &&
    beta < MATE_BOUND &&
    beta > -MATE_BOUND
  ) {
    const goal = beta + P.PROBCUT_MARGIN - (improving ? 50 : 0);
    if (!(hit && tableDepth >= depth - P.PROBCUT_REDUCTION + 1 && tableScore < goal)) {
      const score = searchProbcut(ply, pos, goal, depth, tableMove, cutNode, rawEvaluation);
      if (stopped) return 0;
      if (score >= goal) return score - (goal - beta);
    }
  }

  startPicking(frame, pos, tableMove);
  Tried.forget(frame);
  const list = Stack.moveList(ply);
  const child = Stack.position(ply + 1);
  const childFrame = Frame.at(ply + 1);
  const oldAlpha = alpha;
  const usedTableMove = PickState.tableMove(frame);
  const captureTableMove = usedTableMove != 0 && isTactical(pos, usedTableMove);
  const lateMoves = (P.LATE_MOVE_BASE + depth * depth) / (improving ? 1 : 2);
  const mayPrune = hasPieces(pos);
  const doubleExtensions = Frame.doubleExtensions(Frame.back(frame, 1));
  let best = -INFINITE;
  let bestMove = 0;
  let number = 0;

  for (let move = pickMove(frame, pos, list); move != 0; move = pickMove(frame, pos, list)) {
    if (move == excluded) continue;
    number++;
    const quiet = !isTactical(pos, move);
    const history = quiet ? quietHistory(frame, pos, move) : captureHistory(pos, move);
    let reduction = baseReduction(depth, number);

    if (best > -MATE_BOUND && mayPrune) {
      const reducedDepth = max(depth - 1 - reduction / 1024, 0);
      if (quiet) {
        if (depth <= P.LATE_MOVE_DEPTH && number >= lateMoves) PickState.setSkipQuiets(frame, true);
        if (
          reducedDepth <= P.HISTORY_PRUNING_DEPTH &&
          history < P.HISTORY_PRUNING_MARGIN * (reducedDepth + 1)
        ) {
          continue;
        }
        if (!inCheck && reducedDepth <= P.FUTILITY_DEPTH) {
          const reach =
            staticEvaluation + P.FUTILITY_BASE + P.FUTILITY_MARGIN * reducedDepth + history / 200;
          if (reach <= alpha && !givesCheck(pos, move)) {
            if (best < reach) best = reach;
            continue;
          }
        }
        const margin = P.QUIET_EXCHANGE_MARGIN * reducedDepth * reducedDepth;
        if (!exchangeWins(pos, move, margin)) continue;
      } else {
        const margin = P.CAPTURE_EXCHANGE_MARGIN * depth - history / 64;
        if (!exchangeWins(pos, move, margin)) continue;
      }
    }

    let extension = 0;
    if (
      move == usedTableMove &&
      excluded == 0 &&
      depth >= P.SINGULAR_DEPTH &&
      ply < 2 * iterationDepth &&
      tableDepth >= depth - 3 &&
      (tableBound & BOUND_LOWER) != 0 &&
      !Score.isMate(tableScore)
    ) {
      const singularBeta = tableScore - P.SINGULAR_MARGIN * depth;
      Frame.setExcluded(frame, move);
      const score = search(ply, singularBeta - 1, singularBeta, (depth - 1) / 2, cutNode);
      Frame.setExcluded(frame, 0);
      if (stopped) return 0;
      resumePicking(frame, usedTableMove);
      Tried.forget(frame);
      Pv.clear(ply);
      if (score < singularBeta) {
        extension = 1;
        if (
          !pvNode &&
          score < singularBeta - P.DOUBLE_EXTENSION_MARGIN &&
          doubleExtensions < P.DOUBLE_EXTENSION_LIMIT
        ) {
          extension = 2;
        }
      } else if (singularBeta >= beta) {
        // Several moves beat beta: one of them will.
        return singularBeta;
      } else if (tableScore >= beta) extension = -2;
      else if (cutNode) extension = -1;
    }

    Frame.setDoubleExtensions(frame, doubleExtensions + i32(extension == 2));
    descend(ply, pos, move);
    const checks = Frame.inCheck(childFrame);
    let newDepth = depth - 1 + extension;
    let score = -INFINITE;
    let fullSearch = !pvNode || number > 1;
    if (depth >= P.REDUCTION_DEPTH && number > 1 + i32(pvNode) && (quiet || !tablePv || cutNode)) {
      if (cutNode) reduction += P.REDUCE_CUT_NODE;
      if (!improving) reduction += P.REDUCE_NOT_IMPROVING;
      if (captureTableMove && quiet) reduction += P.REDUCE_CAPTURE_TABLE_MOVE;
      if (Frame.cutoffs(childFrame) > 3) reduction += P.REDUCE_MANY_CUTOFFS;
      if (pvNode) reduction -= P.SPARE_PV_NODE;
      if (tablePv) reduction -= P.SPARE_TABLE_PV;
      if (checks) reduction -= P.SPARE_CHECK;
      if (move == Frame.killer(frame) || move == Frame.secondKiller(frame)) {
        reduction -= P.SPARE_KILLER;
      }
      if (!quiet) reduction -= 1024;
      reduction -= history / P.REDUCTION_HISTORY_DIVISOR;
      const reduced = min(max(newDepth - reduction / 1024, 1), newDepth);
      score = -search(ply + 1, -alpha - 1, -alpha, reduced, true);
      fullSearch = score > alpha && reduced < newDepth;
      if (fullSearch) {
        const deeper = best + P.DEEPER_MARGIN + P.DEEPER_MARGIN_PER_PLY * newDepth;
        newDepth += i32(score > deeper) - i32(score < best + P.SHALLOWER_MARGIN);
        fullSearch = reduced < newDepth;
      }
    }
    if (fullSearch) score = -search(ply + 1, -alpha - 1, -alpha, newDepth, !cutNode);
    if (pvNode && (number == 1 || score > alpha)) {
      score = -search(ply + 1, -beta, -alpha, newDepth, false);
    }
    if (stopped) return 0;

    if (score > best) {
      best = score;
      if (score > alpha) {
        bestMove = move;
        if (pvNode) Pv.extend(ply, move);
        if (score >= beta) {
          Frame.setCutoffs(frame, Frame.cutoffs(frame) + 1);
          learnCutoff(frame, pos, move, depth);
          break;
        }
        alpha = score;
      }
    }
    if (quiet) Tried.addQuiet(frame, move);
    else Tried.addCapture(frame, move);
  }

  if (number == 0) return excluded != 0 ? oldAlpha : inCheck ? Score.matedIn(ply) : DRAW;
  if (excluded != 0) return best;
  const bound = best >= beta ? BOUND_LOWER : best > oldAlpha ? BOUND_EXACT : BOUND_UPPER;
  record(key, bestMove, Score.toTable(best, ply), rawEvaluation, depth, bound, tablePv);
  if (
    !inCheck &&
    (bestMove == 0 || !isTactical(pos, bestMove)) &&
    !Score.isMate(best) &&
    !(bound == BOUND_LOWER && best <= staticEvaluation) &&
    !(bound == BOUND_UPPER && best >= staticEvaluation)
  ) {
    learnCorrection(pos, best - staticEvaluation, depth);
  }
  return best;
}

/** The value, at least `beta`, that passing the move proves, or anything below it. */
function searchNullMove(
  ply: i32,
  pos: usize,
  beta: i32,
  depth: i32,
  evaluation: i32,
  cutNode: bool,
): i32 {
  const excess = min((evaluation - beta) / P.NULL_MOVE_SCORE_DIVISOR, P.NULL_MOVE_SCORE_LIMIT);
  const reduced = depth - P.NULL_MOVE_BASE - depth / P.NULL_MOVE_DEPTH_DIVISOR - excess;
  Frame.setMove(Frame.at(ply), 0, 0);
  makeNull(pos, Stack.position(ply + 1));
  Frame.setInCheck(Frame.at(ply + 1), false);
  const score = -search(ply + 1, -beta, -beta + 1, reduced, !cutNode);
  if (stopped || score < beta) return score;
  // A mate found after passing the move may not exist.
  const proved = score > MATE_BOUND ? beta : score;
  if (depth < P.NULL_MOVE_VERIFY_DEPTH || nullMoveFromPly != 0) return proved;
  nullMoveFromPly = ply + (3 * max(reduced, 1)) / 4;
  const verified = search(ply, beta - 1, beta, reduced, false);
  nullMoveFromPly = 0;
  return verified >= beta ? proved : verified;
}

/** Looks for a capture that reaches `goal` even in a shallow search. */
function searchProbcut(
  ply: i32,
  pos: usize,
  goal: i32,
  depth: i32,
  tableMove: i32,
  cutNode: bool,
  rawEvaluation: i32,
): i32 {
  const frame = Frame.at(ply);
  const list = Stack.moveList(ply);
  const needed = goal - Frame.staticEvaluation(frame);
  const reduced = depth - P.PROBCUT_REDUCTION;
  startPickingCaptures(frame, pos, tableMove);
  for (let move = pickMove(frame, pos, list); move != 0; move = pickMove(frame, pos, list)) {
    if (!exchangeWins(pos, move, needed)) continue;
    descend(ply, pos, move);
    let score = -quiesce(ply + 1, -goal, -goal + 1);
    if (score >= goal && reduced > 0) score = -search(ply + 1, -goal, -goal + 1, reduced, !cutNode);
    if (stopped) return 0;
    if (score < goal) continue;
    record(
      Position.key(pos),
      move,
      Score.toTable(score, ply),
      rawEvaluation,
      reduced + 1,
      BOUND_LOWER,
      Frame.tablePv(frame),
    );
    return score;
  }
  return -INFINITE;
}
