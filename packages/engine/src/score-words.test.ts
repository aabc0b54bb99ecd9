import { expect, test } from "vitest";
import type { Score } from "./player.ts";
import { leaderText, prospectWords } from "./score-words.ts";

const cases: readonly (readonly [Score, string, string | undefined])[] = [
  [{ kind: "exact", value: 8 }, "S +8", "wins by 8 seeds"],
  [{ kind: "exact", value: -1 }, "N +1", "loses by 1 seed"],
  [{ kind: "exact", value: 0 }, "0", "draws"],
  [{ kind: "points", value: 2.34 }, "S +2.3", "leads by about 2.3 seeds"],
  [{ kind: "points", value: -12 }, "N +12.0", "is behind by about 12.0 seeds"],
  [{ kind: "points", value: -0.04 }, "0.0", "stands even"],
  [{ kind: "mate", plies: 5 }, "S in 3", "wins in 3 moves"],
  [{ kind: "mate", plies: -2 }, "N in 1", "loses in 1 move"],
  [{ kind: "cp", value: 35 }, "+0.35", undefined],
  [{ kind: "winrate", value: 0.62 }, "62 %", undefined],
];

test.each(cases)("%j is %s", (score, text, words) => {
  expect(leaderText(score, ["south", "north"])).toBe(text);
  expect(prospectWords(score, "seeds")).toBe(words);
});
