import { MOVE_CASTLING, MOVE_EN_PASSANT, MOVE_PROMOTE_QUEEN } from "../abi";
import {
  CASTLING_EMPTY,
  CASTLING_KING_FROM,
  CASTLING_KING_TO,
  CASTLING_RECORDS,
  CASTLING_ROOK_FROM,
  CASTLING_ROOK_TO,
  CASTLING_SAFE,
  CASTLING_STRIDE,
} from "../layout";
import { Attacks } from "./attacks";
import { EnPassant } from "./enpassant";
import { Pawns } from "./pawns";
import { BISHOP, KING, KNIGHT, Move, PAWN, Piece, Position, QUEEN, ROOK } from "./position";

function bit(square: i32): u64 {
  return u64(1) << u64(square);
}

/** Whether an arbitrary code, such as a table move, is a legal move of `pos`. */
export function isLegal(pos: usize, move: i32): bool {
  if ((move & ~0x7fff) != 0) return false;
  const us = Position.sideToMove(pos);
  const from = Move.from(move);
  const to = Move.to(move);
  const kind = Move.kind(move);
  const mover = Position.pieceAt(pos, from);
  if (mover == 0 || Piece.colour(mover) != us) return false;
  if (kind == MOVE_CASTLING) return isLegalCastling(pos, us, from, to);
  if (kind == MOVE_EN_PASSANT) {
    return (
      to == Position.enPassant(pos) &&
      (EnPassant.candidates(pos, to) & bit(from)) != 0 &&
      EnPassant.isSafe(pos, from, to)
    );
  }
  if (kind > MOVE_PROMOTE_QUEEN) return false;
  const promotes = Piece.role(mover) == PAWN && (bit(to) & Pawns.lastRank(us)) != 0;
  if (promotes != kind > 0) return false;
  return reaches(pos, us, Piece.role(mover), from, to) && leavesKingSafe(pos, us, from, to);
}

/** Whether the piece moves that way, its king's safety and special moves aside. */
function reaches(pos: usize, us: i32, role: i32, from: i32, to: i32): bool {
  const target = bit(to);
  if ((Position.byColour(pos, us) & target) != 0) return false;
  const occupied = Position.occupied(pos);
  if (role == PAWN) return pawnReaches(us, from, target, occupied);
  return (attacksOf(role, from, occupied) & target) != 0;
}

function pawnReaches(us: i32, from: i32, target: u64, occupied: u64): bool {
  if ((occupied & target) != 0) return (Attacks.pawn(us, from) & target) != 0;
  const single = Pawns.forward(us, bit(from)) & ~occupied;
  const double = Pawns.forward(us, single & Pawns.thirdRank(us));
  return ((single | double) & target) != 0;
}

/** Attacks of any piece but a pawn. */
function attacksOf(role: i32, square: i32, occupied: u64): u64 {
  if (role == KNIGHT) return Attacks.knight(square);
  if (role == BISHOP) return Attacks.bishop(square, occupied);
  if (role == ROOK) return Attacks.rook(square, occupied);
  if (role == QUEEN) return Attacks.queen(square, occupied);
  return Attacks.king(square);
}

function leavesKingSafe(pos: usize, us: i32, from: i32, to: i32): bool {
  const occupied = (Position.occupied(pos) ^ bit(from)) | bit(to);
  const home = Position.kingSquare(pos, us);
  const king = from == home ? to : home;
  const attackers = Position.byColour(pos, us ^ 1) & ~bit(to);
  return (Position.attackersTo(pos, king, occupied) & attackers) == 0;
}

function isLegalCastling(pos: usize, us: i32, from: i32, to: i32): bool {
  const right = (us << 1) + i32(to < from);
  if ((Position.rights(pos) & (1 << right)) == 0) return false;
  const record = CASTLING_RECORDS + usize(right) * CASTLING_STRIDE;
  const king = i32(load<u8>(record, CASTLING_KING_FROM));
  const rook = i32(load<u8>(record, CASTLING_ROOK_FROM));
  const occupied = Position.occupied(pos);
  if (from != king || to != rook) return false;
  if ((occupied & load<u64>(record, CASTLING_EMPTY)) != 0) return false;
  // The rook counts as gone: where it shielded the king's path, castling is illegal.
  const blockers = occupied ^ bit(king) ^ bit(rook);
  const enemy = Position.byColour(pos, us ^ 1);
  let path = load<u64>(record, CASTLING_SAFE);
  let safe = true;
  while (path != 0) {
    const square = i32(ctz(path));
    // Until it arrives the king itself stands between the rook and what is behind it.
    const shield =
      square == i32(load<u8>(record, CASTLING_KING_TO)) ? blockers : blockers | bit(rook);
    safe = safe && (Position.attackersTo(pos, square, shield) & enemy) == 0;
    path &= path - 1;
  }
  return safe;
}

/** Whether a legal move of `pos` gives check. */
export function givesCheck(pos: usize, move: i32): bool {
  const us = Position.sideToMove(pos);
  const from = Move.from(move);
  const to = Move.to(move);
  const kind = Move.kind(move);
  const king = Position.kingSquare(pos, us ^ 1);
  if (kind == MOVE_CASTLING) return castlingChecks(pos, us, from, to, king);
  const promoted = kind != 0 && kind <= MOVE_PROMOTE_QUEEN;
  const role = promoted ? kind : Piece.role(Position.pieceAt(pos, from));
  let occupied = (Position.occupied(pos) ^ bit(from)) | bit(to);
  if (kind == MOVE_EN_PASSANT) occupied ^= bit(to ^ 8);
  const direct = role == PAWN ? Attacks.pawn(us, to) : attacksOf(role, to, occupied);
  if (role != KING && (direct & bit(king)) != 0) return true;
  return slidersCheck(pos, us, king, occupied, ~bit(from));
}

/** Whether our sliders among `movers` reach the enemy king through `occupied`. */
function slidersCheck(pos: usize, us: i32, king: i32, occupied: u64, movers: u64): bool {
  const queens = Position.byRole(pos, QUEEN);
  const sliders =
    (Attacks.bishop(king, occupied) & (Position.byRole(pos, BISHOP) | queens)) |
    (Attacks.rook(king, occupied) & (Position.byRole(pos, ROOK) | queens));
  return (sliders & Position.byColour(pos, us) & movers) != 0;
}

function castlingChecks(pos: usize, us: i32, from: i32, rookFrom: i32, king: i32): bool {
  const right = (us << 1) + i32(rookFrom < from);
  const record = CASTLING_RECORDS + usize(right) * CASTLING_STRIDE;
  const kingTo = i32(load<u8>(record, CASTLING_KING_TO));
  const rookTo = i32(load<u8>(record, CASTLING_ROOK_TO));
  const occupied =
    (Position.occupied(pos) & ~(bit(from) | bit(rookFrom))) | bit(kingTo) | bit(rookTo);
  return (
    (Attacks.rook(rookTo, occupied) & bit(king)) != 0 ||
    slidersCheck(pos, us, king, occupied, ~bit(rookFrom))
  );
}
