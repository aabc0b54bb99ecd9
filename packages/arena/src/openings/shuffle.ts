import { createRandom } from "@kibitz/rules";

/** A new array with the items in an order that depends on the seed alone (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const rest = [...items];
  const random = createRandom(seed);
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.below(rest.length), 1));
  return result;
}
