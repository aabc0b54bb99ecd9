import { readFile } from "node:fs/promises";
import { expectOk } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import { formatWeights, groupsWith, parseWeights, vectorOf } from "./weights-file.ts";

const chessWeights = new URL("../../../../data/weights/chess.json", import.meta.url);

describe("a weights file", () => {
  it("is written as it was read", async () => {
    const text = await readFile(chessWeights, "utf8");
    expect(formatWeights(expectOk(parseWeights(text)))).toBe(text);
  });

  it("turns into a vector and back", async () => {
    const { groups } = expectOk(parseWeights(await readFile(chessWeights, "utf8")));
    expect(groupsWith(groups, vectorOf(groups))).toEqual(groups);
  });

  it("holds whole numbers after a fit", () => {
    const [group] = groupsWith([{ name: "x", mg: [0], eg: [0] }], Float64Array.from([1.4, -0.2]));
    expect(group).toEqual({ name: "x", mg: [1], eg: [0] });
  });

  it.each([
    "",
    "null",
    "[]",
    '{"groups":[]}',
    '{"source":"s","unit":"u","groups":[{}]}',
    '{"source":"s","unit":"u","groups":[{"name":"x","mg":[1],"eg":[]}]}',
    '{"source":"s","unit":"u","groups":[{"name":"x","mg":["1"],"eg":[1]}]}',
  ])("is refused when it is malformed: %s", (text) => {
    expect(parseWeights(text)).toMatchObject({ ok: false, error: { code: "malformed" } });
  });
});
