// The boundary of the Igisoro kernel; what is common to all kernels stands in `common/abi.ts`.
export * from "../common/abi";

/** Changes whenever anything below changes its meaning; a mismatch throws at load. */
export const ABI_VERSION = 1;

/** A board holds no more seeds. */
export const MAX_SEEDS = 64;

// Position block.
/** u8[16]: South's ring, then North's, each as its owner counts it. */
export const POSITION_SOUTH = 0;
export const POSITION_NORTH = 16;
/** u8: 0 South, 1 North to move. */
export const POSITION_SIDE = 32;
/** u8: turns made by both sides; PLIES_BEFORE_CAPTURES stands for all that are more. */
export const POSITION_PLIES = 33;
export const PLIES_BEFORE_CAPTURES = 4;
/** u16: a bit for each pit of the ring from which a lap may be reversed. */
export const POSITION_REVERSE_PITS = 34;
/** u8: 1 lets a capture be declined. */
export const POSITION_OPTIONAL_CAPTURE = 36;
/** u8: 1 sows captured seeds on from where the turn began, 0 from where the lap began. */
export const POSITION_RESOW_FROM_TURN = 37;
/** u32: how many keys of earlier positions follow, newest last, without the current one. */
export const POSITION_HISTORY_COUNT = 40;
/** u64[MAX_HISTORY]. */
export const POSITION_HISTORY = 48;
export const MAX_HISTORY = 1024;

// A move's code, as that of the referee: the pit in the low four bits, above it a one and then a
// bit for each choice in turn: 1 for reverse or decline, 0 for forward or capture.
export const MOVE_PIT_BITS = 4;
/**
 * The moves block, and a search at each position, hold no more moves than this. Where captures may
 * be declined a position can have more; the first by the referee's order are taken then.
 */
export const MOST_MOVES = 1024;
/** A turn offers no more choices than this. */
export const MOST_CHOICES = 25;
/** A turn of more laps never ends, and is no move. */
export const MOST_LAPS = 2000;

// Zobrist indices into the SplitMix64 stream of `rules/core/zobrist.ts`: 256 * place + seeds where a
// place holds seeds, the places being South's ring and North's; then the flags.
export const ZOBRIST_PLACE = 256;
export const ZOBRIST_NORTH_TO_MOVE = 8704;
/** Captures are not yet allowed. */
export const ZOBRIST_NO_CAPTURES = 8705;
/** Before the third ply. */
export const ZOBRIST_FIRST_PLIES = 8706;
