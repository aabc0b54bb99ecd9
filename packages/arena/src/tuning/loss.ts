import type { SampleSet } from "./samples.ts";

/**
 * Middlegame and endgame values by weight number: `weights[2 * j]` and `weights[2 * j + 1]`.
 */
export type WeightVector = Float64Array;

/** The value of sample `i`; the formula is at `SampleSet`. */
export function sampleValue(samples: SampleSet, i: number, weights: WeightVector): number {
  const middlegameFactor = at(samples.middlegameFactors, i);
  const endgameFactor = at(samples.endgameFactors, i);
  const end = at(samples.starts, i + 1);
  let value = at(samples.offsets, i);
  for (let entry = at(samples.starts, i); entry < end; entry++) {
    const weight = 2 * at(samples.indices, entry);
    const tapered =
      at(weights, weight) * middlegameFactor + at(weights, weight + 1) * endgameFactor;
    value += at(samples.coefficients, entry) * tapered;
  }
  return value;
}

/** Adds `factor` times the gradient of sample `i`'s value to `gradient`. */
export function addGradient(
  samples: SampleSet,
  i: number,
  factor: number,
  gradient: Float64Array,
): void {
  const middlegame = factor * at(samples.middlegameFactors, i);
  const endgame = factor * at(samples.endgameFactors, i);
  const end = at(samples.starts, i + 1);
  for (let entry = at(samples.starts, i); entry < end; entry++) {
    const weight = 2 * at(samples.indices, entry);
    const coefficient = at(samples.coefficients, entry);
    gradient[weight] = at(gradient, weight) + coefficient * middlegame;
    gradient[weight + 1] = at(gradient, weight + 1) + coefficient * endgame;
  }
}

/** The expected result of a value: logistic, with `scale` per unit of the weights. */
export const expectedResult = (value: number, scale: number): number =>
  1 / (1 + Math.exp(-scale * value));

/** Cross entropy between a target and an expected result, in nats. */
export function crossEntropy(target: number, expected: number): number {
  const p = Math.min(Math.max(expected, 1e-9), 1 - 1e-9);
  return -(target * Math.log(p) + (1 - target) * Math.log(1 - p));
}

/** The mean cross entropy of the samples `from` to `to`. */
export function meanLoss(
  samples: SampleSet,
  weights: WeightVector,
  scale: number,
  from = 0,
  to = samples.count,
): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const expected = expectedResult(sampleValue(samples, i, weights), scale);
    sum += crossEntropy(at(samples.targets, i), expected);
  }
  return sum / Math.max(1, to - from);
}

/**
 * The scale of the logistic curve that fits values best to targets: the minimum of
 * a convex function, found by golden-section search.
 */
export function fitScale(values: ArrayLike<number>, targets: ArrayLike<number>): number {
  const loss = (scale: number) => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      sum += crossEntropy(targets[i] ?? 0.5, expectedResult(values[i] ?? 0, scale));
    }
    return sum;
  };
  return goldenSection(loss, 1e-4, 0.05, 40);
}

function goldenSection(f: (x: number) => number, low: number, high: number, steps: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [a, b] = [low, high];
  let [c, d] = [b - ratio * (b - a), a + ratio * (b - a)];
  let [fc, fd] = [f(c), f(d)];
  for (let step = 0; step < steps; step++) {
    if (fc < fd) {
      [b, d, fd] = [d, c, fc];
      c = b - ratio * (b - a);
      fc = f(c);
    } else {
      [a, c, fc] = [c, d, fd];
      d = a + ratio * (b - a);
      fd = f(d);
    }
  }
  return (a + b) / 2;
}

/** An element that is known to exist; typed arrays have no holes. */
function at(
  array: Float64Array | Float32Array | Uint32Array | Uint16Array | Int16Array,
  i: number,
): number {
  return array[i] as number;
}
