/** Values inside the search are 64ths of a seed of final margin, for the side to move. */
export const SEED: i32 = 64;
/** More than any margin. */
export const INFINITE: i32 = 64 * SEED;
