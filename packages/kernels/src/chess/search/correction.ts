import { Score } from "../../common/score";
import { BISHOP, BLACK, PAWN, Position, QUEEN, ROOK, WHITE } from "../board/position";
import { threadBase } from "../memory";
import { CORRECTIONS, CORRECTIONS_SIZE } from "./frame";

// Where searches found the static evaluation wrong, positions with the same pawns or the
// same pieces of a colour are evaluated a little differently ever after. Three tables per
// thread hold running errors, by the side to move and a key: of the pawns, of White's and
// of Black's pieces. Entries decay as histories do (see `history.ts`).

const ENTRIES: u64 = 16384;
const TABLE_SIZE: usize = 2 * 2 * usize(ENTRIES);
const PAWN_TABLE: usize = CORRECTIONS;
const PIECE_TABLES: usize = CORRECTIONS + TABLE_SIZE;

/** An entry holds so many units per centipawn; it never moves an evaluation by more than 64. */
const UNIT: i32 = 128;
const LIMIT: i32 = 8192;
/** One search changes an entry by at most this. */
const STEP_LIMIT: i32 = LIMIT / 4;
/** The weight of an error, by depth, in 64ths of a unit per centipawn. */
const WEIGHT_PER_PLY: i32 = 128;

// Odd constants with well mixed bits, for multiplicative hashing.
const MIX_A: u64 = 0x9e3779b97f4a7c15;
const MIX_B: u64 = 0xbf58476d1ce4e5b9;
const MIX_C: u64 = 0x94d049bb133111eb;

/** Hashes where the pieces of a colour stand, pawns excepted; 24 bits. Kings and knights weigh alike. */
function pieceKey(pos: usize, colour: i32): u64 {
  const own = Position.byColour(pos, colour);
  const queens = Position.byRole(pos, QUEEN);
  const pieces = (own & ~Position.byRole(pos, PAWN)) * MIX_A;
  const straight = (own & (Position.byRole(pos, ROOK) | queens)) * MIX_B;
  const diagonal = (own & (Position.byRole(pos, BISHOP) | queens)) * MIX_C;
  return (pieces ^ straight ^ diagonal) >> 40;
}

function entryAt(table: usize, key: u64, side: i32): usize {
  const index = (usize(key & (ENTRIES - 1)) << 1) | usize(side);
  return threadBase + table + (index << 1);
}

function pawnEntry(pos: usize): usize {
  return entryAt(PAWN_TABLE, Position.pawnKey(pos), Position.sideToMove(pos));
}

function pieceEntry(pos: usize, colour: i32): usize {
  const table = PIECE_TABLES + usize(colour) * TABLE_SIZE;
  return entryAt(table, pieceKey(pos, colour), Position.sideToMove(pos));
}

function feed(entry: usize, bonus: i32): void {
  const value = i32(load<i16>(entry));
  store<i16>(entry, i16(value + bonus - (value * abs(bonus)) / LIMIT));
}

/** The evaluation, moved by the errors found before. */
export function correctedEvaluation(pos: usize, evaluation: i32): i32 {
  const errors =
    i32(load<i16>(pawnEntry(pos))) +
    i32(load<i16>(pieceEntry(pos, WHITE))) +
    i32(load<i16>(pieceEntry(pos, BLACK)));
  return Score.clampEvaluation(evaluation + errors / UNIT);
}

/** Learns that a search of `depth` plies found the corrected evaluation wrong by `error`. */
export function learnCorrection(pos: usize, error: i32, depth: i32): void {
  const bonus = min(max((error * depth * WEIGHT_PER_PLY) / 64, -STEP_LIMIT), STEP_LIMIT);
  feed(pawnEntry(pos), bonus);
  feed(pieceEntry(pos, WHITE), bonus);
  feed(pieceEntry(pos, BLACK), bonus);
}

export function clearCorrections(): void {
  memory.fill(threadBase + CORRECTIONS, 0, CORRECTIONS_SIZE);
}
