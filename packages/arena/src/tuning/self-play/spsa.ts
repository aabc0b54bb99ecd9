import { createRandom, entry, type Random } from "@kibitz/rules";
import { isCount, isRecord } from "../content-checks.ts";
import {
  isWeights,
  type Optimiser,
  type PairJob,
  type PlayPairs,
  seedOfStep,
  sumOf,
} from "./optimiser.ts";
import { clampTo, initialWeights, type WeightRange, type Weights } from "./tunable-game.ts";

// Simultaneous perturbation stochastic approximation: however many weights there are, two
// evaluations of a noisy goal give a slope in all of them at once.
// J. C. Spall, "Implementation of the Simultaneous Perturbation Algorithm for Stochastic
// Optimization", IEEE Transactions on Aerospace and Electronic Systems 34(3), 1998, gives the gains
//
//   a(k) = a / (A + k + 1)^0.602     c(k) = c / (k + 1)^0.101
//
// for iteration k from 0, with A a tenth of the iterations. As in chess programs
// (https://www.chessprogramming.org/SPSA), the two evaluations are one match of theta + c(k) delta
// against theta - c(k) delta. Weights are counted in their own steps, so that one gain fits all.

const ALPHA = 0.602;
const GAMMA = 0.101;

export interface SpsaSettings {
  readonly iterations: number;
  /** Pairs of games of an iteration's match. */
  readonly pairs: number;
  /** c: how many of its steps each weight is moved to either side at first. */
  readonly perturbation: number;
  /** How many steps each weight moves after a first match that one side wins entirely; gives a. */
  readonly firstMove: number;
  readonly seed: number;
}

export const SPSA_DEFAULTS: SpsaSettings = {
  iterations: 300,
  pairs: 4,
  perturbation: 1,
  firstMove: 1,
  seed: 1,
};

export interface SpsaState {
  readonly iteration: number;
  readonly weights: Weights;
  /** The sum of the weights after each iteration of the second half. */
  readonly tail: Weights;
}

/** The gains of iteration k, from 0: how far a slope is followed, and how far it is probed. */
export function spsaGains(
  { iterations, perturbation, firstMove }: SpsaSettings,
  k: number,
): { readonly follow: number; readonly probe: number } {
  const stability = iterations / 10;
  const a = firstMove * 2 * perturbation * (stability + 1) ** ALPHA;
  return {
    follow: a / (stability + k + 1) ** ALPHA,
    probe: perturbation / (k + 1) ** GAMMA,
  };
}

/**
 * The best guess is the mean of the second half of the iterations, which is less noisy than the
 * last one (Polyak and Juditsky 1992).
 */
export function spsa(ranges: readonly WeightRange[], settings: SpsaSettings): Optimiser<SpsaState> {
  const half = Math.floor(settings.iterations / 2);
  return {
    name: "spsa",
    settings: { ...settings },
    steps: settings.iterations,
    start: () => ({
      iteration: 0,
      weights: initialWeights({ ranges }),
      tail: ranges.map(() => 0),
    }),
    stepsDone: ({ iteration }) => iteration,
    async advance({ iteration, weights, tail }, play) {
      const moved = await iterate(ranges, settings, { iteration, weights }, play);
      const counts = iteration >= half;
      const sums = tail.map((sum, i) => (counts ? sum + entry(moved.weights, i) : sum));
      return {
        state: { iteration: iteration + 1, weights: moved.weights, tail: sums },
        record: { result: moved.result },
        pairs: settings.pairs,
      };
    },
    weightsOf: ({ iteration, weights, tail }) =>
      iteration > half ? tail.map((sum) => sum / (iteration - half)) : weights,
    readState: (content) => readSpsaState(content, ranges.length),
  };
}

async function iterate(
  ranges: readonly WeightRange[],
  settings: SpsaSettings,
  { iteration, weights }: Pick<SpsaState, "iteration" | "weights">,
  play: PlayPairs,
): Promise<{ readonly weights: Weights; readonly result: number }> {
  const random = createRandom(seedOfStep(settings.seed, iteration));
  const { follow, probe } = spsaGains(settings, iteration);
  const signs = ranges.map(() => (random.below(2) === 0 ? -1 : 1));
  const moved = (by: number) =>
    ranges.map((range, i) => clampTo(entry(weights, i) + by * entry(signs, i) * range.step, range));
  const points = await play(jobsOf(moved(probe), moved(-probe), settings.pairs, random));
  // The share of the points that the one side made, less the share of the other: from -1 to 1.
  const result = points.reduce((sum, pair) => sum + sumOf(pair) - 1, 0) / settings.pairs;
  return { weights: moved((follow * result) / (2 * probe)), result };
}

function jobsOf(first: Weights, second: Weights, pairs: number, random: Random): PairJob[] {
  return Array.from({ length: pairs }, () => ({
    first,
    second,
    seed: random.below(0x1_0000_0000),
  }));
}

function readSpsaState(content: unknown, length: number): SpsaState | undefined {
  if (!isRecord(content)) return undefined;
  const { iteration, weights, tail } = content;
  if (!isCount(iteration) || !isWeights(weights, length) || !isWeights(tail, length)) {
    return undefined;
  }
  return { iteration, weights, tail };
}
