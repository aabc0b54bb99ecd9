import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expectOk } from "@kibitz/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { openMatchFile } from "../match/match-file.ts";
import { formatMatchReport, type MatchReport } from "../match/report.ts";
import { runMatch } from "../match/run-match.ts";
import { contestantOf } from "../spec/contestant.ts";
import { parseEngineSpec } from "../spec/engine-spec.ts";
import type { ArenaGame } from "./arena-game.ts";
import { arenaGame, arenaGameIds } from "./registry.ts";

let folder = "";

beforeEach(async () => {
  folder = await ownFolder();
});

const noFile = async (path: string): Promise<string> => {
  throw new Error(`${path} is not needed`);
};

/** A short match between described engines, its games kept in a file. */
async function match<P, M, S extends string>(
  arena: ArenaGame<P, M, S>,
  engines: readonly [string, string],
  { gameCount = 2, resume = false } = {},
): Promise<MatchReport> {
  const [a, b] = engines.map((text) => contestantOf(expectOk(parseEngineSpec(text)), arena));
  if (!a || !b) throw new Error("two players are needed");
  const file = await openMatchFile(join(folder, "games.txt"), {
    game: arena.game,
    format: arena.format,
    players: [a.name, b.name],
    resume,
    event: "Test",
    timeControl: "depth=5",
    date: () => "2024.12.31",
  });
  try {
    return await runMatch({
      game: arena.game,
      contestants: [a, b],
      openings: await arena.ownOpenings(noFile),
      timeControl: { kind: "per-move", limits: { depth: 5 } },
      adjudication: { maxPlies: 400 },
      gameCount,
      earlier: file.earlier,
      keep: (game) => file.keep(game),
    });
  } finally {
    await file.close();
  }
}

it("plays Kalah with the kernel and a reference search, and goes on where it was left", async () => {
  const arena = expectOk(arenaGame("kalah", "4x3-empty-capture-pie"));
  const engines = ["kibitz:nodes=300,hash=1", "reference:random,seed=1"] as const;
  const first = await arena((game) => match(game, engines));
  expect(first.faults).toEqual([]);
  expect(first).toMatchObject({ stop: "games", margin: { games: 2, points: "seeds" } });
  expect(first.margin?.mean).toBeGreaterThan(0);
  const both = await arena((game) => match(game, engines, { gameCount: 4, resume: true }));
  expect(both.margin?.games).toBe(4);
  expect(formatMatchReport(both)).toMatch(
    /^Margin {3}\+\d+\.\d seeds a game {3}\(from 4 games\)$/m,
  );
});

describe.each([
  ["kalah", "6x4"],
  ["oware", "grand-slam-illegal"],
  ["igisoro", "rwandan"],
])("%s", (id, variant) => {
  const arena = expectOk(arenaGame(id, variant));

  it("is played by levels, but by no rating", async () => {
    const engines = ["kibitz:level=2,hash=1", "reference:greedy"] as const;
    const report = await arena((game) => match(game, engines));
    expect(report).toMatchObject({ game: id, faults: [], stop: "games" });
    await rm(join(folder, "games.txt"));
    const rated = ["kibitz:elo=1500", "reference:greedy"] as const;
    await expect(arena((game) => match(game, rated))).rejects.toThrow(
      `does not start: There are no ratings of ${id}: choose a level 1 to 10 instead.`,
    );
  });
});

describe("arenaGame", () => {
  it("names what it does not know, and what there is", () => {
    const message = (id: string, variant?: string) => {
      const found = arenaGame(id, variant);
      return found.ok ? undefined : found.error.message;
    };
    expect(message("halma")).toBe(
      `there are no matches of 'halma'; there are of: ${arenaGameIds().join(", ")}`,
    );
    expect(message("chess", "suicide")).toMatch(/its variants are: standard, chess960$/);
    expect(message("kalah", "0x4")).toMatch(/^Kalah has no variant '0x4': /);
    expect(message("oware", "nyam")).toMatch(/^Oware has no variant 'nyam': /);
    expect(message("toString")).toMatch(/^there are no matches/);
  });
});
