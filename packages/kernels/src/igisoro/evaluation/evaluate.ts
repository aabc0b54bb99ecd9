import { Ring } from "../board/ring";
import { Turn } from "../board/turn-record";

/** The static worth of a position in hundredths of a seed, for the side to move. */
export function evaluate(turn: usize): i32 {
  const inner = Turn.ownInner(turn);
  const outer = Turn.ownOuter(turn);
  const enemyInner = Turn.enemyInner(turn);
  const enemyOuter = Turn.enemyOuter(turn);
  const lead = Ring.sum(inner) + Ring.sum(outer) - Ring.sum(enemyInner) - Ring.sum(enemyOuter);
  const mobility =
    popcnt(Ring.sowable(inner)) +
    popcnt(Ring.sowable(outer)) -
    popcnt(Ring.sowable(enemyInner)) -
    popcnt(Ring.sowable(enemyOuter));
  return 100 * lead + 20 * i32(mobility);
}
