import { entry } from "../core/entry.ts";
import { zobristKey } from "../core/zobrist.ts";
import { WINGS } from "./castling.ts";
import { legalEnPassant } from "./movegen.ts";
import { COLOURS, ROLES } from "./pieces.ts";
import { fileOf } from "./squares.ts";
import type { ChessPosition, Piece } from "./types.ts";

// Indices into the stream of `zobristKey`. Pieces come first: 64 * (2 * role + colour) + square,
// with pawn 0 ... king 5, white 0 and black 1.
/** Plus 0..3 for white king side, white queen side, black king side, black queen side. */
const CASTLING_KEYS = 768;
/** Plus the file, only where a capture is legal. */
const EN_PASSANT_KEYS = 772;
/** When Black is to move. */
const SIDE_KEY = 780;
const KEY_COUNT = 781;

// Keys as halves of 32 bits: folding numbers and joining once is many times cheaper than
// folding BigInts.
const HIGH = new Uint32Array(KEY_COUNT);
const LOW = new Uint32Array(KEY_COUNT);
for (let index = 0; index < KEY_COUNT; index++) {
  const key = zobristKey(index);
  HIGH[index] = Number(key >> 32n);
  LOW[index] = Number(key & 0xffff_ffffn);
}

/**
 * The Zobrist key. Two positions have equal keys, but for chance, exactly when FIDE 9.2.3 calls
 * them the same: pieces, side to move, castling rights and possible en passant captures.
 */
export function keyOf(position: ChessPosition): bigint {
  let high = 0;
  let low = 0;
  for (const index of keyIndices(position)) {
    high ^= entry(HIGH, index);
    low ^= entry(LOW, index);
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

const pieceKeys = ({ role, colour }: Piece): number =>
  64 * (2 * ROLES.indexOf(role) + COLOURS.indexOf(colour));

function keyIndices(position: ChessPosition): number[] {
  const { board, castling, sideToMove } = position;
  const indices: number[] = [];
  for (let square = 0; square < 64; square++) {
    const piece = board[square];
    if (piece !== undefined) indices.push(pieceKeys(piece) + square);
  }
  for (const [sideIndex, side] of COLOURS.entries()) {
    for (const [wingIndex, wing] of WINGS.entries()) {
      if (castling[side][wing] !== undefined) {
        indices.push(CASTLING_KEYS + 2 * sideIndex + wingIndex);
      }
    }
  }
  const enPassant = legalEnPassant(position);
  if (enPassant !== undefined) indices.push(EN_PASSANT_KEYS + fileOf(enPassant));
  if (sideToMove === "black") indices.push(SIDE_KEY);
  return indices;
}
