// Where the kernel keeps what; below 64 KiB lies what the ABI names.

/** u32[18][32]: binomial coefficients for the indices of the database. */
export const BINOMIALS: usize = 0x8000;
/** i16[9][256]: what a pit is worth by its number and seeds. */
export const WORTHS: usize = 0xa000;
/** Pairs of rows, what is added to the own and the enemy's by pit and seeds: [9][256]. */
export const SOWING: usize = 0x10000;
/** The moves of each position on the path of the search. */
export const FRAMES: usize = 0x30000;
export const FRAMES_END: usize = 0x80000;
/** The database of endgames, i8 by index; the transposition table follows. */
export const DATABASE: usize = 0x80000;
