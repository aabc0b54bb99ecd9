import {
  MAX_HISTORY,
  POSITION_BLOCK,
  POSITION_BOARD,
  POSITION_CASTLING,
  POSITION_EN_PASSANT,
  POSITION_HALFMOVE_CLOCK,
  POSITION_HISTORY,
  POSITION_HISTORY_COUNT,
  POSITION_SIDE,
} from "../abi";
import {
  CASTLING_EMPTY,
  CASTLING_KEEP,
  CASTLING_KING_FROM,
  CASTLING_KING_TO,
  CASTLING_RECORDS,
  CASTLING_ROOK_FROM,
  CASTLING_ROOK_TO,
  CASTLING_SAFE,
  CASTLING_STRIDE,
  NO_SQUARE,
  ROOT_POSITION,
} from "../layout";
import { Stack } from "../memory";
import { EnPassant } from "./enpassant";
import { isLegal } from "./legality";
import { make } from "./make";
import {
  BLACK,
  BY_COLOUR,
  BY_ROLE,
  EN_PASSANT,
  HALFMOVE_CLOCK,
  KEY,
  KING,
  MAILBOX,
  PAWN,
  PAWN_KEY,
  Piece,
  POSITION_SIZE,
  Position,
  RIGHTS,
  ROOK,
  SIDE,
  WHITE,
} from "./position";
import { Zobrist } from "./zobrist";

// The root: the position that the host has loaded and, in the position block,
// the keys of those that led to it.

/** Reads the position block into ROOT_POSITION; false for a block that no codec writes. */
export function loadRoot(): bool {
  const pos = ROOT_POSITION;
  memory.fill(pos, 0, POSITION_SIZE);
  for (let square = 0; square < 64; square++) {
    const code = i32(load<u8>(usize(square), POSITION_BLOCK + POSITION_BOARD));
    if (code != 0 && !placePiece(pos, square, code)) return false;
  }
  const side = load<u8>(POSITION_BLOCK, POSITION_SIDE);
  if (side > 1 || !hasOneKingEach(pos)) return false;
  store<u8>(pos, side, SIDE);
  if (side == BLACK) store<u64>(pos, Position.key(pos) ^ Zobrist.blackToMove(), KEY);
  store<u16>(pos, load<u16>(POSITION_BLOCK, POSITION_HALFMOVE_CLOCK), HALFMOVE_CLOCK);
  return loadCastling(pos) && loadEnPassant(pos) && !isOpponentInCheck(pos);
}

function placePiece(pos: usize, square: i32, code: i32): bool {
  const role = Piece.role(code);
  const colour = Piece.colour(code);
  if (role < PAWN || role > KING || colour > BLACK) return false;
  const bit = u64(1) << u64(square);
  const byRole = pos + (usize(role) << 3);
  const byColour = pos + (usize(colour) << 3);
  const key = Zobrist.piece(code, square);
  store<u64>(byRole, load<u64>(byRole, BY_ROLE) | bit, BY_ROLE);
  store<u64>(byColour, load<u64>(byColour, BY_COLOUR) | bit, BY_COLOUR);
  store<u8>(pos + usize(square), u8(code), MAILBOX);
  store<u64>(pos, Position.key(pos) ^ key, KEY);
  if (role == PAWN) store<u64>(pos, Position.pawnKey(pos) ^ key, PAWN_KEY);
  return role != PAWN || (square >= 8 && square < 56);
}

function hasOneKingEach(pos: usize): bool {
  return (
    popcnt(Position.pieces(pos, WHITE, KING)) == 1 && popcnt(Position.pieces(pos, BLACK, KING)) == 1
  );
}

function isOpponentInCheck(pos: usize): bool {
  const us = Position.sideToMove(pos);
  const king = Position.kingSquare(pos, us ^ 1);
  const attackers = Position.attackersTo(pos, king, Position.occupied(pos));
  return (attackers & Position.byColour(pos, us)) != 0;
}

function loadCastling(pos: usize): bool {
  memory.fill(CASTLING_KEEP, 15, 64);
  let rights = 0;
  for (let right = 0; right < 4; right++) {
    const rook = i32(load<u8>(usize(right), POSITION_BLOCK + POSITION_CASTLING));
    if (rook == NO_SQUARE) continue;
    if (!loadCastlingRight(pos, right, rook)) return false;
    rights |= 1 << right;
  }
  store<u8>(pos, u8(rights), RIGHTS);
  store<u64>(pos, Position.key(pos) ^ Zobrist.rights(rights), KEY);
  return true;
}

function loadCastlingRight(pos: usize, right: i32, rook: i32): bool {
  const colour = right >> 1;
  const home = colour == WHITE ? 0 : 56;
  const king = Position.kingSquare(pos, colour);
  const isQueenSide = (right & 1) != 0;
  if (rook > 63 || Position.pieceAt(pos, rook) != Piece.code(colour, ROOK)) return false;
  if ((king & 56) != home || (rook & 56) != home || rook < king != isQueenSide) return false;
  const kingTo = home + (isQueenSide ? 2 : 6);
  const rookTo = home + (isQueenSide ? 3 : 5);
  const record = CASTLING_RECORDS + usize(right) * CASTLING_STRIDE;
  const both = (u64(1) << u64(king)) | (u64(1) << u64(rook));
  store<u64>(record, (span(king, kingTo) | span(rook, rookTo)) & ~both, CASTLING_EMPTY);
  store<u64>(record, span(king, kingTo), CASTLING_SAFE);
  store<u8>(record, u8(king), CASTLING_KING_FROM);
  store<u8>(record, u8(rook), CASTLING_ROOK_FROM);
  store<u8>(record, u8(kingTo), CASTLING_KING_TO);
  store<u8>(record, u8(rookTo), CASTLING_ROOK_TO);
  lose(king, right);
  lose(rook, right);
  return true;
}

/** All squares from the lower of two squares of a rank to the higher, both included. */
function span(a: i32, b: i32): u64 {
  const low = min(a, b);
  return ((u64(2) << u64(max(a, b) - low)) - 1) << u64(low);
}

/** A move from or to `square` loses the right. */
function lose(square: i32, right: i32): void {
  const at = CASTLING_KEEP + usize(square);
  const kept: i32 = i32(load<u8>(at)) & ~(1 << right);
  store<u8>(at, u8(kept));
}

function loadEnPassant(pos: usize): bool {
  const square = i32(load<u8>(POSITION_BLOCK, POSITION_EN_PASSANT));
  store<u8>(pos, u8(NO_SQUARE), EN_PASSANT);
  if (square == NO_SQUARE) return true;
  const us = Position.sideToMove(pos);
  if (square > 63 || square >> 3 != (us == WHITE ? 5 : 2)) return false;
  if (Position.pieceAt(pos, square) != 0) return false;
  if (Position.pieceAt(pos, square ^ 8) != Piece.code(us ^ 1, PAWN)) return false;
  if (!EnPassant.isPossible(pos, square)) return false;
  store<u8>(pos, u8(square), EN_PASSANT);
  store<u64>(pos, Position.key(pos) ^ Zobrist.enPassant(square), KEY);
  return true;
}

/** Plays a move on the root and appends the key it leaves to the history; false when illegal. */
export function advanceRoot(move: i32): bool {
  if (!isLegal(ROOT_POSITION, move)) return false;
  appendHistory(Position.key(ROOT_POSITION));
  memory.copy(Stack.position(0), ROOT_POSITION, POSITION_SIZE);
  make(Stack.position(0), move, ROOT_POSITION);
  return true;
}

/** Forgets the oldest key when the history is full. */
function appendHistory(key: u64): void {
  const history: usize = POSITION_BLOCK + POSITION_HISTORY;
  let count = load<u32>(POSITION_BLOCK, POSITION_HISTORY_COUNT);
  if (count >= u32(MAX_HISTORY)) {
    memory.copy(history, history + 8, (MAX_HISTORY - 1) * 8);
    count = MAX_HISTORY - 1;
  }
  store<u64>(history + (usize(count) << 3), key);
  store<u32>(POSITION_BLOCK, count + 1, POSITION_HISTORY_COUNT);
}
