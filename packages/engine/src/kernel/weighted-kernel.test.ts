import { startLine } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah } from "@kibitz/rules/kalah";
import { describe, expect, it } from "vitest";
import { igisoroKernel } from "../igisoro.ts";
import { kalahKernel } from "../kalah.ts";
import { openIgisoroLaboratory } from "../node/igisoro-laboratory.ts";
import { openWeightedKernel } from "./weighted-kernel.ts";

const game = createIgisoro();
const NODES = 300;

describe("a kernel with weights of two bytes", () => {
  it("has the weights that its laboratory knows", async () => {
    const laboratory = await openIgisoroLaboratory({ game });
    const kernel = await openWeightedKernel(igisoroKernel(game));
    expect(kernel.weights()).toEqual([...laboratory.weights()]);
  });

  it("searches as before with the same weights, and otherwise with others", async () => {
    const kernel = await openWeightedKernel(igisoroKernel(game));
    const before = kernel.search(startLine(game), NODES);
    const weights = kernel.weights();
    kernel.setWeights(weights.map((weight) => -weight));
    expect(kernel.weights()).toEqual(weights.map((weight) => -weight + 0));
    expect(kernel.search(startLine(game), NODES).score).not.toEqual(before.score);
    kernel.setWeights(weights);
    expect(kernel.search(startLine(game), NODES)).toEqual(before);
  });

  it("refuses weights that do not fit and leaves all as it was", async () => {
    const kernel = await openWeightedKernel(igisoroKernel(game));
    const weights = kernel.weights();
    expect(() => kernel.setWeights(weights.with(1, 40_000))).toThrow("40000 does not fit 2 bytes");
    expect(() => kernel.setWeights(weights.with(1, Number.NaN))).toThrow("NaN does not fit");
    expect(() => kernel.setWeights(weights.slice(1))).toThrow("expected");
    expect(kernel.weights()).toEqual(weights);
  });
});

it("has no place for a kernel without weights", async () => {
  const opening = openWeightedKernel(kalahKernel(createKalah()));
  await expect(opening).rejects.toThrow("the kernel of kalah has no weights");
});
