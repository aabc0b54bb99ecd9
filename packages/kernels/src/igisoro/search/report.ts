import { elapsedMs } from "../../common/clock";
import { info } from "../../common/host";
import { nodes } from "../../common/limits";
import { RootLines } from "../../common/root-lines";
import { MATE, Score } from "../../common/score";
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
  SCORE_KIND_MATE,
  SCORE_KIND_POINTS,
} from "../abi";
import { winPermille } from "./chances";
import { hashfullPermille } from "./table";

/** Tells the host the line of the root move of `rank`, of a finished iteration. */
export function reportLine(rank: i32, depth: i32): void {
  const score = RootLines.bestKnownScore(rank);
  store<i32>(INFO_BLOCK, INFO_KIND_PV, INFO_KIND);
  store<i32>(INFO_BLOCK, depth, INFO_DEPTH);
  store<i32>(INFO_BLOCK, max(RootLines.selectiveDepth(rank), depth), INFO_SELDEPTH);
  store<i32>(INFO_BLOCK, rank + 1, INFO_MULTIPV);
  store<i32>(INFO_BLOCK, 0, INFO_BOUND);
  store<i32>(INFO_BLOCK, hashfullPermille(), INFO_HASHFULL);
  store<f64>(INFO_BLOCK, f64(nodes), INFO_NODES);
  store<f64>(INFO_BLOCK, elapsedMs(), INFO_TIME_MS);
  writeScore(score);
  writeChances(score);
  writeVariation(rank);
  info();
}

function writeScore(score: i32): void {
  const isMate = Score.isMate(score);
  const plies = score > 0 ? MATE - score : -MATE - score;
  store<i32>(INFO_BLOCK, isMate ? SCORE_KIND_MATE : SCORE_KIND_POINTS, INFO_SCORE_KIND);
  store<i32>(INFO_BLOCK, isMate ? plies : score, INFO_SCORE);
}

/** Draws are too rare to have a share. */
function writeChances(score: i32): void {
  const win = Score.isMate(score) ? (score > 0 ? 1000 : 0) : winPermille(score);
  store<i32>(INFO_BLOCK, win, INFO_WDL);
  store<i32>(INFO_BLOCK, 0, INFO_WDL + 4);
  store<i32>(INFO_BLOCK, 1000 - win, INFO_WDL + 8);
}

function writeVariation(rank: i32): void {
  const length = RootLines.pvLength(rank);
  store<i32>(INFO_BLOCK, length, INFO_PV_LENGTH);
  for (let i = 0; i < length; i++) {
    store<i32>(usize(INFO_BLOCK + (i << 2)), RootLines.pvMove(rank, i), INFO_PV);
  }
}
