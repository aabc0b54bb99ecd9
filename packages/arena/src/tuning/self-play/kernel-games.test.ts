import { openWeightedKernel } from "@kibitz/engine";
import { kalahKernel } from "@kibitz/engine/kalah";
import { owareKernel } from "@kibitz/engine/oware";
import { createKalah } from "@kibitz/rules/kalah";
import { createOware } from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { tunableByKernel } from "./kernel-games.ts";
import { initialWeights } from "./tunable-game.ts";

const spec = owareKernel(createOware());
const names = Array.from({ length: 11 }, (_, i) => ({ name: `w${i}`, step: 10 }));
const conditions = { nodes: 60, openingPlies: 6, maxOpeningValue: 6 };

describe("a kernel whose weights are tuned", () => {
  it("plays the same pair for the same weights and seed, whatever came before", async () => {
    const game = await tunableByKernel({ spec, weights: names, ...conditions });
    const builtIn = initialWeights(game);
    const changed = builtIn.map((weight, i) => weight + 40 * (i % 3) - 40);
    const once = [1, 2].map((seed) => game.playPair(changed, builtIn, seed));
    game.playPair(builtIn, changed, 9);
    expect([1, 2].map((seed) => game.playPair(changed, builtIn, seed))).toEqual(once);
  });

  it("plays by the weights that it is given: against itself a pair is even", async () => {
    const game = await tunableByKernel({ spec, weights: names, ...conditions });
    const builtIn = initialWeights(game);
    const foolish = builtIn.map(() => -2000);
    let even = 0;
    let foolishPoints = 0;
    for (let seed = 0; seed < 4; seed++) {
      const { first, second } = game.playPair(builtIn, builtIn, seed);
      even += first + second;
      const lost = game.playPair(foolish, builtIn, seed);
      foolishPoints += lost.first + lost.second;
    }
    expect(even).toBe(4);
    expect(foolishPoints).toBeLessThan(2);
  });

  it("is refused where the names do not fit, and where there are no weights", async () => {
    const weights = names.slice(1);
    const opening = tunableByKernel({ spec, weights, ...conditions });
    await expect(opening).rejects.toThrow(/11 weights, but 10 names/);
    const kalah = openWeightedKernel(kalahKernel(createKalah()));
    await expect(kalah).rejects.toThrow(/kernel of kalah has no weights/);
  });
});
