import { expectOk } from "@kibitz/rules";
import { formatSetup, type Piece, parseSetup, type Square } from "@kibitz/rules/chess";
import { describe, expect, it, test } from "vitest";
import { applyBrush, type Brush, brushOfKey } from "./brush.ts";

const queen: Piece = { colour: "white", role: "queen" };
const pawn: Piece = { colour: "black", role: "pawn" };
const A1 = 0 as Square;
const A2 = 8 as Square;

const boardAfter = (fen: string, square: Square, brush: Brush): string | undefined =>
  formatSetup(applyBrush(expectOk(parseSetup(fen)), square, brush, "standard")).split(" ")[0];

describe("a brush", () => {
  it.each([
    ["puts a piece on an empty square", "8/8/8/8/8/8/8/8", A1, queen, "8/8/8/8/8/8/8/Q7"],
    ["replaces what stands there", "8/8/8/8/8/8/8/Q7", A1, pawn, "8/8/8/8/8/8/8/p7"],
    ["takes its like away", "8/8/8/8/8/8/8/Q7", A1, queen, "8/8/8/8/8/8/8/8"],
    ["erases", "8/8/8/8/8/8/P7/Q7", A2, "erase", "8/8/8/8/8/8/8/Q7"],
    ["may move only", "8/8/8/8/8/8/P7/Q7", A2, "move", "8/8/8/8/8/8/P7/Q7"],
  ] as const)("%s", (_, before, square, brush, after) => {
    expect(boardAfter(before, square, brush)).toBe(after);
  });
});

test.each([
  ["Q", queen],
  ["p", pawn],
  ["Delete", "erase"],
  ["Backspace", "erase"],
  ["x", undefined],
  ["Enter", undefined],
  ["PageUp", undefined],
] as const)("the key %s", (key, brush) => {
  expect(brushOfKey(key)).toEqual(brush);
});
