/**
 * The generalised sequential probability ratio test of H0 "the difference is
 * elo0" against H1 "the difference is elo1": the likelihoods of the sample
 * are maximised under each hypothesis, and the test stops when their log ratio
 * leaves Wald's bounds.
 *
 * Source of the equations: M. Van den Bergh, "Comments on normalized Elo",
 * https://www.cantate.be/Fishtest/normalized_elo_practical.pdf
 */
import { type Distribution, distributionOf, mean, variance } from "./distribution.ts";
import { NORMALISED_ELO_UNIT, scoreOfElo } from "./elo.ts";

export type EloModel = "logistic" | "normalised";

export interface SprtOptions {
  readonly elo0: number;
  readonly elo1: number;
  /** Chance of accepting H1 where H0 holds. */
  readonly alpha: number;
  /** Chance of accepting H0 where H1 holds. */
  readonly beta: number;
  readonly model: EloModel;
}

export interface SprtBounds {
  /** At or below it H0 is accepted. */
  readonly lower: number;
  /** At or above it H1 is accepted. */
  readonly upper: number;
}

export type SprtVerdict = "H0" | "H1" | "undecided";

/** Why the options describe no test, or undefined when they do. */
export function sprtFault(options: SprtOptions): string | undefined {
  const { elo0, elo1, alpha, beta } = options;
  if (![elo0, elo1, alpha, beta].every(Number.isFinite)) return "SPRT values must be numbers";
  if (elo0 >= elo1) return `elo0 (${elo0}) must be below elo1 (${elo1})`;
  if (alpha <= 0 || beta <= 0) return "alpha and beta must be above 0";
  if (alpha + beta >= 1) return "alpha and beta together must be below 1";
  return undefined;
}

/** Wald's bounds of the log-likelihood ratio. */
export function sprtBounds({ alpha, beta }: SprtOptions): SprtBounds {
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}

export function sprtVerdict(llr: number, bounds: SprtBounds): SprtVerdict {
  if (llr >= bounds.upper) return "H1";
  return llr <= bounds.lower ? "H0" : "undecided";
}

/**
 * The log-likelihood ratio of H1 to H0. `counts` goes by ascending score: three
 * counts (losses, draws, wins) are games, five counts are pairs of games.
 */
export function logLikelihoodRatio(counts: readonly number[], options: SprtOptions): number {
  if (counts.every((count) => count === 0)) return 0;
  const regular = counts.map((count) => (count === 0 ? ABSENT_COUNT : count));
  const total = regular.reduce((sum, count) => sum + count, 0);
  const sample = distributionOf(regular);
  const likeliest = (elo: number): Distribution =>
    options.model === "logistic"
      ? likeliestWithMean(sample, scoreOfElo(elo))
      : likeliestWithT(sample, tOfNormalisedElo(elo, counts.length));
  const h0 = likeliest(options.elo0);
  const h1 = likeliest(options.elo1);
  return total * meanLogRatio(sample, h1, h0);
}

/** Stands for a count of 0, so that no result is taken as impossible. */
const ABSENT_COUNT = 1e-3;

/** Games in one observation: one for win, draw and loss, two for pairs. */
function tOfNormalisedElo(elo: number, resultCount: number): number {
  const gamesEach = (resultCount - 1) / 2;
  return (Math.sqrt(gamesEach) * elo) / NORMALISED_ELO_UNIT;
}

function meanLogRatio(sample: Distribution, h1: Distribution, h0: Distribution): number {
  return sample.reduce((sum, { probability }, index) => {
    const p1 = h1[index]?.probability ?? 0;
    const p0 = h0[index]?.probability ?? 0;
    return sum + probability * Math.log(p1 / p0);
  }, 0);
}

/** The likeliest distribution with that mean (proposition 1.1). */
function likeliestWithMean(sample: Distribution, target: number): Distribution {
  return tilt(
    sample,
    sample.map(({ score }) => score - target),
  );
}

const MAX_ROUNDS = 100;
const SETTLED = 1e-9;

/**
 * The likeliest distribution whose mean lies `t` standard deviations above a
 * half (section 4.1): a fixed point, reached from the uniform distribution by
 * making the constraint linear around the current one.
 */
function likeliestWithT(sample: Distribution, t: number): Distribution {
  let current: Distribution = sample.map(({ score }) => ({
    score,
    probability: 1 / sample.length,
  }));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = tilt(sample, linearisedConstraint(current, t));
    const change = largestChange(current, next);
    current = next;
    if (change < SETTLED) break;
  }
  return current;
}

function linearisedConstraint(current: Distribution, t: number): number[] {
  const centre = mean(current);
  const deviation = Math.sqrt(variance(current));
  return current.map(
    ({ score }) => score - 0.5 - (t * deviation * (1 + ((score - centre) / deviation) ** 2)) / 2,
  );
}

function largestChange(before: Distribution, after: Distribution): number {
  return before.reduce((largest, { probability }, index) => {
    const change = Math.abs(probability - (after[index]?.probability ?? 0));
    return Math.max(largest, change);
  }, 0);
}

/**
 * The likeliest distribution under which `constraint` has mean 0:
 * p / (1 + theta * constraint), with the theta that makes it so.
 */
function tilt(sample: Distribution, constraint: readonly number[]): Distribution {
  const theta = solveTheta(sample, constraint);
  return sample.map(({ score, probability }, index) => ({
    score,
    probability: probability / (1 + theta * (constraint[index] ?? 0)),
  }));
}

const BISECTIONS = 100;

/** The mean falls strictly from +infinity to -infinity between the two poles, so bisection finds its root. */
function solveTheta(sample: Distribution, constraint: readonly number[]): number {
  let low = -1 / Math.max(...constraint);
  let high = -1 / Math.min(...constraint);
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (tiltedMean(sample, constraint, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function tiltedMean(sample: Distribution, constraint: readonly number[], theta: number): number {
  return sample.reduce((sum, { probability }, index) => {
    const value = constraint[index] ?? 0;
    return sum + (probability * value) / (1 + theta * value);
  }, 0);
}
