import { Attacks } from "../board/attacks";
import { BISHOP, KING, KNIGHT, PAWN, Piece, Position, QUEEN, ROOK, WHITE } from "../board/position";
import { BISHOP_RAYS } from "../layout";
import { Bits, CENTRE_FILES } from "./bitboards";
import { ANY, Scratch, TWICE } from "./scratch";
import {
  RESTRICTED,
  SPACE,
  THREAT_BY_KING,
  THREAT_BY_MINOR,
  THREAT_BY_PAWN,
  THREAT_BY_PUSH,
  THREAT_BY_ROOK,
  THREAT_HANGING,
  THREAT_ON_QUEEN,
} from "./tuned-weights";
import { Weight } from "./weights";

const RANK_3_WHITE: u64 = 0x0000000000ff0000;
const RANK_3_BLACK: u64 = 0x0000ff0000000000;
const SPACE_WHITE: u64 = CENTRE_FILES & 0x00000000ffffff00;
const SPACE_BLACK: u64 = CENTRE_FILES & 0x00ffffff00000000;

/** What one colour attacks or hems in; every attack of both colours is known before. */
export class Threats {
  @inline static evaluate(us: i32, pos: usize, base: usize): i32 {
    const them = us ^ 1;
    const theirs = Position.byColour(pos, them);
    const pieces = theirs & ~Position.byRole(pos, PAWN);
    const ours = Scratch.attacks(base, us, ANY);
    const guarded = Scratch.attacks(base, them, ANY);
    const solid =
      Scratch.attacks(base, them, PAWN) |
      (Scratch.attacks(base, them, TWICE) & ~Scratch.attacks(base, us, TWICE));
    const weak = theirs & ours & ~solid;
    const hanging = weak & (~guarded | (pieces & Scratch.attacks(base, us, TWICE)));
    const restricted = guarded & ~solid & ours;

    let value = Threats.byMinors(us, pos, base, weak | pieces);
    value += Threats.byRooks(us, pos, base, weak);
    value += Threats.byPawns(us, pos, base, pieces);
    value += Threats.onQueen(us, pos, base, ~solid);
    if (weak & Scratch.attacks(base, us, KING)) value += Weight.of(us, THREAT_BY_KING);
    value += Weight.times(us, THREAT_HANGING, Bits.count(hanging));
    return value + Weight.times(us, RESTRICTED, Bits.count(restricted));
  }

  @inline static byMinors(us: i32, pos: usize, base: usize, targets: u64): i32 {
    const minors = Scratch.attacks(base, us, KNIGHT) | Scratch.attacks(base, us, BISHOP);
    return Threats.onRoles(us, pos, targets & minors, THREAT_BY_MINOR);
  }

  @inline static byRooks(us: i32, pos: usize, base: usize, weak: u64): i32 {
    const queens = Position.pieces(pos, us ^ 1, QUEEN);
    return Threats.onRoles(
      us,
      pos,
      (weak | queens) & Scratch.attacks(base, us, ROOK),
      THREAT_BY_ROOK,
    );
  }

  /** Adds the weight `first` + role for each target but a king. */
  @inline static onRoles(us: i32, pos: usize, targets: u64, first: i32): i32 {
    let value = 0;
    for (let rest = targets & ~Position.byRole(pos, KING); rest; rest &= rest - 1) {
      value += Weight.of(us, first + Piece.role(Position.pieceAt(pos, Bits.first(rest))));
    }
    return value;
  }

  /** Attacks by pawns that cannot simply be taken, now and after a push. */
  @inline static byPawns(us: i32, pos: usize, base: usize, pieces: u64): i32 {
    const empty = ~Position.occupied(pos);
    const guarded = Scratch.attacks(base, us ^ 1, ANY);
    const safe = ~guarded | Scratch.attacks(base, us, ANY);
    const pawns = Position.pieces(pos, us, PAWN);
    const attacked = pieces & Bits.pawnAttacks(us, pawns & safe);
    let value = Threats.onRoles(us, pos, attacked, THREAT_BY_PAWN - KNIGHT);

    const third = us == WHITE ? RANK_3_WHITE : RANK_3_BLACK;
    let pushes = Bits.forward(us, pawns) & empty;
    pushes |= Bits.forward(us, pushes & third) & empty;
    pushes &= safe & ~Scratch.attacks(base, us ^ 1, PAWN);
    const threatened = pieces & Bits.pawnAttacks(us, pushes) & ~attacked;
    value += Weight.times(us, THREAT_BY_PUSH, Bits.count(threatened));
    return value;
  }

  /** Squares from which a knight or slider would attack the enemy's only queen. */
  @inline static onQueen(us: i32, pos: usize, base: usize, open: u64): i32 {
    const queens = Position.pieces(pos, us ^ 1, QUEEN);
    if (queens == 0 || (queens & (queens - 1)) != 0) return 0;
    const square = Bits.first(queens);
    const safe = open & ~Position.pieces(pos, us, PAWN);
    const knights = Scratch.attacks(base, us, KNIGHT) & Attacks.knight(square) & safe;
    const twice = Scratch.attacks(base, us, TWICE) & safe;
    // What the queen sees on a line sees the queen.
    const diagonals = load<u64>(usize(square) << 3, BISHOP_RAYS);
    const sliders =
      Scratch.attacks(base, us ^ 1, QUEEN) &
      ((Scratch.attacks(base, us, BISHOP) & diagonals) |
        (Scratch.attacks(base, us, ROOK) & ~diagonals));
    return (
      Weight.times(us, THREAT_ON_QUEEN, Bits.count(knights)) +
      Weight.times(us, THREAT_ON_QUEEN + 1, Bits.count(sliders & twice))
    );
  }

  /** Room on the centre files of the own half, counted twice behind own pawns. */
  @inline static space(us: i32, pos: usize, base: usize): i32 {
    const pawns = Position.pieces(pos, us, PAWN);
    const area = us == WHITE ? SPACE_WHITE : SPACE_BLACK;
    const safe = area & ~pawns & ~Scratch.attacks(base, us ^ 1, PAWN);
    const behind = safe & Bits.backward(us, Bits.fillBackward(us, pawns));
    const count = Bits.count(safe) + Bits.count(behind & ~Scratch.attacks(base, us ^ 1, ANY));
    return Weight.times(us, SPACE, count);
  }
}
