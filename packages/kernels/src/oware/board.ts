import { PITS, SEEDS } from "./abi";
import { SOWING } from "./layout";

// A position is two words, the row of the side to move and its enemy's: byte i holds the seeds of
// pit i from its owner's left. The stores travel beside them.

const ROW_MASK: u64 = 0x0000ffffffffffff;
const LAST_SHIFT: u64 = 56;
/** More than this wins. */
const HALF: i32 = SEEDS / 2;

/** What becomes of a capture of all of the enemy's seeds: the order is that of `GRAND_SLAMS`. */
export const SLAM_CAPTURES_NOTHING: i32 = 0;
export const SLAM_ILLEGAL: i32 = 1;
export const SLAM_GIVES_REST: i32 = 3;

/** The rules, fixed by the loaded position. */
export let slamRule: i32 = SLAM_CAPTURES_NOTHING;
export let splits: bool = false;

/** True if the rules differ from those before. */
export function setRules(slam: i32, split: bool): bool {
  const same = slam == slamRule && split == splits;
  slamRule = slam;
  splits = split;
  return !same;
}

/** What sowing adds to each row; byte 7 of the own word holds the place of the last seed, 0 to 11. */
export function fillSowing(): void {
  for (let pit = 0; pit < PITS; pit++) {
    for (let seeds = 1; seeds <= SEEDS; seeds++) {
      let own: u64 = 0;
      let enemy: u64 = 0;
      let place = pit;
      for (let sown = 0; sown < seeds; sown++) {
        place = (place + 1) % (2 * PITS);
        if (place == pit) place++;
        if (place < PITS) own += u64(1) << u64(8 * place);
        else enemy += u64(1) << u64(8 * (place - PITS));
      }
      const slot = SOWING + (usize(pit * 64 + seeds) << 4);
      store<u64>(slot, own | (u64(place) << LAST_SHIFT));
      store<u64>(slot, enemy, 8);
    }
  }
}

// What the last `sow` led to, for who moved.
export let sownOwn: u64 = 0;
export let sownEnemy: u64 = 0;
export let captured: i32 = 0;
/** The move would take all of the enemy's seeds, whatever the rules make of it. */
export let isSlam: bool = false;

// What the last `isGameOver` found: the seeds that the mover has from then on beyond its enemy.
export let finalGain: i32 = 0;

export function seedsIn(row: u64): i32 {
  return i32((row * 0x0101010101010101) >> 56);
}

export function seedsAt(row: u64, pit: i32): i32 {
  return i32((row >> u64(8 * pit)) & 0xff);
}

/** Sows from a filled pit of `own` and captures. */
export function sow(own: u64, enemy: u64, pit: i32): void {
  const shift = u64(8 * pit);
  const slot = SOWING + (usize(pit * 64 + i32((own >> shift) & 0xff)) << 4);
  own = (own & ~(u64(0xff) << shift)) + load<u64>(slot);
  enemy += load<u64>(slot, 8);
  const last = i32(own >> LAST_SHIFT);
  sownOwn = own & ROW_MASK;
  captured = 0;
  isSlam = false;
  if (last >= PITS) enemy = capture(enemy, 8 * (last - PITS));
  sownEnemy = enemy;
}

/** Takes the unbroken twos and threes from a shift back; the row that is left. */
function capture(enemy: u64, shift: i32): u64 {
  let left = enemy;
  for (; shift >= 0; shift -= 8) {
    const seeds = i32((left >> u64(shift)) & 0xff);
    if ((seeds & ~1) != 2) break;
    left &= ~(u64(0xff) << u64(shift));
    captured += seeds;
  }
  isSlam = captured > 0 && left == 0;
  if (!isSlam || slamRule != SLAM_CAPTURES_NOTHING) return left;
  captured = 0;
  return enemy;
}

/** The pits that may be sown, as bits; none only when the game is over. */
export function legalPits(own: u64, enemy: u64): i32 {
  let pits = 0;
  for (let pit = 0; pit < PITS; pit++) {
    const seeds = seedsAt(own, pit);
    if (seeds > 0 && (enemy != 0 || pit + seeds >= PITS)) pits |= 1 << pit;
  }
  return slamRule == SLAM_ILLEGAL ? withoutSlams(own, enemy, pits) : pits;
}

/** Where every move is a grand slam, they are legal. */
function withoutSlams(own: u64, enemy: u64, pits: i32): i32 {
  let modest = 0;
  for (let rest = pits; rest != 0; rest &= rest - 1) {
    const pit = ctz(rest);
    sow(own, enemy, pit);
    if (!isSlam) modest |= 1 << pit;
  }
  return modest != 0 ? modest : pits;
}

/** Whether the game is decided by what lies in the stores. */
export function isDecided(store: i32, enemyStore: i32): bool {
  return store > HALF || enemyStore > HALF || (store == HALF && enemyStore == HALF);
}

/**
 * Whether the sowing just made is the last: nobody can or may move on. A majority in a store and a
 * position that comes back are not seen here.
 */
export function isGameOver(): bool {
  if (isSlam && slamRule == SLAM_GIVES_REST) {
    finalGain = captured - seedsIn(sownOwn);
    return true;
  }
  if (canMove(sownEnemy, sownOwn)) return false;
  finalGain = captured + seedsIn(sownOwn) - seedsIn(sownEnemy);
  return true;
}

/** An enemy without seeds must be fed. */
function canMove(own: u64, enemy: u64): bool {
  if (enemy != 0) return own != 0;
  for (let pit = 0; pit < PITS; pit++) {
    const seeds = seedsAt(own, pit);
    if (seeds > 0 && pit + seeds >= PITS) return true;
  }
  return false;
}

/** What the mover has beyond its enemy where the position after its sowing has been there before. */
export function repetitionGain(isSouth: bool): i32 {
  const own = seedsIn(sownOwn);
  const enemy = seedsIn(sownEnemy);
  if (!splits) return own - enemy;
  // An odd seed is for South.
  return ((own + enemy) & 1) * (isSouth ? 1 : -1);
}
