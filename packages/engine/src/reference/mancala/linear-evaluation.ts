import type { Line } from "@kibitz/rules";
import type { Evaluate } from "../search.ts";

/** A number for each named term of an evaluation: how often it counts, or what it weighs. */
export type Terms<N extends string> = Readonly<Record<N, number>>;

/**
 * The sum over all terms of weight times count. Linear in its weights, so that a value can be
 * taken apart and its weights can be tuned.
 */
export function linearEvaluation<P, M, N extends string>(
  names: readonly N[],
  count: (position: P) => Terms<N>,
  weights: Terms<N>,
): Evaluate<P, M> {
  return ({ position }: Line<P, M>) => {
    const counts = count(position);
    let value = 0;
    for (const name of names) value += weights[name] * counts[name];
    return value;
  };
}

/** How many entries of a row meet a condition. */
export function countWhere(row: readonly number[], meets: (seeds: number) => boolean): number {
  let count = 0;
  for (const seeds of row) if (meets(seeds)) count += 1;
  return count;
}

/** The most that any pit of a row brings, 0 when none brings anything. */
export function bestOfPits(row: readonly number[], gainOf: (pit: number) => number): number {
  let best = 0;
  for (let pit = 0; pit < row.length; pit++) best = Math.max(best, gainOf(pit));
  return best;
}

export const isFilled = (seeds: number): boolean => seeds > 0;
