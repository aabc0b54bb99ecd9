import { expect, test } from "vitest";
import { expectedPoints, judgeMove } from "./judgement.ts";
import type { Score } from "./player.ts";
import { negateScore } from "./score.ts";

const cp = (value: number): Score => ({ kind: "cp", value });
const mate = (plies: number): Score => ({ kind: "mate", plies });

test.each([
  [cp(0), cp(-20), undefined],
  [cp(30), cp(-40), "inaccuracy"],
  [cp(0), cp(-120), "mistake"],
  [cp(0), cp(-300), "blunder"],
  // What is won or lost anyway is not thrown away.
  [cp(1500), cp(1100), undefined],
  [cp(-900), mate(-6), undefined],
  [mate(3), cp(0), "blunder"],
  [mate(3), mate(9), undefined],
  [cp(0), mate(-4), "blunder"],
] as const)("from %j to %j: %s", (before, after, judgement) => {
  expect(judgeMove(before, after)).toBe(judgement);
});

test("both sides share the points", () => {
  for (const score of [cp(0), cp(77), cp(-400), mate(5), mate(-2)]) {
    expect(expectedPoints(score) + expectedPoints(negateScore(score))).toBeCloseTo(1, 12);
  }
});
