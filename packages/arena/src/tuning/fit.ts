import { createRandom, type Random } from "@kibitz/rules";
import { type AdamState, adamStep, createAdamState } from "./adam.ts";
import { addGradient, expectedResult, meanLoss, sampleValue, type WeightVector } from "./loss.ts";
import type { SampleSet } from "./samples.ts";

export interface FitSettings {
  readonly epochs: number;
  readonly batchSize: number;
  /** The step of Adam in the unit of the weights; falls linearly to a tenth over the epochs. */
  readonly rate: number;
  /** Half the pull toward the start values, per squared unit: `l2 / 2 * sum (w - start)^2`. */
  readonly l2: number;
  /** The share of the samples, at the end of the set, that only measures. */
  readonly validationShare: number;
  readonly seed: number;
  /** The scale of the logistic curve, see `fitScale`. */
  readonly scale: number;
}

/** Where a fit stands after whole epochs: enough to go on as if it had never paused. */
export interface FitState {
  readonly epoch: number;
  readonly weights: WeightVector;
  readonly adam: AdamState;
}

export interface FitProgress {
  /** From 0, the start values, to `settings.epochs`. */
  readonly epoch: number;
  readonly trainingLoss: number;
  readonly validationLoss: number;
}

export interface FitOptions {
  /** Where an earlier fit with the same samples and settings had stopped. */
  readonly resume?: FitState;
  readonly signal?: AbortSignal;
  /** Awaited after every epoch, so that it may save the state. */
  readonly onEpoch?: (progress: FitProgress, state: FitState) => void | Promise<void>;
}

/**
 * Texel's tuning method with a gradient: finds weights whose values predict the
 * targets best, by Adam on shuffled batches. Same input, same result. After an
 * abort it resolves with the state of the last whole epoch.
 * Source: https://www.chessprogramming.org/Texel's_Tuning_Method.
 */
export async function fitWeights(
  samples: SampleSet,
  start: WeightVector,
  settings: FitSettings,
  { resume, signal, onEpoch }: FitOptions = {},
): Promise<FitState> {
  const trainingCount = samples.count - Math.round(samples.count * settings.validationShare);
  let state = resume ?? { epoch: 0, weights: start.slice(), adam: createAdamState(start.length) };
  const report = async () => {
    const loss = (from: number, to: number) =>
      meanLoss(samples, state.weights, settings.scale, from, to);
    const trainingLoss = loss(0, trainingCount);
    const validationLoss = loss(trainingCount, samples.count);
    await onEpoch?.({ epoch: state.epoch, trainingLoss, validationLoss }, state);
  };
  if (!resume) await report();
  while (state.epoch < settings.epochs && !signal?.aborted) {
    state = runEpoch(samples, trainingCount, start, settings, state);
    await report();
    await breathe();
  }
  return state;
}

function runEpoch(
  samples: SampleSet,
  trainingCount: number,
  start: WeightVector,
  settings: FitSettings,
  before: FitState,
): FitState {
  const { epochs, batchSize, l2, scale, seed } = settings;
  const weights = before.weights.slice();
  const adam = copyOf(before.adam);
  const rate = settings.rate * (1 - (0.9 * before.epoch) / epochs);
  const order = shuffledOrder(trainingCount, createRandom(seed + before.epoch));
  const gradient = new Float64Array(weights.length);
  for (let from = 0; from < trainingCount; from += batchSize) {
    const batch = order.subarray(from, from + batchSize);
    gradient.fill(0);
    for (const i of batch) addLossGradient(samples, i, weights, scale, batch.length, gradient);
    gradient.forEach((slope, j) => {
      gradient[j] = slope + l2 * ((weights[j] ?? 0) - (start[j] ?? 0));
    });
    adamStep(weights, gradient, adam, rate);
  }
  return { epoch: before.epoch + 1, weights, adam };
}

/** Adds the gradient of sample `i`'s share of the mean cross entropy of a batch. */
function addLossGradient(
  samples: SampleSet,
  i: number,
  weights: WeightVector,
  scale: number,
  batchLength: number,
  gradient: Float64Array,
): void {
  const expected = expectedResult(sampleValue(samples, i, weights), scale);
  const slope = (expected - (samples.targets[i] ?? 0.5)) * scale;
  addGradient(samples, i, slope / batchLength, gradient);
}

function copyOf({ first, second, step }: AdamState): AdamState {
  return { first: first.slice(), second: second.slice(), step };
}

/** The numbers below `count` in random order (Fisher and Yates). */
function shuffledOrder(count: number, random: Random): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const moved = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = moved;
  }
  return order;
}

/** Lets timers and signals in between two epochs. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
