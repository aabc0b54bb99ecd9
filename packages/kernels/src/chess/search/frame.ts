import { PV_ROWS_SIZE } from "../../common/pv";
import { MAX_PLY } from "../../common/score";
import { THREAD_SEARCH } from "../layout";
import { threadBase } from "../memory";

// The search's own part of a thread area: offsets from the thread's base.
const FRAME_SHIFT: usize = 10;
/** Frames before the root, always blank, so that looking back a few plies needs no test. */
const FRAMES_BEFORE_ROOT: usize = 8;
const FRAMES: usize = THREAD_SEARCH;
const FRAMES_SIZE: usize = (FRAMES_BEFORE_ROOT + usize(MAX_PLY) + 8) << FRAME_SHIFT;
/** See `common/pv.ts`. */
export const PV_ROWS: usize = FRAMES + FRAMES_SIZE;
/** u64 keys of the game and of the path, oldest first. */
export const KEY_STACK: usize = PV_ROWS + PV_ROWS_SIZE;
const KEY_STACK_SIZE: usize = 0x4000;
/** See `common/root-lines.ts`. */
export const ROOT_LINES: usize = KEY_STACK + KEY_STACK_SIZE;
const ROOT_LINES_SIZE: usize = 0x30000;
export const CORRECTIONS: usize = ROOT_LINES + ROOT_LINES_SIZE;
export const CORRECTIONS_SIZE: usize = 0x30000;
export const HISTORIES: usize = CORRECTIONS + CORRECTIONS_SIZE;

// What a ply of the search remembers; offsets within its frame, i32 unless said.
/** The move under search, 0 for a null move. */
const MOVE: usize = 0;
/** Piece and target of that move, the row of a continuation history (see `history.ts`). */
const CONTINUATION: usize = 4;
const STATIC_EVALUATION: usize = 8;
const KILLER: usize = 12;
const SECOND_KILLER: usize = 16;
/** The move that a singularity search leaves out, else 0. */
const EXCLUDED: usize = 20;
const IN_CHECK: usize = 24;
const TABLE_PV: usize = 28;
/** Beta cutoffs among the children so far. */
const CUTOFFS: usize = 32;
/** Double extensions on the path. */
const DOUBLE_EXTENSIONS: usize = 36;
// The state of the move picker (see `ordering.ts`).
const STAGE: usize = 40;
const CURSOR: usize = 44;
const END: usize = 48;
const BAD_CAPTURES: usize = 52;
const TABLE_MOVE: usize = 56;
const SKIP_QUIETS: usize = 60;
const LAST_SCORE: usize = 64;
const QUIETS_TRIED: usize = 68;
const CAPTURES_TRIED: usize = 72;
/** u32[TRIED_LIMIT] each: moves searched without a cutoff, for the history's malus. */
const QUIET_LIST: usize = 128;
const CAPTURE_LIST: usize = 384;
export const TRIED_LIMIT: i32 = 64;

/** Readers and writers of a frame; `frame` points to its first byte. */
export class Frame {
  @inline static at(ply: i32): usize {
    return threadBase + FRAMES + ((usize(ply) + FRAMES_BEFORE_ROOT) << FRAME_SHIFT);
  }

  /** The frame of `plies` plies earlier. */
  @inline static back(frame: usize, plies: i32): usize {
    return frame - (usize(plies) << FRAME_SHIFT);
  }

  @inline static move(frame: usize): i32 {
    return load<i32>(frame, MOVE);
  }

  /** Notes the move under search and its continuation row. */
  @inline static setMove(frame: usize, move: i32, continuation: i32): void {
    store<i32>(frame, move, MOVE);
    store<i32>(frame, continuation, CONTINUATION);
  }

  @inline static continuation(frame: usize): i32 {
    return load<i32>(frame, CONTINUATION);
  }

  @inline static staticEvaluation(frame: usize): i32 {
    return load<i32>(frame, STATIC_EVALUATION);
  }

  @inline static setStaticEvaluation(frame: usize, score: i32): void {
    store<i32>(frame, score, STATIC_EVALUATION);
  }

  @inline static killer(frame: usize): i32 {
    return load<i32>(frame, KILLER);
  }

  @inline static secondKiller(frame: usize): i32 {
    return load<i32>(frame, SECOND_KILLER);
  }

  static addKiller(frame: usize, move: i32): void {
    if (Frame.killer(frame) == move) return;
    store<i32>(frame, Frame.killer(frame), SECOND_KILLER);
    store<i32>(frame, move, KILLER);
  }

  @inline static forgetKillers(frame: usize): void {
    store<i32>(frame, 0, KILLER);
    store<i32>(frame, 0, SECOND_KILLER);
  }

  @inline static excluded(frame: usize): i32 {
    return load<i32>(frame, EXCLUDED);
  }

  @inline static setExcluded(frame: usize, move: i32): void {
    store<i32>(frame, move, EXCLUDED);
  }

  @inline static inCheck(frame: usize): bool {
    return load<i32>(frame, IN_CHECK) != 0;
  }

  @inline static setInCheck(frame: usize, inCheck: bool): void {
    store<i32>(frame, i32(inCheck), IN_CHECK);
  }

  @inline static tablePv(frame: usize): bool {
    return load<i32>(frame, TABLE_PV) != 0;
  }

  @inline static setTablePv(frame: usize, pv: bool): void {
    store<i32>(frame, i32(pv), TABLE_PV);
  }

  @inline static cutoffs(frame: usize): i32 {
    return load<i32>(frame, CUTOFFS);
  }

  @inline static setCutoffs(frame: usize, count: i32): void {
    store<i32>(frame, count, CUTOFFS);
  }

  @inline static doubleExtensions(frame: usize): i32 {
    return load<i32>(frame, DOUBLE_EXTENSIONS);
  }

  @inline static setDoubleExtensions(frame: usize, count: i32): void {
    store<i32>(frame, count, DOUBLE_EXTENSIONS);
  }
}

/** The state of a frame's move picker. */
export class PickState {
  @inline static stage(frame: usize): i32 {
    return load<i32>(frame, STAGE);
  }

  @inline static setStage(frame: usize, stage: i32): void {
    store<i32>(frame, stage, STAGE);
  }

  @inline static cursor(frame: usize): i32 {
    return load<i32>(frame, CURSOR);
  }

  @inline static end(frame: usize): i32 {
    return load<i32>(frame, END);
  }

  /** The slots of the move list still to be picked. */
  @inline static setRange(frame: usize, cursor: i32, end: i32): void {
    store<i32>(frame, cursor, CURSOR);
    store<i32>(frame, end, END);
  }

  @inline static advance(frame: usize): void {
    store<i32>(frame, load<i32>(frame, CURSOR) + 1, CURSOR);
  }

  @inline static badCaptures(frame: usize): i32 {
    return load<i32>(frame, BAD_CAPTURES);
  }

  @inline static setBadCaptures(frame: usize, count: i32): void {
    store<i32>(frame, count, BAD_CAPTURES);
  }

  @inline static tableMove(frame: usize): i32 {
    return load<i32>(frame, TABLE_MOVE);
  }

  @inline static setTableMove(frame: usize, move: i32): void {
    store<i32>(frame, move, TABLE_MOVE);
  }

  @inline static skipsQuiets(frame: usize): bool {
    return load<i32>(frame, SKIP_QUIETS) != 0;
  }

  @inline static setSkipQuiets(frame: usize, skip: bool): void {
    store<i32>(frame, i32(skip), SKIP_QUIETS);
  }

  /** The ordering score of the move picked last. */
  @inline static lastScore(frame: usize): i32 {
    return load<i32>(frame, LAST_SCORE);
  }

  @inline static setLastScore(frame: usize, score: i32): void {
    store<i32>(frame, score, LAST_SCORE);
  }
}

/** The moves of a frame searched so far without a cutoff. */
export class Tried {
  @inline static forget(frame: usize): void {
    store<i32>(frame, 0, QUIETS_TRIED);
    store<i32>(frame, 0, CAPTURES_TRIED);
  }

  @inline static quietCount(frame: usize): i32 {
    return load<i32>(frame, QUIETS_TRIED);
  }

  @inline static captureCount(frame: usize): i32 {
    return load<i32>(frame, CAPTURES_TRIED);
  }

  @inline static quiet(frame: usize, index: i32): i32 {
    return load<i32>(frame + (usize(index) << 2), QUIET_LIST);
  }

  @inline static capture(frame: usize, index: i32): i32 {
    return load<i32>(frame + (usize(index) << 2), CAPTURE_LIST);
  }

  @inline static addQuiet(frame: usize, move: i32): void {
    const count = Tried.quietCount(frame);
    if (count >= TRIED_LIMIT) return;
    store<i32>(frame + (usize(count) << 2), move, QUIET_LIST);
    store<i32>(frame, count + 1, QUIETS_TRIED);
  }

  @inline static addCapture(frame: usize, move: i32): void {
    const count = Tried.captureCount(frame);
    if (count >= TRIED_LIMIT) return;
    store<i32>(frame + (usize(count) << 2), move, CAPTURE_LIST);
    store<i32>(frame, count + 1, CAPTURES_TRIED);
  }
}

/** Blanks what the searches before left in every frame. */
export function clearFrames(): void {
  memory.fill(threadBase + FRAMES, 0, FRAMES_SIZE + PV_ROWS_SIZE);
}
