import { PAWN, Position, WHITE } from "../board/position";
import { Bits, FILE_A } from "./bitboards";
import { KING_FILE, SHELTER, STORM, STORM_BLOCKED } from "./tuned-weights";
import { Weight } from "./weights";

/** Own and enemy pawns on the three files around the king of `us`, packed. */
export function kingShelter(us: i32, pos: usize): i32 {
  const king = Position.kingSquare(pos, us);
  const pawns = Position.byRole(pos, PAWN);
  const ours = pawns & Position.byColour(pos, us);
  const centre = min(max(king & 7, 1), 6);
  let value = shelterFile(us, pos, king, centre - 1);
  value += shelterFile(us, pos, king, centre);
  value += shelterFile(us, pos, king, centre + 1);
  const file = FILE_A << u64(king & 7);
  if (!(file & ours)) value += Weight.of(us, KING_FILE + i32(!(file & pawns)));
  return value;
}

function shelterFile(us: i32, pos: usize, king: i32, file: i32): i32 {
  const before = Bits.fillForward(us, u64(0xff) << u64(king & 56)) & (FILE_A << u64(file));
  const pawns = Position.byRole(pos, PAWN) & before;
  const own = nearestRank(us, pawns & Position.byColour(pos, us));
  const enemy = nearestRank(us, pawns & Position.byColour(pos, us ^ 1));
  const row = Bits.fileFromEdge(file) << 3;
  const storm = own && enemy == own + 1 ? STORM_BLOCKED + enemy : STORM + row + enemy;
  return Weight.of(us, SHELTER + row + own) + Weight.of(us, storm);
}

/** The relative rank of the pawn nearest to the own back rank; 0 when there is none. */
function nearestRank(us: i32, pawns: u64): i32 {
  if (!pawns) return 0;
  return us == WHITE ? i32(ctz(pawns)) >> 3 : ((63 - i32(clz(pawns))) >> 3) ^ 7;
}
