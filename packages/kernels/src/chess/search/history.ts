import { MOVE_EN_PASSANT, MOVE_PROMOTE_QUEEN, MOVE_QUIET_OR_CAPTURE } from "../abi";
import { Move, PAWN, Piece, Position } from "../board/position";
import { threadBase } from "../memory";
import { Frame, HISTORIES, Tried } from "./frame";

// What earlier nodes taught about moves, per thread. Entries are i16
// that decay towards zero as they are fed ("history gravity"): an entry h fed with b
// becomes h + b - h|b| / limit and so never leaves the limit.

export const HISTORY_LIMIT: i32 = 16384;

/** By side and from-to squares. */
const BUTTERFLY: usize = HISTORIES;
const BUTTERFLY_SIZE: usize = 2 * 4096 * 2;
/** By moving piece, target and captured role. */
const CAPTURE: usize = BUTTERFLY + BUTTERFLY_SIZE;
const CAPTURE_SIZE: usize = 16 * 64 * 8 * 2;
/** i32 by piece and target of the move that is answered. */
const COUNTER: usize = CAPTURE + CAPTURE_SIZE;
const COUNTER_SIZE: usize = 1024 * 4;
/** By piece and target of an earlier move, then of this one. */
const CONTINUATION: usize = COUNTER + COUNTER_SIZE;
const CONTINUATION_ROW_SHIFT: usize = 11;
const CONTINUATION_SIZE: usize = 1024 << CONTINUATION_ROW_SHIFT;
const HISTORIES_END: usize = CONTINUATION + CONTINUATION_SIZE;

/** "Captures nothing", beside the roles, in the capture history. */
const NO_ROLE: i32 = 7;

/** A move's place in the tables. */
export class Slot {
  /** 64 * piece code + target: the row and the column of a continuation history. */
  @inline static pieceTo(pos: usize, move: i32): i32 {
    return (Position.pieceAt(pos, Move.from(move)) << 6) | Move.to(move);
  }

  @inline static butterfly(side: i32, move: i32): usize {
    return threadBase + BUTTERFLY + (((usize(side) << 12) | usize(move & 4095)) << 1);
  }

  @inline static capture(pos: usize, move: i32): usize {
    const index = (Slot.pieceTo(pos, move) << 3) | capturedRole(pos, move);
    return threadBase + CAPTURE + (usize(index) << 1);
  }

  /** The row of the move played `plies` plies before the one now sought at `frame`. */
  @inline static continuationRow(frame: usize, plies: i32): usize {
    const row = Frame.continuation(Frame.back(frame, plies));
    return threadBase + CONTINUATION + (usize(row) << CONTINUATION_ROW_SHIFT);
  }

  @inline static read(entry: usize): i32 {
    return i32(load<i16>(entry));
  }

  @inline static feed(entry: usize, bonus: i32, limit: i32): void {
    const value = Slot.read(entry);
    store<i16>(entry, i16(value + bonus - (value * abs(bonus)) / limit));
  }
}

function capturedRole(pos: usize, move: i32): i32 {
  if (Move.kind(move) == MOVE_EN_PASSANT) return PAWN;
  const captured = Position.pieceAt(pos, Move.to(move));
  return captured != 0 ? Piece.role(captured) : NO_ROLE;
}

/** Whether a move is of the kind that `generateCaptures` writes; all others are quiet. */
export function isTactical(pos: usize, move: i32): bool {
  const kind = Move.kind(move);
  if (kind == MOVE_QUIET_OR_CAPTURE) return Position.pieceAt(pos, Move.to(move)) != 0;
  return kind == MOVE_EN_PASSANT || kind == MOVE_PROMOTE_QUEEN;
}

export function captureHistory(pos: usize, move: i32): i32 {
  return Slot.read(Slot.capture(pos, move));
}

/** Continuation histories of one, two and, at half weight, four plies back. */
export function continuationHistory(frame: usize, pos: usize, move: i32): i32 {
  const column = usize(Slot.pieceTo(pos, move)) << 1;
  return (
    Slot.read(Slot.continuationRow(frame, 1) + column) +
    Slot.read(Slot.continuationRow(frame, 2) + column) +
    Slot.read(Slot.continuationRow(frame, 4) + column) / 2
  );
}

export function quietHistory(frame: usize, pos: usize, move: i32): i32 {
  const butterfly = Slot.read(Slot.butterfly(Position.sideToMove(pos), move));
  return butterfly + continuationHistory(frame, pos, move);
}

/** The reply that last refuted the move which led to `frame`, or 0. */
export function counterMove(frame: usize): i32 {
  const row = usize(Frame.continuation(Frame.back(frame, 1)));
  return load<i32>(threadBase + COUNTER + (row << 2));
}

function feedContinuation(frame: usize, plies: i32, pieceTo: i32, bonus: i32): void {
  // Row 0 stands for "no such move": a null move or a ply before the root.
  if (Frame.continuation(Frame.back(frame, plies)) == 0) return;
  const entry = Slot.continuationRow(frame, plies) + (usize(pieceTo) << 1);
  Slot.feed(entry, bonus, HISTORY_LIMIT);
}

/** Feeds the continuation histories of a quiet move with piece and target `pieceTo`. */
export function feedContinuations(frame: usize, pieceTo: i32, bonus: i32): void {
  feedContinuation(frame, 1, pieceTo, bonus);
  feedContinuation(frame, 2, pieceTo, bonus);
  feedContinuation(frame, 4, pieceTo, bonus / 2);
}

function feedQuiet(frame: usize, pos: usize, move: i32, bonus: i32): void {
  Slot.feed(Slot.butterfly(Position.sideToMove(pos), move), bonus, HISTORY_LIMIT);
  feedContinuations(frame, Slot.pieceTo(pos, move), bonus);
}

function feedCapture(pos: usize, move: i32, bonus: i32): void {
  Slot.feed(Slot.capture(pos, move), bonus, HISTORY_LIMIT);
}

/** A cutoff `depth` plies above the horizon weighs as much as this. */
export function historyBonus(depth: i32): i32 {
  return min(170 * depth - 90, 1600);
}

/** Rewards a quiet move that the table says cuts off, without a search of its own. */
export function rewardQuiet(frame: usize, pos: usize, move: i32, depth: i32): void {
  feedQuiet(frame, pos, move, historyBonus(depth));
}

/** Rewards the move that caused a cutoff and punishes those tried before it in vain. */
export function learnCutoff(frame: usize, pos: usize, best: i32, depth: i32): void {
  const bonus = historyBonus(depth);
  if (isTactical(pos, best)) feedCapture(pos, best, bonus);
  else {
    feedQuiet(frame, pos, best, bonus);
    Frame.addKiller(frame, best);
    const row = usize(Frame.continuation(Frame.back(frame, 1)));
    store<i32>(threadBase + COUNTER + (row << 2), best);
    const quiets = Tried.quietCount(frame);
    for (let i = 0; i < quiets; i++) feedQuiet(frame, pos, Tried.quiet(frame, i), -bonus);
  }
  const captures = Tried.captureCount(frame);
  for (let i = 0; i < captures; i++) feedCapture(pos, Tried.capture(frame, i), -bonus);
}

/** Forgets all moves: a new game begins. */
export function clearHistories(): void {
  memory.fill(threadBase + HISTORIES, 0, HISTORIES_END - HISTORIES);
}
