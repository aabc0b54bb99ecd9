import { info } from "../../common/host";
import { writeMove, writeProgress } from "../../common/margin-report";
import { RootLines } from "../../common/root-lines";
import { MATE, Score } from "../../common/score";
import {
  INFO_BLOCK,
  INFO_PV_LENGTH,
  INFO_SCORE,
  INFO_SCORE_KIND,
  INFO_WDL,
  SCORE_KIND_MATE,
  SCORE_KIND_POINTS,
} from "../abi";
import { winPermille } from "./chances";
import { hashfullPermille } from "./table";

/** Tells the host the line of the root move of `rank`, of a finished iteration. */
export function reportLine(rank: i32, depth: i32): void {
  const score = RootLines.bestKnownScore(rank);
  const deepest = max(RootLines.selectiveDepth(rank), depth);
  writeProgress(rank + 1, depth, deepest, hashfullPermille());
  writeScore(score);
  writeChances(score);
  writeVariation(rank);
  info();
}

/** An advantage may be estimated at more, but nobody leads by more seeds than there are. */
const GREATEST_LEAD: i32 = 64 * 100;

function writeScore(score: i32): void {
  const isMate = Score.isMate(score);
  const plies = score > 0 ? MATE - score : -MATE - score;
  const lead = max(-GREATEST_LEAD, min(GREATEST_LEAD, score));
  store<i32>(INFO_BLOCK, isMate ? SCORE_KIND_MATE : SCORE_KIND_POINTS, INFO_SCORE_KIND);
  store<i32>(INFO_BLOCK, isMate ? plies : lead, INFO_SCORE);
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
  for (let i = 0; i < length; i++) writeMove(i, RootLines.pvMove(rank, i));
}
