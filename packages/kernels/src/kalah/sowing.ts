import { SOWING } from "./layout";
import {
  emptyRow,
  isEmpty,
  oneSeed,
  Row,
  seedsAt,
  seedsIn,
  storeOf,
  sum,
  withoutPit,
  withoutStore,
} from "./row";
import {
  END_REST_TO_EMPTY_ROW,
  END_REST_TO_NOBODY,
  emptyCapture,
  endRule,
  hasEnded,
  pits,
} from "./rules";

// A move. Stores stay outside a position, which is worth what can still be gained from it.

const ROW_BYTES: usize = sizeof<Row>();

class Sowing {
  /** What sowing adds to the own row, its store included; behind it, what it adds to the enemy's. */
  @inline static slot(pit: i32, seeds: i32): usize {
    return SOWING + usize(pit * 256 + seeds) * (2 * ROW_BYTES);
  }
}

/** Fills the table of sowings for boards of the size that the rules name. */
export function fillSowings(): void {
  const ring = 2 * pits + 1;
  for (let pit = 0; pit < pits; pit++) {
    let own = emptyRow();
    let enemy = emptyRow();
    for (let seeds = 0; seeds < 256; seeds++) {
      store<Row>(Sowing.slot(pit, seeds), own);
      store<Row>(Sowing.slot(pit, seeds), enemy, ROW_BYTES);
      const place = (pit + seeds + 1) % ring;
      if (place <= pits) own = sum(own, oneSeed(place < pits ? place : -1));
      else enemy = sum(enemy, oneSeed(place - pits - 1));
    }
  }
}

// What the last `sow` led to.
export let sownOwn: Row;
export let sownEnemy: Row;
/** Seeds gained by the mover less those that an end gave to the enemy. */
export let gain: i32 = 0;
export let movesAgain: bool = false;
export let isOver: bool = false;

/** Sows from a filled pit of `own`; the result stands in the globals above. */
export function sow(own: Row, enemy: Row, pit: i32): void {
  const seeds = seedsAt(own, pit);
  const slot = Sowing.slot(pit, seeds);
  own = sum(withoutPit(own, pit), load<Row>(slot));
  enemy = sum(enemy, load<Row>(slot, ROW_BYTES));
  gain = storeOf(own);
  own = withoutStore(own);
  let last = pit + seeds;
  const ring = 2 * pits + 1;
  if (last >= ring) last %= ring;
  movesAgain = last == pits;
  if (last < pits && seedsAt(own, last) == 1) {
    const facing = pits - 1 - last;
    const prey = seedsAt(enemy, facing);
    if (prey > 0 || emptyCapture) {
      gain += prey + 1;
      own = withoutPit(own, last);
      enemy = withoutPit(enemy, facing);
    }
  }
  sownOwn = own;
  sownEnemy = enemy;
  isOver = false;
  if (isEmpty(own) || isEmpty(enemy)) settle();
}

/** A row is empty: whether that ends the game, and who has what is left. */
function settle(): void {
  isOver = movesAgain ? hasEnded(sownOwn, sownEnemy) : hasEnded(sownEnemy, sownOwn);
  if (!isOver) return;
  const rest = seedsIn(sownOwn) - seedsIn(sownEnemy);
  if (endRule == END_REST_TO_EMPTY_ROW) gain -= rest;
  else if (endRule != END_REST_TO_NOBODY) gain += rest;
}
