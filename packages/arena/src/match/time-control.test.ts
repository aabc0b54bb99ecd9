import fc from "fast-check";
import { expect, it } from "vitest";
import { formatTimeControl, parseTimeControl } from "./time-control.ts";

it.each([
  ["2+0.02", { kind: "clock", baseMs: 2000, incrementMs: 20 }],
  ["60", { kind: "clock", baseMs: 60_000, incrementMs: 0 }],
  ["0+1", { kind: "clock", baseMs: 0, incrementMs: 1000 }],
  ["40/60+0.5", { kind: "clock", baseMs: 60_000, incrementMs: 500, movesPerPeriod: 40 }],
  ["movetime=0.1", { kind: "per-move", limits: { timeMs: 100 } }],
  ["depth=6", { kind: "per-move", limits: { depth: 6 } }],
  ["nodes=10000", { kind: "per-move", limits: { nodes: 10_000 } }],
])("%s is read, and written the same", (text, value) => {
  expect(parseTimeControl(text)).toEqual({ ok: true, value });
  expect(formatTimeControl(value as Parameters<typeof formatTimeControl>[0])).toBe(text);
});

it.each([
  "",
  "0",
  "0+0",
  "1+",
  "+1",
  "0/60",
  "-1",
  "1e3",
  "depth=0",
  "depth=1.5",
  "nodes=-1",
  "mate=3",
  "1 + 1",
  "9999999",
])("refuses %s", (text) => {
  expect(parseTimeControl(text)).toMatchObject({ ok: false, error: { code: "bad-time-control" } });
});

it("never throws", () => {
  fc.assert(fc.property(fc.string(), (text) => void parseTimeControl(text)));
});
