import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mancalaWeightsModule, readMancalaWeights } from "../scripts/generate-mancala-weights.mjs";

const MODULE = "../packages/engine/src/reference/mancala/tuned-weights.ts";

describe("the weights of the classic mancala players", () => {
  it("are those of data/weights; run `node scripts/generate-mancala-weights.mjs` if not", () => {
    const text = readFileSync(new URL(MODULE, import.meta.url), "utf8");
    expect(text).toBe(mancalaWeightsModule(readMancalaWeights()));
  });
});
