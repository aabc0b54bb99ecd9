import { Attacks } from "./attacks";
import { BISHOP, KNIGHT, PAWN, Position, QUEEN, ROOK } from "./position";

/** Questions about the en passant capture of the side to move. */
export class EnPassant {
  /** Our pawns that stand beside the pawn that has just stepped over `square`. */
  @inline static candidates(pos: usize, square: i32): u64 {
    const us = Position.sideToMove(pos);
    return Attacks.pawn(us ^ 1, square) & Position.pieces(pos, us, PAWN);
  }

  /**
   * Whether the capture from `from` leaves our king safe. Two pawns leave one
   * rank at once, so pins do not tell; the lines are looked at as they will be.
   */
  static isSafe(pos: usize, from: i32, square: i32): bool {
    const us = Position.sideToMove(pos);
    const king = Position.kingSquare(pos, us);
    const captured = u64(1) << u64(square ^ 8);
    const occupied =
      (Position.occupied(pos) ^ captured ^ (u64(1) << u64(from))) | (u64(1) << u64(square));
    const enemy = Position.byColour(pos, us ^ 1) ^ captured;
    const queens = Position.byRole(pos, QUEEN);
    const attackers =
      (Attacks.bishop(king, occupied) & (Position.byRole(pos, BISHOP) | queens)) |
      (Attacks.rook(king, occupied) & (Position.byRole(pos, ROOK) | queens)) |
      (Attacks.knight(king) & Position.byRole(pos, KNIGHT)) |
      (Attacks.pawn(us, king) & Position.byRole(pos, PAWN));
    return (attackers & enemy) == 0;
  }

  /** Whether any capture on `square` is legal. */
  static isPossible(pos: usize, square: i32): bool {
    let candidates = EnPassant.candidates(pos, square);
    let possible = false;
    while (candidates != 0) {
      possible = possible || EnPassant.isSafe(pos, i32(ctz(candidates)), square);
      candidates &= candidates - 1;
    }
    return possible;
  }
}
