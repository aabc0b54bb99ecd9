import { expect, it } from "vitest";
import { namePlace, type TargetKind, type Targets } from "./naming.ts";

const KING = 4;
const ROOK = 7;
const TARGETS: Targets = new Map([
  [KING, moves(5, ROOK)],
  [ROOK, moves(6)],
]);

function moves(...places: number[]): Map<number, TargetKind> {
  return new Map(places.map((place) => [place, "move"]));
}

it("selects what can move", () => {
  expect(namePlace(TARGETS, undefined, KING)).toEqual({ kind: "select", place: KING });
});

it("steps to a target", () => {
  expect(namePlace(TARGETS, KING, 5)).toEqual({ kind: "step", from: KING, to: 5 });
});

it("steps to a target on which something movable stands", () => {
  expect(namePlace(TARGETS, KING, ROOK)).toEqual({ kind: "step", from: KING, to: ROOK });
});

it("takes another movable one instead", () => {
  expect(namePlace(TARGETS, ROOK, KING)).toEqual({ kind: "select", place: KING });
});

it("puts the selected one down", () => {
  expect(namePlace(TARGETS, KING, KING)).toEqual({ kind: "clear" });
});

it("misses where it cannot go, and where nothing can move", () => {
  expect(namePlace(TARGETS, KING, 40)).toEqual({ kind: "miss", from: KING, to: 40 });
  expect(namePlace(TARGETS, undefined, 40)).toEqual({ kind: "miss", from: undefined, to: 40 });
});
