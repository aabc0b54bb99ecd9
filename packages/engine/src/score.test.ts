import { expect, test } from "vitest";
import type { Score } from "./player.ts";
import { formatScore, negateScore } from "./score.ts";

const SCORES: [Score, string, string][] = [
  [{ kind: "cp", value: 35 }, "+0.35", "-0.35"],
  [{ kind: "cp", value: 0 }, "0.00", "0.00"],
  [{ kind: "cp", value: -1234 }, "-12.34", "+12.34"],
  [{ kind: "mate", plies: 7 }, "#4", "#-4"],
  [{ kind: "mate", plies: -2 }, "#-1", "#1"],
  [{ kind: "exact", value: 8 }, "+8", "-8"],
  [{ kind: "winrate", value: 0.62 }, "62 %", "38 %"],
];

test.each(SCORES)("%j reads %s, and %s for the other side", (score, own, other) => {
  expect(formatScore(score)).toBe(own);
  expect(formatScore(negateScore(score))).toBe(other);
  expect(negateScore(negateScore(score)).kind).toBe(score.kind);
});
