import { expect, test } from "vitest";
import {
  extendTo,
  goTo,
  keepListed,
  NO_SELECTION,
  rowAfterKey,
  type Selection,
  toggle,
  toggleAll,
} from "./selection.ts";

const IDS = ["a", "b", "c", "d"];

const at = (current: string, ...chosen: string[]): Selection => ({
  current,
  chosen: new Set(chosen),
});

test("a row is chosen and let go", () => {
  expect(toggle(NO_SELECTION, "b")).toEqual(at("b", "b"));
  expect(toggle(at("a", "a", "b"), "b")).toEqual(at("b", "a"));
  expect(goTo(at("a", "b"), "c")).toEqual(at("c", "b"));
});

test("a range reaches from the current row in either direction", () => {
  expect(extendTo(at("b"), IDS, "d")).toEqual(at("d", "b", "c", "d"));
  expect(extendTo(at("c", "d"), IDS, "a")).toEqual(at("a", "d", "a", "b", "c"));
  expect(extendTo(NO_SELECTION, IDS, "b")).toEqual(at("b", "b"));
});

test("all are chosen, or none when all are", () => {
  expect(toggleAll(at("a", "b"), IDS).chosen).toEqual(new Set(IDS));
  expect(toggleAll(at("a", ...IDS), IDS).chosen).toEqual(new Set());
  expect(toggleAll(NO_SELECTION, []).chosen).toEqual(new Set());
});

test("what leaves the list is let go, and its neighbour is then the current row", () => {
  expect(keepListed(at("b", "b", "c"), IDS, ["a", "c", "d"])).toEqual(at("c", "c"));
  expect(keepListed(at("d"), IDS, ["a"])).toEqual(at("a"));
  expect(keepListed(at("d"), IDS, [])).toEqual({ current: undefined, chosen: new Set() });
  expect(keepListed(at("a", "d"), IDS, IDS)).toEqual(at("a", "d"));
});

test("keys go from row to row and stay within the list", () => {
  expect(rowAfterKey("ArrowDown", 2, 4, 10)).toBe(3);
  expect(rowAfterKey("ArrowDown", 3, 4, 10)).toBe(3);
  expect(rowAfterKey("ArrowDown", -1, 4, 10)).toBe(0);
  expect(rowAfterKey("ArrowUp", 0, 4, 10)).toBe(0);
  expect(rowAfterKey("PageDown", 5, 100, 10)).toBe(15);
  expect(rowAfterKey("PageUp", 5, 100, 10)).toBe(0);
  expect(rowAfterKey("Home", 5, 100, 10)).toBe(0);
  expect(rowAfterKey("End", 5, 100, 10)).toBe(99);
  expect(rowAfterKey("End", -1, 0, 10)).toBeUndefined();
  expect(rowAfterKey("x", 5, 100, 10)).toBeUndefined();
});
