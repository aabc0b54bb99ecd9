import { BLACK, KING, PAWN, Position, ROOK } from "../board/position";
import { Bits } from "./bitboards";
import { ANY, Scratch } from "./scratch";
import {
  PASSED_BLOCKED,
  PASSED_ENEMY_KING,
  PASSED_FILE,
  PASSED_FREE_PATH,
  PASSED_OWN_KING,
  PASSED_RANK,
  PASSED_ROOK_BEHIND,
  PASSED_SAFE_STOP,
  PASSED_SUPPORTED,
  PASSED_UNSTOPPABLE,
} from "./tuned-weights";
import { Weight } from "./weights";

/** Passed pawns of one colour, packed; `evaluatePawns` has found them. */
export class PassedPawns {
  @inline static evaluate(us: i32, pos: usize, base: usize): i32 {
    let value = 0;
    for (let rest = Scratch.passed(base, us); rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const rank = Bits.relativeRank(us, square);
      value += Weight.of(us, PASSED_RANK + rank);
      value += Weight.of(us, PASSED_FILE + Bits.fileFromEdge(square));
      if (Bits.square(square) & Scratch.attacks(base, us, PAWN)) {
        value += Weight.of(us, PASSED_SUPPORTED + rank);
      }
      value += PassedPawns.way(us, pos, base, square, rank);
      value += PassedPawns.rookBehind(us, pos, square);
    }
    return value;
  }

  /** What stands before the pawn and which king is nearer. */
  @inline static way(us: i32, pos: usize, base: usize, square: i32, rank: i32): i32 {
    const them = us ^ 1;
    const stop = us == BLACK ? square - 8 : square + 8;
    const path = Bits.fillForward(us, Bits.square(stop));
    const theirs = Position.byColour(pos, them);
    const guarded = Scratch.attacks(base, them, ANY);
    const own = min(Bits.distance(Position.kingSquare(pos, us), stop), 5);
    const enemy = min(Bits.distance(Position.kingSquare(pos, them), stop), 5);
    let value = Weight.times(us, PASSED_OWN_KING + rank, own);
    value += Weight.times(us, PASSED_ENEMY_KING + rank, enemy);
    if (Bits.square(stop) & theirs) value += Weight.of(us, PASSED_BLOCKED + rank);
    if (!(Bits.square(stop) & guarded)) value += Weight.of(us, PASSED_SAFE_STOP + rank);
    if (!(path & (guarded | theirs))) value += Weight.of(us, PASSED_FREE_PATH + rank);
    if (PassedPawns.outruns(us, pos, square, path)) value += Weight.of(us, PASSED_UNSTOPPABLE);
    return value;
  }

  /** Whether the enemy has only pawns, the way is free and its king too far to stop the pawn. */
  @inline static outruns(us: i32, pos: usize, square: i32, path: u64): bool {
    const them = us ^ 1;
    const pieces = Position.byRole(pos, PAWN) | Position.byRole(pos, KING);
    if (Position.byColour(pos, them) & ~pieces) return false;
    if (path & Position.occupied(pos)) return false;
    const goal = us == BLACK ? square & 7 : (square & 7) | 56;
    // A pawn on its second rank saves a move by the double step.
    const steps = min(7 - Bits.relativeRank(us, square), 5);
    const toMove = i32(Position.sideToMove(pos) == them);
    return Bits.distance(Position.kingSquare(pos, them), goal) - toMove > steps;
  }

  @inline static rookBehind(us: i32, pos: usize, square: i32): i32 {
    const behind = Bits.fillBackward(us, Bits.square(square)) & Position.byRole(pos, ROOK);
    let value = 0;
    if (behind & Position.byColour(pos, us)) value += Weight.of(us, PASSED_ROOK_BEHIND);
    if (behind & Position.byColour(pos, us ^ 1)) value += Weight.of(us, PASSED_ROOK_BEHIND + 1);
    return value;
  }
}
