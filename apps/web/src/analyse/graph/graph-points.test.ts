import { expect, test } from "vitest";
import { graphPoints, isWorthDrawing } from "./graph-points.ts";

const cp = (value: number) => ({ kind: "cp", value }) as const;
const position = (chances: number) => ({
  chances,
  pv: [],
  depth: 1,
  nodes: 1,
  confirmed: true,
});

test("what is written beside a move counts more than a report, and a report more than a glance", () => {
  const points = graphPoints({
    nodes: [undefined, { evaluation: cp(0), nags: [146, 4] }, {}, {}, {}],
    report: { positions: [undefined, position(1), position(1)], moves: [], sides: {} },
    seen: (ply) => (ply === 3 ? { kind: "mate", plies: -2 } : undefined),
    ended: (ply) => (ply === 4 ? 0.5 : undefined),
  });
  expect(points.map(({ chances }) => chances)).toEqual([undefined, 0.5, 1, 0, 0.5]);
  expect(points.map(({ judgement }) => judgement)).toEqual([
    undefined,
    "blunder",
    undefined,
    undefined,
    undefined,
  ]);
});

test("a line needs two points", () => {
  const drawn = (...values: readonly (number | undefined)[]) =>
    isWorthDrawing(
      values.map((chances, ply) => ({ ply, chances, score: undefined, judgement: undefined })),
    );
  expect(drawn(undefined, 0.5)).toBe(false);
  expect(drawn(0.4, undefined, 0.5)).toBe(true);
});
