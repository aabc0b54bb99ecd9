import { Score } from "../../common/score";
import { Ring } from "../board/ring";
import { ENEMY_RING, Turn } from "../board/turn-record";
import { findCaptures, forwardCaptures, largestCapture, reverseCaptures } from "./captures";
import {
  CAPTURE,
  CAPTURE_HALF,
  COLUMN,
  COLUMN_HALF,
  FORWARD,
  FORWARD_HALF,
  MOST_SEEDS_IN_PIT,
  PIT,
  PIT_HALF,
  REVERSE,
  REVERSE_HALF,
  SEEDS,
  SOWABLE,
  SOWABLE_HALF,
  Weight,
} from "./weights";

/** What a seed of lead is worth before any weight, the unit of all of them. */
const SEED: i32 = 100;
const MOST_IN_COLUMN: i32 = 3;

/** The static worth of a position in hundredths of a seed, for the side to move. */
export function evaluate(turn: usize): i32 {
  const enemyRing = turn + ENEMY_RING;
  const seeds = Ring.sum(Turn.ownInner(turn) + Turn.ownOuter(turn));
  const enemySeeds = Ring.sum(Turn.enemyInner(turn) + Turn.enemyOuter(turn));
  return Score.clampEvaluation(
    SEED * (seeds - enemySeeds) +
      Weight.read(Weight.address(SEEDS + seeds), 1) +
      worthOf(turn, enemyRing, 0, 1) -
      worthOf(enemyRing, turn, 1, -1),
  );
}

/** What the side whose ring lies at `ownRing` has beside its seeds; `half` 0 is the side to move. */
function worthOf(ownRing: usize, enemyRing: usize, half: i32, sign: i32): i32 {
  const own = v128.load(ownRing);
  const enemy = v128.load(enemyRing);
  const counts = i8x16.min_u(own, i8x16.splat(i8(MOST_SEEDS_IN_PIT)));
  const pits = Weight.address(PIT + half * PIT_HALF);
  const pitWorth =
    sumOfPits(u64(i64x2.extract_lane(counts, 0)), pits, sign) +
    sumOfPits(u64(i64x2.extract_lane(counts, 1)), pits + 256, sign);
  const columns = Weight.address(COLUMN + half * COLUMN_HALF);
  const sowable = popcnt(i8x16.bitmask(i8x16.gt_s(own, i8x16.splat(1))));
  findCaptures(ownRing, enemyRing);
  return (
    pitWorth +
    sumOfColumns(columnsOf(own, enemy), columns, sign) +
    Weight.read(Weight.address(SOWABLE + half * SOWABLE_HALF + sowable), sign) +
    Weight.read(Weight.address(CAPTURE + half * CAPTURE_HALF + min(largestCapture, 31)), sign) +
    Weight.read(Weight.address(FORWARD + half * FORWARD_HALF + min(forwardCaptures, 8)), sign) +
    Weight.read(Weight.address(REVERSE + half * REVERSE_HALF + min(reverseCaptures, 4)), sign)
  );
}

/** Adds the worth of eight pits, whose weights follow each other 16 by 16 from `first` on. */
function sumOfPits(counts: u64, first: usize, sign: i32): i32 {
  let worth = 0;
  let offsets = counts << 1;
  for (let pit = 0; pit < 8; pit++) {
    worth += Weight.read(first + (usize(pit) << 5) + usize(offsets & 0xff), sign);
    offsets >>= 8;
  }
  return worth;
}

/** A byte for each column, as `COLUMN` counts them. */
function columnsOf(own: v128, enemy: v128): u64 {
  const most = i8x16.splat(i8(MOST_IN_COLUMN));
  const ownCounts = i8x16.min_u(own, most);
  const enemyCounts = i8x16.min_u(enemy, most);
  const inner = u64(i64x2.extract_lane(ownCounts, 0));
  const behind = bswap<u64>(u64(i64x2.extract_lane(ownCounts, 1)));
  const facing = bswap<u64>(u64(i64x2.extract_lane(enemyCounts, 0)));
  return inner | (behind << 2) | (facing << 4);
}

/** Adds the worth of eight columns, whose weights follow each other 64 by 64 from `first` on. */
function sumOfColumns(columns: u64, first: usize, sign: i32): i32 {
  let worth = 0;
  for (let column = 0; column < 8; column++) {
    worth += Weight.read(first + (usize(column) << 7) + (usize(columns & 0xff) << 1), sign);
    columns >>= 8;
  }
  return worth;
}
