// The boundary of the chess kernel: addresses, offsets and codes, in the common
// subset of TypeScript and AssemblyScript so that both sides compile this file.
// All numbers are little-endian; addresses are absolute and below 64 KiB.

/** Changes whenever anything below changes its meaning; a mismatch throws at load. */
export const ABI_VERSION = 2;

export * from "../common/abi";

// Position block: what the codec writes before `loadPosition` or `search`.
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
