import { expect, test } from "vitest";
import { scrollToRow, visibleRows } from "./visible-rows.ts";

test("the rows in view are drawn with a few to spare, however many there are", () => {
  expect(visibleRows(0, 400, 40, 100_000)).toEqual({ from: 0, to: 18 });
  expect(visibleRows(40_000, 400, 40, 100_000)).toEqual({ from: 992, to: 1018 });
  expect(visibleRows(3_999_600, 400, 40, 100_000)).toEqual({ from: 99_982, to: 100_000 });
  expect(visibleRows(5_000, 400, 40, 3), "after the list has shrunk").toEqual({ from: 3, to: 3 });
  expect(visibleRows(0, 400, 40, 0)).toEqual({ from: 0, to: 0 });
});

test("a row is brought into view by the shortest way", () => {
  expect(scrollToRow(5, 0, 400, 40)).toBe(0);
  expect(scrollToRow(10, 0, 400, 40)).toBe(40);
  expect(scrollToRow(2, 200, 400, 40)).toBe(80);
});
