import { fischer, suddenDeath, untimed } from "@kibitz/engine";
import { expect, test } from "vitest";
import { formatClock, isLow, warningBetween } from "./clock-face.ts";

test.each([
  [0, "0:00.0"],
  [-5, "0:00.0"],
  [99, "0:00.0"],
  [9_950, "0:09.9"],
  [19_999, "0:19.9"],
  [20_000, "0:20"],
  [20_001, "0:21"],
  [59_999, "1:00"],
  [600_000, "10:00"],
  [599_001, "10:00"],
  [3_599_000, "59:59"],
  [3_600_000, "1:00:00"],
  [3_725_000, "1:02:05"],
])("%i milliseconds stand as %s", (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});

test("a clock is low by what the game began with", () => {
  expect(isLow({ remainingMs: 29_000 }, suddenDeath(600_000))).toBe(true);
  expect(isLow({ remainingMs: 31_000 }, suddenDeath(600_000))).toBe(false);
  // A fifth of a minute.
  expect(isLow({ remainingMs: 13_000 }, fischer(60_000, 0))).toBe(false);
  expect(isLow({ remainingMs: 11_000 }, fischer(60_000, 0))).toBe(true);
  expect(isLow({ remainingMs: 29_000 }, untimed)).toBe(true);
});

test("a warning is given once, when its mark is passed", () => {
  expect(warningBetween(60_100, 60_000)).toBe("One minute left.");
  expect(warningBetween(60_000, 59_900)).toBeUndefined();
  expect(warningBetween(30_001, 29_999)).toBe("30 seconds left.");
  expect(warningBetween(10_050, 9_950)).toBe("10 seconds left.");
  // Given back by an increment, and not said again on the way up.
  expect(warningBetween(9_000, 12_000)).toBeUndefined();
  // A thread that was busy over two marks hears of the nearer one.
  expect(warningBetween(61_000, 9_000)).toBe("10 seconds left.");
});
