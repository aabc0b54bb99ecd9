import { expectOk, startLine } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import { kalahEntry } from "./games/kalah.ts";
import { describeSolution, type Solution, solutionJson } from "./solution-text.ts";

const game = kalahEntry.game("2x2");
const line = startLine(game, expectOk(game.notation.parsePosition("2S,2S/2S,2S 0 0 S 1")));
const EFFORT = { nodes: 0, cpuMs: 100, searchMs: 150, timeMs: 200, interrupted: false };
const PROVED = {
  ...EFFORT,
  values: new Map([
    [0, 1],
    [1, -1],
  ]),
  best: 1,
  tabled: new Set<number>(),
};

describe("where the proofs come from", () => {
  it.each<[source: string, solution: Solution, sentence: RegExp]>([
    [
      "search",
      { ...PROVED, nodes: 7 },
      /^Proved by a search that asks the endgame database: 7 nodes, 0.1 s of CPU time/,
    ],
    ["database", PROVED, /^From the endgame database, without a search\.$/],
    ["table", { ...PROVED, tabled: new Set([0, 1]) }, /^From the table of openings .* anew\.$/],
    [
      "table-and-search",
      { ...PROVED, tabled: new Set([1]), nodes: 7 },
      /^b from the table of openings that .*, the others proved by a search that .*: 7 nodes/,
    ],
    [
      "table-and-database",
      { ...PROVED, tabled: new Set([0]) },
      /^a from the table of openings .*, the others from the endgame database\.$/,
    ],
    [
      "search",
      { ...EFFORT, values: new Map(), best: undefined, tabled: new Set() },
      /^Searched: 0 nodes/,
    ],
    [
      "table-and-search",
      { ...EFFORT, values: new Map([[0, 1]]), best: undefined, tabled: new Set([0]) },
      /^a from the table .*, the others searched: 0 nodes/,
    ],
  ])("is told: %s", (source, solution, sentence) => {
    expect(describeSolution(game, line, solution).at(-1)).toMatch(sentence);
    expect(solutionJson(kalahEntry, "2x2", line, solution)).toMatchObject({ source });
  });
});
