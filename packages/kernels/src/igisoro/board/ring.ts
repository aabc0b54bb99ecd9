import { MAX_SEEDS } from "../abi";
import { REVERSE_SOWING, SOWING } from "../layout";

// A ring is two words: byte i of the first holds the seeds of inner pit i, byte i of the second those
// of outer pit 8 + i. Against own inner pit i stand the enemy's outer pit 8 + i, which is the same
// byte, and its inner pit 7 - i: a turn looks at the enemy's inner word with its bytes swapped.

const PITS: i32 = 16;
const LOW_BITS: u64 = 0x7f7f7f7f7f7f7f7f;
const HIGH_BITS: u64 = 0x8080808080808080;
const BYTES_OF_ONE: u64 = 0x0101010101010101;
/** Gathers the lowest bits of eight bytes in the highest byte, that of byte 0 lowest. */
const GATHER: u64 = 0x0102040810204080;

/** Readers of rings and of their words. */
export class Ring {
  /** The seeds of a pit, 0 to 15. */
  @inline static at(inner: u64, outer: u64, pit: i32): i32 {
    return i32(((pit < 8 ? inner : outer) >> u64((pit & 7) << 3)) & 0xff);
  }

  /** All seeds of a word, as long as they are fewer than 256. */
  @inline static sum(word: u64): i32 {
    return i32((word * BYTES_OF_ONE) >> 56);
  }

  /** The highest bit of each byte that is not 0, others being 0; bytes are below 128. */
  @inline static filled(word: u64): u64 {
    return (word + LOW_BITS) & HIGH_BITS;
  }

  /** The highest bit of each byte above 1. */
  @inline static sowable(word: u64): u64 {
    return (word + 0x7e7e7e7e7e7e7e7e) & HIGH_BITS;
  }

  /** One bit for each byte whose highest bit is set. */
  @inline static bits(flags: u64): i32 {
    return i32(((flags >> 7) * GATHER) >> 56);
  }
}

/** What sowing from a pit adds to a ring; the pit is emptied before. */
export class Sowing {
  @inline static forward(pit: i32, seeds: i32): usize {
    return SOWING + (usize((seeds << 4) | pit) << 4);
  }

  @inline static reverse(pit: i32, seeds: i32): usize {
    return REVERSE_SOWING + (usize((seeds << 4) | pit) << 4);
  }

  @inline static inner(slot: usize): u64 {
    return load<u64>(slot);
  }

  @inline static outer(slot: usize): u64 {
    return load<u64>(slot, 8);
  }
}

/** Fills the sowing tables; once per memory. */
export function fillSowing(): void {
  for (let pit = 0; pit < PITS; pit++) {
    for (let seeds = 0; seeds <= MAX_SEEDS; seeds++) {
      fillLap(Sowing.forward(pit, seeds), pit, seeds, 1);
      fillLap(Sowing.reverse(pit, seeds), pit, seeds, PITS - 1);
    }
  }
}

function fillLap(slot: usize, origin: i32, seeds: i32, direction: i32): void {
  let inner: u64 = 0;
  let outer: u64 = 0;
  let pit = origin;
  for (let sown = 0; sown < seeds; sown++) {
    pit = (pit + direction) % PITS;
    const seed = u64(1) << u64((pit & 7) << 3);
    if (pit < 8) inner += seed;
    else outer += seed;
  }
  store<u64>(slot, inner);
  store<u64>(slot, outer, 8);
}
