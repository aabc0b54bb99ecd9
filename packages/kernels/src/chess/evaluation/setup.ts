import { Attacks } from "../board/attacks";
import { BISHOP, KING, PAWN, Position, QUEEN, ROOK, WHITE } from "../board/position";
import { BISHOP_RAYS, ROOK_RAYS } from "../layout";
import { Bits, RANK_2, RANK_7 } from "./bitboards";
import { ANY, Scratch, TWICE } from "./scratch";

/** Fills the working set of one colour with all that needs no piece attacks. */
export class Setup {
  @inline static prepare(us: i32, pos: usize, base: usize): void {
    Setup.attacks(us, pos, base);
    Scratch.setMobilityArea(base, us, Setup.mobilityArea(us, pos));
    Scratch.setPinned(base, us, Setup.pinned(us, pos));
  }

  @inline static attacks(us: i32, pos: usize, base: usize): void {
    const king = Position.kingSquare(pos, us);
    const pawns = Position.pieces(pos, us, PAWN);
    const around = Attacks.king(king);
    const byPawns = Bits.pawnAttacks(us, pawns);
    const byTwoPawns = Bits.pawnAttacksTwice(us, pawns);
    Scratch.setAttacks(base, us, PAWN, byPawns);
    Scratch.setAttacks(base, us, KING, around);
    Scratch.setAttacks(base, us, ANY, byPawns | around);
    Scratch.setAttacks(base, us, TWICE, byTwoPawns | (byPawns & around));
    const zone = around | Bits.square(king);
    Scratch.setKingZone(base, us, (zone | Bits.forward(us, zone)) & ~byTwoPawns);
  }

  /** Everything but the own king, own pawns that cannot or should not move, and what enemy pawns attack. */
  @inline static mobilityArea(us: i32, pos: usize): u64 {
    const pawns = Position.pieces(pos, us, PAWN);
    const blocked = pawns & Bits.backward(us, Position.occupied(pos));
    const home = pawns & (us == WHITE ? RANK_2 : RANK_7);
    const king = Position.pieces(pos, us, KING);
    const guarded = Bits.pawnAttacks(us ^ 1, Position.pieces(pos, us ^ 1, PAWN));
    return ~(blocked | home | king | guarded);
  }

  /** Pieces of `us` that stand alone between its king and an enemy slider. */
  @inline static pinned(us: i32, pos: usize): u64 {
    const king = Position.kingSquare(pos, us);
    const theirs = Position.byColour(pos, us ^ 1);
    const queens = Position.byRole(pos, QUEEN);
    const snipers =
      (load<u64>(usize(king) << 3, BISHOP_RAYS) & (Position.byRole(pos, BISHOP) | queens)) |
      (load<u64>(usize(king) << 3, ROOK_RAYS) & (Position.byRole(pos, ROOK) | queens));
    let pinned: u64 = 0;
    for (let rest = snipers & theirs; rest; rest &= rest - 1) {
      const between = Attacks.between(king, Bits.first(rest)) & Position.occupied(pos);
      if ((between & (between - 1)) == 0) pinned |= between;
    }
    return pinned & Position.byColour(pos, us);
  }
}
