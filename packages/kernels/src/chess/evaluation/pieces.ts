import { Attacks } from "../board/attacks";
import { BISHOP, KING, KNIGHT, PAWN, Piece, Position, QUEEN, ROOK, WHITE } from "../board/position";
import { Bits, CENTRE, CENTRE_FILES, DARK_SQUARES, FILE_A } from "./bitboards";
import { ANY, Scratch, TWICE } from "./scratch";
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
} from "./tuned-weights";
import { Weight } from "./weights";

// Attack units (see `king.ts`) of one piece that reaches the enemy king's zone.
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
  /** One function with its four loops inline: they share the attack sets in registers. */
  @inline static evaluate(us: i32, pos: usize, base: usize): i32 {
    const king = Position.kingSquare(pos, us);
    const ours = Position.byColour(pos, us);
    const occupied = Position.occupied(pos);
    const area = Scratch.mobilityArea(base, us);
    const pinned = Scratch.pinned(base, us);
    const zone = Scratch.kingZone(base, us ^ 1);
    const besideKing = Scratch.attacks(base, us ^ 1, KING);
    const outposts = Pieces.outposts(us, pos, base);
    const queens = ours & Position.byRole(pos, QUEEN);
    let any = Scratch.attacks(base, us, ANY);
    let twice = Scratch.attacks(base, us, TWICE);
    let units = 0;
    let value = Pieces.sheltered(us, pos, base);

    let byRole: u64 = 0;
    for (let rest = ours & Position.byRole(pos, KNIGHT); rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const attacks = Pieces.unpinned(pinned, square, king, Attacks.knight(square));
      byRole |= attacks;
      twice |= any & attacks;
      any |= attacks;
      units += Pieces.units(UNITS_OF_KNIGHT, attacks, zone, besideKing);
      value += Weight.of(us, KNIGHT_MOBILITY + Bits.count(attacks & area));
      value += Pieces.knightPlace(us, square, king, outposts, attacks & ~ours);
    }
    Scratch.setAttacks(base, us, KNIGHT, byRole);

    byRole = 0;
    for (let rest = ours & Position.byRole(pos, BISHOP); rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const seen = Attacks.bishop(square, occupied ^ queens);
      const attacks = Pieces.unpinned(pinned, square, king, seen);
      byRole |= attacks;
      twice |= any & attacks;
      any |= attacks;
      units += Pieces.units(UNITS_OF_BISHOP, attacks, zone, besideKing);
      value += Weight.of(us, BISHOP_MOBILITY + Bits.count(attacks & area));
      value += Pieces.bishopPlace(us, pos, square, king, outposts, attacks);
    }
    Scratch.setAttacks(base, us, BISHOP, byRole);

    byRole = 0;
    const rooks = ours & Position.byRole(pos, ROOK);
    for (let rest = rooks; rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const seen = Attacks.rook(square, occupied ^ queens ^ rooks);
      const attacks = Pieces.unpinned(pinned, square, king, seen);
      byRole |= attacks;
      twice |= any & attacks;
      any |= attacks;
      units += Pieces.units(UNITS_OF_ROOK, attacks, zone, besideKing);
      const mobility = Bits.count(attacks & area);
      value += Weight.of(us, ROOK_MOBILITY + mobility);
      value += Pieces.rookPlace(us, pos, square, king, mobility);
    }
    Scratch.setAttacks(base, us, ROOK, byRole);

    byRole = 0;
    for (let rest = queens; rest; rest &= rest - 1) {
      const square = Bits.first(rest);
      const attacks = Pieces.unpinned(pinned, square, king, Attacks.queen(square, occupied));
      byRole |= attacks;
      twice |= any & attacks;
      any |= attacks;
      units += Pieces.units(UNITS_OF_QUEEN, attacks, zone, besideKing);
      value += Weight.of(us, QUEEN_MOBILITY + Bits.count(attacks & area));
      value += Weight.of(us, QUEEN_SQUARE + Bits.relativeSquare(us, square));
    }
    Scratch.setAttacks(base, us, QUEEN, byRole);

    Scratch.setAttacks(base, us, ANY, any);
    Scratch.setAttacks(base, us, TWICE, twice);
    Scratch.setAttackUnits(base, us, units);
    return value;
  }

  /** What a piece may attack: along the pin when it is pinned. */
  @inline static unpinned(pinned: u64, square: i32, king: i32, attacks: u64): u64 {
    if (!(pinned & Bits.square(square))) return attacks;
    return attacks & Attacks.line(king, square);
  }

  /** The part of one piece in an attack on the enemy king. */
  @inline static units(units: i32, attacks: u64, zone: u64, besideKing: u64): i32 {
    return select(units, 0, (attacks & zone) != 0) + Bits.count(attacks & besideKing);
  }

  @inline static knightPlace(us: i32, square: i32, king: i32, outposts: u64, targets: u64): i32 {
    let value = Weight.of(us, KNIGHT_SQUARE + Bits.relativeSquare(us, square));
    value += Weight.times(us, KNIGHT_KING_DISTANCE, max(Bits.distance(square, king) - 2, 0));
    if (Bits.square(square) & outposts) value += Weight.of(us, KNIGHT_OUTPOST + 1);
    else if (targets & outposts) value += Weight.of(us, KNIGHT_OUTPOST);
    return value;
  }

  @inline static bishopPlace(
    us: i32,
    pos: usize,
    square: i32,
    king: i32,
    outposts: u64,
    attacks: u64,
  ): i32 {
    const colour = Bits.square(square) & DARK_SQUARES ? DARK_SQUARES : ~DARK_SQUARES;
    const pawns = Position.pieces(pos, us, PAWN) & colour;
    const blocked = pawns & CENTRE_FILES & Bits.backward(us, Position.occupied(pos));
    const centre = attacks & CENTRE;
    let value = Weight.of(us, BISHOP_SQUARE + Bits.relativeSquare(us, square));
    value += Weight.times(us, BISHOP_KING_DISTANCE, max(Bits.distance(square, king) - 2, 0));
    value += Weight.times(us, BISHOP_PAWNS, Bits.count(pawns));
    value += Weight.times(us, BISHOP_PAWNS + 1, Bits.count(blocked));
    if (Bits.square(square) & outposts) value += Weight.of(us, BISHOP_OUTPOST);
    if (centre & (centre - 1)) value += Weight.of(us, BISHOP_LONG_DIAGONAL);
    return value;
  }

  /** Minor pieces behind a pawn and pinned pieces. */
  @inline static sheltered(us: i32, pos: usize, base: usize): i32 {
    const ours = Position.byColour(pos, us);
    const minors = ours & (Position.byRole(pos, KNIGHT) | Position.byRole(pos, BISHOP));
    const behind = minors & Bits.backward(us, Position.byRole(pos, PAWN));
    let value = Weight.times(us, MINOR_BEHIND_PAWN, Bits.count(behind));
    for (let rest = Scratch.pinned(base, us); rest; rest &= rest - 1) {
      const role = Piece.role(Position.pieceAt(pos, Bits.first(rest)));
      if (role != PAWN) value += Weight.of(us, PINNED + role - KNIGHT);
    }
    return value;
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
    let value = Weight.of(us, ROOK_SQUARE + Bits.relativeSquare(us, square));
    if (!(file & pawns & Position.byColour(pos, us))) {
      value += Weight.of(us, ROOK_FILE + i32(!(file & pawns)));
    } else if (mobility <= 3 && Pieces.kingShutsIn(us, king, square)) {
      const rights = (Position.rights(pos) >> (us << 1)) & 3;
      value += Weight.of(us, ROOK_TRAPPED);
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
