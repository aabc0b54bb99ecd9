/** A discrete distribution: the chance of each score. */
export interface ScoreChance {
  readonly score: number;
  readonly probability: number;
}

export type Distribution = readonly ScoreChance[];

/** The empirical distribution of counts over evenly spaced scores from 0 to 1. */
export function distributionOf(counts: readonly number[]): Distribution {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const lastIndex = counts.length - 1;
  return counts.map((count, index) => ({ score: index / lastIndex, probability: count / total }));
}

export function mean(distribution: Distribution): number {
  return distribution.reduce((sum, { score, probability }) => sum + score * probability, 0);
}

export function variance(distribution: Distribution): number {
  const centre = mean(distribution);
  return distribution.reduce(
    (sum, { score, probability }) => sum + probability * (score - centre) ** 2,
    0,
  );
}

/**
 * The standard normal distribution function, by the complementary error
 * function in the Chebyshev fit of Numerical Recipes (6.2.2, relative error
 * below 1.2e-7).
 */
export function normalCdf(x: number): number {
  return x <= 0 ? erfc(-x / Math.SQRT2) / 2 : 1 - erfc(x / Math.SQRT2) / 2;
}

const ERFC_COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];

/** For `x >= 0`. */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const polynomial = ERFC_COEFFICIENTS.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  return t * Math.exp(-x * x + polynomial);
}
