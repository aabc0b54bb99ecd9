import { SEARCH_TABLES } from "../layout";

// Late move reductions in 1024ths of a ply, by remaining depth and number of the move:
// base + ln(depth) ln(number) / divisor, the form that most engines use.

const REDUCTIONS: usize = SEARCH_TABLES;
const ROW_SHIFT: usize = 8;
const LIMIT: i32 = 63;

const QUIET_BASE: f64 = 0.7;
const QUIET_DIVISOR: f64 = 2.25;
const PLY: f64 = 1024;

/** ln(n) from ln(n - 1), by the series of the inverse hyperbolic tangent. */
function logarithmStep(n: i32): f64 {
  const x = 1.0 / f64(2 * n - 1);
  const square = x * x;
  return 2.0 * x * (1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square / 7.0)));
}

/** Fills the table; once per memory. */
export function fillReductions(): void {
  let depthLogarithm: f64 = 0;
  for (let depth = 1; depth <= LIMIT; depth++) {
    if (depth > 1) depthLogarithm += logarithmStep(depth);
    let numberLogarithm: f64 = 0;
    for (let number = 1; number <= LIMIT; number++) {
      if (number > 1) numberLogarithm += logarithmStep(number);
      const plies = QUIET_BASE + (depthLogarithm * numberLogarithm) / QUIET_DIVISOR;
      const slot = (usize(depth) << ROW_SHIFT) + (usize(number) << 2);
      store<i32>(slot, i32(plies * PLY), REDUCTIONS);
    }
  }
}

/** The reduction of the `number`-th move, in 1024ths of a ply; `depth` and `number` from 1. */
export function baseReduction(depth: i32, number: i32): i32 {
  const slot = (usize(min(depth, LIMIT)) << ROW_SHIFT) + (usize(min(number, LIMIT)) << 2);
  return load<i32>(slot, REDUCTIONS);
}
