import { Attacks } from "./attacks";

// A position record, POSITION_SIZE bytes, aligned to 16. Copies are made by
// `make`; nothing but `make`, `makeNull` and the loader writes to one.
/** u64[2]: the pieces of a colour, 0 white, 1 black. */
export const BY_COLOUR: usize = 0;
/** u64[6]: pawns, knights, bishops, rooks, queens, kings of both colours. */
export const BY_ROLE: usize = 16;
/** u8[64]: the piece code on each square, as in the ABI. */
export const MAILBOX: usize = 64;
/** u64: the Zobrist key, and the part of it that stands for the pawns. */
export const KEY: usize = 128;
export const PAWN_KEY: usize = 136;
/** u8: 0 white, 1 black. */
export const SIDE: usize = 144;
/** u8: the square behind a double step when a capture there is legal, else NO_SQUARE. */
export const EN_PASSANT: usize = 145;
/** u8: bits 0..3 are white king side, white queen side, black king side, black queen side. */
export const RIGHTS: usize = 146;
/** u16: plies since the last capture or pawn move. */
export const HALFMOVE_CLOCK: usize = 148;
/** u16: plies since the last null move or the root, whichever is nearer; bounds a repetition scan. */
export const PLIES_FROM_NULL: usize = 150;
/** 32 bytes for incremental evaluation; `make` copies them unchanged before its hook runs. */
export const EVALUATION_FIELDS: usize = 160;
export const POSITION_SIZE: usize = 192;

export const WHITE: i32 = 0;
export const BLACK: i32 = 1;

export const PAWN: i32 = 0;
export const KNIGHT: i32 = 1;
export const BISHOP: i32 = 2;
export const ROOK: i32 = 3;
export const QUEEN: i32 = 4;
export const KING: i32 = 5;

/** Piece codes of the mailbox: 0 empty, 1 + role for White, 9 + role for Black. */
export class Piece {
  @inline static code(colour: i32, role: i32): i32 {
    return (colour << 3) + role + 1;
  }

  /** -1 for an empty square. */
  @inline static role(code: i32): i32 {
    return (code & 7) - 1;
  }

  @inline static colour(code: i32): i32 {
    return code >> 3;
  }
}

/** Readers of a position record; `pos` points to its first byte. */
export class Position {
  @inline static byColour(pos: usize, colour: i32): u64 {
    return load<u64>(pos + (usize(colour) << 3), BY_COLOUR);
  }

  @inline static byRole(pos: usize, role: i32): u64 {
    return load<u64>(pos + (usize(role) << 3), BY_ROLE);
  }

  @inline static pieces(pos: usize, colour: i32, role: i32): u64 {
    return Position.byColour(pos, colour) & Position.byRole(pos, role);
  }

  @inline static occupied(pos: usize): u64 {
    return load<u64>(pos, BY_COLOUR) | load<u64>(pos, BY_COLOUR + 8);
  }

  /** The piece code on a square, 0 when it is empty. */
  @inline static pieceAt(pos: usize, square: i32): i32 {
    return i32(load<u8>(pos + usize(square), MAILBOX));
  }

  @inline static sideToMove(pos: usize): i32 {
    return i32(load<u8>(pos, SIDE));
  }

  @inline static rights(pos: usize): i32 {
    return i32(load<u8>(pos, RIGHTS));
  }

  /** NO_SQUARE unless an en passant capture is legal. */
  @inline static enPassant(pos: usize): i32 {
    return i32(load<u8>(pos, EN_PASSANT));
  }

  @inline static halfmove(pos: usize): i32 {
    return i32(load<u16>(pos, HALFMOVE_CLOCK));
  }

  @inline static key(pos: usize): u64 {
    return load<u64>(pos, KEY);
  }

  @inline static pawnKey(pos: usize): u64 {
    return load<u64>(pos, PAWN_KEY);
  }

  @inline static kingSquare(pos: usize, colour: i32): i32 {
    return i32(ctz(Position.pieces(pos, colour, KING)));
  }

  /** Pieces of both colours that attack `square` when `occupied` blocks the lines. */
  @inline static attackersTo(pos: usize, square: i32, occupied: u64): u64 {
    const queens = Position.byRole(pos, QUEEN);
    return (
      (Attacks.pawn(BLACK, square) & Position.pieces(pos, WHITE, PAWN)) |
      (Attacks.pawn(WHITE, square) & Position.pieces(pos, BLACK, PAWN)) |
      (Attacks.knight(square) & Position.byRole(pos, KNIGHT)) |
      (Attacks.king(square) & Position.byRole(pos, KING)) |
      (Attacks.bishop(square, occupied) & (Position.byRole(pos, BISHOP) | queens)) |
      (Attacks.rook(square, occupied) & (Position.byRole(pos, ROOK) | queens))
    );
  }

  /** Pieces that give check to the side to move. */
  @inline static checkers(pos: usize): u64 {
    const us = Position.sideToMove(pos);
    const king = Position.kingSquare(pos, us);
    return Position.attackersTo(pos, king, Position.occupied(pos)) & Position.byColour(pos, us ^ 1);
  }

  @inline static inCheck(pos: usize): bool {
    return Position.checkers(pos) != 0;
  }
}

/** Parts of a move code; the kinds are the ABI's. */
export class Move {
  @inline static from(code: i32): i32 {
    return code & 63;
  }

  @inline static to(code: i32): i32 {
    return (code >> 6) & 63;
  }

  @inline static kind(code: i32): i32 {
    return code >> 12;
  }
}
