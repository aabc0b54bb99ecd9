import type { Random } from "@kibitz/rules";

/** A number of the standard normal distribution (Box and Muller 1958). */
export function gaussian(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}
