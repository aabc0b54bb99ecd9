// The boundary of the Kalah kernel; what is common to all kernels stands in `common/abi.ts`.
export * from "../common/abi";

/** Changes whenever anything below changes its meaning; a mismatch throws at load. */
export const ABI_VERSION = 2;

/** What the narrow build takes; a board beyond either bound needs the wide one. */
export const NARROW_PITS = 6;
export const NARROW_SEEDS = 126;

// Position block.
/** u8: pits a side. */
export const POSITION_PITS = 0;
/** u8: 1 captures a single seed too. */
export const POSITION_EMPTY_CAPTURE = 1;
/** u8: the index of the end among `KALAH_ENDS` of the rules. */
export const POSITION_END = 2;
/** u8: 0 South, 1 North to move. */
export const POSITION_SIDE = 3;
/** u8: 1 while North may change places. */
export const POSITION_MAY_SWAP = 4;
/** u16: a bit for each pit whose move's worth the host knows. */
export const POSITION_KNOWN = 6;
/** i32: South's store and North's. */
export const POSITION_STORES = 8;
/** u8[16]: South's pits from its left, then North's from its own; zero behind the last. */
export const POSITION_SOUTH = 16;
export const POSITION_NORTH = 32;
/** i16[9]: what the mover gains beyond its enemy by best play after the move of each known pit. */
export const POSITION_WORTHS = 48;
export const POSITION_SIZE = 68;

/** A move is its pit from the owner's left; SWAP_MOVE changes places. */
export const SWAP_MOVE = 15;
