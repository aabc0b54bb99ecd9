import { EVALUATION_TABLES } from "../layout";
import { Trace } from "./trace";

/** i32 by weight number: the endgame value in the upper half plus the middlegame value, see `Packed`. */
export const WEIGHTS: usize = EVALUATION_TABLES;

/**
 * A middlegame and an endgame value in one i32, so that both are added at once:
 * `(endgame << 16) + middlegame`. Sums and small multiples of packed values stay
 * exact while each half fits 16 bits.
 * Source: https://www.chessprogramming.org/Tapered_Eval (packed scores).
 */
export class Packed {
  @inline static middlegame(packed: i32): i32 {
    return i32(i16(packed));
  }

  @inline static endgame(packed: i32): i32 {
    return (packed + 0x8000) >> 16;
  }
}

/** The only readers of the weights: what they hand out, the trace records. */
export class Weight {
  /** One weight for colour `us`, packed. */
  @inline static of(us: i32, index: i32): i32 {
    Trace.add(us, index, 1);
    return load<i32>(usize(index) << 2, WEIGHTS);
  }

  /** `count` times a weight for colour `us`, packed. */
  @inline static times(us: i32, index: i32, count: i32): i32 {
    Trace.add(us, index, count);
    return load<i32>(usize(index) << 2, WEIGHTS) * count;
  }
}
