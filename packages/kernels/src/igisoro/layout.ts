// The memory map of the Igisoro kernel: every address is absolute and constant, except the
// transposition table, which follows what is listed here.

/** The loaded root: one turn record (see `board/turn-record.ts`). */
export const ROOT: usize = 0x6000;
/** Root moves and their variations. */
export const ROOT_MOVES: usize = 0x10000;
export const ROOT_MOVES_SIZE: usize = 0x40000;

/** What sowing adds to a ring, u64 pairs by seeds (0 to 64) and pit. */
export const SOWING: usize = 0x50000;
export const REVERSE_SOWING: usize = 0x55000;
/** u64 by place and seeds: [32][128]. */
export const ZOBRIST_PLACES: usize = 0x60000;
/** u64: by side to move and, times two, by the flags of the early plies. */
export const ZOBRIST_FLAGS: usize = 0x68000;
/** Weights of the evaluation, i32 each. */
export const WEIGHTS: usize = 0x69000;
/** The laps at which the turn under way could have gone on otherwise. */
export const FORKS: usize = 0x70000;
/** Killer moves, histories and other memories of the search. */
export const SEARCH_TABLES: usize = 0x90000;
/** Rows of the triangular table of principal variations. */
export const PV_ROWS: usize = 0xa0000;
/** u64: keys of the game, then of the path under search. */
export const KEY_STACK: usize = 0xe0000;
/** Turn records of the path under search, ply behind ply. */
export const TURNS: usize = 0x100000;
export const TURNS_END: usize = 0x500000;
export const TABLE: usize = 0x500000;
