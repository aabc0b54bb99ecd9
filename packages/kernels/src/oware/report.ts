import { info } from "../common/host";
import { writeMargin, writeMove, writeProgress } from "../common/margin-report";
import { RootMove } from "../common/root-move";
import { INFO_BLOCK, INFO_PV_LENGTH, MAX_PV } from "./abi";
import { isGameOver, sow, sownEnemy, sownOwn, splits } from "./board";
import { rootEnemy, rootEnemyStore, rootOwn, rootSide, rootStore } from "./position";
import { SEED } from "./score";
import { deepestPly } from "./search";
import { foundMove, hashfullPermille, NO_MOVE, probe } from "./table";

const HUNDREDTHS: i32 = 100;

/** Tells the host the line of the root move at `index`, which has that rank too. */
export function report(index: i32, depth: i32, isExact: bool): void {
  writeProgress(index + 1, depth, max(depth, deepestPly), hashfullPermille());
  const banked = (rootStore - rootEnemyStore) * HUNDREDTHS;
  const gain = (RootMove.value(index) * HUNDREDTHS) / SEED;
  writeMargin(banked + gain, isExact);
  writeLine(RootMove.code(index), depth);
  info();
}

/** Follows the moves that the table remembers. */
function writeLine(code: i32, limit: i32): void {
  let own = rootOwn;
  let enemy = rootEnemy;
  let side = rootSide;
  let move = code;
  let length = 0;
  while (length < min(limit, MAX_PV)) {
    writeMove(length, move);
    length++;
    sow(own, enemy, move);
    if (isGameOver()) break;
    own = sownEnemy;
    enemy = sownOwn;
    side ^= 1;
    if (!probe(own, enemy, splits ? side : 0) || foundMove == NO_MOVE) break;
    move = foundMove;
  }
  store<i32>(INFO_BLOCK, length, INFO_PV_LENGTH);
}
