/**
 * Values inside the search are 64ths of a seed that the side to move gains from there on beyond its
 * enemy. Play goes on to the last seed: more than half in a store wins, but the rest is played for.
 */
export const SEED: i32 = 64;
/** More than any value. */
export const INFINITE: i32 = 64 * SEED;
