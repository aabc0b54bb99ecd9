import { MOVE_CASTLING, MOVE_EN_PASSANT, MOVE_KIND_SHIFT } from "../abi";
import {
  BISHOP_RAYS,
  CASTLING_EMPTY,
  CASTLING_KING_FROM,
  CASTLING_RECORDS,
  CASTLING_ROOK_FROM,
  CASTLING_SAFE,
  CASTLING_STRIDE,
  NO_SQUARE,
  ROOK_RAYS,
} from "../layout";
import { Attacks } from "./attacks";
import { ALL, CAPTURES, Emit, QUIETS } from "./emit";
import { EnPassant } from "./enpassant";
import { Pawns } from "./pawns";
import { BISHOP, KING, KNIGHT, PAWN, Piece, Position, QUEEN, ROOK, WHITE } from "./position";

/**
 * The legal move generator. `us` and `kind` are constants at every call, so
 * that each of the six variants is compiled without their branches: this is
 * why the methods are inlined and the main one is long.
 */
class Generator {
  /**
   * Check and pins come first: all that follows writes legal moves only.
   * A piece that is not pinned may go to any square of `allowed`, which is
   * narrowed to the checking line in check; a pinned one stays on its line.
   */
  @inline static generate(pos: usize, start: usize, us: i32, kind: i32): usize {
    const own = Position.byColour(pos, us);
    const enemy = Position.byColour(pos, us ^ 1);
    const occupied = own | enemy;
    const queens = Position.byRole(pos, QUEEN);
    const diagonal = Position.byRole(pos, BISHOP) | queens;
    const straight = Position.byRole(pos, ROOK) | queens;
    const king = Position.kingSquare(pos, us);

    let checkers =
      enemy &
      ((Attacks.knight(king) & Position.byRole(pos, KNIGHT)) |
        (Attacks.pawn(us, king) & Position.byRole(pos, PAWN)));
    let pinned: u64 = 0;
    let snipers =
      enemy &
      ((load<u64>(usize(king) << 3, BISHOP_RAYS) & diagonal) |
        (load<u64>(usize(king) << 3, ROOK_RAYS) & straight));
    while (snipers != 0) {
      const between = Attacks.between(king, i32(ctz(snipers))) & occupied;
      if (between == 0) checkers |= snipers & (0 - snipers);
      else if ((between & (between - 1)) == 0) pinned |= between & own;
      snipers &= snipers - 1;
    }

    const targets = kind == ALL ? ~own : kind == CAPTURES ? enemy : ~occupied;
    let list = Generator.king(pos, start, us, kind, king, occupied, pinned, checkers, targets);
    let checkLine: u64 = ~0;
    if (checkers != 0) {
      if ((checkers & (checkers - 1)) != 0) return list;
      checkLine = checkers | Attacks.between(king, i32(ctz(checkers)));
    }
    const allowed = targets & checkLine;
    const free = own & ~pinned;
    list = Generator.pawns(pos, list, us, kind, free, occupied, enemy, checkLine);
    let rest = free & Position.byRole(pos, KNIGHT);
    while (rest != 0) {
      const from = i32(ctz(rest));
      list = Emit.targets(list, from, Attacks.knight(from) & allowed);
      rest &= rest - 1;
    }
    rest = free & diagonal;
    while (rest != 0) {
      const from = i32(ctz(rest));
      list = Emit.targets(list, from, Attacks.bishop(from, occupied) & allowed);
      rest &= rest - 1;
    }
    rest = free & straight;
    while (rest != 0) {
      const from = i32(ctz(rest));
      list = Emit.targets(list, from, Attacks.rook(from, occupied) & allowed);
      rest &= rest - 1;
    }
    // A pinned piece never meets a check: its line touches the checking line at the king only.
    if (pinned != 0 && checkers == 0) {
      list = Generator.pinned(pos, list, us, kind, king, pinned, occupied, enemy, targets);
    }
    const enPassant = Position.enPassant(pos);
    if (kind != QUIETS && enPassant != NO_SQUARE) {
      list = Generator.enPassant(pos, list, enPassant);
    }
    return list;
  }

  /** King steps and castling; the attack map is made only when one of them needs it. */
  @inline static king(
    pos: usize,
    start: usize,
    us: i32,
    kind: i32,
    king: i32,
    occupied: u64,
    pinned: u64,
    checkers: u64,
    targets: u64,
  ): usize {
    let list = start;
    const steps = Attacks.king(king) & targets;
    let rights = kind == CAPTURES || checkers != 0 ? 0 : Position.rights(pos) & (3 << (us << 1));
    if (rights != 0) rights &= Generator.openRights(us, occupied, pinned);
    if (steps == 0 && rights == 0) return list;
    const attacked = Generator.attackMap(pos, us ^ 1, occupied ^ (u64(1) << u64(king)));
    list = Emit.targets(list, king, steps & ~attacked);
    if (rights != 0) {
      list = Generator.castling(list, us << 1, rights, attacked);
      list = Generator.castling(list, (us << 1) + 1, rights, attacked);
    }
    return list;
  }

  /**
   * Castling rights (whether held or not) whose path is empty. In Chess960 the rook may shield
   * the king's squares along the rank; such a rook counts as pinned and closes the path.
   */
  @inline static openRights(us: i32, occupied: u64, pinned: u64): i32 {
    return (
      Generator.openRight(us << 1, occupied, pinned) |
      Generator.openRight((us << 1) + 1, occupied, pinned)
    );
  }

  @inline static openRight(right: i32, occupied: u64, pinned: u64): i32 {
    const record = CASTLING_RECORDS + usize(right) * CASTLING_STRIDE;
    const rook = u64(1) << u64(load<u8>(record, CASTLING_ROOK_FROM));
    const hindrances = (occupied & load<u64>(record, CASTLING_EMPTY)) | (pinned & rook);
    return i32(hindrances == 0) << right;
  }

  /** One castling move, if the king meets no attack. */
  @inline static castling(list: usize, right: i32, rights: i32, attacked: u64): usize {
    const record = CASTLING_RECORDS + usize(right) * CASTLING_STRIDE;
    if ((rights & (1 << right)) == 0) return list;
    if ((attacked & load<u64>(record, CASTLING_SAFE)) != 0) return list;
    const king = i32(load<u8>(record, CASTLING_KING_FROM));
    const rook = i32(load<u8>(record, CASTLING_ROOK_FROM));
    store<u32>(list, king | (rook << 6) | (MOVE_CASTLING << MOVE_KIND_SHIFT));
    return list + 4;
  }

  /** All squares that `them` attacks when `occupied` blocks the lines. */
  @inline static attackMap(pos: usize, them: i32, occupied: u64): u64 {
    const theirs = Position.byColour(pos, them);
    const queens = Position.byRole(pos, QUEEN);
    let attacked =
      Pawns.attacks(them, theirs & Position.byRole(pos, PAWN)) |
      Attacks.king(Position.kingSquare(pos, them));
    let rest = theirs & Position.byRole(pos, KNIGHT);
    while (rest != 0) {
      attacked |= Attacks.knight(i32(ctz(rest)));
      rest &= rest - 1;
    }
    rest = theirs & (Position.byRole(pos, BISHOP) | queens);
    while (rest != 0) {
      attacked |= Attacks.bishop(i32(ctz(rest)), occupied);
      rest &= rest - 1;
    }
    rest = theirs & (Position.byRole(pos, ROOK) | queens);
    while (rest != 0) {
      attacked |= Attacks.rook(i32(ctz(rest)), occupied);
      rest &= rest - 1;
    }
    return attacked;
  }

  /** Moves of the pawns among `free`, en passant aside. */
  @inline static pawns(
    pos: usize,
    start: usize,
    us: i32,
    kind: i32,
    free: u64,
    occupied: u64,
    enemy: u64,
    checkLine: u64,
  ): usize {
    let list = start;
    const pawns = free & Position.byRole(pos, PAWN);
    const lastRank = Pawns.lastRank(us);
    const forward = us == WHITE ? 8 : -8;
    const left = us == WHITE ? 7 : -9;
    const right = us == WHITE ? 9 : -7;
    const steps = Pawns.forward(us, pawns) & ~occupied;
    const single = steps & checkLine;
    const leftward = Pawns.left(us, pawns) & enemy & checkLine;
    const rightward = Pawns.right(us, pawns) & enemy & checkLine;
    if (kind != CAPTURES) {
      const double = Pawns.forward(us, steps & Pawns.thirdRank(us)) & ~occupied & checkLine;
      list = Emit.pawnTargets(list, forward, single & ~lastRank);
      list = Emit.pawnTargets(list, forward * 2, double);
    }
    if (kind != QUIETS) {
      list = Emit.pawnTargets(list, left, leftward & ~lastRank);
      list = Emit.pawnTargets(list, right, rightward & ~lastRank);
    }
    if (((single | leftward | rightward) & lastRank) != 0) {
      list = Emit.promotions(list, forward, single & lastRank, kind);
      list = Emit.promotions(list, left, leftward & lastRank, kind);
      list = Emit.promotions(list, right, rightward & lastRank, kind);
    }
    return list;
  }

  /** Moves of pinned pieces along the line of their pin; rare, so one by one. */
  @inline static pinned(
    pos: usize,
    start: usize,
    us: i32,
    kind: i32,
    king: i32,
    pinned: u64,
    occupied: u64,
    enemy: u64,
    targets: u64,
  ): usize {
    let list = start;
    let rest = pinned;
    while (rest != 0) {
      const from = i32(ctz(rest));
      const line = Attacks.line(king, from);
      const role = Piece.role(Position.pieceAt(pos, from));
      if (role == PAWN) {
        list = Generator.pawns(pos, list, us, kind, rest & (0 - rest), occupied, enemy, line);
      } else if (role == BISHOP) {
        list = Emit.targets(list, from, Attacks.bishop(from, occupied) & line & targets);
      } else if (role == ROOK) {
        list = Emit.targets(list, from, Attacks.rook(from, occupied) & line & targets);
      } else if (role == QUEEN) {
        list = Emit.targets(list, from, Attacks.queen(from, occupied) & line & targets);
      }
      rest &= rest - 1;
    }
    return list;
  }

  @inline static enPassant(pos: usize, start: usize, square: i32): usize {
    let list = start;
    let rest = EnPassant.candidates(pos, square);
    while (rest != 0) {
      const from = i32(ctz(rest));
      if (EnPassant.isSafe(pos, from, square)) {
        store<u32>(list, from | (square << 6) | (MOVE_EN_PASSANT << MOVE_KIND_SHIFT));
        list += 4;
      }
      rest &= rest - 1;
    }
    return list;
  }
}

function count(start: usize, end: usize): i32 {
  return i32((end - start) >> 2);
}

/**
 * Writes every legal move of `pos` as u32 codes at `list` and returns their count.
 * There are never more than 218.
 */
export function generateAll(pos: usize, list: usize): i32 {
  const end =
    Position.sideToMove(pos) == WHITE
      ? Generator.generate(pos, list, 0, ALL)
      : Generator.generate(pos, list, 1, ALL);
  return count(list, end);
}

/** Legal captures, en passant and promotions to queen: what quiescence looks at. */
export function generateCaptures(pos: usize, list: usize): i32 {
  const end =
    Position.sideToMove(pos) == WHITE
      ? Generator.generate(pos, list, 0, CAPTURES)
      : Generator.generate(pos, list, 1, CAPTURES);
  return count(list, end);
}

/** The legal moves that `generateCaptures` leaves out, underpromotions that capture included. */
export function generateQuiets(pos: usize, list: usize): i32 {
  const end =
    Position.sideToMove(pos) == WHITE
      ? Generator.generate(pos, list, 0, QUIETS)
      : Generator.generate(pos, list, 1, QUIETS);
  return count(list, end);
}
