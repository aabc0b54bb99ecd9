import { expect, test } from "vitest";
import {
  dateText,
  gamesText,
  gameTitle,
  momentText,
  movesText,
  playersOf,
  resultText,
} from "./game-words.ts";
import { keptGame } from "./testing/kept-game.fixture.ts";

test("players, results and lengths are written for people", () => {
  expect(playersOf(keptGame("a"))).toBe("Anna – Kibitz, level 3");
  expect(playersOf(keptGame("a", { tags: { White: "?" } }))).toBe("Unknown – Unknown");
  expect(resultText(keptGame("a"))).toBe("in play");
  expect(resultText(keptGame("a", { origin: "imported" }))).toBe("–");
  expect(resultText(keptGame("a", { tags: { Result: "1/2-1/2" } }))).toBe("½–½");
  expect(movesText(keptGame("a", { plies: 3 }))).toBe("2 moves");
  expect(movesText(keptGame("a", { plies: 1 }))).toBe("1 move");
  for (const game of ["kalah", "oware", "igisoro"]) {
    expect(movesText(keptGame("a", { game, plies: 25 }))).toBe("25 sowings");
  }
  expect(gameTitle(keptGame("a"))).toBe("Chess");
  expect(gameTitle(keptGame("a", { game: "hex" }))).toBe("hex");
  expect(gamesText(1)).toBe("1 game");
  expect(gamesText(12_345)).toBe("12,345 games");
});

test("what is not known of a date is left out", () => {
  expect(dateText("2026.03.??")).toBe("2026.03");
  expect(dateText("????.??.??")).toBe("");
  expect(dateText("1960.03.15")).toBe("1960.03.15");
  expect(dateText(undefined)).toBe("");
});

test("a moment is told by its time today, by its day before", () => {
  const now = new Date(2026, 4, 20, 18, 0);
  const told = (time: Date): string => momentText(time.toISOString(), now);
  expect(told(new Date(2026, 4, 20, 9, 5))).toBe("09:05");
  expect(told(new Date(2026, 2, 1, 9, 5))).toBe("1 Mar");
  expect(told(new Date(2025, 11, 31, 9, 5))).toBe("31 Dec 2025");
  expect(momentText("never", now)).toBe("");
});
