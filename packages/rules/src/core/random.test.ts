import { expect, it } from "vitest";
import { createRandom } from "./random.ts";

it("gives the same numbers for the same seed", () => {
  const [one, other] = [createRandom(7), createRandom(7)];
  for (let draw = 0; draw < 100; draw++) expect(one.next()).toBe(other.next());
});

it("gives unlike numbers for near seeds, also above 32 bits", () => {
  const firsts = [0, 1, 2, 2 ** 32, 2 ** 33].map((seed) => createRandom(seed).next());
  expect(new Set(firsts).size).toBe(firsts.length);
});

it("spreads evenly below a limit", () => {
  const random = createRandom(1);
  const seen = Array.from({ length: 60_000 }, () => random.below(6));
  for (let face = 0; face < 6; face++) {
    const count = seen.filter((value) => value === face).length;
    // Five standard deviations around 10,000.
    expect(Math.abs(count - 10_000)).toBeLessThan(460);
  }
});
