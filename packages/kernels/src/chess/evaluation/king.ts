import { Attacks } from "../board/attacks";
import { BISHOP, KING, KNIGHT, PAWN, Position, QUEEN, ROOK } from "../board/position";
import { Bits, FILE_A } from "./bitboards";
import { ANY, Scratch, TWICE } from "./scratch";
import { CASTLING_RIGHT, KING_DANGER, KING_SQUARE, SAFE_CHECK } from "./tuned-weights";
import { Weight } from "./weights";

// Danger to a king is counted in attack units, small integers fixed here; what
// a number of units is worth is a table of weights, so the value stays linear in
// the weights. Source: https://www.chessprogramming.org/King_Safety (attack units).
const UNITS_OF_WEAK_SQUARE: i32 = 2;
const UNITS_OF_KNIGHT_CHECK: i32 = 7;
const UNITS_OF_BISHOP_CHECK: i32 = 5;
const UNITS_OF_ROOK_CHECK: i32 = 9;
const UNITS_OF_QUEEN_CHECK: i32 = 7;
const UNITS_OF_PINNED_DEFENDER: i32 = 2;
const UNITS_OF_OPEN_FILE: i32 = 2;
const UNITS_WITHOUT_QUEEN: i32 = -9;
const UNITS_OF_NEAR_KNIGHT: i32 = -2;
const MAX_UNITS: i32 = 63;

export class Kings {
  /** The king of `us`: its square, its castling rights and the attack on it, packed. */
  @inline static evaluate(us: i32, pos: usize, base: usize): i32 {
    const square = Bits.relativeSquare(us, Position.kingSquare(pos, us));
    const value = Weight.of(us, KING_SQUARE + square);
    const rights = Bits.count(u64((Position.rights(pos) >> (us << 1)) & 3));
    return value + Weight.times(us, CASTLING_RIGHT, rights) + Kings.danger(us, pos, base);
  }

  /** What the attack of the enemy on the king of `us` is worth to `us`, packed. */
  @inline static danger(us: i32, pos: usize, base: usize): i32 {
    const them = us ^ 1;
    let value = 0;
    let units = Scratch.attackUnits(base, them);
    if (units == 0) return value;

    const king = Position.kingSquare(pos, us);
    const queens = Scratch.attacks(base, us, QUEEN);
    const theirs = Scratch.attacks(base, them, ANY);
    const ours = Scratch.attacks(base, us, ANY);
    const barelyDefended =
      ~ours | (~Scratch.attacks(base, us, TWICE) & (queens | Scratch.attacks(base, us, KING)));
    const weak = theirs & barelyDefended;
    const safe =
      ~Position.byColour(pos, them) & (~ours | (weak & Scratch.attacks(base, them, TWICE)));

    units += UNITS_OF_WEAK_SQUARE * Bits.count(weak & Scratch.attacks(base, us, KING));
    units += UNITS_OF_PINNED_DEFENDER * Bits.count(Scratch.pinned(base, us));
    units += UNITS_OF_OPEN_FILE * Kings.filesWithoutPawn(us, pos, king);
    if (!Position.pieces(pos, them, QUEEN)) units += UNITS_WITHOUT_QUEEN;
    if (Scratch.attacks(base, us, KNIGHT) & Scratch.attacks(base, us, KING)) {
      units += UNITS_OF_NEAR_KNIGHT;
    }

    const blockers = Position.occupied(pos) ^ Position.pieces(pos, us, QUEEN);
    const onLines = Attacks.rook(king, blockers) & safe;
    const onDiagonals = Attacks.bishop(king, blockers) & safe;
    if (Attacks.knight(king) & safe & Scratch.attacks(base, them, KNIGHT)) {
      units += UNITS_OF_KNIGHT_CHECK;
      value -= Weight.of(them, SAFE_CHECK);
    }
    if (onDiagonals & Scratch.attacks(base, them, BISHOP)) {
      units += UNITS_OF_BISHOP_CHECK;
      value -= Weight.of(them, SAFE_CHECK + 1);
    }
    if (onLines & Scratch.attacks(base, them, ROOK)) {
      units += UNITS_OF_ROOK_CHECK;
      value -= Weight.of(them, SAFE_CHECK + 2);
    }
    if ((onLines | onDiagonals) & Scratch.attacks(base, them, QUEEN) & ~queens) {
      units += UNITS_OF_QUEEN_CHECK;
      value -= Weight.of(them, SAFE_CHECK + 3);
    }
    return value - Weight.of(them, KING_DANGER + min(max(units, 0), MAX_UNITS));
  }

  /** How many of the king's file and its neighbours have no own pawn. */
  @inline static filesWithoutPawn(us: i32, pos: usize, king: i32): i32 {
    const pawns = Bits.files(Position.pieces(pos, us, PAWN));
    const file = FILE_A << u64(king & 7);
    return Bits.count((file | Bits.sides(file)) & ~pawns & 0xff);
  }
}
