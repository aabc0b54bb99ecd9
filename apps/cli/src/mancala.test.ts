import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownFolder } from "../../../tests/own-folder.fixture.ts";
import { run } from "./testing/scripted-console.ts";

const START = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";
/** South has one seed left, which ends the game. */
const LAST_SEED = "5S,1,4S,1,3S,1/5,1S 20 15 S 9";

/** South may sow its seventh pit in either direction. */
const FORK = "3,1S,1S,1,2S,2S/4S,4S,1,5S,5S,1,2S,6S/1S,6S,6S,1S,1,4S,4S,4S/2S,1S,1S,1S,1S,3 S 4";

describe("perft", () => {
  test.each([
    ["kalah", 4, 942],
    ["oware", 4, 1014],
    ["igisoro", 3, 416],
  ])("of %s to depth %i, by kernel and referee", async (id, depth, nodes) => {
    for (const extra of [[], ["--referee"]]) {
      const { exitCode, printed } = await run([
        "perft",
        id,
        "--depth",
        `${depth}`,
        "--json",
        ...extra,
      ]);
      expect(exitCode).toBe(0);
      expect(JSON.parse(printed)).toMatchObject({ game: id, depth, nodes });
    }
  });

  test("of another size, by a name or by its numbers", async () => {
    const args = ["perft", "kalah", "--depth", "1", "--json"];
    const named = await run([...args, "--variant", "3x2-empty-capture"]);
    const sized = await run([...args, "--pits", "3", "--seeds", "2"]);
    const both = await run([...args, "--variant", "3x2", "--pits", "3"]);
    const position = "2S,2S,2S/2S,2S,2S 0 0 S 1";
    for (const { printed } of [named, sized, both])
      expect(JSON.parse(printed)).toMatchObject({ position, nodes: 3 });
  });

  test("divides by moves as they are written", async () => {
    const args = ["perft", "oware", "--depth", "2", "--divide", "--referee"];
    expect((await run(args)).printed).toMatch(/^A: 6\nB: 6\n/);
  });
});

describe("bad input ends with exit code 2 and a sentence", () => {
  test.each([
    [["perft", "kalah", "--depth", "1", "--pits", "10"], "from 1 to 9 pits a side, not 10"],
    [["perft", "kalah", "--depth", "1", "--seeds", "0"], "from 1 to 12 seeds a pit, not 0"],
    [["perft", "kalah", "--depth", "1", "--pits", "six"], "whole number"],
    [
      ["perft", "kalah", "--depth", "1", "--variant", "6by4"],
      "write pits and seeds a pit such as 6x4",
    ],
    [["perft", "oware", "--depth", "1", "--variant", "bouncing"], "grand-slam-illegal"],
    [["perft", "igisoro", "--depth", "1", "--variant", "kenyan"], "outer-rows"],
    [["solve", "kalah", "--variant", "6x4-pie", "--pits", "5"], "such as --variant 5x4-pie"],
    [["play", "oware", "--pits", "5"], "Oware has no --pits and --seeds"],
    [["play", "kalah", "--side", "white"], 'no side "white": give south, north'],
    [["analyse", "kalah", "--position", START.replace("4S,", "3S,")], "there are 47 seeds"],
    [["analyse", "kalah", "--position", START.replaceAll("4S", "3S")], "give --variant 6x3"],
    [["analyse", "kalah", "--position", "<6,0,0,4,4>"], "12, not 2"],
    [["analyse", "kalah", "--position", "6/5S,5 20 23 S 1"], "the game is over"],
    [["analyse", "oware", "--position", `${START} x`], "'x' means nothing here"],
    [["analyse", "igisoro", "--position", "8/8/8/8 S 1"], "0 seeds on the board; Igisoro has 64"],
    [["analyse", "kalah", "nowhere.kalah"], "nowhere.kalah cannot be read"],
  ])("%j", async (args, fragment) => {
    const { exitCode, printed, noted } = await run(args);
    expect(noted).toContain(fragment);
    expect(exitCode).toBe(2);
    expect(printed).toBe("");
  });
});

describe("analyse", () => {
  test("tells what a move wins in seeds, and what the others are worth", async () => {
    const args = ["analyse", "kalah", "--pits", "3", "--seeds", "2", "--multipv", "3"];
    const { exitCode, printed } = await run([...args, "--depth", "20"]);
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/^Best: \w \(south: wins by 4 seeds\)$/m);
    expect(printed).toMatch(/^Worth of the moves: b S \+4, /m);
    const json = await run([...args, "--depth", "20", "--json"]);
    expect(JSON.parse(json.printed)).toMatchObject({
      sideToMove: "south",
      lines: [{ score: { kind: "exact", value: 4 } }, {}, {}],
    });
  });

  test("takes the pie rule from a position in which places may be changed", async () => {
    const pie = ["--position", "2S,2S,2S/1,3S,3S 0 0 N 1 swap", "--pits", "3", "--seeds", "2"];
    const { printed } = await run(["analyse", "kalah", "--depth", "3", "--json", ...pie]);
    expect(JSON.parse(printed)).toMatchObject({ position: pie[1], best: "b" });
    const refused = await run(["analyse", "kalah", "--variant", "3x2", ...pie.slice(0, 2)]);
    expect(refused.exitCode).toBe(2);
    expect(refused.noted).toContain("'swap' needs the pie rule, which this game has not");
    expect(refused.noted).toContain("give --variant 3x2-pie");
  });

  test("takes positions as others write them, and says how a game has ended", async () => {
    const args = ["analyse", "kalah", "--depth", "1", "--position"];
    const kgp = await run([...args, "<2,0,0,2,2,2,2>", "--variant", "2x2", "--json"]);
    expect(JSON.parse(kgp.printed)).toMatchObject({ position: "2S,2S/2S,2S 0 0 S 1" });
    const over = await run([...args, "6/6 20 28 S 30"]);
    expect(over.printed).toContain("The game is over. North wins by 8 seeds.");
  });

  test("judges the games of a file, each by its own variant", async () => {
    const folder = await ownFolder();
    const file = join(folder, "games.kalah");
    const games = '[South "Ann"]\n[Variant "3x2"]\n\na\n\n[South "Cy"]\n[Variant "2x2"]\n\na z\n';
    await writeFile(file, games);
    const judged = join(folder, "judged.kalah");
    const { exitCode, printed, noted } = await run([
      ...["analyse", "kalah", file, "--depth", "12", "--pgn", judged],
    ]);
    expect(exitCode).toBe(0);
    expect(noted).toContain("line 9, column 3: 'z' is no pit; name one from a to b");
    expect(printed).toMatch(/^Game 1: Ann - \?$/m);
    expect(printed).toMatch(/^south {3}a\S* +(?:[SN] \+\d+|0)/m);
    expect(printed).toMatch(/average loss \d+\.\d seeds/);
    const written = await readFile(judged, "utf8");
    expect(written).toMatch(
      /\[Annotator "Kibitz"\]\n\[Game "kalah"\]\n\n\{\[%exact 4\]\} 1\. a .*\[%exact -?\d+\]/,
    );
  });
});

describe("play", () => {
  let home: string;

  beforeEach(async () => {
    home = await ownFolder();
    vi.stubEnv("KIBITZ_HOME", home);
  });
  afterEach(() => vi.unstubAllEnvs());

  const play = (input: string, id: string, ...args: string[]) =>
    run(["play", id, "--seed", "1", "--ascii", ...args], input);
  const both = (input: string, id: string, ...args: string[]) =>
    play(input, id, "--side", "both", ...args);

  test("a line may hold the moves of a whole turn, with blanks or without", async () => {
    for (const turn of ["c f", "cf", "C F"]) {
      const { printed } = await both(`${turn}\ngame\nquit\n`, "kalah");
      expect(printed).toContain("Player 1: c (sows 4, ends in the store, moves again)");
      expect(printed).toContain("Player 1: f (sows 5, ends in North's pit d)");
      expect(printed).toMatch(/^1\. c f$/m);
      // One board at the start and one after the turn.
      expect(printed.match(/North {2}0/g)).toHaveLength(2);
    }
  });

  test("a grand slam that costs the rest is named as the end", async () => {
    const slam = "1S,2,8S,2/1S,1S,1S,1S,1S,1 17 17 N 1";
    const rules = ["--variant", "grand-slam-gives", "--position", slam];
    const { printed } = await both("c\n", "oware", ...rules);
    expect(printed).toContain("North wins by 6 seeds, after a grand slam.");
  });

  test("what cannot be made of a line is named", async () => {
    const { printed } = await both("c c f\ngame\nquit\n", "kalah");
    expect(printed).toContain("South's pit c is empty");
    expect(printed).toContain("Not made: c f");
    expect(printed).toMatch(/^1\. c$/m);
    const engine = await play("a b\nquit\n", "kalah", "--level", "1", "--pits", "2");
    expect(engine.printed).toContain("Not made, since the turn has passed: b");
  });

  test("pits that are letters of commands are pits", async () => {
    const { printed } = await both("b\nhelp\nquit\n", "kalah");
    expect(printed).toContain("Player 1: b (sows 4, ends in pit f)");
    expect(printed).toMatch(/^ {2}board {2,}draw the board/m);
    expect(printed).toMatch(/^ {2}undo, u {2,}take back/m);
  });

  test("moves tell what they do", async () => {
    const { printed } = await both("moves\nx\nquit\n", "kalah", "--position", LAST_SEED);
    expect(printed).toMatch(/^ {2}f {2}sows 1, ends in the store, the rest, 12, goes to North$/m);
    expect(printed).toContain("'x' is no pit; name one from a to f");
  });

  test("a game ends by so many seeds", async () => {
    const { printed } = await both("f\n", "kalah", "--position", LAST_SEED);
    expect(printed).toContain("North wins by 6 seeds.");
  });

  test("a turn is taken back to its last choice, kept and resumed", async () => {
    await both("c\nquit\n", "kalah", "--variant", "6x4-pie");
    const { printed } = await run(
      ["play", "kalah", "--resume", "--ascii"],
      "f\nswap\ngame\nundo\nundo\ngame\nquit\n",
    );
    expect(printed).toContain("Player 2: swap (changes places)");
    expect(printed).toMatch(/^1\. c f 1\.\.\. swap$/m);
    expect(printed).toMatch(/^1\. c$/m);
  });

  test("a game is saved in its own form", async () => {
    const file = join(home, "game.oware");
    const { printed } = await both(`save\nC\nf\nsave ${file}\nquit\n`, "oware");
    expect(printed).toContain("save my-game.oware");
    expect(await readFile(file, "utf8")).toMatch(/\[South "Player 1"\].*1\. C .*f /s);
  });

  test("Igisoro asks which way, and takes the answer", async () => {
    const { printed } = await both("moves\ng\ng<\nquit\n", "igisoro", "--position", FORK);
    expect(printed).toMatch(/^ {2}g> {2}sows 6, 2 laps, ends in pit o$/m);
    expect(printed).toContain("from pit g there are these turns: g>, g<");
    expect(printed).toContain("Player 1: g< (sows 6, 2 laps, ends in pit o, captures 8)");
  });

  test("the engine plays each game to its end", async () => {
    for (const [id, ...args] of [
      ["kalah", "--pits", "2", "--seeds", "2"],
      ["oware", "--position", "2S,5/5,2S 22 22 S 40"],
    ] as const) {
      const { printed } = await play("", id, "--side", "none", "--level", "1", ...args);
      expect(printed).toMatch(/(?:South|North) wins by \d+ seeds?|The game is a draw /);
    }
  });
});
