import { ROOT_POSITION } from "../layout";
import { threadBase } from "../memory";
import { evaluate } from "./evaluate";
import { clearPawnCache } from "./pawns";
import { TRACE_BLOCK } from "./trace";
import { WEIGHT_COUNT } from "./tuned-weights";
import { WEIGHTS } from "./weights";

// What the host may ask of the evaluation: tests, the tuner and the glass box do.

/** Centipawns for the side to move of the root, which must not be in check. */
export function evaluateRoot(): i32 {
  return evaluate(ROOT_POSITION, threadBase);
}

/** The same; the build with `--use TRACE=1` leaves the trace at `traceAddress`. */
export function evalTrace(): i32 {
  return evaluateRoot();
}

export function traceAddress(): i32 {
  return isDefined(TRACE) ? i32(TRACE_BLOCK) : 0;
}

/** Where the weights lie: i32[weightsCount], packed as in `weights.ts`. */
export function weightsAddress(): i32 {
  return i32(WEIGHTS);
}

export function weightsCount(): i32 {
  return WEIGHT_COUNT;
}

/** To be called on each thread after weights were overwritten. */
export function weightsChanged(): void {
  clearPawnCache(threadBase);
}
