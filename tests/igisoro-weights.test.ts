import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openIgisoroLaboratory } from "../packages/engine/src/node/igisoro-laboratory.ts";
import { igisoroWeightsModule, readIgisoroWeights } from "../scripts/generate-igisoro-weights.mjs";

const MODULE = "../packages/kernels/src/igisoro/evaluation/tuned-weights.ts";

it("the Igisoro kernel has the weights of data/weights; run `node scripts/generate-igisoro-weights.mjs` if not", async () => {
  const file = readIgisoroWeights();
  const text = readFileSync(new URL(MODULE, import.meta.url), "utf8");
  expect(text).toBe(igisoroWeightsModule(file));
  const laboratory = await openIgisoroLaboratory();
  expect([...laboratory.weights()]).toEqual(file.groups.flatMap(({ values }) => values));
});
