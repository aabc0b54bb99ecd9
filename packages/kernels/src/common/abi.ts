// What is the same at the boundary of every kernel: addresses, offsets and codes, in the common
// subset of TypeScript and AssemblyScript so that both sides compile this file. All numbers are
// little-endian; addresses are absolute and below 64 KiB.

// Control cells (i32), polled and written atomically.
/** 0: search on; 1: stop and report the best move so far. */
export const STOP_CELL = 64;
/** 1: time limits rest until it becomes 0 (ponderhit). */
export const PONDER_CELL = 68;
/** f64, in the time of `host.now()`: when the search was asked for, from which its time counts. */
export const ASKED_AT = 72;

/** Where each kernel has its own position block, which the codec writes before `loadPosition`. */
export const POSITION_BLOCK = 1024;

// Limits block, read by `search`.
export const LIMITS_BLOCK = 12288;
/** i32: plies; 0 is no limit. */
export const LIMITS_DEPTH = 0;
/** i32: mate in so many moves of the side to move; 0 is none. */
export const LIMITS_MATE = 4;
/** f64: nodes of all threads together; 0 is no limit. With one thread the count is exact. */
export const LIMITS_NODES = 8;
/** f64: ms after which no new iteration starts; 0 is no limit. The search may stretch or shrink it. */
export const LIMITS_SOFT_MS = 16;
/** f64: ms after which the search stops wherever it is; 0 is no limit. */
export const LIMITS_HARD_MS = 24;
/** i32: lines to report, at least 1. */
export const LIMITS_MULTIPV = 32;
/** i32: how many search moves follow; 0 allows every legal move. */
export const LIMITS_SEARCH_MOVES_COUNT = 36;
/** u32[256]: move codes. */
export const LIMITS_SEARCH_MOVES = 40;

// Info block, written by the kernel before it calls `host.info()`.
export const INFO_BLOCK = 16384;
/** i32: INFO_KIND_PV or INFO_KIND_CURRMOVE. */
export const INFO_KIND = 0;
export const INFO_KIND_PV = 0;
export const INFO_KIND_CURRMOVE = 1;
export const INFO_DEPTH = 4;
export const INFO_SELDEPTH = 8;
/** i32: from 1. */
export const INFO_MULTIPV = 12;
/** i32: one of the kinds below, each of them for the side to move. */
export const INFO_SCORE_KIND = 16;
export const INFO_SCORE = 20;
export const SCORE_KIND_CENTIPAWNS = 0;
/** Signed plies. */
export const SCORE_KIND_MATE = 1;
/** The margin at the end in the game's own points, proved. */
export const SCORE_KIND_EXACT = 2;
/** The expected margin in hundredths of a point. */
export const SCORE_KIND_POINTS = 3;
/** i32: 0 exact, 1 lower bound, 2 upper bound. */
export const INFO_BOUND = 24;
/** i32: thousandths of the table written in this search. */
export const INFO_HASHFULL = 28;
/** f64: nodes of all threads. */
export const INFO_NODES = 32;
/** f64: ms since the search began. */
export const INFO_TIME_MS = 40;
/** i32 x 3: win, draw, loss in thousandths for the side to move. */
export const INFO_WDL = 48;
/** i32: move code and its number from 1, for INFO_KIND_CURRMOVE. */
export const INFO_CURRMOVE = 60;
export const INFO_CURRMOVE_NUMBER = 64;
/** i32: plies in the principal variation. */
export const INFO_PV_LENGTH = 68;
/** u32[MAX_PV]. */
export const INFO_PV = 72;
export const MAX_PV = 128;

/** u32[256]: the list that `legalMoves` writes. */
export const MOVES_BLOCK = 20480;

/** The root moves of kernels that use `common/root-move.ts`, at most 32 of 16 bytes. */
export const ROOT_MOVES = 25088;
/** As many again, as they were before an iteration. */
export const ROOT_MOVES_KEPT = 25600;
