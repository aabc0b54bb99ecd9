import { expect, it, test } from "vitest";
import { pitPlace, storePlace } from "../places.ts";
import {
  countAt,
  emptied,
  type MancalaSetup,
  MOST_SEEDS,
  seedsIn,
  totalWords,
  withCount,
  withRows,
} from "./setup.ts";

const setup: MancalaSetup = {
  pits: { south: [4, 0, 7], north: [1, 2, 3] },
  stores: { south: 5, north: 2 },
  sideToMove: "north",
  moveNumber: 3,
};

it("counts and changes pits and stores, and only those that there are", () => {
  const place = pitPlace("south", 2);
  expect(countAt(setup, place)).toBe(7);
  expect(countAt(withCount(setup, place, 9), place)).toBe(9);
  expect(withCount(setup, storePlace("north"), 4).stores).toEqual({ south: 5, north: 4 });
  expect(withCount(setup, pitPlace("south", 3), 1)).toBe(setup);
  const { stores: _, ...bare } = setup;
  expect(withCount(bare, storePlace("north"), 4)).toBe(bare);
});

it("keeps counts in range", () => {
  const place = pitPlace("north", 0);
  expect(countAt(withCount(setup, place, -1), place)).toBe(0);
  expect(countAt(withCount(setup, place, 1000), place)).toBe(MOST_SEEDS);
});

it("empties a board and fits its rows", () => {
  expect(seedsIn(setup)).toBe(24);
  expect(seedsIn(emptied(setup))).toBe(0);
  expect(withRows(setup, 2).pits).toEqual({ south: [4, 0], north: [1, 2] });
  expect(withRows(setup, 4).pits.south).toEqual([4, 0, 7, 0]);
});

test.each([
  [48, "All 48 seeds are there."],
  [46, "2 seeds are missing: 46 of 48."],
  [49, "1 seed is too many: 49 of 48."],
])("%i of 48 are told", (seeds, words) => {
  expect(totalWords(seeds, 48)).toBe(words);
});
