import { MOVE_CASTLING, MOVE_EN_PASSANT, MOVE_PROMOTE_KNIGHT, MOVE_PROMOTE_QUEEN } from "../abi";
import { Attacks } from "../board/attacks";
import { BISHOP, KING, Move, PAWN, Piece, Position, QUEEN, ROOK } from "../board/position";

// Exchange values by role, in centipawns, packed so that no table is needed: ten bits each.
const PACKED_VALUES: u64 =
  100 | (320 << 10) | (330 << 20) | ((<u64>500) << 30) | ((<u64>950) << 40);

export class Exchange {
  /** The value of a role in exchanges; the king, never taken, counts 0. */
  @inline static value(role: i32): i32 {
    return i32((PACKED_VALUES >> u64(role * 10)) & 1023);
  }
}

/** What the move takes at once, the gain of a promotion included. */
export function immediateGain(pos: usize, move: i32): i32 {
  const kind = Move.kind(move);
  if (kind == MOVE_CASTLING) return 0;
  if (kind == MOVE_EN_PASSANT) return Exchange.value(PAWN);
  const captured = Position.pieceAt(pos, Move.to(move));
  let gain = captured != 0 ? Exchange.value(Piece.role(captured)) : 0;
  if (kind >= MOVE_PROMOTE_KNIGHT && kind <= MOVE_PROMOTE_QUEEN) {
    gain += Exchange.value(kind) - Exchange.value(PAWN);
  }
  return gain;
}

/**
 * Whether the exchange that the move begins on its target square wins at least
 * `threshold` centipawns with best play of both sides, pins left aside. The swap is
 * resolved from the front: each side takes with its cheapest piece until one that
 * stands well enough can stop (swap-off algorithm, Chess Programming Wiki).
 */
export function exchangeWins(pos: usize, move: i32, threshold: i32): bool {
  const kind = Move.kind(move);
  if (kind == MOVE_CASTLING) return threshold <= 0;
  let balance = immediateGain(pos, move) - threshold;
  if (balance < 0) return false;

  const from = Move.from(move);
  const to = Move.to(move);
  const promotes = kind >= MOVE_PROMOTE_KNIGHT && kind <= MOVE_PROMOTE_QUEEN;
  const mover = promotes ? kind : Piece.role(Position.pieceAt(pos, from));
  balance -= Exchange.value(mover);
  if (balance >= 0) return true;

  let occupied = (Position.occupied(pos) ^ ((<u64>1) << u64(from))) | ((<u64>1) << u64(to));
  if (kind == MOVE_EN_PASSANT) occupied ^= (<u64>1) << u64(to ^ 8);
  const queens = Position.byRole(pos, QUEEN);
  const diagonal = Position.byRole(pos, BISHOP) | queens;
  const straight = Position.byRole(pos, ROOK) | queens;
  let attackers = Position.attackersTo(pos, to, occupied);
  const us = Position.sideToMove(pos);
  let side = us ^ 1;
  let own = attackers & occupied & Position.byColour(pos, side);
  while (own != 0) {
    let role = PAWN;
    while (role < KING && (own & Position.byRole(pos, role)) == 0) role++;
    // A king may take only what nobody defends.
    if (role == KING) {
      if ((attackers & occupied & Position.byColour(pos, side ^ 1)) == 0) side ^= 1;
      break;
    }
    const piece = own & Position.byRole(pos, role);
    occupied ^= piece & -piece;
    if (role == PAWN || role == BISHOP || role == QUEEN) {
      attackers |= Attacks.bishop(to, occupied) & diagonal;
    }
    if (role == ROOK || role == QUEEN) attackers |= Attacks.rook(to, occupied) & straight;
    side ^= 1;
    balance = -balance - 1 - Exchange.value(role);
    if (balance >= 0) break;
    attackers &= occupied;
    own = attackers & Position.byColour(pos, side);
  }
  return side != us;
}
