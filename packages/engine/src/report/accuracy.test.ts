import { expect, test } from "vitest";
import { gameAccuracy, momentWeights, moveAccuracy } from "./accuracy.ts";

test.each([
  [0, 100],
  [-0.2, 100],
  // 103.1668 e^-0.4354 - 3.1669
  [0.1, 63.58],
  [0.3, 24.78],
  [1, 0],
])("a move that loses %d of a point has an accuracy of %d", (lostPoints, accuracy) => {
  expect(moveAccuracy(lostPoints)).toBeCloseTo(accuracy, 2);
});

test("a side's accuracy lies between the weighted and the harmonic mean", () => {
  const moves = [
    { accuracy: 100, weight: 1 },
    { accuracy: 50, weight: 3 },
  ];
  expect(gameAccuracy(moves)).toBeCloseTo((62.5 + 200 / 3) / 2, 10);
});

test("a hopeless move leaves something of a game", () => {
  const moves = [100, 0].map((accuracy) => ({ accuracy, weight: 1 }));
  expect(gameAccuracy(moves)).toBeCloseTo((50 + 2 / 1.01) / 2, 10);
});

test("no moves have no accuracy", () => {
  expect(gameAccuracy([])).toBeUndefined();
});

test("quiet moments weigh least and wild ones most", () => {
  expect(momentWeights([0.5, 0.5, 0.5])).toEqual([0.5, 0.5]);
  expect(momentWeights([0, 1, 0])).toEqual([12, 12]);
  expect(momentWeights([])).toEqual([]);
  const [first, second] = momentWeights([0.5, 0.6, 0.6]);
  expect(first).toBeCloseTo(5, 10);
  expect(second).toBe(0.5);
});

test("a long game is looked at through windows of up to eight positions", () => {
  const chances = Array.from({ length: 101 }, (_, index) => (index === 50 ? 1 : 0));
  const weights = momentWeights(chances);
  const wild = weights.flatMap((weight, index) => (weight > 0.5 ? [index] : []));
  // The windows that hold position 50 end with positions 50 to 57, after moves 49 to 56.
  expect(wild).toEqual([49, 50, 51, 52, 53, 54, 55, 56]);
});

test("positions that are not known yet are left out", () => {
  expect(momentWeights([undefined, undefined, 0.5, 0.6])).toEqual([
    0.5,
    0.5,
    expect.closeTo(5, 10),
  ]);
});
