// The boundary of the Oware kernel; what is common to all kernels stands in `common/abi.ts`.
export * from "../common/abi";

/** Changes whenever anything below changes its meaning; a mismatch throws at load. */
export const ABI_VERSION = 1;

// Position block.
/** u8: the index of the rule for grand slams among `GRAND_SLAMS` of the rules. */
export const POSITION_GRAND_SLAM = 0;
/** u8: 1 where a position that comes back splits the seeds, 0 where each side takes its own row. */
export const POSITION_SPLIT = 1;
/** u8: 0 South, 1 North to move. */
export const POSITION_SIDE = 2;
/** i32: South's store and North's. */
export const POSITION_STORES = 8;
/** u8[8]: South's pits from its left, then North's from its own. */
export const POSITION_SOUTH = 16;
export const POSITION_NORTH = 24;
/** i32: how many earlier positions follow, newest last, without the current one. */
export const POSITION_HISTORY_COUNT = 32;
/**
 * u8[16] each, South's pits and North's: the positions since the last capture, which alone can
 * come back. The sides moved in turn.
 */
export const POSITION_HISTORY = 40;
export const HISTORY_ENTRY_BYTES = 16;
export const MAX_HISTORY = 640;

/** A move is its pit from the owner's left. */
export const PITS = 6;
export const SEEDS = 48;
/** The endgame database holds boards of up to so many seeds: larger ones take longer to build than they save. */
export const MOST_DATABASE_SEEDS = 12;
