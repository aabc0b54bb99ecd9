import { info } from "../common/host";
import { nodes } from "../common/limits";
import { writeMargin, writeMove, writeProgress } from "../common/margin-report";
import { RootMove } from "../common/root-move";
import {
  INFO_BLOCK,
  INFO_CURRMOVE,
  INFO_CURRMOVE_NUMBER,
  INFO_KIND,
  INFO_KIND_CURRMOVE,
  INFO_PV_LENGTH,
  MAX_PV,
  SWAP_MOVE,
} from "./abi";
import { rootEnemy, rootMargin, rootOwn } from "./position";
import { isOver, movesAgain, sow, sownEnemy, sownOwn } from "./sowing";
import { FULL_DEPTH, foundMove, hashfullPermille, probe } from "./table";

const HUNDREDTHS: i32 = 100;

/** Tells the host the line of the root move at `index`, which has that rank too. */
export function report(index: i32, depth: i32, isExact: bool): void {
  const margin = rootMargin + RootMove.value(index);
  writeProgress(index + 1, depth, depth, hashfullPermille());
  writeMargin(margin * HUNDREDTHS, isExact);
  writeLine(RootMove.code(index), depth == FULL_DEPTH ? MAX_PV : depth);
  info();
}

/** Nodes between two signs of life while a move is being proved: about half a second. */
const PULSE: u64 = 1 << 20;

let current: i32 = 0;
let currentNumber: i32 = 0;
let currentDepth: i32 = 0;
let nextPulse: u64 = 0;

/** Notes which root move is being searched; its number counts from 1. */
export function beginMove(code: i32, number: i32, depth: i32): void {
  current = code;
  currentNumber = number;
  currentDepth = depth;
  nextPulse = nodes + PULSE;
}

/** To be called at every node; now and then tells the host how far the search has come. */
export function pulse(): void {
  if (nodes < nextPulse) return;
  nextPulse = nodes + PULSE;
  writeProgress(1, currentDepth, currentDepth, hashfullPermille());
  store<i32>(INFO_BLOCK, INFO_KIND_CURRMOVE, INFO_KIND);
  store<i32>(INFO_BLOCK, current, INFO_CURRMOVE);
  store<i32>(INFO_BLOCK, currentNumber, INFO_CURRMOVE_NUMBER);
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
