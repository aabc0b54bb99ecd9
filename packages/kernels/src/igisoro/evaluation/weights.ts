import { WEIGHTS } from "../layout";

// The weights of the evaluation: i16 in hundredths of a seed, group behind group. Every group but
// SEEDS has two halves, first that of the side to move, then that of the side which waits: what the
// first is worth is added, what the second is worth is taken away.

/** A pit of more seeds counts as one of so many. */
export const MOST_SEEDS_IN_PIT: i32 = 15;

/** By pit of the ring and its seeds, MOST_SEEDS_IN_PIT at most. */
export const PIT: i32 = 0;
export const PIT_HALF: i32 = 256;
/**
 * By inner pit and what stands in its column, three at most of each: its seeds, plus 4 times those
 * of the outer pit behind it, which is captured with it, plus 16 times those of the enemy's inner pit against it.
 */
export const COLUMN: i32 = PIT + 2 * PIT_HALF;
export const COLUMN_HALF: i32 = 512;
/** By the number of pits to sow from. */
export const SOWABLE: i32 = COLUMN + 2 * COLUMN_HALF;
export const SOWABLE_HALF: i32 = 17;
/** By the seeds of the largest capture that a first lap makes. */
export const CAPTURE: i32 = SOWABLE + 2 * SOWABLE_HALF;
export const CAPTURE_HALF: i32 = 32;
/** By the number of pits whose first lap captures forward, and of those that may be reversed to capture. */
export const FORWARD: i32 = CAPTURE + 2 * CAPTURE_HALF;
export const FORWARD_HALF: i32 = 9;
export const REVERSE: i32 = FORWARD + 2 * FORWARD_HALF;
export const REVERSE_HALF: i32 = 5;
/** By the seeds of the side to move. */
export const SEEDS: i32 = REVERSE + 2 * REVERSE_HALF;
export const WEIGHT_COUNT: i32 = SEEDS + 65;

/** What the evaluation has counted, i32 by weight, in the build with `--use TRACE=1`. */
export const TRACE_BLOCK: usize = WEIGHTS + 0x2000;

export class Weight {
  /** The worth that stands `index` places behind a weight's address, counted `sign` times where counts are traced. */
  @inline static read(address: usize, sign: i32): i32 {
    if (isDefined(TRACE)) {
      const slot = TRACE_BLOCK + ((address - WEIGHTS) << 1);
      store<i32>(slot, load<i32>(slot) + sign);
    }
    return i32(load<i16>(address));
  }

  @inline static address(index: i32): usize {
    return WEIGHTS + (usize(index) << 1);
  }
}
