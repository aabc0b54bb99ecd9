import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownFolder } from "../../../tests/own-folder.fixture.ts";
import { run } from "./testing/scripted-console.ts";

const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1";

describe("perft", () => {
  test("counts with the kernel and with the referee", async () => {
    for (const extra of [[], ["--referee"]]) {
      const args = ["perft", "chess", "--depth", "3", "--position", KIWIPETE, ...extra];
      const { exitCode, printed } = await run([...args, "--json"]);
      expect(exitCode).toBe(0);
      expect(JSON.parse(printed)).toMatchObject({
        game: "chess",
        position: KIWIPETE,
        depth: 3,
        nodes: 97862,
        timeMs: expect.any(Number),
        nps: expect.any(Number),
      });
    }
  });

  test("divides, and spells castling as the variant does", async () => {
    const args = ["perft", "chess", "--depth", "2", "--divide", "--position", KIWIPETE];
    const standard = await run(args);
    expect(standard.printed).toMatch(/^e1g1: 43$/m);
    expect(standard.printed).toMatch(/^2039 nodes/m);
    const chess960 = await run([...args, "--variant", "chess960"]);
    expect(chess960.printed).toMatch(/^e1h1: 43$/m);
  });
});

describe("bad input ends with exit code 2 and a sentence", () => {
  test.each([
    [["perft", "chess"], "--depth"],
    [["perft", "draughts", "--depth", "1"], 'no game "draughts"'],
    [["perft", "chess", "--depth", "-1"], "whole number from 0 to 20"],
    [["perft", "chess", "--depth", "1e1"], "whole number"],
    [["perft", "chess", "--depth", "0", "--divide"], "depth of 1 or more"],
    [["perft", "chess", "--depth", "1", "--variant", "atomic"], 'no variant "atomic"'],
    [["perft", "chess", "--depth", "1", "--position", "8/8/8/8/8/8/8/8 w - - 0 1"], "no king"],
    [["perft", "chess", "--depth", "1", "--position", "x\u001b[2J"], "position cannot be used"],
    [["analyse", "chess", "--time", "soon"], "whole number"],
    [["play", "chess", "--side", "purple"], 'no side "purple"'],
    [["play", "chess", "--level", "11"], "whole number from 1 to 10"],
    [["play", "chess", "--clock", "five"], "--clock"],
    [["play", "chess", "--resume", "--clock", "5+3"], "cannot be used with option '--clock"],
    [["play", "chess", "--resume", "--position", "startpos"], "cannot be used with option"],
    [["match", "--engine", "kibitz"], "needs --engine twice"],
    [["match", "--engine", "houdini"], 'no engine "houdini"'],
    [["match", "ludo", "--engine", "kibitz", "--engine", "kibitz"], "no matches of 'ludo'"],
    [
      ["match", "kalah", "--variant", "6x40", "--engine", "kibitz", "--engine", "kibitz"],
      "no variant '6x40'",
    ],
    [["match", "--engine", "kibitz", "--engine", "kibitz", "--tc", "soon"], "no time control"],
    [["match", "--engine", "kibitz", "--engine", "kibitz", "--sprt", "5,0"], "elo0"],
    [["match", "--engine", "kibitz", "--engine", "kibitz", "--resume"], "--pgn"],
    [
      ["match", "--engine", "kibitz", "--engine", "kibitz", "--openings", "nowhere.pgn"],
      "nowhere.pgn",
    ],
    [
      ["match", "--engine", "kibitz", "--engine", "uci:/nowhere/engine", "--games", "2"],
      "/nowhere/engine",
    ],
    [["serve", "--port", "70000"], "65535"],
    [["sreve"], 'no command "sreve"'],
    [["sreve", "--help"], 'no command "sreve"'],
    [["perft", "chess", "--depth", "1", "--dpeth", "2"], "--dpeth"],
  ])("%j", async (args, fragment) => {
    const { exitCode, printed, noted } = await run(args);
    expect(noted).toContain(fragment);
    expect(exitCode).toBe(2);
    expect(printed).toBe("");
    // Control characters of foreign text would reach the terminal.
    expect(noted).not.toMatch(/[^\n\P{Cc}]/u);
  });
});

describe("analyse", () => {
  test("finds a mate and prints one JSON object", async () => {
    const args = ["analyse", "chess", "--depth", "4", "--position", MATE_IN_ONE, "--json"];
    const { exitCode, printed } = await run(args);
    expect(exitCode).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      best: "a1a8",
      lines: [{ multipv: 1, score: { kind: "mate", plies: 1 }, pv: ["Ra8#"] }],
    });
  });

  test("says how a finished game has ended", async () => {
    const mated = "R5k1/5ppp/8/8/8/8/8/7K b - - 0 1";
    const { exitCode, printed } = await run(["analyse", "chess", "--position", mated]);
    expect(exitCode).toBe(0);
    expect(printed).toContain("The game is over. White wins by checkmate.");
  });
});

describe("analyse with a file", () => {
  test("judges the moves, names the faults and reads on", async () => {
    const file = join(await ownFolder(), "games.pgn");
    const first =
      '[White "An\u202ena"]\n[Black "Ben"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0\n';
    await writeFile(file, `${first}\n[White "Cy"]\n\n1. f3 e5 2. g4 Qh5 *\n`);
    const { exitCode, printed, noted } = await run(["analyse", "chess", file, "--depth", "5"]);
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/^Game 1: An\\u\{202e\}na - Ben$/m);
    expect(printed).toMatch(/^black {3}Nf6\?\? +#1 {2}blunder; better was \S+$/m);
    expect(printed).toMatch(/^white {3}Qxf7#\s*$/m);
    expect(printed).toMatch(/^white {3}g4\?\? +#-1 {2}blunder/m);
    expect(noted).toContain("line 8, column 16: Qh5 is not legal");
  });

  test("stops at a null move, says so and knows Latin-1", async () => {
    const file = join(await ownFolder(), "games.pgn");
    const text = '[White "J\xf6rg"]\n[Black "Ben"]\n\n1. e4 -- 2. d4 *\n';
    await writeFile(file, text, "latin1");
    const { exitCode, printed, noted } = await run(["analyse", "chess", file, "--depth", "2"]);
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/^Game 1: Jörg - Ben$/m);
    expect(printed).toMatch(/^white {3}e4/m);
    expect(printed).not.toMatch(/^white {3}d4/m);
    expect(noted).toContain("game 1: the moves after a null move (--) are left out");
  });

  test("tells how each side has played, to people and to programs", async () => {
    const folder = await ownFolder();
    const file = join(folder, "game.pgn");
    const first = "1. e4 {my favourite} e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";
    await writeFile(file, `${first}\n\n[White "Cy"]\n\n1. d4 *\n`);
    const args = ["analyse", "chess", file, "--nodes", "10000"];
    const text = await run(args);
    expect(text.printed).toMatch(
      /^black {3}accuracy \d+ %, average loss \d+ cp, \d inaccurac\S+, 0 mistakes, 1 blunder$/m,
    );
    const annotated = join(folder, "judged.pgn");
    const { printed } = await run([...args, "--json", "--pgn", annotated]);
    const { games } = JSON.parse(printed);
    expect(games).toMatchObject([
      { sides: { black: { moves: 3, accuracy: expect.any(Number), counts: { blunder: 1 } } } },
      { sides: { white: { moves: 1 }, black: { moves: 0 } } },
    ]);
    expect(games[0].moves[5]).toMatchObject({
      move: "Nf6",
      judgement: "blunder",
      better: expect.arrayContaining([expect.any(String)]),
    });
    const written = await readFile(annotated, "utf8");
    expect(written).toMatch(
      /1-0\n\n\[Event "\?"\]\n(.+\n)+\n\{\[%eval \S+\]\} 1\. d4 \{\[%eval \S+\]\} \*\n$/,
    );
    expect(written.match(/\[Annotator "Kibitz"\]/g)).toHaveLength(2);
    const pgn = written.replace(/\s+/g, " ");
    expect(pgn).toMatch(/1\. e4 \{\[%eval \S+\] my favourite\}/);
    expect(pgn).toMatch(/Nf6 \$4 \{\[%eval #1\] Blunder; better was (\S+)\.\} \(3\.\.\. \1/);
    const again = await run([...args, "--pgn", annotated]);
    expect(again.exitCode).toBe(2);
    expect(again.noted).toContain("a name that is free");
  });

  test("a file without a game is bad input", async () => {
    const { exitCode, noted } = await run(["analyse", "chess", "nowhere.pgn"]);
    expect(noted).toContain("nowhere.pgn cannot be read");
    expect(exitCode).toBe(2);
  });
});

describe("play", () => {
  let home: string;

  beforeEach(async () => {
    home = await ownFolder();
    vi.stubEnv("KIBITZ_HOME", home);
  });
  afterEach(() => vi.unstubAllEnvs());

  const play = (input: string, ...args: string[]) =>
    run(
      [
        ...["play", "chess", "--seed", "1", "--ascii"],
        // A resumed game has a level of its own.
        ...(args.includes("--resume") ? [] : ["--level", "1"]),
        ...args,
      ],
      input,
    );

  test("a mate ends the game", async () => {
    const { exitCode, printed } = await play("Ra8\n", "--position", MATE_IN_ONE);
    expect(exitCode).toBe(0);
    expect(printed).toContain("You: Ra8#");
    expect(printed).toContain("White wins by checkmate.");
  });

  test("a game is kept from move to move and resumed", async () => {
    const first = await play("d4\nquit\n");
    expect(first.printed).toContain("--resume");
    const second = await play("game\nundo\ngame\nresign\n", "--resume");
    expect(second.printed).toMatch(/^1\. d4 \S+$/m);
    expect(second.printed).toContain("No move has been made.");
    expect(second.printed).toContain("Black wins by resignation.");
    const third = await play("", "--resume");
    expect(third.exitCode).toBe(2);
    expect(third.noted).toContain("no unfinished game");
  });

  test("a damaged file is named and passed over", async () => {
    await play("e4\nquit\n");
    const folder = join(home, "games", "chess");
    await writeFile(join(folder, "9999-damaged.json"), '{"variant": "stand');
    const { exitCode, printed, noted } = await play("game\nquit\n", "--resume");
    expect(exitCode).toBe(0);
    expect(noted).toContain("9999-damaged.json is damaged");
    expect(printed).toContain("1. e4");
    expect(await readdir(folder)).toHaveLength(2);
    const otherVariant = { variant: "x", level: 3, people: ["white"], snapshot: {} };
    await writeFile(join(folder, "9998-variant.json"), JSON.stringify(otherVariant));
    const passed = await play("game\nquit\n", "--resume");
    expect(passed.noted).toContain('9998-variant.json was passed over: Chess has no variant "x"');
    expect(passed.printed).toContain("1. e4");
  });

  test.each([
    ["KIBITZ_HOME", join(import.meta.filename, "folder")],
    // Exists where it does, and takes no folder from anybody.
    ["KIBITZ_HOME", "/proc"],
    ["XDG_DATA_HOME", "/proc"],
  ])(
    "a game that cannot be kept, %s being %s, goes on and is not said to be",
    async (name, value) => {
      vi.stubEnv("KIBITZ_HOME", "");
      vi.stubEnv(name, value);
      const { exitCode, printed, noted } = await play("e4\ne5\nquit\n", "--side", "both");
      expect(exitCode).toBe(0);
      expect(printed).toMatch(/^Player 1: e4$[\s\S]*^Player 2: e5$/m);
      expect(noted).toContain("the game cannot be kept");
      expect(printed).toContain("The game is not kept");
      expect(printed).not.toContain("--resume");
    },
  );

  test("two people share a terminal, and the game is saved as PGN", async () => {
    const file = join(home, "game.pgn");
    const moves = "f3\ne5\ng4\nnonsense\nKe3\nQh4\n";
    const { printed } = await play(
      `f4\nundo\n${moves.slice(0, -4)}save ${file}\nQh4\n`,
      "--side",
      "both",
    );
    expect(printed).toContain('"nonsense" is not a move');
    expect(printed).toContain("Black wins by checkmate.");
    expect(await readFile(file, "utf8")).toMatch(/1\. f3 .*e5 .*2\. g4/s);
  });

  test("the engine plays itself to the end, Chess960 too", async () => {
    const nearlyOver = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
    const { printed } = await play("", "--side", "none", "--position", nearlyOver);
    expect(printed).toMatch(/White wins by checkmate|draw/);
    const drawn = await play("position\nquit\n", "--variant", "chess960", "--side", "both");
    expect(drawn.printed).toMatch(/^[nbrqk]{8}\/pppppppp\//m);
  });
});

describe("match", () => {
  test("plays pairs, keeps the games and reports", async () => {
    const folder = await ownFolder();
    const pgn = join(folder, "games.pgn");
    const args = ["match", "--engine", "reference:random,seed=1", "--engine", "reference:greedy"];
    const limits = ["--games", "4", "--tc", "depth=1", "--max-plies", "60", "--pgn", pgn, "--json"];
    const { exitCode, printed } = await run([...args, ...limits]);
    expect(exitCode).toBe(0);
    const report = JSON.parse(printed) as { games: Record<string, number>; faults: unknown[] };
    expect(Object.values(report.games).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(report.faults).toEqual([]);
    expect((await readFile(pgn, "utf8")).match(/^\[Result /gm)).toHaveLength(4);
    const again = await run([...args, ...limits]);
    expect(again.exitCode).toBe(2);
    expect(again.noted).toContain("resume");
  });
});

test("Chess960 matches start from its own positions", async () => {
  const engines = ["--engine", "reference:random", "--engine", "reference:random"];
  const limits = ["--games", "2", "--tc", "depth=1", "--max-plies", "20", "--json"];
  const { exitCode, printed } = await run([
    "match",
    ...engines,
    ...limits,
    "--variant",
    "chess960",
  ]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(printed)).toMatchObject({ openings: 960 });
});

test("a match of Kalah counts seeds, in the variant that is asked for", async () => {
  const engines = ["--engine", "reference:random,seed=1", "--engine", "reference:greedy"];
  const limits = ["--games", "2", "--tc", "depth=1", "--variant", "5x3"];
  const { exitCode, printed } = await run(["match", "kalah", ...engines, ...limits, "--json"]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(printed)).toMatchObject({
    game: "kalah",
    faults: [],
    margin: { games: 2, points: "seeds" },
  });
  const named = await run(["match", "--game", "kalah", ...engines, ...limits]);
  expect(named.printed).toMatch(/^Margin .* seeds a game/m);
});

describe("uci", () => {
  test("plays Kalah, exactly near the end", async () => {
    const game = "setoption name UCI_Variant value kalah\nposition startpos moves c c\n";
    const end = "position fen 6,1S/5,1S 24 22 S 30\n";
    const size = "setoption name KalahRules value 1x1\nposition startpos\nd\ngo depth 3\n";
    const { printed } = await run(["uci"], `${game}${end}${size}`);
    expect(printed).toMatch(/cannot be played: South's pit c is empty$/m);
    expect(printed).toMatch(/^info string at character 14: North has 7 pits and South 6/m);
    expect(printed).toMatch(/^Fen: 1S\/1S 0 0 S 1$/m);
    expect(printed).toMatch(/score cp 0 exact .*pv a$/m);
    expect(printed).toMatch(/^bestmove a$/m);
  });

  test("is spoken on standard input and output until the input ends", async () => {
    const input = `uci\nisready\nposition fen ${MATE_IN_ONE}\ngo depth 3\nrubbish\n`;
    const { exitCode, printed } = await run(["uci"], input);
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/^uciok$/m);
    expect(printed).toMatch(/^readyok$/m);
    expect(printed).toMatch(/^info string .*rubbish/m);
    expect(printed).toMatch(/^bestmove a1a8/m);
  });
});

test("the help names every command", async () => {
  const { exitCode, printed } = await run(["--help"]);
  expect(exitCode).toBe(0);
  for (const name of ["serve", "play", "analyse", "perft", "bench", "uci", "match"]) {
    expect(printed).toMatch(new RegExp(`^  ${name}\\b`, "m"));
  }
});
