import { WHITE } from "./position";

const FILE_A: u64 = 0x0101010101010101;
const FILE_H: u64 = 0x8080808080808080;

/** Geometry of pawns; `colour` is a constant at every call, so each folds to one shift. */
export class Pawns {
  @inline static forward(colour: i32, pawns: u64): u64 {
    return colour == WHITE ? pawns << 8 : pawns >> 8;
  }

  /** Captures towards the a-file. */
  @inline static left(colour: i32, pawns: u64): u64 {
    return colour == WHITE ? (pawns & ~FILE_A) << 7 : (pawns & ~FILE_A) >> 9;
  }

  /** Captures towards the h-file. */
  @inline static right(colour: i32, pawns: u64): u64 {
    return colour == WHITE ? (pawns & ~FILE_H) << 9 : (pawns & ~FILE_H) >> 7;
  }

  @inline static attacks(colour: i32, pawns: u64): u64 {
    return Pawns.left(colour, pawns) | Pawns.right(colour, pawns);
  }

  /** The rank that a first step reaches, from which a second may follow. */
  @inline static thirdRank(colour: i32): u64 {
    return colour == WHITE ? 0x0000000000ff0000 : 0x0000ff0000000000;
  }

  @inline static lastRank(colour: i32): u64 {
    return colour == WHITE ? 0xff00000000000000 : 0x00000000000000ff;
  }
}
