import { describe, expect, it } from "vitest";
import {
  type BoardView,
  centreOf,
  cornerOf,
  isDarkPlace,
  placeAt,
  placeByKey,
  placesByRow,
} from "./geometry.ts";

const CHESS: BoardView = { columns: 8, rows: 8, flipped: false };
const TURNED: BoardView = { ...CHESS, flipped: true };
const WIDE: BoardView = { columns: 5, rows: 4, flipped: false };

const A1 = 0;
const E1 = 4;
const H1 = 7;
const E4 = 28;
const A8 = 56;
const H8 = 63;

describe("places on the screen", () => {
  it("puts the first place at the bottom left, and at the top right of a turned board", () => {
    expect(cornerOf(CHESS, A1)).toEqual({ x: 0, y: 700 });
    expect(cornerOf(TURNED, A1)).toEqual({ x: 700, y: 0 });
    expect(centreOf(CHESS, E4)).toEqual({ x: 450, y: 450 });
  });

  it("finds the place under a point and none beyond the edge", () => {
    expect(placeAt(CHESS, { x: 450, y: 450 })).toBe(E4);
    expect(placeAt(TURNED, { x: 799, y: 799 })).toBe(A8);
    expect(placeAt(CHESS, { x: -1, y: 400 })).toBeUndefined();
    expect(placeAt(CHESS, { x: 400, y: 800 })).toBeUndefined();
  });

  it("finds each place again at its own centre", () => {
    for (const view of [CHESS, TURNED, WIDE]) {
      for (let place = 0; place < view.columns * view.rows; place++) {
        expect(placeAt(view, centreOf(view, place))).toBe(place);
      }
    }
  });

  it("reads the rows from the top", () => {
    expect(placesByRow(WIDE)).toEqual([
      [15, 16, 17, 18, 19],
      [10, 11, 12, 13, 14],
      [5, 6, 7, 8, 9],
      [0, 1, 2, 3, 4],
    ]);
    expect(placesByRow(TURNED)[0]?.[0]).toBe(H1);
  });

  it("has a dark a1 and a light h1, whichever way round", () => {
    expect([CHESS, TURNED].map((view) => isDarkPlace(view, A1))).toEqual([true, true]);
    expect([CHESS, TURNED].map((view) => isDarkPlace(view, H1))).toEqual([false, false]);
    expect(isDarkPlace(WIDE, 0)).toBe(true);
    expect(isDarkPlace(WIDE, 5)).toBe(false);
  });
});

describe("keys", () => {
  it("moves as the screen shows it", () => {
    expect(placeByKey(CHESS, E1, "ArrowUp", false)).toBe(12);
    expect(placeByKey(TURNED, E4, "ArrowUp", false)).toBe(20);
    expect(placeByKey(TURNED, E4, "ArrowLeft", false)).toBe(29);
  });

  it("stays at the edge", () => {
    expect(placeByKey(CHESS, E1, "ArrowDown", false)).toBe(E1);
    expect(placeByKey(CHESS, H8, "ArrowRight", false)).toBe(H8);
  });

  it("jumps to the ends of rows, columns and the board", () => {
    expect(placeByKey(CHESS, E4, "Home", false)).toBe(24);
    expect(placeByKey(CHESS, E4, "End", false)).toBe(31);
    expect(placeByKey(CHESS, E4, "Home", true)).toBe(A8);
    expect(placeByKey(CHESS, E4, "End", true)).toBe(H1);
    expect(placeByKey(CHESS, E4, "PageUp", false)).toBe(60);
    expect(placeByKey(CHESS, E4, "PageDown", false)).toBe(E1);
  });

  it("leaves other keys to others", () => {
    expect(placeByKey(CHESS, E4, "f", false)).toBeUndefined();
  });
});
