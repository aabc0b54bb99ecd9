import { MOVE_PROMOTE_QUEEN } from "../abi";
import { isLegal } from "../board/legality";
import { generateAll, generateCaptures, generateQuiets } from "../board/movegen";
import { Move, Piece, Position } from "../board/position";
import { MOVE_SCORES } from "../layout";
import { generateQuietChecks } from "./checks";
import { Frame, PickState } from "./frame";
import { captureHistory, counterMove, isTactical, Slot } from "./history";
import { Exchange, exchangeWins } from "./see";

// The move picker: hands out the moves of a node one by one, likely cutoffs first, and
// generates them as late as it can. A move list holds u32 codes and, MOVE_SCORES bytes
// further on, i32 scores. Captures fill the front of the list; those that lose material
// are gathered at its very front and come last.

const STAGE_TABLE_MOVE: i32 = 0;
const STAGE_GENERATE_CAPTURES: i32 = 1;
const STAGE_GOOD_CAPTURES: i32 = 2;
const STAGE_GENERATE_QUIETS: i32 = 3;
const STAGE_QUIETS: i32 = 4;
const STAGE_BAD_CAPTURES: i32 = 5;
// Quiescence and probcut: captures, bad ones included, and quiet checks unless they are skipped.
const STAGE_TABLE_CAPTURE: i32 = 8;
const STAGE_GENERATE_ALL_CAPTURES: i32 = 9;
const STAGE_ALL_CAPTURES: i32 = 10;
const STAGE_QUIET_CHECKS: i32 = 11;
// Out of check.
const STAGE_TABLE_EVASION: i32 = 12;
const STAGE_GENERATE_EVASIONS: i32 = 13;
/** Hands out the rest of the list, best first. */
const STAGE_REST: i32 = 14;

/** Victims come by value first; capture history decides among similar ones. */
const VICTIM_WEIGHT: i32 = 16;
const CAPTURE_HISTORY_DIVISOR: i32 = 8;
/** A capture that loses more than its ordering score divided by this comes last. */
const BAD_CAPTURE_DIVISOR: i32 = 64;

const KILLER_SCORE: i32 = 1 << 20;
const EVASION_CAPTURE_SCORE: i32 = 1 << 20;

class Slots {
  @inline static move(list: usize, index: i32): i32 {
    return load<i32>(list + (usize(index) << 2));
  }

  @inline static score(list: usize, index: i32): i32 {
    return load<i32>(list + (usize(index) << 2), MOVE_SCORES);
  }

  @inline static setScore(list: usize, index: i32, score: i32): void {
    store<i32>(list + (usize(index) << 2), score, MOVE_SCORES);
  }

  @inline static copy(list: usize, from: i32, to: i32): void {
    store<i32>(list + (usize(to) << 2), Slots.move(list, from));
    Slots.setScore(list, to, Slots.score(list, from));
  }

  @inline static set(list: usize, index: i32, move: i32, score: i32): void {
    store<i32>(list + (usize(index) << 2), move);
    Slots.setScore(list, index, score);
  }
}

/** Prepares for all moves of a node; `tableMove` may be any code. */
export function startPicking(frame: usize, pos: usize, tableMove: i32): void {
  const stage = Frame.inCheck(frame) ? STAGE_TABLE_EVASION : STAGE_TABLE_MOVE;
  begin(frame, stage, isLegalCode(pos, tableMove) ? tableMove : 0);
}

/**
 * Prepares for captures and promotions to a queen and, if wanted, quiet moves that give
 * check; for all evasions when in check.
 */
export function startPickingCaptures(
  frame: usize,
  pos: usize,
  tableMove: i32,
  withChecks: bool,
): void {
  if (Frame.inCheck(frame)) {
    startPicking(frame, pos, tableMove);
    return;
  }
  const usable = isLegalCode(pos, tableMove) && isTactical(pos, tableMove);
  begin(frame, STAGE_TABLE_CAPTURE, usable ? tableMove : 0);
  PickState.setSkipQuiets(frame, !withChecks);
}

/** Begins again behind the table move, after another picker used the frame and its list. */
export function resumePicking(frame: usize, tableMove: i32): void {
  const stage = Frame.inCheck(frame) ? STAGE_GENERATE_EVASIONS : STAGE_GENERATE_CAPTURES;
  PickState.setStage(frame, stage);
  PickState.setTableMove(frame, tableMove);
  PickState.setSkipQuiets(frame, false);
}

function begin(frame: usize, stage: i32, tableMove: i32): void {
  PickState.setStage(frame, tableMove != 0 ? stage : stage + 1);
  PickState.setTableMove(frame, tableMove);
  PickState.setSkipQuiets(frame, false);
}

function isLegalCode(pos: usize, move: i32): bool {
  return move != 0 && isLegal(pos, move);
}

/**
 * The next move of the node, or 0 when none is left. One switch over the stages, each
 * falling into the next, is what keeps the picker's state in one place.
 */
export function pickMove(frame: usize, pos: usize, list: usize): i32 {
  let stage = PickState.stage(frame);
  if (stage == STAGE_TABLE_MOVE || stage == STAGE_TABLE_CAPTURE || stage == STAGE_TABLE_EVASION) {
    PickState.setStage(frame, stage + 1);
    PickState.setLastScore(frame, i32.MAX_VALUE);
    return PickState.tableMove(frame);
  }
  if (stage == STAGE_GENERATE_CAPTURES) {
    prepareCaptures(frame, pos, list);
    stage = STAGE_GOOD_CAPTURES;
    PickState.setStage(frame, stage);
  }
  if (stage == STAGE_GOOD_CAPTURES) {
    const move = pickGoodCapture(frame, pos, list);
    if (move != 0) return move;
    stage = STAGE_GENERATE_QUIETS;
  }
  if (stage == STAGE_GENERATE_QUIETS) {
    if (!PickState.skipsQuiets(frame)) prepareQuiets(frame, pos, list);
    stage = STAGE_QUIETS;
    PickState.setStage(frame, stage);
  }
  if (stage == STAGE_QUIETS) {
    const move = PickState.skipsQuiets(frame) ? 0 : pickBest(frame, list);
    if (move != 0) return move;
    PickState.setRange(frame, 0, PickState.badCaptures(frame));
    stage = STAGE_BAD_CAPTURES;
    PickState.setStage(frame, stage);
  }
  if (stage == STAGE_BAD_CAPTURES) return pickInOrder(frame, list);
  if (stage == STAGE_GENERATE_ALL_CAPTURES) {
    prepareCaptures(frame, pos, list);
    stage = STAGE_ALL_CAPTURES;
    PickState.setStage(frame, stage);
  }
  if (stage == STAGE_ALL_CAPTURES) {
    const move = pickBest(frame, list);
    if (move != 0 || PickState.skipsQuiets(frame)) return move;
    PickState.setRange(frame, 0, generateQuietChecks(pos, list));
    stage = STAGE_QUIET_CHECKS;
    PickState.setStage(frame, stage);
  }
  if (stage == STAGE_QUIET_CHECKS) return pickInOrder(frame, list);
  if (stage == STAGE_GENERATE_EVASIONS) {
    prepareEvasions(frame, pos, list);
    PickState.setStage(frame, STAGE_REST);
  }
  return pickBest(frame, list);
}

function captureScore(pos: usize, move: i32): i32 {
  const captured = Position.pieceAt(pos, Move.to(move));
  let value = captured != 0 ? Exchange.value(Piece.role(captured)) : 0;
  if (captured == 0) value = Move.kind(move) == MOVE_PROMOTE_QUEEN ? 850 : 100;
  return value * VICTIM_WEIGHT + captureHistory(pos, move) / CAPTURE_HISTORY_DIVISOR;
}

function prepareCaptures(frame: usize, pos: usize, list: usize): void {
  const count = generateCaptures(pos, list);
  for (let i = 0; i < count; i++) {
    Slots.setScore(list, i, captureScore(pos, Slots.move(list, i)));
  }
  PickState.setRange(frame, 0, count);
  PickState.setBadCaptures(frame, 0);
}

/** Quiet moves follow the bad captures in the list. */
function prepareQuiets(frame: usize, pos: usize, list: usize): void {
  const first = PickState.badCaptures(frame);
  const count = generateQuiets(pos, list + (usize(first) << 2));
  scoreQuiets(frame, pos, list, first, first + count);
  PickState.setRange(frame, first, first + count);
}

function scoreQuiets(frame: usize, pos: usize, list: usize, first: i32, end: i32): void {
  const killer = Frame.killer(frame);
  const secondKiller = Frame.secondKiller(frame);
  const counter = counterMove(frame);
  const side = Position.sideToMove(pos);
  const row1 = Slot.continuationRow(frame, 1);
  const row2 = Slot.continuationRow(frame, 2);
  const row4 = Slot.continuationRow(frame, 4);
  for (let i = first; i < end; i++) {
    const move = Slots.move(list, i);
    const column = usize(Slot.pieceTo(pos, move)) << 1;
    let score =
      Slot.read(Slot.butterfly(side, move)) +
      Slot.read(row1 + column) +
      Slot.read(row2 + column) +
      Slot.read(row4 + column) / 2;
    if (move == killer) score += KILLER_SCORE;
    else if (move == secondKiller) score += KILLER_SCORE / 2;
    else if (move == counter) score += KILLER_SCORE / 4;
    Slots.setScore(list, i, score);
  }
}

function prepareEvasions(frame: usize, pos: usize, list: usize): void {
  const count = generateAll(pos, list);
  const side = Position.sideToMove(pos);
  const row1 = Slot.continuationRow(frame, 1);
  for (let i = 0; i < count; i++) {
    const move = Slots.move(list, i);
    const score = isTactical(pos, move)
      ? EVASION_CAPTURE_SCORE + captureScore(pos, move)
      : Slot.read(Slot.butterfly(side, move)) +
        Slot.read(row1 + (usize(Slot.pieceTo(pos, move)) << 1));
    Slots.setScore(list, i, score);
  }
  PickState.setRange(frame, 0, count);
}

/** Moves the best of the remaining moves to the cursor and hands it out, the table move excepted. */
function pickBest(frame: usize, list: usize): i32 {
  const end = PickState.end(frame);
  for (let cursor = PickState.cursor(frame); cursor < end; cursor++) {
    let best = cursor;
    let bestScore = Slots.score(list, cursor);
    for (let i = cursor + 1; i < end; i++) {
      const score = Slots.score(list, i);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    const move = Slots.move(list, best);
    Slots.copy(list, cursor, best);
    Slots.set(list, cursor, move, bestScore);
    PickState.advance(frame);
    if (move == PickState.tableMove(frame)) continue;
    PickState.setLastScore(frame, bestScore);
    return move;
  }
  return 0;
}

function pickGoodCapture(frame: usize, pos: usize, list: usize): i32 {
  for (let move = pickBest(frame, list); move != 0; move = pickBest(frame, list)) {
    const score = PickState.lastScore(frame);
    if (exchangeWins(pos, move, -score / BAD_CAPTURE_DIVISOR)) return move;
    const bad = PickState.badCaptures(frame);
    Slots.set(list, bad, move, score);
    PickState.setBadCaptures(frame, bad + 1);
  }
  return 0;
}

function pickInOrder(frame: usize, list: usize): i32 {
  const cursor = PickState.cursor(frame);
  if (cursor >= PickState.end(frame)) return 0;
  PickState.advance(frame);
  PickState.setLastScore(frame, Slots.score(list, cursor));
  return Slots.move(list, cursor);
}
