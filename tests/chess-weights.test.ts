import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { weightsModule } from "../scripts/generate-weights.mjs";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

describe("the weights of the chess kernel", () => {
  it("are those of data/weights/chess.json; run `node scripts/generate-weights.mjs` if not", () => {
    const generated = weightsModule(JSON.parse(read("data/weights/chess.json")));
    expect(read("packages/kernels/src/chess/evaluation/tuned-weights.ts")).toBe(generated);
  });
});
