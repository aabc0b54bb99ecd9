// The memory map of the chess kernel. Every address is absolute and constant,
// so that it becomes an immediate in the machine code, except the transposition
// table, which follows the areas of as many threads as `init` was asked for.
//
//   0x000000  boundary blocks of `abi.ts`
//   0x006000  cells of the kernel itself
//   0x010000  tables filled once by `init`, read-only afterwards
//   0x200000  thread areas, THREAD_SIZE bytes each
//   then      transposition table

/** Cells (i32) of the board: thread count and size of the table in MiB, as given to `init`. */
export const THREADS_CELL: usize = 0x6000;
export const HASH_MIB_CELL: usize = 0x6004;

/** The loaded root: one position record (see `position.ts`). */
export const ROOT_POSITION: usize = 0x6100;

// Castling geometry of the loaded root, shared by all threads since the rights only shrink.
/** u8[64]: the rights (bits 0..3) that survive a move from or to the square. */
export const CASTLING_KEEP: usize = 0x6200;
/** Four records of CASTLING_STRIDE bytes, indexed as the rights bits: white king side, white queen side, black king side, black queen side. */
export const CASTLING_RECORDS: usize = 0x6240;
export const CASTLING_STRIDE: usize = 32;
/** u64: squares that must be empty. */
export const CASTLING_EMPTY: usize = 0;
/** u64: squares that the king stands on, crosses or reaches; none may be attacked. */
export const CASTLING_SAFE: usize = 8;
/** u8 each: where king and rook stand, and where they go. */
export const CASTLING_KING_FROM: usize = 16;
export const CASTLING_ROOK_FROM: usize = 17;
export const CASTLING_KING_TO: usize = 18;
export const CASTLING_ROOK_TO: usize = 19;

/** 4 KiB of cells that the search shares between threads. */
export const SEARCH_CELLS: usize = 0x7000;
/** MAX_THREADS records of 128 bytes that the search's threads publish (nodes and so on). */
export const SEARCH_THREAD_CELLS: usize = 0x8000;

// Attack tables, u64 by square.
export const KNIGHT_TABLE: usize = 0x10000;
export const KING_TABLE: usize = 0x10200;
/** u64[2][64]: by the colour of the pawn. */
export const PAWN_TABLE: usize = 0x10400;
/** Attacks on an empty board. */
export const BISHOP_RAYS: usize = 0x10800;
export const ROOK_RAYS: usize = 0x10a00;

// Magic records of MAGIC_STRIDE bytes by square.
export const BISHOP_MAGICS: usize = 0x11000;
export const ROOK_MAGICS: usize = 0x11800;
export const MAGIC_STRIDE: usize = 32;
export const MAGIC_MASK: usize = 0;
export const MAGIC_FACTOR: usize = 8;
/** u64: the right shift that leaves the index. */
export const MAGIC_SHIFT: usize = 16;
/** u32: address of the square's attacks. */
export const MAGIC_ATTACKS: usize = 24;

// Zobrist keys, u64.
/** By piece code (as in the ABI, 0..15) and square; the rows of unused codes are zero. */
export const ZOBRIST_PIECES: usize = 0x12000;
/** u64[16]: the keys of a set of castling rights, combined. */
export const ZOBRIST_RIGHTS: usize = 0x14000;
/** u64[65]: by en passant square; NO_SQUARE has 0. */
export const ZOBRIST_EP_SQUARES: usize = 0x14080;
export const ZOBRIST_BLACK_TO_MOVE: usize = 0x14300;

/** u64[64][64]: squares strictly between two squares on a line, else none. */
export const BETWEEN_TABLE: usize = 0x18000;
/** u64[64][64]: the whole line through two squares, ends included, else none. */
export const LINE_TABLE: usize = 0x20000;

export const BISHOP_ATTACKS: usize = 0x28000;
export const ROOK_ATTACKS: usize = 0x34000;

/** 256 KiB for tables of the evaluation and 512 KiB for those of the search. */
export const EVALUATION_TABLES: usize = 0x100000;
export const SEARCH_TABLES: usize = 0x140000;

// Thread areas: offsets from the base of a thread's area.
export const THREADS_BASE: usize = 0x200000;
export const THREAD_SIZE: usize = 0x700000;
/** MAX_STACK position records; the record of ply `n + 1` follows that of ply `n`. */
export const THREAD_POSITIONS: usize = 0;
/** MAX_STACK move lists of MOVE_LIST_SIZE bytes. */
export const THREAD_MOVE_LISTS: usize = 0x100000;
/** 4 MiB for the search: histories, killers, principal variations, scratch. */
export const THREAD_SEARCH: usize = 0x200000;
export const THREAD_SEARCH_SIZE: usize = 0x400000;
/** 1 MiB for the evaluation: pawn cache and scratch. */
export const THREAD_EVALUATION: usize = 0x600000;
export const THREAD_EVALUATION_SIZE: usize = 0x100000;

/** Plies, quiescence included, for which a thread has records and lists. */
export const MAX_STACK: i32 = 512;
/** u32 codes in the first half; the second half (at MOVE_SCORES) is free for the search, i32 scores for instance. */
export const MOVE_LIST_SIZE: usize = 2048;
export const MOVE_SCORES: usize = 1024;

/** "No square", as in the ABI. */
export const NO_SQUARE: i32 = 64;
