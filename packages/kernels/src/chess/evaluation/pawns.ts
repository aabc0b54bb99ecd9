import { BLACK, PAWN, Position, WHITE } from "../board/position";
import { Bits } from "./bitboards";
import { PAWN_CACHE, Scratch } from "./scratch";
import { kingShelter } from "./shelter";
import {
  PAWN_BACKWARD,
  PAWN_CANDIDATE,
  PAWN_DOUBLED,
  PAWN_ISOLATED,
  PAWN_PHALANX,
  PAWN_SQUARE,
  PAWN_SUPPORTED,
} from "./tuned-weights";
import { Weight } from "./weights";

// The pawn cache: entries of 32 bytes, one per slot, newest wins.
const ENTRY_KEY: usize = 0;
/** u64: passed pawns of both colours. */
const ENTRY_PASSED: usize = 8;
/** i32: packed value, White minus Black. */
const ENTRY_VALUE: usize = 16;
const ENTRY_BITS: usize = 5;
const ENTRY_COUNT: u64 = 8192;

/**
 * Pawn structure and the shelter of both kings, packed, White minus Black. Both
 * depend on pawns and king squares alone, so that one cache holds them. Leaves
 * the passed pawns in the working set.
 */
export function evaluatePawns(pos: usize, base: usize): i32 {
  const key = cacheKey(pos);
  const entry = base + PAWN_CACHE + (usize(key & (ENTRY_COUNT - 1)) << ENTRY_BITS);
  if (isDefined(TRACE) || load<u64>(entry, ENTRY_KEY) != key) fillEntry(pos, entry, key);
  const passed = load<u64>(entry, ENTRY_PASSED);
  Scratch.setPassed(base, WHITE, passed & Position.byColour(pos, WHITE));
  Scratch.setPassed(base, BLACK, passed & Position.byColour(pos, BLACK));
  return load<i32>(entry, ENTRY_VALUE);
}

/** Forgets every entry; a key of 0 belongs to no position. */
export function clearPawnCache(base: usize): void {
  memory.fill(base + PAWN_CACHE, 0, usize(ENTRY_COUNT) << ENTRY_BITS);
}

/** The pawn key, changed by the king squares. The factors are odd numbers without meaning. */
function cacheKey(pos: usize): u64 {
  const kings =
    u64(Position.kingSquare(pos, WHITE) + 1) * 0x9e3779b97f4a7c15 +
    u64(Position.kingSquare(pos, BLACK) + 1) * 0xd1b54a32d192ed03;
  return Position.pawnKey(pos) ^ kings ^ (kings >> 29);
}

function fillEntry(pos: usize, entry: usize, key: u64): void {
  const white = Position.pieces(pos, WHITE, PAWN);
  const black = Position.pieces(pos, BLACK, PAWN);
  const value = pawnsOf(WHITE, white, black) - pawnsOf(BLACK, black, white);
  const shelter = kingShelter(WHITE, pos) - kingShelter(BLACK, pos);
  store<u64>(entry, key, ENTRY_KEY);
  store<u64>(
    entry,
    passedPawns(WHITE, white, black) | passedPawns(BLACK, black, white),
    ENTRY_PASSED,
  );
  store<i32>(entry, value + shelter, ENTRY_VALUE);
}

/** Pawns with no enemy pawn before them on their own and the adjacent files, and no own one before them. */
function passedPawns(us: i32, ours: u64, theirs: u64): u64 {
  const guarded = Bits.backward(us, Bits.fillBackward(us, theirs));
  const behindOwn = Bits.backward(us, Bits.fillBackward(us, ours));
  return ours & ~(guarded | Bits.sides(guarded) | behindOwn);
}

function pawnsOf(us: i32, ours: u64, theirs: u64): i32 {
  const opposed = Bits.backward(us, Bits.fillBackward(us, theirs));
  const doubled = ours & Bits.backward(us, Bits.fillBackward(us, ours));
  const isolated = ours & ~Bits.sides(Bits.files(ours));
  const backward = backwardPawns(us, ours, theirs) & ~isolated;
  return (
    Weight.times(us, PAWN_DOUBLED, Bits.count(doubled)) +
    Weight.times(us, PAWN_ISOLATED, Bits.count(isolated & opposed)) +
    Weight.times(us, PAWN_ISOLATED + 1, Bits.count(isolated & ~opposed)) +
    Weight.times(us, PAWN_BACKWARD, Bits.count(backward & opposed)) +
    Weight.times(us, PAWN_BACKWARD + 1, Bits.count(backward & ~opposed)) +
    eachPawn(us, ours, theirs)
  );
}

/** Pawns that no own pawn can ever support and whose next square an enemy pawn attacks. */
function backwardPawns(us: i32, ours: u64, theirs: u64): u64 {
  const supportable = Bits.fillForward(us, Bits.pawnAttacks(us, ours));
  const attacked = Bits.pawnAttacks(us ^ 1, theirs);
  return ours & ~supportable & Bits.backward(us, attacked);
}

function eachPawn(us: i32, ours: u64, theirs: u64): i32 {
  const phalanx = ours & Bits.sides(ours);
  const supported = ours & Bits.pawnAttacks(us, ours);
  const candidates = candidatePawns(us, ours, theirs);
  let value = 0;
  for (let rest = ours; rest; rest &= rest - 1) {
    const square = Bits.first(rest);
    const pawn = rest & -rest;
    const rank = Bits.relativeRank(us, square);
    value += Weight.of(us, PAWN_SQUARE + Bits.relativeSquare(us, square));
    if (pawn & phalanx) value += Weight.of(us, PAWN_PHALANX + rank);
    if (pawn & supported) value += Weight.of(us, PAWN_SUPPORTED + rank);
    if (pawn & candidates) value += Weight.of(us, PAWN_CANDIDATE + rank);
  }
  return value;
}

/**
 * Pawns on half-open files, not passed, that may become so: beside or behind them
 * on the adjacent files stand at least as many own pawns as enemy pawns guard the way.
 */
function candidatePawns(us: i32, ours: u64, theirs: u64): u64 {
  const opposed = Bits.backward(us, Bits.fillBackward(us, theirs));
  const behindOwn = Bits.backward(us, Bits.fillBackward(us, ours));
  let candidates: u64 = 0;
  for (let rest = ours & ~opposed & ~behindOwn; rest; rest &= rest - 1) {
    const beside = Bits.sides(rest & -rest);
    const guards = theirs & Bits.forward(us, Bits.fillForward(us, beside));
    const helpers = ours & Bits.fillBackward(us, beside);
    if (guards && Bits.count(helpers) >= Bits.count(guards)) candidates |= rest & -rest;
  }
  return candidates;
}
