import {
  BETWEEN_TABLE,
  BISHOP_ATTACKS,
  BISHOP_MAGICS,
  BISHOP_RAYS,
  KING_TABLE,
  KNIGHT_TABLE,
  LINE_TABLE,
  MAGIC_ATTACKS,
  MAGIC_FACTOR,
  MAGIC_MASK,
  MAGIC_SHIFT,
  MAGIC_STRIDE,
  PAWN_TABLE,
  ROOK_ATTACKS,
  ROOK_MAGICS,
  ROOK_RAYS,
} from "../layout";
import { Attacks } from "./attacks";
import { storeMagicFactors } from "./magics";
import { BLACK, WHITE } from "./position";

/** The square `dx` files and `dy` ranks away as a bitboard; empty beyond the edge. */
function step(square: i32, dx: i32, dy: i32): u64 {
  const file = (square & 7) + dx;
  const rank = (square >> 3) + dy;
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return 0;
  return u64(1) << u64(file + 8 * rank);
}

/** The squares in one direction, up to and including the first blocker. */
function ray(square: i32, dx: i32, dy: i32, occupied: u64): u64 {
  let squares: u64 = 0;
  for (let n = 1; n < 8; n++) {
    const next = step(square, n * dx, n * dy);
    squares |= next;
    if ((next & occupied) != 0) break;
  }
  return squares;
}

function slowBishop(square: i32, occupied: u64): u64 {
  return (
    ray(square, 1, 1, occupied) |
    ray(square, 1, -1, occupied) |
    ray(square, -1, 1, occupied) |
    ray(square, -1, -1, occupied)
  );
}

function slowRook(square: i32, occupied: u64): u64 {
  return (
    ray(square, 1, 0, occupied) |
    ray(square, -1, 0, occupied) |
    ray(square, 0, 1, occupied) |
    ray(square, 0, -1, occupied)
  );
}

function slowSlider(isRook: bool, square: i32, occupied: u64): u64 {
  return isRook ? slowRook(square, occupied) : slowBishop(square, occupied);
}

function fillLeapers(square: i32): void {
  const at = usize(square) << 3;
  let knight: u64 = 0;
  let king: u64 = 0;
  for (let dx = -2; dx <= 2; dx++) {
    for (let dy = -2; dy <= 2; dy++) {
      const distance = dx * dx + dy * dy;
      if (distance == 5) knight |= step(square, dx, dy);
      else if (distance == 1 || distance == 2) king |= step(square, dx, dy);
    }
  }
  store<u64>(at, knight, KNIGHT_TABLE);
  store<u64>(at, king, KING_TABLE);
  store<u64>(at, step(square, -1, 1) | step(square, 1, 1), PAWN_TABLE + WHITE * 512);
  store<u64>(at, step(square, -1, -1) | step(square, 1, -1), PAWN_TABLE + BLACK * 512);
}

/** Squares whose occupation matters: the edge does so only along itself. */
function relevantSquares(isRook: bool, square: i32): u64 {
  const ranks: u64 = 0xff000000000000ff & ~(u64(0xff) << u64(square & 56));
  const files: u64 = 0x8181818181818181 & ~(u64(0x0101010101010101) << u64(square & 7));
  return slowSlider(isRook, square, 0) & ~(ranks | files);
}

/** Fills one square's magic record and attacks; returns the first address after them. */
function fillMagic(isRook: bool, square: i32, attacks: usize): usize {
  const record = (isRook ? ROOK_MAGICS : BISHOP_MAGICS) + usize(square) * MAGIC_STRIDE;
  const mask = relevantSquares(isRook, square);
  const factor = load<u64>(record, MAGIC_FACTOR);
  const shift = 64 - popcnt(mask);
  store<u64>(record, mask, MAGIC_MASK);
  store<u64>(record, shift, MAGIC_SHIFT);
  store<u32>(record, u32(attacks), MAGIC_ATTACKS);
  let blockers: u64 = 0;
  do {
    const index = usize((blockers * factor) >> shift);
    store<u64>(attacks + (index << 3), slowSlider(isRook, square, blockers));
    blockers = (blockers - mask) & mask;
  } while (blockers != 0);
  return attacks + (usize(1) << usize(popcnt(mask) + 3));
}

/** The bit of a square. */
function bit(square: i32): u64 {
  return u64(1) << u64(square);
}

function fillLines(a: i32): void {
  for (let b = 0; b < 64; b++) {
    const at = (usize(a) << 9) + (usize(b) << 3);
    const ends = bit(a) | bit(b);
    let line: u64 = 0;
    let between: u64 = 0;
    if (a != b && (Attacks.rook(a, 0) & bit(b)) != 0) {
      line = (Attacks.rook(a, 0) & Attacks.rook(b, 0)) | ends;
      between = Attacks.rook(a, bit(b)) & Attacks.rook(b, bit(a));
    } else if (a != b && (Attacks.bishop(a, 0) & bit(b)) != 0) {
      line = (Attacks.bishop(a, 0) & Attacks.bishop(b, 0)) | ends;
      between = Attacks.bishop(a, bit(b)) & Attacks.bishop(b, bit(a));
    }
    store<u64>(at, line, LINE_TABLE);
    store<u64>(at, between, BETWEEN_TABLE);
  }
}

/** Fills every attack table and the lines between squares. */
export function fillAttackTables(): void {
  storeMagicFactors();
  let bishops = BISHOP_ATTACKS;
  let rooks = ROOK_ATTACKS;
  for (let square = 0; square < 64; square++) {
    fillLeapers(square);
    store<u64>(usize(square) << 3, slowBishop(square, 0), BISHOP_RAYS);
    store<u64>(usize(square) << 3, slowRook(square, 0), ROOK_RAYS);
    bishops = fillMagic(false, square, bishops);
    rooks = fillMagic(true, square, rooks);
  }
  for (let square = 0; square < 64; square++) fillLines(square);
}
