import { info } from "../common/host";
import { writeMargin, writeMove, writeProgress } from "../common/margin-report";
import { RootMove } from "../common/root-move";
import { INFO_BLOCK, INFO_PV_LENGTH, MAX_PV, SWAP_MOVE } from "./abi";
import { rootEnemy, rootMargin, rootOwn } from "./position";
import { isOver, movesAgain, sow, sownEnemy, sownOwn } from "./sowing";
import { FULL_DEPTH, foundMove, hashfullPermille, probe } from "./table";

const HUNDREDTHS: i32 = 100;

/** Tells the host the line of the root move at `index`, which has that rank too. */
export function report(index: i32, depth: i32): void {
  const margin = rootMargin + RootMove.value(index);
  writeProgress(index + 1, depth, depth, hashfullPermille());
  writeMargin(margin * HUNDREDTHS, RootMove.isProved(index));
  writeLine(RootMove.code(index), depth == FULL_DEPTH ? MAX_PV : depth);
  info();
}

/** Follows the moves that the table remembers. */
function writeLine(first: i32, limit: i32): void {
  let own = rootOwn;
  let enemy = rootEnemy;
  let move = first;
  let length = 0;
  while (length < min(limit, MAX_PV)) {
    writeMove(length, move);
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
