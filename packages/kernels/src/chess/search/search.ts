import { Pv } from "../../common/pv";
import { DRAW, INFINITE, MATE_BOUND, MAX_PLY, NO_SCORE, Score } from "../../common/score";
import { givesCheck } from "../board/legality";
import { make, makeNull } from "../board/make";
import { KING, PAWN, Position } from "../board/position";
import { evaluate } from "../evaluation/evaluate";
import { Stack, threadBase } from "../memory";
import { correctedEvaluation, learnCorrection } from "./correction";
import { isDraw, pushKey } from "./draw";
import { Frame, PickState, Tried } from "./frame";
import { captureHistory, isTactical, learnCutoff, quietHistory, Slot } from "./history";
import { pickMove, resumePicking, startPicking, startPickingCaptures } from "./ordering";
import * as P from "./params";
import {
  depthAfterPass,
  depthAfterSurprise,
  hasBadHistory,
  lateMoveLimit,
  losesExchange,
  mayPass,
  moveReduction,
  nodeReduction,
  quietReach,
  standsAbove,
  standsFarBelow,
} from "./pruning";
import { boundSettles, quiesce } from "./quiescence";
import { baseReduction } from "./reductions";
import { exchangeWins } from "./see";
import { enterNode, noteSelectiveDepth, stopped } from "./threads";
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, Entry, probe, record } from "./tt";

/** Plies without progress from which on the table no longer ends a search. */
const HALFMOVES_FOR_TABLE: i32 = 90;

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
 * Notes the static evaluation of the node in its frame and returns it before correction,
 * NO_SCORE in check. `entry` is the node's table entry or 0.
 */
function evaluateNode(frame: usize, pos: usize, entry: u64): i32 {
  if (Frame.inCheck(frame)) {
    Frame.setStaticEvaluation(frame, NO_SCORE);
    return NO_SCORE;
  }
  let raw = entry != 0 ? Entry.evaluation(entry) : NO_SCORE;
  if (raw == NO_SCORE) raw = evaluate(pos, threadBase);
  Frame.setStaticEvaluation(frame, correctedEvaluation(pos, raw));
  return raw;
}

/** Whether the side to move stands better than at its move before, or than the one before that. */
function isImproving(frame: usize, ply: i32): bool {
  if (Frame.inCheck(frame)) return false;
  const before = Frame.staticEvaluation(Frame.back(frame, 2));
  const reference = before != NO_SCORE ? before : Frame.staticEvaluation(Frame.back(frame, 4));
  return ply < 2 || reference == NO_SCORE || Frame.staticEvaluation(frame) > reference;
}

/**
 * The value of the position at `ply` within the window, searched `depth` plies deep:
 * fail-soft, exact strictly inside the window, else a bound. `cutNode` says that a null
 * window is expected to fail high. The frame of `ply` knows check and the move left out.
 * Still long, because its steps share nearly all their values.
 */
export function search(ply: i32, alpha: i32, beta: i32, depth: i32, cutNode: bool): i32 {
  if (depth <= 0) return quiesce(ply, alpha, beta, true);
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

  const entry = excluded != 0 ? <u64>0 : probe(Position.key(pos));
  const hit = entry != 0;
  const tableScore = hit ? Score.fromTable(Entry.score(entry), ply) : NO_SCORE;
  const tableDepth = hit ? Entry.depth(entry) : 0;
  const tableBound = hit ? Entry.bound(entry) : 0;
  if (!pvNode && hit && tableDepth >= depth && boundSettles(tableBound, tableScore, beta)) {
    // Near the fifty-move limit the table's scores may be out of reach.
    if (Position.halfmove(pos) < HALFMOVES_FOR_TABLE) return tableScore;
  }

  Frame.forgetKillers(Frame.at(ply + 2));
  Frame.setCutoffs(Frame.at(ply + 1), 0);
  // A singularity search finds the frame as the search around it left it.
  let rawEvaluation = NO_SCORE;
  if (excluded == 0) {
    rawEvaluation = evaluateNode(frame, pos, entry);
    Frame.setTablePv(frame, pvNode || (hit && Entry.pv(entry)));
  }
  const improving = isImproving(frame, ply);
  const tablePv = Frame.tablePv(frame);
  let evaluation = Frame.staticEvaluation(frame);
  if (hit && (tableBound & (tableScore > evaluation ? BOUND_LOWER : BOUND_UPPER)) != 0) {
    evaluation = tableScore;
  }

  const maySkip = !pvNode && !inCheck && excluded == 0;
  if (maySkip) {
    if (!tablePv && standsAbove(evaluation, beta, depth, improving)) {
      return beta + (evaluation - beta) / 3;
    }
    if (standsFarBelow(evaluation, alpha, depth)) {
      const score = quiesce(ply, alpha, beta, false);
      if (score <= alpha || stopped) return score;
    }
    if (mayPass(frame, evaluation, beta, depth) && ply >= nullMoveFromPly && hasPieces(pos)) {
      const score = searchNullMove(ply, pos, beta, depth, evaluation, cutNode);
      if (stopped) return 0;
      if (score >= beta) return score;
    }
  }

  const tableMove = hit ? Entry.move(entry) : 0;
  const guessesMove = excluded == 0 && tableMove == 0 && (pvNode || cutNode);
  if (guessesMove && depth >= P.INTERNAL_REDUCTION_DEPTH) depth--;

  if (maySkip && depth >= P.PROBCUT_DEPTH && !Score.isMate(beta)) {
    const goal = beta + P.PROBCUT_MARGIN - (improving ? P.PROBCUT_IMPROVING : 0);
    const hopeless = hit && tableDepth > depth - P.PROBCUT_REDUCTION && tableScore < goal;
    if (!hopeless) {
      const score = searchProbcut(ply, pos, goal, depth, tableMove, cutNode, rawEvaluation);
      if (stopped) return 0;
      if (score >= goal) return score - (goal - beta);
    }
  }

  startPicking(frame, pos, tableMove);
  Tried.forget(frame);
  const list = Stack.moveList(ply);
  const oldAlpha = alpha;
  const usedTableMove = PickState.tableMove(frame);
  const captureTableMove = usedTableMove != 0 && isTactical(pos, usedTableMove);
  const mayBeSingular =
    excluded == 0 &&
    depth >= P.SINGULAR_DEPTH &&
    ply < 2 * iterationDepth &&
    tableDepth >= depth - 3 &&
    (tableBound & BOUND_LOWER) != 0 &&
    !Score.isMate(tableScore);
  const lateMoves = lateMoveLimit(depth, improving);
  const reductionHere = nodeReduction(pvNode, cutNode, tablePv, improving);
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
        if (number >= lateMoves) PickState.setSkipQuiets(frame, true);
        if (hasBadHistory(history, reducedDepth)) continue;
        const reach = quietReach(frame, history, reducedDepth);
        if (reach <= alpha && !givesCheck(pos, move)) {
          best = max(best, reach);
          continue;
        }
      }
      if (losesExchange(pos, move, quiet, history, depth, reducedDepth)) continue;
    }

    let extension = 0;
    if (mayBeSingular && move == usedTableMove) {
      const singularBeta = tableScore - P.SINGULAR_MARGIN * depth;
      const score = searchWithout(ply, move, singularBeta, depth, cutNode);
      if (stopped) return 0;
      if (score < singularBeta) {
        const far = !pvNode && score < singularBeta - P.DOUBLE_EXTENSION_MARGIN;
        extension = far && doubleExtensions < P.DOUBLE_EXTENSION_LIMIT ? 2 : 1;
      } else if (singularBeta >= beta) {
        // Several moves beat beta: one of them will.
        return singularBeta;
      } else if (tableScore >= beta) extension = -2;
      else if (cutNode) extension = -1;
    }

    Frame.setDoubleExtensions(frame, doubleExtensions + i32(extension == 2));
    descend(ply, pos, move);
    let newDepth = depth - 1 + extension;
    let score = -INFINITE;
    let fullSearch = !pvNode || number > 1;
    if (depth >= P.REDUCTION_DEPTH && number > 1 + i32(pvNode) && (quiet || !tablePv || cutNode)) {
      reduction += reductionHere + moveReduction(frame, quiet, history, captureTableMove);
      const reduced = min(max(newDepth - reduction / 1024, 1), newDepth);
      score = -search(ply + 1, -alpha - 1, -alpha, reduced, true);
      fullSearch = score > alpha && reduced < newDepth;
      if (fullSearch) {
        newDepth = depthAfterSurprise(score, best, newDepth);
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
  const score = Score.toTable(best, ply);
  record(Position.key(pos), bestMove, score, rawEvaluation, depth, bound, tablePv);
  if (!inCheck && (bestMove == 0 || !isTactical(pos, bestMove))) {
    learnError(frame, pos, best, bound, depth);
  }
  return best;
}

/** Compares the result of a node with its static evaluation, where the bound tells enough. */
function learnError(frame: usize, pos: usize, best: i32, bound: i32, depth: i32): void {
  const error = best - Frame.staticEvaluation(frame);
  if (Score.isMate(best)) return;
  if ((bound == BOUND_LOWER && error <= 0) || (bound == BOUND_UPPER && error >= 0)) return;
  learnCorrection(pos, error, depth);
}

/** The value of all moves but `move` against `beta`, at half depth, the picker being used up to it. */
function searchWithout(ply: i32, move: i32, beta: i32, depth: i32, cutNode: bool): i32 {
  const frame = Frame.at(ply);
  Frame.setExcluded(frame, move);
  const score = search(ply, beta - 1, beta, (depth - 1) / 2, cutNode);
  Frame.setExcluded(frame, 0);
  resumePicking(frame, move);
  Tried.forget(frame);
  Pv.clear(ply);
  return score;
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
  const reduced = depthAfterPass(evaluation, beta, depth);
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
  startPickingCaptures(frame, pos, tableMove, false);
  for (let move = pickMove(frame, pos, list); move != 0; move = pickMove(frame, pos, list)) {
    if (!exchangeWins(pos, move, needed)) continue;
    descend(ply, pos, move);
    let score = -quiesce(ply + 1, -goal, -goal + 1, false);
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
