import { Attacks } from "./attacks";
import { Bits, CENTRE, CENTRE_FILES, DARK_SQUARES, FILE_A } from "./eval-bitboards";
import { Scratch } from "./eval-scratch";
import { Weight } from "./eval-weights";
import { BISHOP, KING, KNIGHT, PAWN, Position, QUEEN, ROOK, WHITE } from "./position";
import {
  BISHOP_KING_DISTANCE,
  BISHOP_LONG_DIAGONAL,
  BISHOP_MOBILITY,
  BISHOP_OUTPOST,
  BISHOP_PAWNS,
  BISHOP_SQUARE,
  KNIGHT_KING_DISTANCE,
  KNIGHT_MOBILITY,
  KNIGHT_OUTPOST,
  KNIGHT_SQUARE,
  MINOR_BEHIND_PAWN,
  PINNED,
  QUEEN_MOBILITY,
  QUEEN_SQUARE,
  ROOK_FILE,
  ROOK_MOBILITY,
  ROOK_SEVENTH,
  ROOK_SQUARE,
  ROOK_TRAPPED,
} from "./weights";

// Attack units (see `eval-king.ts`) of one piece that reaches the enemy king's zone.
const UNITS_OF_KNIGHT: i32 = 3;
const UNITS_OF_BISHOP: i32 = 2;
const UNITS_OF_ROOK: i32 = 3;
const UNITS_OF_QUEEN: i32 = 3;

/** Relative ranks 4 to 6, where an outpost lies. */
const OUTPOST_RANKS_WHITE: u64 = 0x0000ffffff000000;
const OUTPOST_RANKS_BLACK: u64 = 0x000000ffffff0000;

/**
 * Squares, mobility and placement of the pieces of one colour, packed. The working
 * set of both colours is prepared before; attacks and attack units are added to it.
 */
export class Pieces {
  @inline static evaluate(us: i32, pos: usize, base: usize): i32 {
    let value = Pieces.knights(us, pos, base);
    value += Pieces.bishops(us, pos, base);
    value += Pieces.rooks(us, pos, base);
    value += Pieces.queens(us, pos, base);
    return value + Pieces.sheltered(us, pos, base);
  }

  @inline static knights(us: i32, pos: usize, base: usize): i32 {
    const king = Position.kingSquare(pos, us);
    const outposts = Pieces.outposts(us, pos, base);
    let value = 0;
    for (let rest = Position.pieces(pos, us, KNIGHT); rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const attacks = Pieces.unpinned(us, base, square, king, Attacks.knight(square));
      Pieces.reach(us, KNIGHT, UNITS_OF_KNIGHT, pos, base, attacks);
      value += Weight.of(us, KNIGHT_SQUARE + Bits.relativeSquare(us, square));
      value += Pieces.mobility(us, KNIGHT_MOBILITY, base, attacks);
      value += Weight.times(us, KNIGHT_KING_DISTANCE, max(Bits.distance(square, king) - 2, 0));
      if (Bits.square(square) & outposts) value += Weight.of(us, KNIGHT_OUTPOST + 1);
      else if (attacks & outposts & ~Position.byColour(pos, us)) {
        value += Weight.of(us, KNIGHT_OUTPOST);
      }
    }
    return value;
  }

  @inline static bishops(us: i32, pos: usize, base: usize): i32 {
    const king = Position.kingSquare(pos, us);
    const outposts = Pieces.outposts(us, pos, base);
    const pawns = Position.pieces(pos, us, PAWN);
    const blocked = pawns & CENTRE_FILES & Bits.backward(us, Position.occupied(pos));
    const blockers = Position.occupied(pos) ^ Position.pieces(pos, us, QUEEN);
    let value = 0;
    for (let rest = Position.pieces(pos, us, BISHOP); rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const seen = Attacks.bishop(square, blockers);
      const attacks = Pieces.unpinned(us, base, square, king, seen);
      Pieces.reach(us, BISHOP, UNITS_OF_BISHOP, pos, base, attacks);
      value += Weight.of(us, BISHOP_SQUARE + Bits.relativeSquare(us, square));
      value += Pieces.mobility(us, BISHOP_MOBILITY, base, attacks);
      value += Weight.times(us, BISHOP_KING_DISTANCE, max(Bits.distance(square, king) - 2, 0));
      const colour = Bits.square(square) & DARK_SQUARES ? DARK_SQUARES : ~DARK_SQUARES;
      value += Weight.times(us, BISHOP_PAWNS, Bits.count(pawns & colour));
      value += Weight.times(us, BISHOP_PAWNS + 1, Bits.count(blocked & colour));
      if (Bits.square(square) & outposts) value += Weight.of(us, BISHOP_OUTPOST);
      const centre = Attacks.bishop(square, Position.byRole(pos, PAWN)) & CENTRE;
      if (centre & (centre - 1)) value += Weight.of(us, BISHOP_LONG_DIAGONAL);
    }
    return value;
  }

  @inline static rooks(us: i32, pos: usize, base: usize): i32 {
    const king = Position.kingSquare(pos, us);
    const blockers =
      Position.occupied(pos) ^ Position.pieces(pos, us, ROOK) ^ Position.pieces(pos, us, QUEEN);
    let value = 0;
    for (let rest = Position.pieces(pos, us, ROOK); rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const seen = Attacks.rook(square, blockers);
      const attacks = Pieces.unpinned(us, base, square, king, seen);
      Pieces.reach(us, ROOK, UNITS_OF_ROOK, pos, base, attacks);
      const mobility = Bits.count(attacks & Scratch.mobilityArea(base, us));
      value += Weight.of(us, ROOK_SQUARE + Bits.relativeSquare(us, square));
      value += Weight.of(us, ROOK_MOBILITY + mobility);
      value += Pieces.rookPlace(us, pos, square, king, mobility);
    }
    return value;
  }

  @inline static queens(us: i32, pos: usize, base: usize): i32 {
    const king = Position.kingSquare(pos, us);
    const occupied = Position.occupied(pos);
    let value = 0;
    for (let rest = Position.pieces(pos, us, QUEEN); rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const seen = Attacks.queen(square, occupied);
      const attacks = Pieces.unpinned(us, base, square, king, seen);
      Pieces.reach(us, QUEEN, UNITS_OF_QUEEN, pos, base, attacks);
      value += Weight.of(us, QUEEN_SQUARE + Bits.relativeSquare(us, square));
      value += Pieces.mobility(us, QUEEN_MOBILITY, base, attacks);
    }
    return value;
  }

  /** Minor pieces behind a pawn and pinned pieces. */
  @inline static sheltered(us: i32, pos: usize, base: usize): i32 {
    const ours = Position.byColour(pos, us);
    const minors = ours & (Position.byRole(pos, KNIGHT) | Position.byRole(pos, BISHOP));
    const behind = minors & Bits.backward(us, Position.byRole(pos, PAWN));
    let value = Weight.times(us, MINOR_BEHIND_PAWN, Bits.count(behind));
    for (let rest = Scratch.pinned(base, us); rest; rest &= rest - 1) {
      const role = (Position.pieceAt(pos, Bits.first(rest)) & 7) - 1;
      if (role != PAWN) value += Weight.of(us, PINNED + role - KNIGHT);
    }
    return value;
  }

  /** What a piece may attack: along the pin when it is pinned. */
  @inline static unpinned(us: i32, base: usize, square: i32, king: i32, attacks: u64): u64 {
    if (!(Scratch.pinned(base, us) & Bits.square(square))) return attacks;
    return attacks & Attacks.line(king, square);
  }

  @inline static mobility(us: i32, first: i32, base: usize, attacks: u64): i32 {
    return Weight.of(us, first + Bits.count(attacks & Scratch.mobilityArea(base, us)));
  }

  /** Books the attacks of one piece and its part in an attack on the enemy king. */
  @inline static reach(
    us: i32,
    role: i32,
    units: i32,
    pos: usize,
    base: usize,
    attacks: u64,
  ): void {
    Scratch.addAttacks(base, us, role, attacks);
    if (!(attacks & Scratch.kingZone(base, us ^ 1))) return;
    const besideKing = Bits.count(attacks & Scratch.attacks(base, us ^ 1, KING));
    Scratch.setAttackUnits(base, us, Scratch.attackUnits(base, us) + units + besideKing);
  }

  /** Squares on ranks 4 to 6 that an own pawn supports and no enemy pawn can ever attack. */
  @inline static outposts(us: i32, pos: usize, base: usize): u64 {
    const theirs = Bits.pawnAttacks(us ^ 1, Position.pieces(pos, us ^ 1, PAWN));
    const reachable = Bits.fillForward(us ^ 1, theirs);
    const ranks = us == WHITE ? OUTPOST_RANKS_WHITE : OUTPOST_RANKS_BLACK;
    return ranks & Scratch.attacks(base, us, PAWN) & ~reachable;
  }

  @inline static rookPlace(us: i32, pos: usize, square: i32, king: i32, mobility: i32): i32 {
    const file = FILE_A << u64(square & 7);
    const pawns = Position.byRole(pos, PAWN);
    let value = 0;
    if (!(file & pawns & Position.byColour(pos, us))) {
      value += Weight.of(us, ROOK_FILE + i32(!(file & pawns)));
    } else if (mobility <= 3 && Pieces.kingShutsIn(us, king, square)) {
      const rights = (Position.rights(pos) >> (us << 1)) & 3;
      value += Weight.times(us, ROOK_TRAPPED, 1);
      if (!rights) value += Weight.of(us, ROOK_TRAPPED + 1);
    }
    if (Bits.relativeRank(us, square) == 6) {
      const targets = pawns & Position.byColour(pos, us ^ 1) & (u64(0xff) << u64(square & 56));
      const kingOnLast = Bits.relativeRank(us, Position.kingSquare(pos, us ^ 1)) == 7;
      if (targets || kingOnLast) value += Weight.of(us, ROOK_SEVENTH);
    }
    return value;
  }

  /** The own king stands on the same half of the board, nearer to the centre than the rook. */
  @inline static kingShutsIn(us: i32, king: i32, rook: i32): bool {
    const kingFile = king & 7;
    const rookFile = rook & 7;
    if (Bits.relativeRank(us, king) > 1) return false;
    return kingFile < 4 ? rookFile < kingFile : rookFile > kingFile;
  }
}
