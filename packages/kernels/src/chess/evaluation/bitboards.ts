import { WHITE } from "../board/position";

export const FILE_A: u64 = 0x0101010101010101;
export const FILE_H: u64 = 0x8080808080808080;
export const RANK_1: u64 = 0xff;
export const RANK_2: u64 = 0xff00;
export const RANK_7: u64 = 0x00ff000000000000;
export const RANK_8: u64 = 0xff00000000000000;
export const CENTRE_FILES: u64 = 0x3c3c3c3c3c3c3c3c;
/** d4, e4, d5 and e5. */
export const CENTRE: u64 = 0x0000001818000000;
export const DARK_SQUARES: u64 = 0xaa55aa55aa55aa55;

/**
 * Sets of squares as bitboards (a1 = bit 0). "Forward" is up the board for White
 * and down for Black; `us` is a compile-time constant wherever speed matters.
 */
export class Bits {
  @inline static square(square: i32): u64 {
    return u64(1) << u64(square);
  }

  @inline static count(set: u64): i32 {
    return i32(popcnt(set));
  }

  @inline static first(set: u64): i32 {
    return i32(ctz(set));
  }

  @inline static east(set: u64): u64 {
    return (set << 1) & ~FILE_A;
  }

  @inline static west(set: u64): u64 {
    return (set >> 1) & ~FILE_H;
  }

  @inline static sides(set: u64): u64 {
    return Bits.east(set) | Bits.west(set);
  }

  @inline static forward(us: i32, set: u64): u64 {
    return us == WHITE ? set << 8 : set >> 8;
  }

  @inline static backward(us: i32, set: u64): u64 {
    return us == WHITE ? set >> 8 : set << 8;
  }

  /** The set and every square before it. */
  @inline static fillForward(us: i32, set: u64): u64 {
    return us == WHITE ? fillUp(set) : fillDown(set);
  }

  /** The set and every square behind it. */
  @inline static fillBackward(us: i32, set: u64): u64 {
    return us == WHITE ? fillDown(set) : fillUp(set);
  }

  /** All files that the set touches. */
  @inline static files(set: u64): u64 {
    return fillUp(set) | fillDown(set);
  }

  @inline static pawnAttacks(us: i32, pawns: u64): u64 {
    return Bits.forward(us, Bits.sides(pawns));
  }

  @inline static pawnAttacksTwice(us: i32, pawns: u64): u64 {
    return Bits.forward(us, Bits.east(pawns) & Bits.west(pawns));
  }

  /** 0 for the own back rank to 7. */
  @inline static relativeRank(us: i32, square: i32): i32 {
    return us == WHITE ? square >> 3 : (square >> 3) ^ 7;
  }

  @inline static relativeSquare(us: i32, square: i32): i32 {
    return us == WHITE ? square : square ^ 56;
  }

  /** 0 for the a and h files to 3 for the d and e files. */
  @inline static fileFromEdge(square: i32): i32 {
    const file = square & 7;
    return min(file, file ^ 7);
  }

  /** King moves between two squares of an empty board. */
  @inline static distance(a: i32, b: i32): i32 {
    return max(abs((a & 7) - (b & 7)), abs((a >> 3) - (b >> 3)));
  }
}

function fillUp(set: u64): u64 {
  set |= set << 8;
  set |= set << 16;
  return set | (set << 32);
}

function fillDown(set: u64): u64 {
  set |= set >> 8;
  set |= set >> 16;
  return set | (set >> 32);
}
