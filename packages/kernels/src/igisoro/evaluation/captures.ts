import { reversePits } from "../board/rules";

// What first laps capture, for all pits of a ring at once: lane i stands for pit i. Seeds of more than
// one round are taken for the rest of it; nothing of the evaluation hangs on such pits.

/** The largest capture in seeds, and how many pits have one, forward and reversed. */
export let largestCapture: i32 = 0;
export let forwardCaptures: i32 = 0;
export let reverseCaptures: i32 = 0;

/** Looks at the first laps of the ring at `ownRing` against the other; the findings stand in the globals above. */
export function findCaptures(ownRing: usize, enemyRing: usize): void {
  const own = v128.load(ownRing);
  const enemy = v128.load(enemyRing);
  const none = i64x2.splat(0);
  const facing = i8x16.shuffle(enemy, none, 7, 6, 5, 4, 3, 2, 1, 0, 16, 16, 16, 16, 16, 16, 16, 16);
  const behind = i8x16.shuffle(
    enemy,
    none,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    16,
    16,
    16,
    16,
    16,
    16,
    16,
  );
  const filled = v128.and(i8x16.ne(facing, none), i8x16.ne(behind, none));
  const open = v128.and(filled, i8x16.ne(own, none));
  const prey = v128.and(i8x16.add(facing, behind), open);
  const pits = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const sowable = i8x16.gt_s(own, i8x16.splat(1));
  const round = i8x16.splat(15);
  const ahead = v128.and(i8x16.add(pits, own), round);
  const forward = v128.and(i8x16.swizzle(prey, ahead), sowable);
  const back = v128.and(i8x16.sub(pits, own), round);
  const reversed = v128.and(i8x16.swizzle(prey, back), sowable);
  const mayReverse = reversePits;
  forwardCaptures = popcnt(i8x16.bitmask(i8x16.ne(forward, none)));
  reverseCaptures = popcnt(i8x16.bitmask(i8x16.ne(reversed, none)) & mayReverse);
  largestCapture = largestLane(forward);
  // Rarely does a reversed lap capture, so that a loop over those is no loss.
  if (reverseCaptures != 0) largestCapture = max(largestCapture, largestOf(reversed, mayReverse));
}

function largestLane(lanes: v128): i32 {
  let most = lanes;
  most = i8x16.max_u(
    most,
    i8x16.shuffle(most, most, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7),
  );
  most = i8x16.max_u(
    most,
    i8x16.shuffle(most, most, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11),
  );
  most = i8x16.max_u(
    most,
    i8x16.shuffle(most, most, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13),
  );
  return max(i32(i8x16.extract_lane_u(most, 0)), i32(i8x16.extract_lane_u(most, 1)));
}

/** The largest among the first sixteen lanes whose bit is set. */
function largestOf(lanes: v128, bits: i32): i32 {
  const inner = i64x2.extract_lane(lanes, 0);
  const outer = i64x2.extract_lane(lanes, 1);
  let most = 0;
  for (; bits != 0; bits &= bits - 1) {
    const pit = ctz(bits);
    const word = u64(pit < 8 ? inner : outer);
    most = max(most, i32((word >> u64((pit & 7) << 3)) & 0xff));
  }
  return most;
}
