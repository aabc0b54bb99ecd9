import { THREAD_EVALUATION } from "../layout";

// One evaluation's working set, at the start of the thread's evaluation area.
// u64[2][8] by colour and role; two more sets follow the six roles.
const ATTACKS: usize = THREAD_EVALUATION;
/** Squares attacked by any piece, and by at least two. */
export const ANY: i32 = 6;
export const TWICE: i32 = 7;

// Then a record of 64 bytes by colour.
const SIDES: usize = THREAD_EVALUATION + 128;
const MOBILITY_AREA: usize = SIDES;
const PINNED: usize = SIDES + 8;
const KING_ZONE: usize = SIDES + 16;
const PASSED: usize = SIDES + 24;
const ATTACK_UNITS: usize = SIDES + 32;

/** The pawn cache follows at this offset of the thread's area. */
export const PAWN_CACHE: usize = THREAD_EVALUATION + 0x1000;

/** Fields of the working set; `base` is the thread's area and `us` a compile-time constant. */
export class Scratch {
  @inline static attacks(base: usize, us: i32, role: i32): u64 {
    return load<u64>(base + (usize(us) << 6) + (usize(role) << 3), ATTACKS);
  }

  @inline static setAttacks(base: usize, us: i32, role: i32, squares: u64): void {
    store<u64>(base + (usize(us) << 6) + (usize(role) << 3), squares, ATTACKS);
  }

  /** Squares that count for the mobility of `us`. */
  @inline static mobilityArea(base: usize, us: i32): u64 {
    return load<u64>(base + (usize(us) << 6), MOBILITY_AREA);
  }

  @inline static setMobilityArea(base: usize, us: i32, squares: u64): void {
    store<u64>(base + (usize(us) << 6), squares, MOBILITY_AREA);
  }

  /** Pieces of `us` that are pinned to its king. */
  @inline static pinned(base: usize, us: i32): u64 {
    return load<u64>(base + (usize(us) << 6), PINNED);
  }

  @inline static setPinned(base: usize, us: i32, squares: u64): void {
    store<u64>(base + (usize(us) << 6), squares, PINNED);
  }

  /** Squares around the king of `us` where attackers count. */
  @inline static kingZone(base: usize, us: i32): u64 {
    return load<u64>(base + (usize(us) << 6), KING_ZONE);
  }

  @inline static setKingZone(base: usize, us: i32, squares: u64): void {
    store<u64>(base + (usize(us) << 6), squares, KING_ZONE);
  }

  @inline static passed(base: usize, us: i32): u64 {
    return load<u64>(base + (usize(us) << 6), PASSED);
  }

  @inline static setPassed(base: usize, us: i32, squares: u64): void {
    store<u64>(base + (usize(us) << 6), squares, PASSED);
  }

  /** What the pieces of `us` do around the enemy king, in the units of `king.ts`. */
  @inline static attackUnits(base: usize, us: i32): i32 {
    return load<i32>(base + (usize(us) << 6), ATTACK_UNITS);
  }

  @inline static setAttackUnits(base: usize, us: i32, units: i32): void {
    store<i32>(base + (usize(us) << 6), units, ATTACK_UNITS);
  }
}
