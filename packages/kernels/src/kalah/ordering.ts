import { filledPits, Row } from "./row";
import { gain, movesAgain, sownEnemy, sownOwn } from "./sowing";
import { worthOf } from "./worth";

// The moves of a position are kept in its frame, an i32 each: the pit in the low four bits, above it
// how early the move is to be tried.

const PIT_BITS: i32 = 4;
const TABLE_MOVE: i32 = 1 << 20;

// Found by counting the nodes that proofs of Kalah(6,4) take. A seed gained counts far above what
// it is worth, since with it the board empties; for the same reason few replies are good.
const EXTRA_TURN: i32 = 100;
const GAIN: i32 = 20;
const WORTH: i32 = 2;
const REPLY: i32 = -6;

export class Ordering {
  /** Keeps the move that was just made; `bounds` is the sum of what is known of its value. */
  @inline static add(frame: usize, index: i32, pit: i32, tableMove: i32, bounds: i32): void {
    const slot = frame + (usize(index) << 2);
    let rank = GAIN * gain + WORTH * worthOf(sownOwn, sownEnemy) + pit + (bounds >> 1);
    rank += movesAgain ? EXTRA_TURN : REPLY * filledPits(sownEnemy);
    if (pit == tableMove) rank += TABLE_MOVE;
    store<i32>(slot, (rank << PIT_BITS) | pit);
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
