import { expect, test } from "vitest";
import type { Score } from "./player.ts";
import { centipawnsOf, formatScore, negateScore } from "./score.ts";

const SCORES: [Score, string, string][] = [
  [{ kind: "cp", value: 35 }, "+0.35", "-0.35"],
  [{ kind: "cp", value: 0 }, "0.00", "0.00"],
  [{ kind: "cp", value: -1234 }, "-12.34", "+12.34"],
  [{ kind: "mate", plies: 7 }, "#4", "#-4"],
  [{ kind: "mate", plies: -2 }, "#-1", "#1"],
  [{ kind: "exact", value: 8 }, "+8", "-8"],
  [{ kind: "points", value: 2.34 }, "+2.3", "-2.3"],
  [{ kind: "points", value: 0.03 }, "0.0", "0.0"],
  [{ kind: "exact", value: 0 }, "0", "0"],
  [{ kind: "winrate", value: 0.62 }, "62 %", "38 %"],
];

test.each(SCORES)("%j reads %s, and %s for the other side", (score, own, other) => {
  expect(formatScore(score)).toBe(own);
  expect(formatScore(negateScore(score))).toBe(other);
  expect(negateScore(negateScore(score)).kind).toBe(score.kind);
});

test("centipawns put all scores on one scale", () => {
  expect(centipawnsOf({ kind: "cp", value: 37 })).toBe(37);
  expect(centipawnsOf({ kind: "exact", value: -3 })).toBe(-300);
  expect(centipawnsOf({ kind: "winrate", value: 0.5 })).toBe(0);
  expect(centipawnsOf({ kind: "winrate", value: 10 / 11 })).toBeCloseTo(400);
  const mates = [1, 5, -6, 0].map((plies) => centipawnsOf({ kind: "mate", plies }));
  expect(mates).toEqual([9999, 9995, -9994, -10000]);
});
