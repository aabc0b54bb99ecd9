// Where the kernel keeps what; below 64 KiB lies what the ABI names.

/** u64 pairs, what sowing adds to own and enemy row by pit and seeds: [6][64]. */
export const SOWING: usize = 0x8000;
/** i32 by weight number. */
export const WEIGHTS: usize = 0xa000;
/** i8[6] each: lower and upper bounds of the root's moves, in seeds. */
export const ROOT_BOUNDS: usize = 0xb000;
/** u64 pairs, the positions from the last capture before the root down to the node at hand. */
export const PATH: usize = 0x10000;
/** u32[12][16]: what the index of a position adds up. */
export const BINOMIALS: usize = 0x14000;
/** The bounds of endgames, u8 by index; the transposition table follows. */
export const DATABASE: usize = 0x20000;
