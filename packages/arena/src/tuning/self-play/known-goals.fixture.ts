import { createRandom } from "@kibitz/rules";
import { gaussian } from "./gaussian.ts";
import type { PlayPairs } from "./optimiser.ts";
import type { PairPoints, WeightRange, Weights } from "./tunable-game.ts";

/** Where the best weights of the known goals lie. */
export const PEAK: Weights = [0.7, -1.2, 3, 0];

/** Ranges about 0, with steps of unlike size. */
export const RANGES: readonly WeightRange[] = [0.2, 0.4, 1, 0.3].map((step, i) => ({
  name: `w${i}`,
  initial: 0,
  min: -10 * step,
  max: 10 * step,
  step,
}));

/** The squared distance from the peak, in steps of each weight. */
export const distance = (weights: Weights): number =>
  RANGES.reduce((sum, { step }, i) => sum + (((weights[i] ?? 0) - (PEAK[i] ?? 0)) / step) ** 2, 0);

/**
 * Games whose results follow from the distances from the peak: the nearer side wins, surely
 * where it is much nearer and with noise by chance.
 */
export const duelByDistance =
  (noise: number): PlayPairs =>
  async (jobs) =>
    jobs.map(({ first, second, seed }): PairPoints => {
      const random = createRandom(seed);
      const lead = Math.sqrt(distance(second)) - Math.sqrt(distance(first));
      const points = () => {
        const value = lead + noise * gaussian(random);
        return Math.abs(value) < 0.05 ? 0.5 : value > 0 ? 1 : 0;
      };
      return { first: points(), second: points() };
    });
