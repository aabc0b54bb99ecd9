import { expect, test } from "vitest";
import { graphOf, isWorthDrawing } from "./graph-points.ts";

const cp = (value: number) => ({ kind: "cp", value }) as const;
const position = (chances: number) => ({
  chances,
  pv: [],
  depth: 1,
  nodes: 1,
  confirmed: true,
});

test("what is written beside a move counts more than a report, and a report more than a glance", () => {
  const sources = {
    nodes: [undefined, { evaluation: cp(0), nags: [146, 4] }, {}, {}, {}],
    report: { positions: [undefined, position(1), position(1)], moves: [], sides: {} },
    seen: (ply: number) => (ply === 3 ? ({ kind: "mate", plies: -2 } as const) : undefined),
    ended: (ply: number) => (ply === 4 ? { chances: 0.5 } : undefined),
  };
  const { points, most } = graphOf(sources, false);
  expect(most).toBeUndefined();
  expect(points.map(({ level }) => level)).toEqual([undefined, 0.5, 1, 0, 0.5]);
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
    isWorthDrawing({
      most: undefined,
      points: values.map((level, ply) => ({ ply, level, score: undefined, judgement: undefined })),
    });
  expect(drawn(undefined, 0.5)).toBe(false);
  expect(drawn(0.4, undefined, 0.5)).toBe(true);
});

test("margins are drawn on a scale that holds the greatest, and a forced win fills it", () => {
  const exact = (value: number) => ({ kind: "exact", value }) as const;
  const sources = {
    nodes: [{ evaluation: exact(8) }, { evaluation: exact(-4) }, {}, {}],
    report: undefined,
    seen: (ply: number) => (ply === 2 ? ({ kind: "mate", plies: 3 } as const) : undefined),
    ended: (ply: number) => (ply === 3 ? { chances: 0.01, score: exact(-16) } : undefined),
  };
  const { points, most } = graphOf(sources, true);
  expect(most).toBe(16);
  expect(points.map(({ level }) => level)).toEqual([0.75, 0.375, 1, 0]);
  const calm = { ...sources, nodes: [{ evaluation: exact(1) }], seen: () => undefined };
  expect(graphOf(calm, true).most).toBe(6);
});
