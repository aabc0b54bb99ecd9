import { exponential } from "../../common/exponential";

/** A lead of so many hundredths of a seed has the odds e : 1. */
const LEAD_OF_ODDS_E: f64 = 600;

/** The chance to win in thousandths that goes with a score. */
export function winPermille(score: i32): i32 {
  return i32(1000.0 / (1.0 + exponential(-f64(score) / LEAD_OF_ODDS_E)) + 0.5);
}
