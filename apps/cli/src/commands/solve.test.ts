import { describe, expect, test, vi } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { kalahEntry } from "../games/kalah.ts";
import { run, scriptedConsole } from "../testing/scripted-console.ts";
import { runSolve } from "./solve.ts";

/** Kalah whose kernel ends its search after a ply, whatever is to be proved. */
const SHORT_SIGHTED: typeof kalahEntry = {
  ...kalahEntry,
  kernel: (variant) => {
    const { codec, ...spec } = kalahEntry.kernel(variant);
    const encodeLimits: typeof codec.encodeLimits = (limits) =>
      codec.encodeLimits({ ...limits, depth: 1 });
    return { ...spec, codec: { ...codec, encodeLimits } };
  },
};

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
    expect(printed).toMatch(/Proved by a search that asks the endgame database: .* nodes/);
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

  test("solves what is left of a game of Oware", async () => {
    const position = ["--position", "3,1S,2/3,1S,1,1S 23 22 S 40"];
    const { exitCode, printed } = await run(["solve", "oware", ...position, "--no-cache"]);
    expect(exitCode).toBe(0);
    expect(printed.split("\n").slice(0, 5)).toEqual([
      "South to move: 3,1S,2/3,1S,1,1S 23 22 S 40",
      "North wins by 2 with best play.",
      "",
      "D     North wins by 2",
      "F     North wins by 2",
    ]);
  });

  test("proves what changing places is worth", async () => {
    const args = ["--variant", "3x2-pie", "--moves", "a", "--hash", "4", "--no-cache"];
    const { exitCode, printed } = await run(["solve", "kalah", ...args]);
    expect(exitCode).toBe(0);
    expect(printed.split("\n").slice(0, 7)).toEqual([
      "North to move: 2S,2S,2S/1,3S,3S 0 0 N 1 swap",
      "North wins by 8 with best play.",
      "",
      "a     North wins by 6",
      "b     North wins by 8",
      "c     South wins by 2",
      "swap  South wins by 8",
    ]);
  });

  test("says what is missing when the time is over", async () => {
    const args = ["--time", "1", "--hash", "4", "--no-cache", "--no-table"];
    const { exitCode, printed, noted } = await run(["solve", "kalah", ...args]);
    expect(exitCode).toBe(1);
    expect(printed).toMatch(/^f {5}not proved$/m);
    expect(noted).toMatch(/not solved: the 1 ms of --time were over; give it more/);
  });

  test("warns of a proof that is out of reach", async () => {
    const args = ["solve", "oware", "--time", "1", "--no-cache"];
    const { noted } = await run(args);
    expect(noted).toContain("there are 48 seeds on the board, and with more than 12");
    expect((await run([...args, "--position", "2S,5/5,1S 23 22 S 40"])).noted).not.toContain(
      "proofs",
    );
  });

  test("ends when the kernel does, with or without a proof", async () => {
    const { console, printed } = scriptedConsole();
    const options = { variant: "4x3", hash: 4, cache: false, table: true };
    await expect(runSolve(SHORT_SIGHTED, options, console)).rejects.toThrow(
      "not solved: the search came to its end without a proof of every move; solve a position",
    );
    expect(printed).toContain("a     not proved");
    expect(printed.at(-1)).toMatch(/^Searched: /);
  });

  test("lets the time begin with the search", async () => {
    const slow: typeof kalahEntry = {
      ...SHORT_SIGHTED,
      kernel: (variant) => {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
        return SHORT_SIGHTED.kernel(variant);
      },
    };
    const options = { variant: "4x3", hash: 4, time: 400, cache: false, table: true };
    await expect(runSolve(slow, options, scriptedConsole().console)).rejects.toThrow(
      "not solved: the search came to its end",
    );
  });

  test("knows what lies in an endgame database from what a search has found", async () => {
    vi.stubEnv("XDG_CACHE_HOME", await ownFolder());
    const sourceOf = async (...position: string[]) => {
      const args = ["--variant", "4x3", "--hash", "16", "--json", ...position];
      return JSON.parse((await run(["solve", "kalah", ...args])).printed).source;
    };
    expect(await sourceOf()).toBe("search");
    expect(await sourceOf("--position", "2S,1S,2S,1/1S,1S,1,2S 7 8 S 9")).toBe("database");
    vi.unstubAllEnvs();
  });

  test.each([
    [["kalah", "--pits", "0"], /no such board: Kalah has from 1 to 9 pits/],
    [["kalah", "--moves", "c z"], /move 2 of --moves, z, cannot be played/],
    [["igisoro"], /Igisoro cannot be solved here/],
    [["kalah", "--variant", "2x2", "--position", "2/2 4 4 S 9"], /the game is over/],
  ])("refuses %s", async (args, reason) => {
    const { exitCode, printed, noted } = await run(["solve", ...args]);
    expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: "" });
    expect(noted).toMatch(reason);
  });
});
