import { describe, expect, it } from "vitest";
import { EMPTY_PLACEMENT, type Placement, placeNext, type Step } from "./placement.ts";

/** A board of 8 columns; each word is a kind and its place. */
function kindsOf(text: string): (string | undefined)[] {
  const kinds = new Array<string | undefined>(64).fill(undefined);
  for (const word of text.split(" ")) {
    const [kind, place] = word.split("@");
    if (kind !== undefined) kinds[Number(place)] = kind;
  }
  return kinds;
}

const start = (text: string): Placement => placeNext(EMPTY_PLACEMENT, kindsOf(text), 8, undefined);
const next = (before: Placement, text: string, known?: Step): Placement =>
  placeNext(before, kindsOf(text), 8, known);
const idAt = (placement: Placement, place: number): number | undefined =>
  placement.standing.find((piece) => piece.place === place)?.id;

describe("placeNext", () => {
  it("lets all pieces arrive on an empty board", () => {
    const placement = start("white-king@4 black-king@60");
    expect(placement.arrived.map(({ place }) => place)).toEqual([4, 60]);
    expect(placement.glides).toEqual([]);
  });

  it("keeps the id of pieces that stay and of the one that moves", () => {
    const before = start("white-king@4 white-rook@0");
    const after = next(before, "white-king@4 white-rook@3", { from: 0, to: 3 });
    expect(idAt(after, 4)).toBe(idAt(before, 4));
    expect(idAt(after, 3)).toBe(idAt(before, 0));
    expect(after.glides).toEqual([{ id: idAt(before, 0), from: 0, to: 3 }]);
    expect(after.arrived).toEqual([]);
    expect(after.left).toEqual([]);
  });

  it("draws the piece that moved above the others", () => {
    const after = next(start("white-rook@0 white-king@4"), "white-rook@3 white-king@4");
    expect(after.standing.at(-1)?.place).toBe(3);
  });

  it("lets a captured piece leave from where it stood", () => {
    const before = start("white-rook@0 black-knight@3");
    const after = next(before, "white-rook@3", { from: 0, to: 3 });
    expect(after.left).toEqual([{ id: idAt(before, 3), kind: "black-knight", place: 3 }]);
    expect(after.glides).toHaveLength(1);
  });

  it("leaves a piece that still stands where the last move ended", () => {
    const before = start("white-rook@3 white-king@0");
    const after = next(before, "white-rook@3 white-king@8", { from: 0, to: 3 });
    expect(after.glides).toEqual([{ id: idAt(before, 0), from: 0, to: 8 }]);
  });

  it("moves king and rook when one castles", () => {
    const before = start("white-king@4 white-rook@7");
    const after = next(before, "white-king@6 white-rook@5", { from: 4, to: 6 });
    expect(after.glides.map(({ from, to }) => `${from}-${to}`).sort()).toEqual(["4-6", "7-5"]);
  });

  it("lets a pawn glide to where it becomes a queen, and back", () => {
    const before = start("white-pawn@48");
    const after = next(before, "white-queen@56", { from: 48, to: 56 });
    expect(after.glides).toEqual([{ id: idAt(before, 48), from: 48, to: 56 }]);
    expect(after.standing).toEqual([{ id: idAt(before, 48), kind: "white-queen", place: 56 }]);
  });

  it("does not take a captured piece for the one that captured it", () => {
    const before = start("white-pawn@28 black-pawn@35");
    const after = next(before, "white-pawn@35", { from: 28, to: 35 });
    expect(after.left.map(({ kind }) => kind)).toEqual(["black-pawn"]);
    expect(idAt(after, 35)).toBe(idAt(before, 28));
  });

  it("matches the nearest of the same kind after a jump", () => {
    const before = start("white-knight@1 white-knight@6");
    const after = next(before, "white-knight@18 white-knight@21");
    expect(after.glides.map(({ from, to }) => `${from}-${to}`).sort()).toEqual(["1-18", "6-21"]);
  });

  it("glides nothing when nothing changes", () => {
    const before = start("white-knight@1");
    expect(next(before, "white-knight@1", { from: 18, to: 1 }).glides).toEqual([]);
  });
});
