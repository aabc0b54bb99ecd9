import { TRACE_FULL_SCALE } from "../abi";
import { BISHOP, KING, KNIGHT, PAWN, Position, QUEEN, ROOK } from "../board/position";
import { Bits, DARK_SQUARES, FILE_A, FILE_H } from "./bitboards";

/** Pawn endings are decided more often than their value says. */
const PAWN_ENDING_SCALE: i32 = 80;

const QUEEN_SIDE: u64 = 0x0f0f0f0f0f0f0f0f;

/** Piece values that tell how far one side is ahead, coarse on purpose. */
export function pieceUnits(pos: usize, us: i32): i32 {
  return (
    3 * Bits.count(Position.pieces(pos, us, KNIGHT) | Position.pieces(pos, us, BISHOP)) +
    5 * Bits.count(Position.pieces(pos, us, ROOK)) +
    9 * Bits.count(Position.pieces(pos, us, QUEEN))
  );
}

/**
 * How much of an advantage of `strong` can be turned into a win: TRACE_FULL_SCALE
 * keeps the value of the weights, 0 drops it. The numbers are those that fit the
 * results of self-play best, class by class.
 */
export function winningScale(pos: usize, strong: i32): i32 {
  const pawns = Position.pieces(pos, strong, PAWN);
  const units = pieceUnits(pos, strong);
  const weakUnits = pieceUnits(pos, strong ^ 1);
  if (pawns == 0) return scaleWithoutPawns(pos, strong, units, weakUnits);
  if (units == 0 && weakUnits == 0 && !isWrongRookPawn(pos, strong, pawns, units)) {
    return PAWN_ENDING_SCALE;
  }
  if (isWrongRookPawn(pos, strong, pawns, units)) return 0;
  const bishops = Position.byRole(pos, BISHOP);
  if (isOppositeBishops(pos, strong, bishops)) {
    return scaleOppositeBishops(pos, strong, pawns, units, weakUnits);
  }
  if (units == 5 && weakUnits == 5 && isHeldRookEnding(pos, strong, pawns)) return 40;
  return min(TRACE_FULL_SCALE, 52 + 4 * Bits.count(pawns));
}

/**
 * A minor piece ahead does not win without pawns, two knights not even against nothing.
 * Against a bare king `drive` says all there is to say.
 */
function scaleWithoutPawns(pos: usize, strong: i32, units: i32, weakUnits: i32): i32 {
  const knights = Position.pieces(pos, strong, KNIGHT);
  if (units < 5) return 0;
  if (units == 6 && weakUnits == 0 && Bits.count(knights) == 2) return 0;
  if (isBare(pos, strong ^ 1) && canMate(pos, strong)) return 0;
  if (units - weakUnits > 3) return TRACE_FULL_SCALE;
  return units == 5 || weakUnits == 3 ? 12 : 22;
}

/**
 * All pawns of `strong` stand on one rook file, it has at most bishops that do not
 * guard the corner, and the enemy king is there first.
 */
function isWrongRookPawn(pos: usize, strong: i32, pawns: u64, units: i32): bool {
  const bishops = Position.pieces(pos, strong, BISHOP);
  if (units != 3 * Bits.count(bishops)) return false;
  if ((pawns & ~FILE_A) != 0 && (pawns & ~FILE_H) != 0) return false;
  const corner = (Bits.first(pawns) & 7) | (strong == 0 ? 56 : 0);
  const cornerColour = Bits.square(corner) & DARK_SQUARES ? DARK_SQUARES : ~DARK_SQUARES;
  if (bishops & cornerColour) return false;
  return Bits.distance(Position.kingSquare(pos, strong ^ 1), corner) <= 1;
}

/** Each side has exactly one bishop and they move on different colours. */
function isOppositeBishops(pos: usize, strong: i32, bishops: u64): bool {
  if (Bits.count(bishops) != 2) return false;
  if (Bits.count(bishops & Position.byColour(pos, strong)) != 1) return false;
  return Bits.count(bishops & DARK_SQUARES) == 1;
}

function scaleOppositeBishops(
  pos: usize,
  strong: i32,
  pawns: u64,
  units: i32,
  weakUnits: i32,
): i32 {
  const count = Bits.count(pawns);
  if (units == 3 && weakUnits == 3) return min(10 * count, 50);
  return min(44 + 3 * count, TRACE_FULL_SCALE);
}

/** One rook each, at most one pawn more, all on one wing, and the enemy king is near them. */
function isHeldRookEnding(pos: usize, strong: i32, pawns: u64): bool {
  const theirs = Position.pieces(pos, strong ^ 1, PAWN);
  if (Bits.count(pawns) - Bits.count(theirs) > 1) return false;
  if ((pawns & QUEEN_SIDE) != 0 && (pawns & ~QUEEN_SIDE) != 0) return false;
  const king = Position.kingSquare(pos, strong ^ 1);
  return Bits.distance(king, Bits.first(pawns)) <= 3;
}

/** Nothing is left but the king. */
function isBare(pos: usize, us: i32): bool {
  return (Position.byColour(pos, us) & ~Position.byRole(pos, KING)) == 0;
}

/** The pieces of `strong` can force mate on a bare king. */
function canMate(pos: usize, strong: i32): bool {
  const majors = Position.byRole(pos, ROOK) | Position.byRole(pos, QUEEN);
  if (Position.byColour(pos, strong) & majors) return true;
  const knights = Bits.count(Position.pieces(pos, strong, KNIGHT));
  const bishops = Position.pieces(pos, strong, BISHOP);
  const bothColours = (bishops & DARK_SQUARES) != 0 && (bishops & ~DARK_SQUARES) != 0;
  return bothColours || (bishops != 0 && knights != 0) || knights > 2;
}

/**
 * Centipawns for `strong` that drive a king without pawns to the edge, or to a corner of
 * the bishop's colour when bishop and knight must mate, and bring the own king near.
 * Against a bare king they are the whole value.
 * Source: https://www.chessprogramming.org/Mop-up_Evaluation.
 */
export function drive(pos: usize, strong: i32): i32 {
  const weak = strong ^ 1;
  if (Position.pieces(pos, weak, PAWN)) return 0;
  const bare = isBare(pos, weak);
  const units = pieceUnits(pos, strong);
  if (bare ? !canMate(pos, strong) : units - pieceUnits(pos, weak) <= 3) return 0;
  const weakKing = Position.kingSquare(pos, weak);
  const nearness = 14 - steps(weakKing, Position.kingSquare(pos, strong));
  if (!bare) return 5 * edgeDrive(weakKing) + 3 * nearness;
  const bishops = Position.pieces(pos, strong, BISHOP);
  const needsCorner = units == 6 && Bits.count(bishops) == 1;
  const driven = needsCorner ? cornerDrive(weakKing, bishops) : 20 * edgeDrive(weakKing);
  return 900 + 60 * units + driven + 10 * nearness;
}

/** Moves of a king that may only go along ranks and files. */
function steps(a: i32, b: i32): i32 {
  return abs((a & 7) - (b & 7)) + abs((a >> 3) - (b >> 3));
}

/** 0 in the centre to 6 in a corner. */
function edgeDrive(square: i32): i32 {
  const rank = square >> 3;
  return 6 - Bits.fileFromEdge(square) - min(rank, rank ^ 7);
}

/** 0 far from the corners of the bishop's colour to 140 in one. */
function cornerDrive(square: i32, bishops: u64): i32 {
  const mirrored = bishops & DARK_SQUARES ? square : square ^ 7;
  const toA1 = (mirrored & 7) + (mirrored >> 3);
  return 20 * (7 - min(toA1, 14 - toA1));
}
