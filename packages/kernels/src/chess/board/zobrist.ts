import { splitMix64 } from "../../common/split-mix";
import { ZOBRIST_CASTLING, ZOBRIST_EN_PASSANT, ZOBRIST_SIDE } from "../abi";
import {
  ZOBRIST_BLACK_TO_MOVE,
  ZOBRIST_EP_SQUARES,
  ZOBRIST_PIECES,
  ZOBRIST_RIGHTS,
} from "../layout";
import { Piece } from "./position";

function combinedRightsKey(rights: i32): u64 {
  let key: u64 = 0;
  for (let right = 0; right < 4; right++) {
    if ((rights & (1 << right)) != 0) key ^= splitMix64(ZOBRIST_CASTLING + right);
  }
  return key;
}

/** Fills the key tables; the numbering of the stream is the ABI's. */
export function fillZobristTables(): void {
  for (let role = 0; role < 6; role++) {
    for (let colour = 0; colour < 2; colour++) {
      const row = usize(Piece.code(colour, role)) << 9;
      for (let square = 0; square < 64; square++) {
        const key = splitMix64(64 * (2 * role + colour) + square);
        store<u64>(row + (usize(square) << 3), key, ZOBRIST_PIECES);
      }
    }
  }
  for (let rights = 0; rights < 16; rights++) {
    store<u64>(usize(rights) << 3, combinedRightsKey(rights), ZOBRIST_RIGHTS);
  }
  for (let square = 0; square < 64; square++) {
    const key = splitMix64(ZOBRIST_EN_PASSANT + (square & 7));
    store<u64>(usize(square) << 3, key, ZOBRIST_EP_SQUARES);
  }
  store<u64>(ZOBRIST_BLACK_TO_MOVE, splitMix64(ZOBRIST_SIDE));
}

/** Keys of the parts of a position; exclusive or combines them. */
export class Zobrist {
  @inline static piece(code: i32, square: i32): u64 {
    return load<u64>((usize(code) << 9) + (usize(square) << 3), ZOBRIST_PIECES);
  }

  @inline static rights(rights: i32): u64 {
    return load<u64>(usize(rights) << 3, ZOBRIST_RIGHTS);
  }

  /** 0 for NO_SQUARE. */
  @inline static enPassant(square: i32): u64 {
    return load<u64>(usize(square) << 3, ZOBRIST_EP_SQUARES);
  }

  @inline static blackToMove(): u64 {
    return load<u64>(ZOBRIST_BLACK_TO_MOVE);
  }
}
