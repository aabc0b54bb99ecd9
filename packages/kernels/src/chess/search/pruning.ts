import { INFINITE, MATE_BOUND } from "../../common/score";
import { Frame } from "./frame";
import * as P from "./params";
import { exchangeWins } from "./see";

// What the search leaves out or looks at less, and when. Every rule here bets that a
// shallow look is right, so none applies near mate scores; the margins stand in
// `params.ts`, and what each was worth in `docs/strength.md`.

/** The evaluation is so far above beta that `depth` plies will not bring it below. */
export function standsAbove(evaluation: i32, beta: i32, depth: i32, improving: bool): bool {
  return (
    depth <= P.REVERSE_FUTILITY_DEPTH &&
    evaluation < MATE_BOUND &&
    beta > -MATE_BOUND &&
    evaluation - P.REVERSE_FUTILITY_MARGIN * (depth - i32(improving)) >= beta
  );
}

/** The evaluation is so far below alpha that only captures could help. */
export function standsFarBelow(evaluation: i32, alpha: i32, depth: i32): bool {
  const margin = P.RAZOR_BASE + P.RAZOR_MARGIN * depth * depth;
  return depth <= P.RAZOR_DEPTH && evaluation + margin <= alpha;
}

/** A null move may prove the node good. Two in a row prove nothing. */
export function mayPass(frame: usize, evaluation: i32, beta: i32, depth: i32): bool {
  const hopeful =
    Frame.staticEvaluation(frame) + P.NULL_MOVE_MARGIN_PER_PLY * depth >= beta + P.NULL_MOVE_MARGIN;
  return (
    depth >= P.NULL_MOVE_DEPTH &&
    evaluation >= beta &&
    hopeful &&
    beta > -MATE_BOUND &&
    Frame.move(Frame.back(frame, 1)) != 0
  );
}

/** The depth left after a null move; the better the evaluation, the less is needed. */
export function depthAfterPass(evaluation: i32, beta: i32, depth: i32): i32 {
  const excess = min((evaluation - beta) / P.NULL_MOVE_SCORE_DIVISOR, P.NULL_MOVE_SCORE_LIMIT);
  return depth - P.NULL_MOVE_BASE - depth / P.NULL_MOVE_DEPTH_DIVISOR - excess;
}

/** How many moves a node of this depth looks at before it leaves out the quiet ones. */
export function lateMoveLimit(depth: i32, improving: bool): i32 {
  if (depth > P.LATE_MOVE_DEPTH) return i32.MAX_VALUE;
  return (P.LATE_MOVE_BASE + depth * depth) / (improving ? 1 : 2);
}

/** Moves like this quiet one failed again and again. */
export function hasBadHistory(history: i32, reducedDepth: i32): bool {
  return (
    reducedDepth <= P.HISTORY_PRUNING_DEPTH &&
    history < P.HISTORY_PRUNING_MARGIN * (reducedDepth + 1)
  );
}

/** The most that a quiet move can make of the position, or INFINITE where that is not known. */
export function quietReach(frame: usize, history: i32, reducedDepth: i32): i32 {
  if (Frame.inCheck(frame) || reducedDepth > P.FUTILITY_DEPTH) return INFINITE;
  const margin = P.FUTILITY_BASE + P.FUTILITY_MARGIN * reducedDepth;
  return Frame.staticEvaluation(frame) + margin + history / P.FUTILITY_HISTORY_DIVISOR;
}

/** The move gives away more material than its depth could win back. */
export function losesExchange(
  pos: usize,
  move: i32,
  quiet: bool,
  history: i32,
  depth: i32,
  reducedDepth: i32,
): bool {
  const margin = quiet
    ? P.QUIET_EXCHANGE_MARGIN * reducedDepth * reducedDepth
    : P.CAPTURE_EXCHANGE_MARGIN * depth - history / P.CAPTURE_EXCHANGE_HISTORY_DIVISOR;
  return !exchangeWins(pos, move, margin);
}

/** What the kind of node adds to the reduction of all its late moves, in 1024ths of a ply. */
export function nodeReduction(pvNode: bool, cutNode: bool, tablePv: bool, improving: bool): i32 {
  let reduction = 0;
  if (cutNode) reduction += P.REDUCE_CUT_NODE;
  if (!improving) reduction += P.REDUCE_NOT_IMPROVING;
  if (pvNode) reduction -= P.SPARE_PV_NODE;
  if (tablePv) reduction -= P.SPARE_TABLE_PV;
  return reduction;
}

/**
 * What the move just made at `frame` adds to its own reduction, in 1024ths of a ply.
 * `tactical` says that the table move is a capture, which quiet moves rarely better.
 */
export function moveReduction(frame: usize, quiet: bool, history: i32, tactical: bool): i32 {
  const move = Frame.move(frame);
  const childFrame = Frame.back(frame, -1);
  let reduction = -history / P.REDUCTION_HISTORY_DIVISOR;
  if (!quiet) reduction -= P.SPARE_CAPTURE;
  else if (tactical) reduction += P.REDUCE_CAPTURE_TABLE_MOVE;
  if (Frame.cutoffs(childFrame) > P.MANY_CUTOFFS) reduction += P.REDUCE_MANY_CUTOFFS;
  if (Frame.inCheck(childFrame)) reduction -= P.SPARE_CHECK;
  if (move == Frame.killer(frame) || move == Frame.secondKiller(frame)) reduction -= P.SPARE_KILLER;
  return reduction;
}

/** The change of depth when a reduced search surprises: deeper if by far, shallower if by little. */
export function depthAfterSurprise(score: i32, best: i32, depth: i32): i32 {
  const far = best + P.DEEPER_MARGIN + P.DEEPER_MARGIN_PER_PLY * depth;
  return depth + i32(score > far) - i32(score < best + P.SHALLOWER_MARGIN);
}
