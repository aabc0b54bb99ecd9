import { expect, test } from "vitest";
import { gameOfText } from "./game-of-text.ts";
import { readChessPgn } from "./pgn/chess.ts";

const PAPER = '[Event "?"]\n[White "Anna"]\n[Black "Béla"]\n\n1. e4 e5 1-0\n';
const KALAH_START = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";
const AUALE_START = "4-4-4-4-4-4-4-4-4-4-4-3-1-0-N";

test.each([
  ['[Game "kalah"]\n\n1. c', "kalah"],
  [`${'[Event "x"]\n'.repeat(200)}[Game "Oware Abapa"]\n\n1. C`, "oware"],
  ['Played today:\n\n[South "A"] [Game "igisoro"]\n\n1. e', "igisoro"],
  ['{ not [Game "oware"] }\n[Game "kalah"]\n\nc', "kalah"],
  [`c f b\n\n[Game "oware"]\n\nC c`, "oware"],
  [`${PAPER}\n[Event "?"]\n[Game "kalah"]\n\nc`, "chess"],
  ['[Game "Chess"]\n\n1. e4', "chess"],
])("the tag Game decides in %j: %s", (text, game) => {
  for (const expected of [undefined, "chess", "kalah", "oware"] as const) {
    if (expected !== undefined && text.startsWith("[Event") && game === "chess") continue;
    expect(gameOfText(text, expected)).toEqual({ ok: true, value: game });
  }
});

test.each([
  ['[South "A"]\n[North "B"]\n\n1. c f 1... b', "kalah"],
  ['[South "Mr A"]\n[North "B"]\n\n1. c f 1... b a z', "kalah"],
  ['[South "A"]\n[North "B"]\n\n1. C c 2. F f', "oware"],
  ['[SouthElo "1500"]\n\n1. e a 2. a g', "igisoro"],
  ['[South "A"]\n[Variant "rwandan"]\n\n*', "igisoro"],
  ['[South "A"]\n[Variant "no such"]\n\n1. c', "kalah"],
  [`[FEN "${KALAH_START}"]\n\nc`, "kalah"],
  ['[FEN "8/4S,4S,4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S,4S,4S/8 S 1"]\n\n*', "igisoro"],
  ["<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", "kalah"],
  ["<6,0,0,4,4> c", "kalah"],
  [`[FEN "${AUALE_START}"]\n\n1. d`, "oware"],
  ['[Variant "Oware Abapa"]\n[White "A"]\n\n1. x', "oware"],
  ["1. F c 2. E+3 a+2 25-23", "oware"],
  ["1. F c 2. E+3 a+2 3. z", "oware"],
  ["c f b a", "kalah"],
  ["cfba\n", "kalah"],
  ["1. c f 1... b 2. z", "kalah"],
])("without the tag and an ending, %j is %s", (text, game) => {
  expect(gameOfText(text)).toEqual({ ok: true, value: game });
  expect(gameOfText(text, "chess")).toEqual({ ok: true, value: game });
});

test.each([
  [PAPER],
  ["1. e4 e5"],
  ["e4"],
  ["N"],
  [""],
  ["*"],
  ['[Event "?"]\n\n*'],
  ['[Game "?"]\n[Round "3"]\n\n1. d4'],
  ['[Game "3"]\n\n1. d4'],
  ['[FEN "8/8/8/8/8/k7/8/K7 w - - 0 1"]\n\n*'],
  ['[White "South A"]\n\n1. a4 b5'],
  ["a nice text without a game"],
  ['{"json": [1, 2]}'],
])("%j is left to chess", (text) => {
  expect(gameOfText(text)).toEqual({ ok: true, value: "chess" });
  expect(gameOfText(text, "oware")).toEqual({ ok: true, value: "oware" });
});

test("a game that is not known is refused at its tag, unless the file's name speaks of another", () => {
  const text = '[Event "?"]\n[Game "go"]\n\n1. D4';
  expect(gameOfText(text)).toEqual({
    ok: false,
    error: {
      code: "other-game",
      message:
        "the tag Game names 'go', which is not known here; chess, kalah, oware and igisoro are",
      game: 1,
      line: 2,
      column: 8,
    },
  });
  expect(gameOfText(text, "chess")).toEqual({ ok: true, value: "chess" });
});

test("a game of mancala among those of chess is refused alone", () => {
  const text = `${PAPER}\n[Event "?"]\n[Game "kalah"]\n\n1. e *\n\n${PAPER}`;
  const readings = [...readChessPgn(text)];
  expect(readings.map(({ record }) => record !== undefined)).toEqual([true, false, true]);
  expect(readings[1]?.faults).toMatchObject([
    { code: "other-game", message: "this is a game of 'kalah', not of chess", line: 8 },
  ]);
});
