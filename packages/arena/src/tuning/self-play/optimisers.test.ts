import { describe, expect, it } from "vitest";
import { GENETIC_DEFAULTS, genetic } from "./genetic.ts";
import { distance, duelByDistance, RANGES } from "./known-goals.fixture.ts";
import type { Optimiser, PlayPairs } from "./optimiser.ts";
import { SPSA_DEFAULTS, spsa, spsaGains } from "./spsa.ts";
import { initialWeights, type Weights } from "./tunable-game.ts";

async function weightsAfter<State>(
  optimiser: Optimiser<State>,
  play: PlayPairs,
  steps = optimiser.steps,
): Promise<Weights> {
  let state = optimiser.start();
  for (let step = 0; step < steps; step++) ({ state } = await optimiser.advance(state, play));
  expect(optimiser.stepsDone(state)).toBe(steps);
  return optimiser.weightsOf(state);
}

const START_DISTANCE = distance(initialWeights({ ranges: RANGES }));

const spsaWith = (seed: number, iterations = 400) =>
  spsa(RANGES, { ...SPSA_DEFAULTS, iterations, seed });
const geneticWith = (seed: number, generations = 30) =>
  genetic(RANGES, { ...GENETIC_DEFAULTS, generations, seed });

describe("SPSA", () => {
  it("has the gains of Spall's paper", () => {
    const settings = { ...SPSA_DEFAULTS, iterations: 100, perturbation: 2, firstMove: 0.5 };
    const first = spsaGains(settings, 0);
    expect(first.probe).toBe(2);
    // A result of 1 moves every weight by `firstMove` steps.
    expect(first.follow / (2 * first.probe)).toBeCloseTo(0.5, 12);
    const later = spsaGains(settings, 31);
    expect(later.probe / first.probe).toBeCloseTo(32 ** -0.101, 12);
    expect(later.follow / first.follow).toBeCloseTo((42 / 11) ** -0.602, 12);
  });

  it.each([
    ["without noise", 0, 1.5],
    ["through noise that decides most games by chance", 2, 5],
  ])("climbs to the known peak %s", async (_, noise, reached) => {
    expect(START_DISTANCE).toBeGreaterThan(25);
    for (const seed of [1, 2, 3]) {
      const weights = await weightsAfter(spsaWith(seed), duelByDistance(noise));
      expect(distance(weights)).toBeLessThan(reached);
    }
  });

  it("moves nothing where every match is even", async () => {
    const even: PlayPairs = async (jobs) => jobs.map(() => ({ first: 1, second: 0 }));
    expect(await weightsAfter(spsaWith(1, 20), even)).toEqual(initialWeights({ ranges: RANGES }));
  });
});

describe("the genetic algorithm", () => {
  it.each([
    ["without noise", 0, 1.5],
    ["through noise that decides most games by chance", 2, 5],
  ])("climbs to the known peak %s", async (_, noise, reached) => {
    for (const seed of [1, 2, 3]) {
      const weights = await weightsAfter(geneticWith(seed), duelByDistance(noise));
      expect(distance(weights)).toBeLessThan(reached);
    }
  });

  it("keeps the elite unchanged, the population whole and every gene in its bounds", async () => {
    const optimiser = geneticWith(1);
    const play = duelByDistance(0);
    const first = optimiser.start();
    const { state } = await optimiser.advance(first, play);
    const kept = state.population.filter((weights) => first.population.includes(weights));
    expect(kept).toHaveLength(GENETIC_DEFAULTS.elite);
    expect(state.population).toHaveLength(GENETIC_DEFAULTS.population);
    const best = [...first.population].sort((a, b) => distance(a) - distance(b))[0];
    expect(kept).toContain(best);
    for (const weights of state.population) {
      for (const [i, { min, max }] of RANGES.entries()) {
        expect(weights[i]).toBeGreaterThanOrEqual(min);
        expect(weights[i]).toBeLessThanOrEqual(max);
      }
    }
  });
});

describe.each([
  ["SPSA", spsaWith],
  ["the genetic algorithm", geneticWith],
] as const)("%s", (_, optimiserWith: (seed: number, steps: number) => Optimiser<unknown>) => {
  it("is the same for a seed, and other for another", async () => {
    const run = (seed: number) => weightsAfter(optimiserWith(seed, 6), duelByDistance(1));
    expect(await run(1)).toEqual(await run(1));
    expect(await run(1)).not.toEqual(await run(2));
  });

  it("goes on from a state that was written and read", async () => {
    const optimiser = optimiserWith(3, 8);
    const play = duelByDistance(1);
    let state = optimiser.start();
    for (let step = 0; step < 5; step++) ({ state } = await optimiser.advance(state, play));
    let read = optimiser.readState(JSON.parse(JSON.stringify(state)));
    expect(read).toEqual(state);
    for (let step = 5; step < 8; step++) ({ state: read } = await optimiser.advance(read, play));
    expect(optimiser.weightsOf(read)).toEqual(await weightsAfter(optimiser, play));
  });

  it.each([null, [], {}, { iteration: -1, generation: -1 }, { iteration: 1, weights: [1] }])(
    "does not take %j for a state",
    (content) => expect(optimiserWith(1, 5).readState(content)).toBeUndefined(),
  );
});
