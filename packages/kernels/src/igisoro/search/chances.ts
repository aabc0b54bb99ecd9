/** A lead of so many hundredths of a seed has the odds e : 1. */
const LEAD_OF_ODDS_E: f64 = 600;

/** The chance to win in thousandths that goes with a score. */
export function winPermille(score: i32): i32 {
  return i32(1000.0 / (1.0 + exponential(-f64(score) / LEAD_OF_ODDS_E)) + 0.5);
}

/** e to the power of x: the eighth power of the series of an eighth, which is short enough for a chance. */
function exponential(x: f64): f64 {
  const y = max(min(x, 20), -20) / 64;
  let power = 1.0 + y * (1.0 + (y / 2) * (1.0 + (y / 3) * (1.0 + y / 4)));
  for (let i = 0; i < 6; i++) power *= power;
  return power;
}
