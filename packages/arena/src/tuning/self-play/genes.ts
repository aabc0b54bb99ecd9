import { entry, type Random } from "@kibitz/rules";
import { gaussian } from "./gaussian.ts";
import { clampTo, type WeightRange, type Weights } from "./tunable-game.ts";

/** How far beyond the parents a blended gene may lie, as a share of their distance. */
const BLEND_ALPHA = 0.25;

/** A child: each gene of either parent, or in or a little beyond what lies between them. */
export function crossed(one: Weights, other: Weights, random: Random): Weights {
  const blends = random.below(2) === 0;
  return one.map((gene, i) => {
    const mate = entry(other, i);
    if (!blends) return random.below(2) === 0 ? gene : mate;
    const share = random.next() * (1 + 2 * BLEND_ALPHA) - BLEND_ALPHA;
    return gene + share * (mate - gene);
  });
}

/** Each gene moves with a chance of `rate`, by a normal deviate of so many steps. */
export function mutated(
  weights: Weights,
  ranges: readonly WeightRange[],
  { rate, steps }: { readonly rate: number; readonly steps: number },
  random: Random,
): Weights {
  return ranges.map((range, i) => {
    const shift = random.next() < rate ? steps * range.step * gaussian(random) : 0;
    return clampTo(entry(weights, i) + shift, range);
  });
}

export const meanNumber = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

export const meanOf = (vectors: readonly Weights[]): Weights =>
  entry(vectors, 0).map((_, i) => meanNumber(vectors.map((vector) => entry(vector, i))));

/** The standard deviation of the genes, in steps, mean of all genes. */
export function spreadOf(population: readonly Weights[], ranges: readonly WeightRange[]): number {
  const mean = meanOf(population);
  const deviations = ranges.map(({ step }, i) => {
    const squares = population.map((weights) => ((entry(weights, i) - entry(mean, i)) / step) ** 2);
    return Math.sqrt(meanNumber(squares));
  });
  return meanNumber(deviations);
}
