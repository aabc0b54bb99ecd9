import { Attacks } from "../board/attacks";
import { isLegal } from "../board/legality";
import { BISHOP, KNIGHT, PAWN, Position, QUEEN, ROOK, WHITE } from "../board/position";

// Quiet moves that give check, for the first ply of quiescence. Few moves check, so it is
// much cheaper to start from the squares that check than to ask each quiet move.
// Castling, promotions and checks uncovered by the king are left out.

const LAST_RANKS: u64 = 0xff000000000000ff;
const THIRD_RANK: u64 = 0x0000000000ff0000;
const SIXTH_RANK: u64 = 0x0000ff0000000000;

/** Writes the legal moves from `from` to `targets`, all quiet; returns the end of the list. */
function emit(pos: usize, list: usize, from: i32, targets: u64): usize {
  for (let rest = targets; rest != 0; rest &= rest - 1) {
    const move = from | (i32(ctz(rest)) << 6);
    if (!isLegal(pos, move)) continue;
    store<u32>(list, move);
    list += 4;
  }
  return list;
}

/** Our pieces that stand alone between one of our sliders and the enemy king. */
function uncoveringPieces(pos: usize, own: u64, king: i32): u64 {
  const occupied = Position.occupied(pos);
  const queens = Position.byRole(pos, QUEEN);
  const diagonalBlockers = Attacks.bishop(king, occupied) & own;
  const straightBlockers = Attacks.rook(king, occupied) & own;
  // A slider that sees the king already would check out of turn, so blockers are other pieces.
  const diagonal = own & (Position.byRole(pos, BISHOP) | queens) & ~diagonalBlockers;
  const straight = own & (Position.byRole(pos, ROOK) | queens) & ~straightBlockers;
  let sliders =
    (Attacks.bishop(king, occupied ^ diagonalBlockers) & diagonal) |
    (Attacks.rook(king, occupied ^ straightBlockers) & straight);
  let found: u64 = 0;
  for (; sliders != 0; sliders &= sliders - 1) {
    found |= Attacks.between(king, i32(ctz(sliders))) & own;
  }
  return found;
}

/** Where the pawn reaches an empty square by one step or two, promotions left out. */
function pushes(pos: usize, pawn: u64, side: i32): u64 {
  const empty = ~(Position.occupied(pos) | LAST_RANKS);
  if (side == WHITE) {
    const one = (pawn << 8) & empty;
    return one | (((one & THIRD_RANK) << 8) & empty);
  }
  const one = (pawn >> 8) & empty;
  return one | (((one & SIXTH_RANK) >> 8) & empty);
}

function pawnChecks(pos: usize, list: usize, king: i32, uncovering: u64): usize {
  const us = Position.sideToMove(pos);
  const checking = Attacks.pawn(us ^ 1, king);
  const near =
    us == WHITE ? (checking >> 8) | (checking >> 16) : (checking << 8) | (checking << 16);
  const pawns = Position.pieces(pos, us, PAWN) & (near | uncovering);
  for (let rest = pawns; rest != 0; rest &= rest - 1) {
    const from = i32(ctz(rest));
    const uncovers = ((uncovering >> u64(from)) & 1) != 0;
    const wanted = uncovers ? checking | ~Attacks.line(king, from) : checking;
    list = emit(pos, list, from, pushes(pos, rest & -rest, us) & wanted);
  }
  return list;
}

/** Writes quiet legal moves that check as u32 codes at `list` and returns their count. */
export function generateQuietChecks(pos: usize, list: usize): i32 {
  const us = Position.sideToMove(pos);
  const own = Position.byColour(pos, us);
  const occupied = Position.occupied(pos);
  const empty = ~occupied;
  const king = Position.kingSquare(pos, us ^ 1);
  const uncovering = uncoveringPieces(pos, own, king);
  const diagonal = Attacks.bishop(king, occupied) & empty;
  const straight = Attacks.rook(king, occupied) & empty;
  const knights = Attacks.knight(king) & empty;
  let end = list;
  for (let rest = own & Position.byRole(pos, KNIGHT); rest != 0; rest &= rest - 1) {
    const from = i32(ctz(rest));
    const wanted = ((uncovering >> u64(from)) & 1) != 0 ? empty : knights;
    end = emit(pos, end, from, Attacks.knight(from) & wanted);
  }
  for (let rest = own & Position.byRole(pos, BISHOP); rest != 0; rest &= rest - 1) {
    const from = i32(ctz(rest));
    const wanted = ((uncovering >> u64(from)) & 1) != 0 ? empty : diagonal;
    end = emit(pos, end, from, Attacks.bishop(from, occupied) & wanted);
  }
  for (let rest = own & Position.byRole(pos, ROOK); rest != 0; rest &= rest - 1) {
    const from = i32(ctz(rest));
    const wanted = ((uncovering >> u64(from)) & 1) != 0 ? empty : straight;
    end = emit(pos, end, from, Attacks.rook(from, occupied) & wanted);
  }
  for (let rest = own & Position.byRole(pos, QUEEN); rest != 0; rest &= rest - 1) {
    const from = i32(ctz(rest));
    end = emit(pos, end, from, Attacks.queen(from, occupied) & (diagonal | straight));
  }
  end = pawnChecks(pos, end, king, uncovering);
  return i32(end - list) >> 2;
}
