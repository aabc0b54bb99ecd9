import {
  BETWEEN_TABLE,
  BISHOP_MAGICS,
  KING_TABLE,
  KNIGHT_TABLE,
  LINE_TABLE,
  MAGIC_ATTACKS,
  MAGIC_FACTOR,
  MAGIC_MASK,
  MAGIC_SHIFT,
  PAWN_TABLE,
  ROOK_MAGICS,
} from "../layout";

/** Attack sets by square (a1 = bit 0) and lines between squares, from the tables of `init`. */
export class Attacks {
  @inline static knight(square: i32): u64 {
    return load<u64>(usize(square) << 3, KNIGHT_TABLE);
  }

  @inline static king(square: i32): u64 {
    return load<u64>(usize(square) << 3, KING_TABLE);
  }

  /** Squares that a pawn of `colour` (0 white, 1 black) on `square` attacks. */
  @inline static pawn(colour: i32, square: i32): u64 {
    return load<u64>((usize(colour) << 9) + (usize(square) << 3), PAWN_TABLE);
  }

  @inline static bishop(square: i32, occupied: u64): u64 {
    const record = usize(square) << 5;
    const blockers = occupied & load<u64>(record, BISHOP_MAGICS + MAGIC_MASK);
    const index =
      (blockers * load<u64>(record, BISHOP_MAGICS + MAGIC_FACTOR)) >>
      load<u64>(record, BISHOP_MAGICS + MAGIC_SHIFT);
    return load<u64>(usize(load<u32>(record, BISHOP_MAGICS + MAGIC_ATTACKS)) + (usize(index) << 3));
  }

  @inline static rook(square: i32, occupied: u64): u64 {
    const record = usize(square) << 5;
    const blockers = occupied & load<u64>(record, ROOK_MAGICS + MAGIC_MASK);
    const index =
      (blockers * load<u64>(record, ROOK_MAGICS + MAGIC_FACTOR)) >>
      load<u64>(record, ROOK_MAGICS + MAGIC_SHIFT);
    return load<u64>(usize(load<u32>(record, ROOK_MAGICS + MAGIC_ATTACKS)) + (usize(index) << 3));
  }

  @inline static queen(square: i32, occupied: u64): u64 {
    return Attacks.bishop(square, occupied) | Attacks.rook(square, occupied);
  }

  /** Squares strictly between two squares of one line; empty when no line joins them. */
  @inline static between(a: i32, b: i32): u64 {
    return load<u64>((usize(a) << 9) + (usize(b) << 3), BETWEEN_TABLE);
  }

  /** The whole line through two squares, both included; empty when no line joins them. */
  @inline static line(a: i32, b: i32): u64 {
    return load<u64>((usize(a) << 9) + (usize(b) << 3), LINE_TABLE);
  }
}
