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
  INFO_SCORE,
  INFO_SCORE_KIND,
  INFO_SELDEPTH,
  INFO_TIME_MS,
  INFO_WDL,
  SCORE_KIND_EXACT,
  SCORE_KIND_POINTS,
} from "./abi";
import { elapsedMs } from "./clock";
import { exponential } from "./exponential";
import { nodes } from "./limits";

// Reports of kernels whose scores are margins in points, such as seeds.

const HUNDREDTHS: i32 = 100;

/** Writes how far the search has come with the line of that rank. */
export function writeProgress(rank: i32, depth: i32, deepest: i32, hashfull: i32): void {
  store<i32>(INFO_BLOCK, INFO_KIND_PV, INFO_KIND);
  store<i32>(INFO_BLOCK, depth, INFO_DEPTH);
  store<i32>(INFO_BLOCK, deepest, INFO_SELDEPTH);
  store<i32>(INFO_BLOCK, rank, INFO_MULTIPV);
  store<i32>(INFO_BLOCK, 0, INFO_BOUND);
  store<i32>(INFO_BLOCK, hashfull, INFO_HASHFULL);
  store<f64>(INFO_BLOCK, f64(nodes), INFO_NODES);
  store<f64>(INFO_BLOCK, elapsedMs(), INFO_TIME_MS);
}

/** Writes a margin in hundredths of a point, whole points where it is proved, and its chances. */
export function writeMargin(margin: i32, isProved: bool): void {
  store<i32>(INFO_BLOCK, isProved ? SCORE_KIND_EXACT : SCORE_KIND_POINTS, INFO_SCORE_KIND);
  store<i32>(INFO_BLOCK, isProved ? margin / HUNDREDTHS : margin, INFO_SCORE);
  writeChances(margin, isProved);
}

/** Points by which final margins stray from their estimates: the scale of a logistic spread. */
const SPREAD: f64 = 4;

/** The chances of a final margin above, at and below zero: proved ones decide. */
function writeChances(margin: i32, isProved: bool): void {
  const points = f64(margin) / HUNDREDTHS;
  const win = isProved ? 1000 * i32(margin > 0) : permilleAbove(points);
  const loss = isProved ? 1000 * i32(margin < 0) : permilleAbove(-points);
  store<i32>(INFO_BLOCK, win, INFO_WDL);
  store<i32>(INFO_BLOCK, 1000 - win - loss, INFO_WDL + 4);
  store<i32>(INFO_BLOCK, loss, INFO_WDL + 8);
}

/** Of a thousand games with this estimate, how many end with at least one point more than none. */
function permilleAbove(points: f64): i32 {
  return i32(1000 / (1 + exponential((0.5 - points) / SPREAD)));
}

/** Writes one move of the line; its index counts from 0. */
export function writeMove(index: i32, code: i32): void {
  store<i32>(INFO_BLOCK + (index << 2), code, INFO_PV);
}
