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

test("a side by lot is not tied to the start by lot", () => {
  const engine = randomPlayer({ game: chessEntry.game("chess960"), seed: 1 });
  const lots = Array.from({ length: 40 }, (_, seed) => {
    const wishes = { level: 1, side: "random", seed };
    const { session, people } = setUpGame(chessEntry, "chess960", engine, wishes);
    const { board } = session.state.line.start;
    return `${people[0]}, ${board[0]?.role}`;
  });
  // A knight on a1 is one of the lower numbers of the 960.
  for (const lot of ["white, knight", "black, knight"]) expect(lots).toContain(lot);
});
