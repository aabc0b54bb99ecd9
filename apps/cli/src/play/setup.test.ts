import { randomPlayer } from "@kibitz/engine";
import { expect, test } from "vitest";
import { chessEntry } from "../games/chess.ts";
import { setUpGame } from "./setup.ts";

test("a side by lot is the seed's", () => {
  const game = chessEntry.game("standard");
  const engine = randomPlayer({ game, seed: 1 });
  const sideOf = (seed: number) =>
    setUpGame(chessEntry, "standard", engine, { level: 1, side: "random", seed }).people;
  const sides = Array.from({ length: 20 }, (_, seed) => sideOf(seed));
  expect(new Set(sides.flat())).toEqual(new Set(["white", "black"]));
  for (const people of sides) expect(people).toHaveLength(1);
  expect(sideOf(7)).toEqual(sideOf(7));
});
