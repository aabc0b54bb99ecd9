import { elapsedMs } from "../../common/clock";
import { info } from "../../common/host";
import { RootLines } from "../../common/root-lines";
import { MATE, Score } from "../../common/score";
import {
  INFO_BLOCK,
  INFO_BOUND,
  INFO_CURRMOVE,
  INFO_CURRMOVE_NUMBER,
  INFO_DEPTH,
  INFO_HASHFULL,
  INFO_KIND,
  INFO_KIND_CURRMOVE,
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
  SCORE_KIND_CENTIPAWNS,
  SCORE_KIND_MATE,
} from "../abi";
import { Stack } from "../memory";
import { totalNodes } from "./threads";
import { hashfullPermille } from "./tt";
import { winPermille } from "./wdl";

// Bounds of a report, as the ABI codes them.
export const REPORT_EXACT: i32 = 0;
export const REPORT_LOWER: i32 = 1;
export const REPORT_UPPER: i32 = 2;

function writeProgress(kind: i32, depth: i32): void {
  store<i32>(INFO_BLOCK, kind, INFO_KIND);
  store<i32>(INFO_BLOCK, depth, INFO_DEPTH);
  store<i32>(INFO_BLOCK, hashfullPermille(), INFO_HASHFULL);
  store<f64>(INFO_BLOCK, f64(totalNodes()), INFO_NODES);
  store<f64>(INFO_BLOCK, elapsedMs(), INFO_TIME_MS);
}

function writeScore(score: i32): void {
  if (Score.isMate(score)) {
    store<i32>(INFO_BLOCK, SCORE_KIND_MATE, INFO_SCORE_KIND);
    store<i32>(INFO_BLOCK, score > 0 ? MATE - score : -MATE - score, INFO_SCORE);
  } else {
    store<i32>(INFO_BLOCK, SCORE_KIND_CENTIPAWNS, INFO_SCORE_KIND);
    store<i32>(INFO_BLOCK, score, INFO_SCORE);
  }
}

function writeChances(score: i32): void {
  const pos = Stack.position(0);
  const decided = Score.isMate(score);
  const win = decided ? (score > 0 ? 1000 : 0) : winPermille(pos, score);
  const loss = decided ? 1000 - win : winPermille(pos, -score);
  store<i32>(INFO_BLOCK, win, INFO_WDL);
  store<i32>(INFO_BLOCK, 1000 - win - loss, INFO_WDL + 4);
  store<i32>(INFO_BLOCK, loss, INFO_WDL + 8);
}

function writeVariation(rank: i32): void {
  const length = RootLines.pvLength(rank);
  store<i32>(INFO_BLOCK, length, INFO_PV_LENGTH);
  for (let i = 0; i < length; i++) {
    store<i32>(usize(INFO_BLOCK + (i << 2)), RootLines.pvMove(rank, i), INFO_PV);
  }
}

/** Tells the host the line of the root move of `rank`. */
export function reportLine(rank: i32, depth: i32, bound: i32): void {
  const score = RootLines.bestKnownScore(rank);
  writeProgress(INFO_KIND_PV, depth);
  store<i32>(INFO_BLOCK, max(RootLines.selectiveDepth(rank), depth), INFO_SELDEPTH);
  store<i32>(INFO_BLOCK, rank + 1, INFO_MULTIPV);
  store<i32>(INFO_BLOCK, bound, INFO_BOUND);
  writeScore(score);
  writeChances(score);
  writeVariation(rank);
  info();
}

/** Tells the host which root move is under search. */
export function reportCurrentMove(rank: i32, depth: i32): void {
  writeProgress(INFO_KIND_CURRMOVE, depth);
  store<i32>(INFO_BLOCK, RootLines.move(rank), INFO_CURRMOVE);
  store<i32>(INFO_BLOCK, rank + 1, INFO_CURRMOVE_NUMBER);
  store<i32>(INFO_BLOCK, 0, INFO_PV_LENGTH);
  info();
}
