// The boundary of the chess kernel: addresses, offsets and codes, in the common
// subset of TypeScript and AssemblyScript so that both sides compile this file.
// All numbers are little-endian; addresses are absolute and below 64 KiB.

/** Changes whenever anything below changes its meaning; a mismatch throws at load. */
export const ABI_VERSION = 2;

// Control cells (i32), polled and written atomically.
/** 0: search on; 1: stop and report the best move so far. */
export const STOP_CELL = 64;
/** 1: time limits rest until it becomes 0 (ponderhit). */
export const PONDER_CELL = 68;
/** f64, in the time of `host.now()`: when the search was asked for, from which its time counts. */
export const ASKED_AT = 72;

// Position block: what the codec writes before `loadPosition` or `search`.
export const POSITION_BLOCK = 1024;
/** u8[64] by square (a1 = 0): 0 empty, 1-6 white and 9-14 black pawn, knight, bishop, rook, queen, king. */
export const POSITION_BOARD = 0;
/** u8: 0 white, 1 black to move. */
export const POSITION_SIDE = 64;
/** u8: the square behind a double step when a capture there is legal, else 64. */
export const POSITION_EN_PASSANT = 65;
/** u8[4]: rook squares for white king side, white queen side, black king side, black queen side; 64 is none. */
export const POSITION_CASTLING = 66;
/** u16: plies since the last capture or pawn move. */
export const POSITION_HALFMOVE_CLOCK = 70;
/** u32: how many keys of earlier positions follow, newest last, without the current one. */
export const POSITION_HISTORY_COUNT = 72;
/** u64[MAX_HISTORY]. */
export const POSITION_HISTORY = 80;
export const MAX_HISTORY = 1024;

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
/** i32: 0 centipawns, 1 mate in signed plies; both for the side to move. */
export const INFO_SCORE_KIND = 16;
export const INFO_SCORE = 20;
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

// Move code: from | to << 6 | kind << 12. Castling is the king taking its own rook.
export const MOVE_KIND_SHIFT = 12;
export const MOVE_QUIET_OR_CAPTURE = 0;
export const MOVE_PROMOTE_KNIGHT = 1;
export const MOVE_PROMOTE_BISHOP = 2;
export const MOVE_PROMOTE_ROOK = 3;
export const MOVE_PROMOTE_QUEEN = 4;
export const MOVE_CASTLING = 5;
export const MOVE_EN_PASSANT = 6;

// Zobrist indices into the SplitMix64 stream of `rules/core/zobrist.ts`:
// 64 * (2 * role + colour) + square for pieces (pawn 0 ... king 5; white 0, black 1);
export const ZOBRIST_CASTLING = 768; // + 0..3: white king side, white queen side, black king side, black queen side
export const ZOBRIST_EN_PASSANT = 772; // + file, only when a capture there is legal
export const ZOBRIST_SIDE = 780; // when black is to move

/** The most threads that one search may use. */
export const MAX_THREADS = 32;

// Trace of an evaluation, at `traceAddress()`; see `evaluation/evaluate.ts` for the formula.
/** i32: 0 (no pieces) to TRACE_FULL_PHASE (all pieces). */
export const TRACE_PHASE = 0;
export const TRACE_FULL_PHASE = 24;
/** i32: what is left of the value of all weights; TRACE_FULL_SCALE is all of it. */
export const TRACE_SCALE = 4;
export const TRACE_FULL_SCALE = 64;
/** i32: centipawns for White that no weight stands for. */
export const TRACE_OFFSET = 8;
/** i32: what the fifty-move rule leaves of the value; TRACE_FULL_FADE is all of it. */
export const TRACE_FADE = 12;
export const TRACE_FULL_FADE = 150;
/** i32[weightsCount()]: how often each weight counts, White minus Black. */
export const TRACE_COEFFICIENTS = 16;
