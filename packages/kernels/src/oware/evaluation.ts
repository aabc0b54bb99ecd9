import { PITS } from "./abi";
import { seedsAt, seedsIn } from "./board";
import { WEIGHTS } from "./layout";
import { SEED } from "./score";

// The estimate, where the search stops, of what the side to move will gain beyond its enemy: a
// weighted sum of differences between the rows. Linear in the weights, which lie in memory so that a tuner
// can overwrite them.

/** For the right to move. */
const TEMPO: i32 = 0;
/** Filled pits. */
const MOBILITY: i32 = 1;
/** Pits of one or two seeds, which a capture takes. */
const VULNERABLE: i32 = 2;
/** Pits that hold a lap or more. */
const HOUSES: i32 = 3;
/** Seeds by pit from the owner's left, six of them. */
const SEEDS_BY_PIT: i32 = 4;
/** Pits whose seeds reach the enemy's row. */
const REACH: i32 = 10;
export const WEIGHT_COUNT: i32 = 11;

const HIGH_BITS: u64 = 0x0000808080808080;
const ONES: u64 = 0x0000010101010101;
const LAP: u64 = 12;

/** Sets the weights that the kernel ships with. */
export function initWeights(): void {
  setWeight(TEMPO, 16);
  setWeight(MOBILITY, 12);
  setWeight(VULNERABLE, -10);
  setWeight(HOUSES, 40);
  for (let pit = 0; pit < PITS; pit++) setWeight(SEEDS_BY_PIT + pit, 8);
  setWeight(REACH, 4);
}

function setWeight(index: i32, value: i32): void {
  store<i32>(WEIGHTS + (usize(index) << 2), value);
}

function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (usize(index) << 2));
}

/** Byte i is 128 less the seeds that pit i needs to reach the enemy's row. */
const SHORT_OF_REACH: u64 = 0x00007f7e7d7c7b7a;

/** Pits of at least `least` seeds, which is at most 128. */
function pitsOf(row: u64, least: u64): i32 {
  return i32(popcnt((row + ONES * (128 - least)) & HIGH_BITS));
}

function rowTerms(row: u64): i32 {
  const filled = pitsOf(row, 1);
  let sum = weight(MOBILITY) * filled;
  sum += weight(VULNERABLE) * (filled - pitsOf(row, 3));
  sum += weight(HOUSES) * pitsOf(row, LAP);
  sum += weight(REACH) * i32(popcnt((row + SHORT_OF_REACH) & HIGH_BITS));
  for (let pit = 0; pit < PITS; pit++) sum += weight(SEEDS_BY_PIT + pit) * seedsAt(row, pit);
  return sum;
}

/** In 64ths of a seed for the side to move; never more than there is to win. */
export function evaluate(own: u64, enemy: u64): i32 {
  const rest = seedsIn(own + enemy) * SEED;
  const terms = rowTerms(own) - rowTerms(enemy) + weight(TEMPO);
  return max(-rest, min(rest, terms));
}
