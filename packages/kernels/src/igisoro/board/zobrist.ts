import { splitMix64 } from "../../common/split-mix";
import {
  MAX_SEEDS,
  PLIES_BEFORE_CAPTURES,
  ZOBRIST_FIRST_PLIES,
  ZOBRIST_NO_CAPTURES,
  ZOBRIST_NORTH_TO_MOVE,
  ZOBRIST_PLACE,
} from "../abi";
import { ZOBRIST_FLAGS, ZOBRIST_PLACES } from "../layout";
import { Turn } from "./turn-record";

const PLACES: i32 = 32;
const ROW_SHIFT: usize = 10;
/** Where the pits of a ring's inner and outer row begin among the places. */
const RING_ROWS: usize = 16 << ROW_SHIFT;
const OUTER_ROWS: usize = 8 << ROW_SHIFT;
const FIRST_PLIES: i32 = 2;

/** Fills the key tables; the numbering of the stream is the ABI's. */
export function fillZobristTables(): void {
  for (let place = 0; place < PLACES; place++) {
    const row = ZOBRIST_PLACES + (usize(place) << ROW_SHIFT);
    for (let seeds = 1; seeds <= MAX_SEEDS; seeds++) {
      store<u64>(row + (usize(seeds) << 3), splitMix64(ZOBRIST_PLACE * place + seeds));
    }
  }
  for (let plies = 0; plies <= PLIES_BEFORE_CAPTURES; plies++) {
    let key: u64 = 0;
    if (plies < PLIES_BEFORE_CAPTURES) key ^= splitMix64(ZOBRIST_NO_CAPTURES);
    if (plies < FIRST_PLIES) key ^= splitMix64(ZOBRIST_FIRST_PLIES);
    store<u64>(flagsSlot(0, plies), key);
    store<u64>(flagsSlot(1, plies), key ^ splitMix64(ZOBRIST_NORTH_TO_MOVE));
  }
}

function flagsSlot(side: i32, plies: i32): usize {
  return ZOBRIST_FLAGS + (usize((min(plies, PLIES_BEFORE_CAPTURES) << 1) | side) << 3);
}

/** The key of a position in which `side` (0 South, 1 North) moves after `plies` turns of the game. */
export function keyOf(turn: usize, side: i32, plies: i32): u64 {
  const own = ZOBRIST_PLACES + (side == 0 ? 0 : RING_ROWS);
  const enemy = ZOBRIST_PLACES + (side == 0 ? RING_ROWS : 0);
  return (
    load<u64>(flagsSlot(side, plies)) ^
    keyOfWord(Turn.ownInner(turn), own) ^
    keyOfWord(Turn.ownOuter(turn), own + OUTER_ROWS) ^
    keyOfWord(Turn.enemyInner(turn), enemy) ^
    keyOfWord(Turn.enemyOuter(turn), enemy + OUTER_ROWS)
  );
}

/** The keys of eight pits, whose rows begin at `row`; an empty pit has the key 0. */
function keyOfWord(word: u64, row: usize): u64 {
  return (
    load<u64>(row + usize((word << 3) & 0x7f8)) ^
    load<u64>(row + usize((word >> 5) & 0x7f8), 0x400) ^
    load<u64>(row + usize((word >> 13) & 0x7f8), 0x800) ^
    load<u64>(row + usize((word >> 21) & 0x7f8), 0xc00) ^
    load<u64>(row + usize((word >> 29) & 0x7f8), 0x1000) ^
    load<u64>(row + usize((word >> 37) & 0x7f8), 0x1400) ^
    load<u64>(row + usize((word >> 45) & 0x7f8), 0x1800) ^
    load<u64>(row + usize((word >> 53) & 0x7f8), 0x1c00)
  );
}
