import { TRACE_COEFFICIENTS } from "../abi";
import { EVALUATION_TABLES } from "../layout";

/**
 * The trace of one evaluation: everything that a tuner needs to rebuild the value
 * from other weights. Only the build with `--use TRACE=1` writes it; in the fast
 * build `Trace` is empty and costs nothing. See `evaluate` for the formula.
 */
export const TRACE_BLOCK: usize = EVALUATION_TABLES + 0x10000;

export class Trace {
  @inline static add(us: i32, index: i32, count: i32): void {
    if (isDefined(TRACE)) addCoefficient(index, us == 0 ? count : -count);
  }

  /** Starts the trace of a new evaluation of `weightCount` weights. */
  @inline static begin(weightCount: i32): void {
    if (isDefined(TRACE)) {
      memory.fill(TRACE_BLOCK, 0, usize(TRACE_COEFFICIENTS + (weightCount << 2)));
    }
  }

  @inline static set(field: usize, value: i32): void {
    if (isDefined(TRACE)) store<i32>(TRACE_BLOCK + field, value);
  }
}

function addCoefficient(index: i32, count: i32): void {
  const cell = TRACE_BLOCK + TRACE_COEFFICIENTS + (usize(index) << 2);
  store<i32>(cell, load<i32>(cell) + count);
}
