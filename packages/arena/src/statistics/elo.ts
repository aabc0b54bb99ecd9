import { type Distribution, distributionOf, mean, normalCdf, variance } from "./distribution.ts";
import { byScore, type GameTally, type PairTally } from "./tally.ts";

/** Normalised Elo of a score that lies one standard deviation (per game) above a half. */
export const NORMALISED_ELO_UNIT = 800 / Math.LN10;

/** The two-sided 95 % point of the normal distribution. */
const Z_95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * A strength difference as a sample shows it. Elo is logistic. Infinite values
 * stand for a score of 0 or 1; all but score and Elo is absent when every
 * observation is alike, since the sample then tells nothing of its spread.
 */
export interface EloEstimate {
  /** Share of the points, 0 to 1. */
  readonly score: number;
  readonly elo: number;
  /** Half the width of the 95 % interval. */
  readonly eloError?: number;
  readonly eloInterval?: Interval;
  /** Elo that does not depend on the share of draws; see `sprt.ts` for the source. */
  readonly normalisedElo?: number;
  readonly normalisedEloError?: number;
  /** Likelihood of superiority: the chance that the player is the stronger one. */
  readonly los?: number;
}

/** The expected score of a player who is `elo` points stronger. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The inverse of `scoreOfElo`; infinite outside the open interval from 0 to 1. */
export function eloOfScore(score: number): number {
  if (score <= 0) return -Infinity;
  if (score >= 1) return Infinity;
  return 400 * Math.log10(score / (1 - score));
}

/** Takes every game as independent; undefined without games. */
export function estimateFromGames(tally: GameTally): EloEstimate | undefined {
  return estimate(byScore(tally), 1);
}

/** Takes every pair as independent, which allows for the openings; undefined without pairs. */
export function estimateFromPairs(tally: PairTally): EloEstimate | undefined {
  return estimate(tally, 2);
}

function estimate(counts: readonly number[], gamesEach: number): EloEstimate | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const distribution = distributionOf(counts);
  const score = mean(distribution);
  const spread = variance(distribution);
  if (spread === 0) return { score, elo: eloOfScore(score) };
  return {
    score,
    elo: eloOfScore(score),
    ...eloErrors(score, Math.sqrt(spread / total)),
    ...normalised(distribution, total, gamesEach),
    los: normalCdf((score - 0.5) / Math.sqrt(spread / total)),
  };
}

function eloErrors(score: number, standardError: number) {
  const low = eloOfScore(score - Z_95 * standardError);
  const high = eloOfScore(score + Z_95 * standardError);
  return { eloInterval: { low, high }, eloError: (high - low) / 2 };
}

function normalised(distribution: Distribution, total: number, gamesEach: number) {
  const deviationPerGame = Math.sqrt(gamesEach * variance(distribution));
  return {
    normalisedElo: ((mean(distribution) - 0.5) / deviationPerGame) * NORMALISED_ELO_UNIT,
    normalisedEloError: (Z_95 * NORMALISED_ELO_UNIT) / Math.sqrt(gamesEach * total),
  };
}
