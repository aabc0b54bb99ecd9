import { expect, test } from "vitest";
import { engineMarks, moveValues, threatMarks } from "./engine-marks.ts";
import { NO_RESULT, type SearchResult } from "./search-result.ts";

const result = (...values: readonly number[]): SearchResult<string> => ({
  ...NO_RESULT,
  lines: values.map((value, index) => ({
    score: { kind: "cp", value },
    depth: 1,
    moves: [`move ${index + 1}`],
  })),
});

test("the best move is drawn heaviest, equal ones a little lighter, bad ones not at all", () => {
  const marks = engineMarks(result(30, 30, 0, -300), 5);
  expect(marks.map(({ move, role }) => [move, role])).toEqual([
    ["move 1", "best"],
    ["move 2", "other"],
    ["move 3", "other"],
  ]);
  const [best, equal, worse] = marks.map(({ weight }) => weight);
  expect([best, equal]).toEqual([1, 0.8]);
  expect(worse).toBeLessThan(0.8);
  expect(worse).toBeGreaterThan(0.5);
});

test("no more lines are drawn than are shown", () => {
  expect(engineMarks(result(30, 20, 10), 2)).toHaveLength(2);
  expect(engineMarks(result(), 3)).toEqual([]);
});

test("a threat is the best move of who is not to move", () => {
  expect(threatMarks(result(500, 20))).toEqual([{ move: "move 1", role: "threat", weight: 1 }]);
});

test("every move has its value, the warmer the nearer it comes to the best", () => {
  const known: SearchResult<string> = {
    ...NO_RESULT,
    lines: [8, 6, -10].map((value, index) => ({
      score: { kind: "exact", value },
      depth: 1,
      moves: ["cab".charAt(index)],
    })),
  };
  const values = moveValues(known, "seeds");
  expect(values.map(({ move, text, isExact }) => `${move} ${text} ${isExact}`)).toEqual([
    "c +8 true",
    "a +6 true",
    "b −10 true",
  ]);
  const [best, good, bad] = values.map(({ warmth }) => warmth);
  expect([best, bad]).toEqual([1, 0]);
  expect(good).toBeGreaterThan(0.5);
});
