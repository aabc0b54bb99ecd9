import {
  TRACE_FADE,
  TRACE_FULL_FADE,
  TRACE_FULL_PHASE,
  TRACE_FULL_SCALE,
  TRACE_OFFSET,
  TRACE_PHASE,
  TRACE_SCALE,
} from "../abi";
import { BISHOP, BLACK, KNIGHT, PAWN, Position, QUEEN, ROOK, WHITE } from "../board/position";
import { Bits } from "./bitboards";
import { drive, winningScale } from "./endgames";
import { Kings } from "./king";
import { PassedPawns } from "./passed";
import { evaluatePawns } from "./pawns";
import { Pieces } from "./pieces";
import { Setup } from "./setup";
import { Threats } from "./threats";
import { Trace } from "./trace";
import {
  BISHOP_PAIR,
  KNIGHT_PAWNS,
  MATERIAL,
  ROOK_PAWNS,
  TEMPO,
  WEIGHT_COUNT,
} from "./tuned-weights";
import { Packed, Weight } from "./weights";

/** Below this phase nobody has the pieces to use room. */
const SPACE_PHASE: i32 = 12;
/** No value reaches the range of mate scores. */
const MAX_VALUE: i32 = 20000;

/**
 * The static value of `pos` in centipawns for the side to move, which is not in
 * check. `base` is the thread's area. For White it is
 *
 *   ((mg * phase + eg * (24 - phase)) / 24 * (scale / 64) + offset) * (fade / 150)
 *
 * where mg and eg are sums of coefficients times weights, and phase, scale, offset
 * and fade depend on the position (scale and offset also on who is ahead).
 */
export function evaluate(pos: usize, base: usize): i32 {
  Trace.begin(WEIGHT_COUNT);
  const packed = sumOfTerms(pos, base);
  const value = blend(pos, packed);
  return Position.sideToMove(pos) == WHITE ? value : -value;
}

/** All weighted terms, packed, White minus Black. */
function sumOfTerms(pos: usize, base: usize): i32 {
  Setup.prepare(WHITE, pos, base);
  Setup.prepare(BLACK, pos, base);
  let value = material(pos) + evaluatePawns(pos, base);
  value += whitePieces(pos, base) - blackPieces(pos, base);
  value += Kings.evaluate(WHITE, pos, base) - Kings.evaluate(BLACK, pos, base);
  value += whiteThreats(pos, base) - blackThreats(pos, base);
  value += PassedPawns.evaluate(WHITE, pos, base) - PassedPawns.evaluate(BLACK, pos, base);
  if (phaseOf(pos) >= SPACE_PHASE) {
    value += Threats.space(WHITE, pos, base) - Threats.space(BLACK, pos, base);
  }
  if (Position.sideToMove(pos) == WHITE) value += Weight.of(WHITE, TEMPO);
  else value -= Weight.of(BLACK, TEMPO);
  return value;
}

function whitePieces(pos: usize, base: usize): i32 {
  return Pieces.evaluate(WHITE, pos, base);
}

function blackPieces(pos: usize, base: usize): i32 {
  return Pieces.evaluate(BLACK, pos, base);
}

function whiteThreats(pos: usize, base: usize): i32 {
  return Threats.evaluate(WHITE, pos, base);
}

function blackThreats(pos: usize, base: usize): i32 {
  return Threats.evaluate(BLACK, pos, base);
}

function material(pos: usize): i32 {
  return (
    balance(pos, PAWN) +
    balance(pos, KNIGHT) +
    balance(pos, BISHOP) +
    balance(pos, ROOK) +
    balance(pos, QUEEN) +
    imbalance(WHITE, pos) -
    imbalance(BLACK, pos)
  );
}

function balance(pos: usize, role: i32): i32 {
  const white = Bits.count(Position.pieces(pos, WHITE, role));
  const black = Bits.count(Position.pieces(pos, BLACK, role));
  return Weight.times(WHITE, MATERIAL + role, white - black);
}

/** The bishop pair, and knights and rooks whose worth follows the number of pawns. */
function imbalance(us: i32, pos: usize): i32 {
  const pawns = Bits.count(Position.pieces(pos, us, PAWN)) - 5;
  const knights = Bits.count(Position.pieces(pos, us, KNIGHT));
  const rooks = Bits.count(Position.pieces(pos, us, ROOK));
  let value = Weight.times(us, KNIGHT_PAWNS, knights * pawns);
  value += Weight.times(us, ROOK_PAWNS, rooks * pawns);
  if (Bits.count(Position.pieces(pos, us, BISHOP)) >= 2) value += Weight.of(us, BISHOP_PAIR);
  return value;
}

/** 24 at the start to 0 without pieces. */
function phaseOf(pos: usize): i32 {
  const minors = Position.byRole(pos, KNIGHT) | Position.byRole(pos, BISHOP);
  const phase =
    Bits.count(minors) +
    2 * Bits.count(Position.byRole(pos, ROOK)) +
    4 * Bits.count(Position.byRole(pos, QUEEN));
  return min(phase, TRACE_FULL_PHASE);
}

/** The final value for White of a packed sum. */
function blend(pos: usize, packed: i32): i32 {
  const phase = phaseOf(pos);
  const tapered =
    Packed.middlegame(packed) * phase + Packed.endgame(packed) * (TRACE_FULL_PHASE - phase);
  const strong = tapered >= 0 ? WHITE : BLACK;
  const scale = winningScale(pos, strong);
  const offset = strong == WHITE ? drive(pos, WHITE) : -drive(pos, BLACK);
  // The value fades with every ply that brings the draw by the fifty-move rule nearer.
  const fade = TRACE_FULL_FADE - min(Position.halfmove(pos), 100);
  Trace.set(TRACE_PHASE, phase);
  Trace.set(TRACE_SCALE, scale);
  Trace.set(TRACE_OFFSET, offset);
  Trace.set(TRACE_FADE, fade);
  const value = (tapered * scale) / (TRACE_FULL_PHASE * TRACE_FULL_SCALE) + offset;
  return min(max((value * fade) / TRACE_FULL_FADE, -MAX_VALUE), MAX_VALUE);
}
