import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readChessPgn, treeOfMoves } from "@kibitz/records";
import { expectOk, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";
import { Chess } from "chess.js";
import { beforeEach, describe, expect, it } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { chessFormat } from "../games/chess.ts";
import { arenaGame } from "../games/registry.ts";
import { FakeTime } from "../testing/fake-time.ts";
import { firstMove, playing, type Script, ScriptedPlayer } from "../testing/scripted-player.ts";
import { type MatchFile, openMatchFile } from "./match-file.ts";
import { type MatchOptions, runMatch } from "./run-match.ts";

let folder = "";
let path = "";

beforeEach(async () => {
  folder = await ownFolder();
  path = join(folder, "games.pgn");
});

const openFile = (
  resume: boolean,
  players: readonly [string, string] = ["A", "B"],
  timeControl = "2+0.02",
) =>
  openMatchFile(path, {
    game: chess,
    format: chessFormat(chess),
    players,
    resume,
    event: "The first match",
    timeControl,
    date: () => "2024.12.31",
  });

function options(
  script: Script,
  file: MatchFile<ChessPosition, ChessMove, Colour>,
  gameCount = 2,
): MatchOptions<ChessPosition, ChessMove, Colour> {
  const scripted = (name: string) => ({
    name,
    start: async () => new ScriptedPlayer(name, script),
  });
  const fen = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1";
  return {
    game: chess,
    contestants: [scripted("A"), scripted("B")],
    gameCount,
    timeControl: { kind: "clock", baseMs: 2000, incrementMs: 20 },
    openings: [
      { name: "start", line: startLine(chess) },
      { name: "rooks", line: startLine(chess, expectOk(chess.notation.parsePosition(fen))) },
    ],
    adjudication: { maxPlies: 12 },
    time: new FakeTime(),
    keep: (game) => file.keep(game),
    earlier: file.earlier,
  };
}

const gamesIn = (text: string) => text.split(/\n(?=\[Event )/);

describe("the file of a match", () => {
  it("replays in another program", async () => {
    const file = await openFile(false);
    await runMatch({ ...options(firstMove, file, 6), concurrency: 2 });
    await file.close();
    const games = gamesIn(await readFile(path, "utf8"));
    expect(games).toHaveLength(6);
    for (const game of games) {
      const board = new Chess();
      board.loadPgn(game);
      expect(board.history()).toHaveLength(12);
      expect(board.getHeaders()).toMatchObject({ Result: "1/2-1/2", PlyCount: "12" });
    }
  });

  it("tells clocks, scores and endings", async () => {
    const file = await openFile(false);
    const mate = playing("f3", "e5", "g4", "Qh4");
    const script: Script = (line, limits) => {
      const deed = mate(line, limits);
      return deed.kind === "move" ? { ...deed, score: { kind: "mate", plies: -3 } } : deed;
    };
    const openings = [{ name: "start", line: startLine(chess) }];
    await runMatch({ ...options(script, file, 1), openings });
    await file.close();
    expect(await readFile(path, "utf8")).toMatchInlineSnapshot(`
      "[Event "The first match"]
      [Site "?"]
      [Date "2024.12.31"]
      [Round "1.1"]
      [White "A"]
      [Black "B"]
      [Result "0-1"]
      [Opening "start"]
      [TimeControl "2+0.02"]
      [PlyCount "4"]
      [Termination "normal"]
      [Ending "checkmate"]

      1. f3 {[%eval #-2,7] [%clk 0:00:02.02] [%emt 0:00:00]} 1... e5
      {[%eval #2,7] [%clk 0:00:02.02] [%emt 0:00:00]} 2. g4
      {[%eval #-2,7] [%clk 0:00:02.04] [%emt 0:00:00]} 2... Qh4#
      {[%eval #2,7] [%clk 0:00:02.04] [%emt 0:00:00]} 0-1
      "
    `);
  });

  it("says what the loser did", async () => {
    const file = await openFile(false);
    await runMatch(options(() => ({ kind: "crash", message: "It is gone." }), file, 1));
    await file.close();
    expect(await readFile(path, "utf8")).toMatch(/\[Termination "abandoned"\]\n\[Ending "crash"\]/);
  });

  it("goes on where a killed run ended", async () => {
    const first = await openFile(false);
    const before = await runMatch(options(firstMove, first, 3));
    await first.close();
    const whole = await readFile(path, "utf8");
    await appendFile(path, '\n[Event "The first match"]\n[Round "2.2"]\n\n1. e4 {half a comm');
    const second = await openFile(true);
    expect(second.earlier.map(({ number }) => number)).toEqual([0, 1, 2]);
    const after = await runMatch(options(firstMove, second, 4));
    await second.close();
    expect(after.games.draws).toBe(before.games.draws + 1);
    const text = await readFile(path, "utf8");
    expect(text.startsWith(whole)).toBe(true);
    expect(gamesIn(text)).toHaveLength(4);
    expect(await readFile(`${path}.partial`, "utf8")).toContain("half a comm");
    expect([...readChessPgn(text)].flatMap(({ faults }) => faults)).toEqual([]);
  });

  it("does not touch what is no file of this match", async () => {
    const file = await openFile(false);
    await runMatch(options(firstMove, file));
    await file.close();
    await expect(openFile(false)).rejects.toThrow(/holds something already: resume its match/);
    await expect(openFile(true, ["A", "C"])).rejects.toThrow(/another match than A against C/);
    await writeFile(path, "Dear diary\n");
    await expect(openFile(false)).rejects.toThrow(/holds something already/);
    path = join(folder, "missing", "games.pgn");
    await expect(openFile(false)).rejects.toThrow(/cannot be kept in/);
  });

  it("refuses to mix games at different time controls", async () => {
    const file = await openFile(false);
    await runMatch(options(firstMove, file));
    await file.close();
    await expect(openFile(true, ["A", "B"], "nodes=50")).rejects.toThrow(
      /holds games at 2\+0\.02, not at nodes=50: resume with that/,
    );
  });

  it("refuses to mix games under different rules", async () => {
    const settings = { players: ["A", "B"], event: "A match", timeControl: "depth=1" } as const;
    const tags = new Map([
      ["Round", "1.1"],
      ["White", "A"],
      ["Black", "B"],
    ]);
    await expectOk(arenaGame("kalah", "4x3"))(async ({ game, format }) => {
      const tree = treeOfMoves<never>([]);
      await writeFile(path, format.write({ tags, start: game.start(), tree, result: "1/2-1/2" }));
    });
    const resumed = expectOk(arenaGame("kalah", "5x3"))(({ game, format }) =>
      openMatchFile(path, { ...settings, game, format, resume: true, date: () => "2024.12.31" }),
    );
    await expect(resumed).rejects.toThrow(/holds games of 4x3, not of 5x3/);
  });

  it("leaves a file alone that is not of a match, whatever it holds", async () => {
    const binary = Buffer.from([0xff, 0x00, 0x0a, 0xe9, 0x31, 0x2d, 0x30]);
    for (const content of [Buffer.from("my notes\n"), binary]) {
      await writeFile(path, content);
      await expect(openFile(true)).rejects.toThrow("not the file of a match");
      expect(await readFile(path)).toEqual(content);
    }
  });

  it("keeps each half-written game in a file of its own, byte for byte", async () => {
    const file = await openFile(false);
    await runMatch(options(firstMove, file));
    await file.close();
    const whole = await readFile(path);
    for (const [name, tail] of [
      [".partial", '\n[Event "caf\u00e9"]\n1. e4'],
      [".partial-2", '\n[Event "x'],
    ] as const) {
      await appendFile(path, Buffer.from(tail, "latin1"));
      const resumed = await openFile(true);
      await resumed.close();
      expect(resumed.setAside).toBe(path + name);
      expect(await readFile(path)).toEqual(whole);
      expect(await readFile(path + name, "latin1")).toBe(tail);
    }
  });
});
