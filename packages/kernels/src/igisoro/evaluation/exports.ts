import { ROOT, WEIGHTS } from "../layout";
import { evaluate } from "./evaluate";
import { TRACE_BLOCK, WEIGHT_COUNT } from "./weights";

// What the host may ask of the evaluation: tests and the tuner do.

/** The root's worth in hundredths of a seed, for the side to move. */
export function evaluateRoot(): i32 {
  return evaluate(ROOT);
}

/** The same; the build with `--use TRACE=1` leaves what it counted at `traceAddress`. */
export function evalTrace(): i32 {
  memory.fill(TRACE_BLOCK, 0, usize(WEIGHT_COUNT) << 2);
  return evaluateRoot();
}

/** i32[weightsCount]: how often each weight counts; 0 in builds that do not trace. */
export function traceAddress(): i32 {
  return isDefined(TRACE) ? i32(TRACE_BLOCK) : 0;
}

/** Where the weights lie: i16[weightsCount]. */
export function weightsAddress(): i32 {
  return i32(WEIGHTS);
}

export function weightsCount(): i32 {
  return WEIGHT_COUNT;
}
