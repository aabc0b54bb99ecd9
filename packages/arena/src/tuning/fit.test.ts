import { createRandom } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import { type FitSettings, fitWeights } from "./fit.ts";
import { expectedResult, fitScale, meanLoss, sampleValue, type WeightVector } from "./loss.ts";
import { SampleCollector, type SampleSet } from "./samples.ts";

const SCALE = 0.005;
const TRUTH = Float64Array.from([100, 120, 300, 280, -20, 40, 10, -60]);
const WEIGHT_COUNT = TRUTH.length / 2;

const SETTINGS: FitSettings = {
  epochs: 40,
  batchSize: 256,
  rate: 8,
  l2: 0,
  validationShare: 0.1,
  seed: 7,
  scale: SCALE,
};

/** Positions with random coefficients whose targets are what the true weights expect. */
function samplesOf(truth: WeightVector, count: number): SampleSet {
  const random = createRandom(42);
  const collector = new SampleCollector();
  for (let i = 0; i < count; i++) {
    const phase = random.next();
    const sample = {
      middlegameFactor: phase,
      endgameFactor: 1 - phase,
      offset: random.below(50),
      target: 0,
      indices: Array.from({ length: WEIGHT_COUNT }, (_, j) => j),
      coefficients: Array.from({ length: WEIGHT_COUNT }, () => random.below(5) - 2),
    };
    const single = new SampleCollector();
    single.add(sample);
    const value = sampleValue(single.finish(), 0, truth);
    collector.add({ ...sample, target: expectedResult(value, SCALE) });
  }
  return collector.finish();
}

const samples = samplesOf(TRUTH, 4000);
const start = new Float64Array(TRUTH.length);

describe("the value of a sample", () => {
  it("is the tapered sum of coefficients times weights, and the offset", () => {
    const collector = new SampleCollector();
    const sample = { middlegameFactor: 0.75, endgameFactor: 0.25, offset: 11, target: 1 };
    collector.add({ ...sample, indices: [1, 3], coefficients: [2, -1] });
    const weights = Float64Array.from([9, 9, 100, 200, 9, 9, 40, 80]);
    expect(sampleValue(collector.finish(), 0, weights)).toBe(11 + 2 * 125 - 50);
  });
});

describe("fitScale", () => {
  it("finds the scale that made the targets from the values", () => {
    const values = Array.from({ length: 200 }, (_, i) => 10 * i - 1000);
    const targets = values.map((value) => expectedResult(value, 0.0042));
    expect(fitScale(values, targets)).toBeCloseTo(0.0042, 6);
  });
});

describe("fitWeights", () => {
  it("recovers the weights from which the targets were made", async () => {
    const { weights } = await fitWeights(samples, start, SETTINGS);
    weights.forEach((weight, j) => {
      expect(Math.abs(weight - (TRUTH[j] ?? 0))).toBeLessThan(2);
    });
  });

  it("lowers the loss on samples that it does not learn from", async () => {
    const losses: number[] = [];
    const { weights } = await fitWeights(samples, start, SETTINGS, {
      onEpoch: ({ validationLoss }) => void losses.push(validationLoss),
    });
    expect(losses).toHaveLength(SETTINGS.epochs + 1);
    expect(losses.at(-1)).toBeLessThan(losses[0] ?? 0);
    expect(losses.at(-1)).toBe(meanLoss(samples, weights, SCALE, 3600));
  });

  it("stays nearer to the start under a stronger pull", async () => {
    const free = await fitWeights(samples, start, SETTINGS);
    const bound = await fitWeights(samples, start, { ...SETTINGS, l2: 1e-4 });
    const norm = (weights: WeightVector) => Math.hypot(...weights);
    expect(norm(bound.weights)).toBeLessThan(0.5 * norm(free.weights));
  });

  it("gives the same weights when it is stopped and resumed", async () => {
    const whole = await fitWeights(samples, start, SETTINGS);
    const controller = new AbortController();
    const half = await fitWeights(samples, start, SETTINGS, {
      signal: controller.signal,
      onEpoch: ({ epoch }) => {
        if (epoch === 20) controller.abort();
      },
    });
    expect(half.epoch).toBe(20);
    const resumed = await fitWeights(samples, start, SETTINGS, { resume: half });
    expect(resumed.weights).toEqual(whole.weights);
  });
});
