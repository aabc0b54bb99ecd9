// Where the kernel keeps what; below 64 KiB lies what the ABI names.

/** u64 pairs, what is added to own and enemy row by pit and seeds: [7][256]. */
export const SOWING: usize = 0x8000;
/** u32[14][32]: binomial coefficients for the indices of the database. */
export const BINOMIALS: usize = 0x10000;
/** The database of endgames, i8 by index; the transposition table follows. */
export const DATABASE: usize = 0x20000;
