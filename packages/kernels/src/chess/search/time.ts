// How far the soft limit stretches. Each factor is 1 in an ordinary position.
/** By iterations since the best move last changed: a settled choice needs less. */
const UNSETTLED_SCALE: f64 = 1.55;
const SETTLING_STEP: f64 = 0.1;
const SETTLED_SCALE: f64 = 0.85;
/** By the fall of the score since the iteration before, in centipawns: trouble needs thought. */
const SCALE_PER_CENTIPAWN_LOST: f64 = 0.01;
/** By the share of nodes that the best move took: the rest was easily refuted. */
const EFFORT_BASE: f64 = 1.75;
const EFFORT_SLOPE: f64 = 1.2;

/** The factor of the soft limit after an iteration. */
export function softLimitScale(stableIterations: i32, scoreLoss: i32, bestMoveShare: f64): f64 {
  const settled = max(SETTLED_SCALE, UNSETTLED_SCALE - SETTLING_STEP * f64(stableIterations));
  const loss = f64(min(max(scoreLoss, -10), 50));
  const trend = 1.0 + SCALE_PER_CENTIPAWN_LOST * loss;
  return settled * trend * (EFFORT_BASE - EFFORT_SLOPE * bestMoveShare);
}
