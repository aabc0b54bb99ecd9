import { describe, expect, test } from "vitest";
import { run } from "../testing/scripted-console.ts";

describe("solve", () => {
  test("tells what the start and each first move are worth", async () => {
    const size = ["--pits", "4", "--seeds", "3", "--hash", "16", "--no-cache"];
    const { exitCode, printed } = await run(["solve", "kalah", ...size]);
    expect(exitCode).toBe(0);
    expect(printed.split("\n").slice(0, 7)).toEqual([
      "South to move: 3S,3S,3S,3S/3S,3S,3S,3S 0 0 S 1",
      "South wins by 6 with best play.",
      "",
      "a     North wins by 6",
      "b     South wins by 6",
      "c     South wins by 2",
      "d     North wins by 2",
    ]);
    expect(printed).toMatch(/Proved by search: .* nodes/);
  });

  test("solves what comes of moves, as one JSON object", async () => {
    const args = ["--variant", "3x2", "--moves", "b", "--json", "--hash", "4", "--no-cache"];
    const { exitCode, printed } = await run(["solve", "kalah", ...args]);
    expect(exitCode).toBe(0);
    const solution = JSON.parse(printed);
    expect(solution).toMatchObject({
      game: "kalah",
      variant: "3x2",
      sideToMove: "south",
      source: "search",
    });
    const values = solution.moves.map(({ value }: { value: number }) => value);
    expect(Math.max(...values)).toBe(solution.value);
  });

  test("has the published values of the usual board from the table of openings", async () => {
    const { printed } = await run(["solve", "kalah", "--pits", "6", "--seeds", "4", "--no-cache"]);
    expect(printed.split("\n")).toEqual([
      "South to move: 4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1",
      "South wins by 8 with best play.",
      "",
      "a     North wins by 14",
      "b     North wins by 10",
      "c     South wins by 8",
      "d     North wins by 2",
      "e     North wins by 8",
      "f     South wins by 4",
      "",
      "From the table of openings that were proved before; --no-table searches for them anew.",
    ]);
  });

  test.each([
    [["kalah", "--pits", "0"], /no such board: Kalah has from 1 to 9 pits/],
    [["kalah", "--moves", "c z"], /the move z cannot be played/],
    [["igisoro"], /Igisoro cannot be solved here/],
    [["kalah", "--variant", "2x2", "--position", "2/2 4 4 S 9"], /the game is over/],
  ])("refuses %s", async (args, reason) => {
    const { exitCode, printed, noted } = await run(["solve", ...args]);
    expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: "" });
    expect(noted).toMatch(reason);
  });
});
