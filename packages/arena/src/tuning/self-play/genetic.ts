import { createRandom, entry, type Random } from "@kibitz/rules";
import { shuffled } from "../../openings/shuffle.ts";
import { isCount, isRecord } from "../content-checks.ts";
import { gaussian } from "./gaussian.ts";
import { crossed, meanNumber, meanOf, mutated, spreadOf } from "./genes.ts";
import {
  isWeights,
  type Optimiser,
  type PairJob,
  type PlayPairs,
  seedOfStep,
  sumOf,
} from "./optimiser.ts";
import { clampTo, initialWeights, type WeightRange, type Weights } from "./tunable-game.ts";

// A genetic algorithm with real numbers as genes: fitness by games against the others and against
// the hand-chosen weights; selection by tournaments; two kinds of crossover (a coin decides: each
// gene of either parent, or a value in or a little beyond what lies between them, BLX-alpha of
// Eshelman and Schaffer 1993); Gaussian mutation; the fittest survive unchanged.
// K. Deb, "Multi-Objective Optimization using Evolutionary Algorithms", 2001, chapter 4.

export interface GeneticSettings {
  readonly generations: number;
  /** An even number of individuals. */
  readonly population: number;
  /** Pairs of games of each individual against others of its generation, drawn by lot. */
  readonly rivalPairs: number;
  /** Pairs of games of each individual against the hand-chosen weights. */
  readonly fixedPairs: number;
  /** How many individuals, drawn by lot, compete to be a parent. */
  readonly tournament: number;
  readonly elite: number;
  /** The chance of each gene to mutate. */
  readonly mutationRate: number;
  /** The standard deviation of a mutation at first, in steps of the weight; falls to a third. */
  readonly mutationSteps: number;
  readonly seed: number;
}

export const GENETIC_DEFAULTS: GeneticSettings = {
  generations: 24,
  population: 16,
  rivalPairs: 4,
  fixedPairs: 2,
  tournament: 3,
  elite: 2,
  mutationRate: 0.3,
  mutationSteps: 1,
  seed: 1,
};

/** In steps of each weight: how widely the first generation is strewn about the initial weights. */
const FIRST_SPREAD_STEPS = 2;

export interface GeneticState {
  readonly generation: number;
  readonly population: readonly Weights[];
  /** The mean of the fittest quarter of the generation before. */
  readonly champion: Weights;
}

export function genetic(
  ranges: readonly WeightRange[],
  settings: GeneticSettings,
): Optimiser<GeneticState> {
  const { population, rivalPairs, fixedPairs } = settings;
  return {
    name: "ga",
    settings: { ...settings },
    steps: settings.generations,
    start: () => ({
      generation: 0,
      population: firstGeneration(ranges, settings),
      champion: initialWeights({ ranges }),
    }),
    stepsDone: ({ generation }) => generation,
    async advance(state, play) {
      const random = createRandom(seedOfStep(settings.seed, state.generation + 1));
      const fitness = await fitnessOf(state.population, ranges, settings, random, play);
      const ranked = rankedBy(state.population, fitness);
      const fittest = ranked.slice(0, Math.max(1, Math.round(population / 4)));
      return {
        state: {
          generation: state.generation + 1,
          population: nextGeneration(ranked, state.generation, ranges, settings, random),
          champion: meanOf(fittest.map(({ weights }) => weights)),
        },
        record: {
          bestFitness: ranked[0]?.fitness ?? 0,
          meanFitness: meanNumber(fitness),
          spreadSteps: spreadOf(state.population, ranges),
        },
        pairs: (population / 2) * rivalPairs + population * fixedPairs,
      };
    },
    weightsOf: ({ champion }) => champion,
    readState: (content) => readGeneticState(content, population, ranges.length),
  };
}

/** The hand-chosen weights and random ones about them. */
function firstGeneration(
  ranges: readonly WeightRange[],
  { population, seed }: GeneticSettings,
): readonly Weights[] {
  const random = createRandom(seedOfStep(seed, 0));
  const initial = initialWeights({ ranges });
  const strewn = () =>
    ranges.map((range) =>
      clampTo(range.initial + FIRST_SPREAD_STEPS * range.step * gaussian(random), range),
    );
  return Array.from({ length: population }, (_, i) => (i === 0 ? initial : strewn()));
}

/** The share of the points that each individual made. */
async function fitnessOf(
  population: readonly Weights[],
  ranges: readonly WeightRange[],
  { rivalPairs, fixedPairs }: GeneticSettings,
  random: Random,
  play: PlayPairs,
): Promise<readonly number[]> {
  const bouts = [
    ...rivalBouts(population.length, rivalPairs, random),
    ...population.flatMap((_, one) => Array<Bout>(fixedPairs).fill({ one, other: undefined })),
  ];
  const initial = initialWeights({ ranges });
  const jobs = bouts.map(
    ({ one, other }): PairJob => ({
      first: entry(population, one),
      second: other === undefined ? initial : entry(population, other),
      seed: random.below(0x1_0000_0000),
    }),
  );
  const results = await play(jobs);
  const points = population.map(() => 0);
  for (const [i, { one, other }] of bouts.entries()) {
    const won = sumOf(entry(results, i));
    points[one] = entry(points, one) + won;
    if (other !== undefined) points[other] = entry(points, other) + 2 - won;
  }
  return points.map((sum) => sum / (2 * (rivalPairs + fixedPairs)));
}

/** A meeting of two individuals, or of one with the hand-chosen weights. */
interface Bout {
  readonly one: number;
  readonly other: number | undefined;
}

/** In each round everybody meets one other. */
function rivalBouts(count: number, rounds: number, random: Random): readonly Bout[] {
  return Array.from({ length: rounds }, () => {
    const order = shuffled([...Array(count).keys()], random.below(0x1_0000_0000));
    return Array.from({ length: count / 2 }, (_, i) => ({
      one: entry(order, 2 * i),
      other: entry(order, 2 * i + 1),
    }));
  }).flat();
}

interface Rated {
  readonly weights: Weights;
  readonly fitness: number;
}

const rankedBy = (population: readonly Weights[], fitness: readonly number[]): readonly Rated[] =>
  population
    .map((weights, i) => ({ weights, fitness: entry(fitness, i) }))
    .sort((a, b) => b.fitness - a.fitness);

function nextGeneration(
  ranked: readonly Rated[],
  generation: number,
  ranges: readonly WeightRange[],
  settings: GeneticSettings,
  random: Random,
): readonly Weights[] {
  const decline = 1 - (2 / 3) * (generation / Math.max(1, settings.generations - 1));
  const mutation = { rate: settings.mutationRate, steps: settings.mutationSteps * decline };
  const child = (): Weights => {
    const [one, other] = [parent(ranked, settings, random), parent(ranked, settings, random)];
    return mutated(crossed(one, other, random), ranges, mutation, random);
  };
  const survivors = ranked.slice(0, settings.elite).map(({ weights }) => weights);
  const born = Array.from({ length: settings.population - survivors.length }, child);
  return [...survivors, ...born];
}

/** The fittest of a few drawn by lot; of a ranked list that is the first. */
function parent(
  ranked: readonly Rated[],
  { tournament }: GeneticSettings,
  random: Random,
): Weights {
  const drawn = Array.from({ length: tournament }, () => random.below(ranked.length));
  return entry(ranked, Math.min(...drawn)).weights;
}

function readGeneticState(
  content: unknown,
  size: number,
  length: number,
): GeneticState | undefined {
  if (!isRecord(content)) return undefined;
  const { generation, population, champion } = content;
  if (!isCount(generation) || !isWeights(champion, length)) return undefined;
  if (!Array.isArray(population) || population.length !== size) return undefined;
  const isPopulation = population.every((weights: unknown) => isWeights(weights, length));
  return isPopulation ? { generation, population, champion } : undefined;
}
