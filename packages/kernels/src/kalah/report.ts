import { elapsedMs } from "../common/clock";
import { info } from "../common/host";
import { nodes } from "../common/limits";
import {
  INFO_BLOCK,
  INFO_BOUND,
  INFO_DEPTH,
  INFO_HASHFULL,
  INFO_KIND,
  INFO_KIND_PV,
  INFO_MULTIPV,
  INFO_NODES,
  INFO_PV,
  INFO_PV_LENGTH,
  INFO_SCORE,
  INFO_SCORE_KIND,
  INFO_SELDEPTH,
  INFO_TIME_MS,
  INFO_WDL,
  MAX_PV,
  SCORE_KIND_EXACT,
  SCORE_KIND_POINTS,
  SWAP_MOVE,
} from "./abi";
import { rootEnemy, rootMargin, rootOwn } from "./position";
import { RootMove } from "./root-move";
import { isOver, movesAgain, sow, sownEnemy, sownOwn } from "./rows";
import { FULL_DEPTH, foundMove, hashfullPermille, probe } from "./table";

const HUNDREDTHS: i32 = 100;

/** Tells the host the line of the root move at `index`, which has that rank too. */
export function report(index: i32, depth: i32): void {
  const isProved = RootMove.isProved(index);
  const margin = rootMargin + RootMove.value(index);
  store<i32>(INFO_BLOCK, INFO_KIND_PV, INFO_KIND);
  store<i32>(INFO_BLOCK, depth, INFO_DEPTH);
  store<i32>(INFO_BLOCK, depth, INFO_SELDEPTH);
  store<i32>(INFO_BLOCK, index + 1, INFO_MULTIPV);
  store<i32>(INFO_BLOCK, isProved ? SCORE_KIND_EXACT : SCORE_KIND_POINTS, INFO_SCORE_KIND);
  store<i32>(INFO_BLOCK, isProved ? margin : margin * HUNDREDTHS, INFO_SCORE);
  store<i32>(INFO_BLOCK, 0, INFO_BOUND);
  store<i32>(INFO_BLOCK, hashfullPermille(), INFO_HASHFULL);
  store<f64>(INFO_BLOCK, f64(nodes), INFO_NODES);
  store<f64>(INFO_BLOCK, elapsedMs(), INFO_TIME_MS);
  writeChances(margin, isProved);
  writeLine(RootMove.code(index), depth == FULL_DEPTH ? MAX_PV : depth);
  info();
}

/** Proved margins decide; others are taken as chances by a plain slope. */
function writeChances(margin: i32, isProved: bool): void {
  const certain = isProved ? 1000 : min(1000, abs(margin) * 60);
  const win = margin > 0 ? certain : 0;
  const loss = margin < 0 ? certain : 0;
  store<i32>(INFO_BLOCK, win, INFO_WDL);
  store<i32>(INFO_BLOCK, 1000 - win - loss, INFO_WDL + 4);
  store<i32>(INFO_BLOCK, loss, INFO_WDL + 8);
}

/** Follows the moves that the table remembers. */
function writeLine(first: i32, limit: i32): void {
  let own = rootOwn;
  let enemy = rootEnemy;
  let move = first;
  let length = 0;
  while (length < min(limit, MAX_PV)) {
    store<i32>(INFO_BLOCK + (length << 2), move, INFO_PV);
    length++;
    if (move == SWAP_MOVE) break;
    sow(own, enemy, move);
    if (isOver) break;
    own = movesAgain ? sownOwn : sownEnemy;
    enemy = movesAgain ? sownEnemy : sownOwn;
    if (!probe(own, enemy) || foundMove < 0) break;
    move = foundMove;
  }
  store<i32>(INFO_BLOCK, length, INFO_PV_LENGTH);
}
