import { expect, test } from "vitest";
import { gameIdAt, newGameId } from "./game-id.ts";

test("ids sort by age, also those of one moment and when the clock is set back", () => {
  const times = [1_700_000_000_000, 1_700_000_000_000, 1_600_000_000_000, 1_800_000_000_000];
  const ids = times.map((timeMs) => newGameId(timeMs));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{13}$/);
});

test("the id of a moment is always the same", () => {
  expect(gameIdAt(0, "page")).toBe("000000000page");
  expect(gameIdAt(1_700_000_000_000, "page") > gameIdAt(1_600_000_000_000, "page")).toBe(true);
});
