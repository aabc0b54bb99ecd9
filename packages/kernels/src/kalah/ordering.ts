import { gain, movesAgain } from "./sowing";

// The moves of a position are kept in its frame, an i32 each: the pit in the low four bits, above it
// how early the move is to be tried.

const PIT_BITS: i32 = 4;
const TABLE_MOVE: i32 = 1 << 20;
const EXTRA_TURN: i32 = 1 << 12;
/** A seed gained, be it only one that falls into the store in passing, outweighs the choice of pit. */
const GAIN_SHIFT: i32 = 4;

export class Ordering {
  /** Keeps the move that was just made. */
  @inline static add(frame: usize, index: i32, pit: i32, tableMove: i32): void {
    let rank = (gain << GAIN_SHIFT) + pit;
    if (movesAgain) rank += EXTRA_TURN;
    if (pit == tableMove) rank += TABLE_MOVE;
    store<i32>(frame + (usize(index) << 2), (rank << PIT_BITS) | pit);
  }

  /** Takes the best of the moves from `index` on and puts it there. */
  static next(frame: usize, index: i32, count: i32): i32 {
    const slot = frame + (usize(index) << 2);
    let best = load<i32>(slot);
    let at = slot;
    for (let other = slot + 4; other < frame + (usize(count) << 2); other += 4) {
      if (load<i32>(other) <= best) continue;
      best = load<i32>(other);
      at = other;
    }
    store<i32>(at, load<i32>(slot));
    store<i32>(slot, best);
    return best & ((1 << PIT_BITS) - 1);
  }
}
