import { MOVE_CASTLING, MOVE_EN_PASSANT, MOVE_PROMOTE_QUEEN } from "../abi";
import {
  CASTLING_KEEP,
  CASTLING_KING_TO,
  CASTLING_RECORDS,
  CASTLING_ROOK_TO,
  CASTLING_STRIDE,
  NO_SQUARE,
} from "../layout";
import { EnPassant } from "./enpassant";
import {
  BY_COLOUR,
  BY_ROLE,
  EN_PASSANT,
  HALFMOVE_CLOCK,
  KEY,
  KING,
  MAILBOX,
  Move,
  PAWN,
  PAWN_KEY,
  Piece,
  PLIES_FROM_NULL,
  Position,
  RIGHTS,
  ROOK,
  SIDE,
} from "./position";
import { Zobrist } from "./zobrist";

/** Writers of a position record, used while a move is being made. */
class Board {
  /** Copies a whole record. */
  @inline static copy(from: usize, to: usize): void {
    v128.store(to, v128.load(from, 0), 0);
    v128.store(to, v128.load(from, 16), 16);
    v128.store(to, v128.load(from, 32), 32);
    v128.store(to, v128.load(from, 48), 48);
    v128.store(to, v128.load(from, 64), 64);
    v128.store(to, v128.load(from, 80), 80);
    v128.store(to, v128.load(from, 96), 96);
    v128.store(to, v128.load(from, 112), 112);
    v128.store(to, v128.load(from, 128), 128);
    v128.store(to, v128.load(from, 144), 144);
    v128.store(to, v128.load(from, 160), 160);
    v128.store(to, v128.load(from, 176), 176);
  }

  @inline static toggleColour(pos: usize, colour: i32, squares: u64): void {
    const at = pos + (usize(colour) << 3);
    store<u64>(at, load<u64>(at, BY_COLOUR) ^ squares, BY_COLOUR);
  }

  @inline static toggleRole(pos: usize, role: i32, squares: u64): void {
    const at = pos + (usize(role) << 3);
    store<u64>(at, load<u64>(at, BY_ROLE) ^ squares, BY_ROLE);
  }

  @inline static put(pos: usize, square: i32, code: i32): void {
    store<u8>(pos + usize(square), u8(code), MAILBOX);
  }

  /** What every move changes: side, rights, counters and the key; `pieces` are the keys of what moved. */
  @inline static finish(pos: usize, next: usize, pieces: u64, keep: u8, clock: i32): void {
    const rights = Position.rights(pos);
    const nextRights = rights & i32(keep);
    const key =
      Position.key(pos) ^
      pieces ^
      Zobrist.rights(rights) ^
      Zobrist.rights(nextRights) ^
      Zobrist.enPassant(Position.enPassant(pos)) ^
      Zobrist.blackToMove();
    store<u64>(next, key, KEY);
    store<u8>(next, u8(Position.sideToMove(pos) ^ 1), SIDE);
    store<u8>(next, u8(NO_SQUARE), EN_PASSANT);
    store<u8>(next, u8(nextRights), RIGHTS);
    store<u16>(next, u16(clock), HALFMOVE_CLOCK);
    store<u16>(next, load<u16>(pos, PLIES_FROM_NULL) + 1, PLIES_FROM_NULL);
  }
}

/**
 * Copies `pos` to `next` and plays the legal `move` there, keys included.
 * Written without branches on the captured piece, which is hard to predict:
 * an empty square has the code 0, whose Zobrist keys are 0.
 */
export function make(pos: usize, move: i32, next: usize): void {
  Board.copy(pos, next);
  const us = Position.sideToMove(pos);
  const from = Move.from(move);
  const kind = Move.kind(move);
  if (kind == MOVE_CASTLING) {
    castle(pos, us, from, Move.to(move), next);
    return;
  }
  const to = Move.to(move);
  const mover = Position.pieceAt(pos, from);
  const placed = kind != 0 && kind <= MOVE_PROMOTE_QUEEN ? Piece.code(us, kind) : mover;
  const captureSquare = kind == MOVE_EN_PASSANT ? to ^ 8 : to;
  const captured = Position.pieceAt(pos, captureSquare);
  const captureBit = u64(captured != 0) << u64(captureSquare);
  const fromBit = u64(1) << u64(from);
  const toBit = u64(1) << u64(to);

  // For an empty square this changes nothing, at an address inside the record.
  Board.toggleRole(next, Piece.role(captured), captureBit);
  Board.toggleColour(next, us ^ 1, captureBit);
  Board.toggleRole(next, Piece.role(mover), fromBit);
  Board.toggleRole(next, Piece.role(placed), toBit);
  Board.toggleColour(next, us, fromBit | toBit);
  Board.put(next, captureSquare, 0);
  Board.put(next, from, 0);
  Board.put(next, to, placed);

  const moverKey = Zobrist.piece(mover, from);
  const placedKey = Zobrist.piece(placed, to);
  const capturedKey = Zobrist.piece(captured, captureSquare);
  const isPawn = Piece.role(mover) == PAWN;
  const pawnKey =
    (isPawn ? moverKey : 0) ^
    (Piece.role(placed) == PAWN ? placedKey : 0) ^
    (Piece.role(captured) == PAWN ? capturedKey : 0);
  store<u64>(next, Position.pawnKey(pos) ^ pawnKey, PAWN_KEY);
  const clock = isPawn || captured != 0 ? 0 : Position.halfmove(pos) + 1;
  const keep = load<u8>(usize(from), CASTLING_KEEP) & load<u8>(usize(to), CASTLING_KEEP);
  Board.finish(pos, next, moverKey ^ placedKey ^ capturedKey, keep, clock);
  if (isPawn && (from ^ to) == 16) passBy(next, (from + to) >> 1);
}

/** The king goes to the g- or c-file and the rook, on `rookFrom`, to the other side of it. */
function castle(pos: usize, us: i32, kingFrom: i32, rookFrom: i32, next: usize): void {
  const right = (us << 1) + i32(rookFrom < kingFrom);
  const record = CASTLING_RECORDS + usize(right) * CASTLING_STRIDE;
  const kingTo = i32(load<u8>(record, CASTLING_KING_TO));
  const rookTo = i32(load<u8>(record, CASTLING_ROOK_TO));
  const kingBits = (u64(1) << u64(kingFrom)) ^ (u64(1) << u64(kingTo));
  const rookBits = (u64(1) << u64(rookFrom)) ^ (u64(1) << u64(rookTo));
  const king = Piece.code(us, KING);
  const rook = Piece.code(us, ROOK);
  Board.toggleRole(next, KING, kingBits);
  Board.toggleRole(next, ROOK, rookBits);
  Board.toggleColour(next, us, kingBits ^ rookBits);
  Board.put(next, kingFrom, 0);
  Board.put(next, rookFrom, 0);
  Board.put(next, kingTo, king);
  Board.put(next, rookTo, rook);
  const key =
    Zobrist.piece(king, kingFrom) ^
    Zobrist.piece(king, kingTo) ^
    Zobrist.piece(rook, rookFrom) ^
    Zobrist.piece(rook, rookTo);
  Board.finish(
    pos,
    next,
    key,
    load<u8>(usize(kingFrom), CASTLING_KEEP),
    Position.halfmove(pos) + 1,
  );
}

/** Records the square behind a double step, if a pawn may legally capture there. */
function passBy(next: usize, square: i32): void {
  if (EnPassant.candidates(next, square) == 0) return;
  if (!EnPassant.isPossible(next, square)) return;
  store<u8>(next, u8(square), EN_PASSANT);
  store<u64>(next, Position.key(next) ^ Zobrist.enPassant(square), KEY);
}

/** Copies `pos` to `next` with the other side to move; only when not in check. */
export function makeNull(pos: usize, next: usize): void {
  Board.copy(pos, next);
  Board.finish(pos, next, 0, 15, Position.halfmove(pos) + 1);
  store<u16>(next, 0, PLIES_FROM_NULL);
}
