import { type GameRecord, readChessPgn, writeChessPgn } from "@kibitz/records";
import { type ChessMove, type ChessPosition, chess, createChess } from "@kibitz/rules/chess";
import { describe, expect, test } from "vitest";
import { lineRecord } from "./line-text.ts";
import { prunedRecord, WHOLE } from "./prune.ts";
import { onlyGame, readText, type TextReader } from "./read-text.ts";
import { packText, unpackText } from "./share-link.ts";

const reader: TextReader<ChessPosition, ChessMove> = {
  variants: [
    { id: "standard", title: "Standard" },
    { id: "chess960", title: "Chess960" },
  ],
  game: (variant) => createChess({ variant: variant === "chess960" ? "chess960" : "standard" }),
  positionFormat: "FEN",
  *readRecords(text) {
    for (const { number, tags, record, game, faults } of readChessPgn(text)) {
      yield { number, tags, record, variant: game?.variant ?? "standard", faults };
    }
  },
};

function read(pgn: string): GameRecord<ChessPosition, ChessMove> {
  for (const { record } of readChessPgn(pgn)) if (record !== undefined) return record;
  throw new Error("cannot read the game of the test");
}

const movetext = (record: GameRecord<ChessPosition, ChessMove>): string =>
  writeChessPgn(chess, record).split("\n\n")[1]?.replace(/\s+/g, " ").trim() ?? "";

describe("a pasted text", () => {
  test("is a position", () => {
    const read = readText(reader, " 4k3/8/8/8/8/8/8/4K2R w K - 0 1 \n");
    expect(read).toMatchObject({ kind: "position", variant: "standard" });
  });

  test("is a position of the variant that can have it", () => {
    const castling = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    expect(readText(reader, castling)).toMatchObject({ kind: "position", variant: "chess960" });
  });

  test("is a game, with tags or bare", () => {
    for (const text of ['[White "Anna"]\n\n1. e4 e5 *', "1. e4 e5 2. Nf3", "e4 e5 Nf3"]) {
      const read = readText(reader, text);
      expect(read.kind === "games" && read.games.length).toBe(1);
      expect(read.kind === "games" && read.faults).toEqual([]);
    }
  });

  test("that is too long is for the library", () => {
    const long = "1. e4 e5 ".padEnd(5_000_001, "*");
    expect(readText(reader, long)).toMatchObject({
      kind: "nothing",
      message: expect.stringContaining("library"),
    });
  });

  test("may hold several games, and tells where one is wrong", () => {
    const text =
      '[White "A"]\n\n1. e4 e5 *\n\n[White "B"]\n\n1. e4 Ke7 2. d4 *\n\n[White "C"]\n\n1. d4 *\n';
    const read = readText(reader, text);
    if (read.kind !== "games") throw new Error(read.kind);
    expect(read.games.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(read.faults).toHaveLength(1);
    expect(read.faults[0]).toMatch(/^Game 2, line 7, column 7: /);
    expect(read.isCut).toBe(false);
  });

  test("opens by itself where it is one game and nothing is wrong", () => {
    const only = (text: string) => onlyGame(readText(reader, text))?.number;
    expect(only('[White "A"]\n\n1. e4 e5 *')).toBe(1);
    expect(only('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *')).toBeUndefined();
    expect(only('[White "A"]\n\n1. e4 Ke7 *')).toBeUndefined();
    expect(only('[White "A"]\n\n1. e4 *\n\n[Game "oware"]\n\n1. A a *')).toBeUndefined();
    expect(only("4k3/8/8/8/8/8/8/4K2R w K - 0 1")).toBeUndefined();
  });

  test("is nothing, and the sentence says why", () => {
    expect(readText(reader, "  ")).toEqual({
      kind: "nothing",
      message: "There is no text to read.",
    });
    const read = readText(reader, "Hello there");
    expect(read).toMatchObject({ kind: "nothing" });
    expect(read.kind === "nothing" && read.message).toMatch(
      /^This is neither a position in FEN nor a game\. Game 1, line 1/,
    );
  });

  test("that is nearly a position says what the position lacks", () => {
    const fault = readText(reader, "4k3/8/8/8/8/8/8/8 w - - 0 1");
    expect(fault).toMatchObject({
      kind: "nothing",
      message: expect.stringMatching(/^This position cannot be set up: .*king.*\.$/),
    });
  });

  test("is tried by the rules on the board before all others", () => {
    const read = readText(reader, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "chess960");
    expect(read).toMatchObject({ kind: "position", variant: "chess960" });
  });

  test("may be of another game, which its tag names", () => {
    const text = '[Game "oware"]\n\n1. A a 2. B b *';
    expect(readText(reader, text)).toEqual({ kind: "other-game", game: "oware" });
  });

  test("is cut after so many games as can be shown", () => {
    const read = readText(reader, '[White "A"]\n\n1. e4 *\n\n'.repeat(501));
    expect(read).toMatchObject({ kind: "games", isCut: true });
    expect(read.kind === "games" && read.games.length).toBe(500);
  });
});

describe("a link", () => {
  test("carries any text there and back, shorter than it was", async () => {
    const text = "1. e4 {Größe ♞} e5 ".repeat(50);
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(await unpackText(packed)).toEqual({ ok: true, value: text });
  });

  test.each(["", "!", "AAAA", "not-a-game"])("that is broken says so: %j", async (fragment) => {
    const unpacked = await unpackText(fragment);
    expect(unpacked.ok).toBe(false);
  });

  test("that unpacks to too much is refused", async () => {
    const bomb = await packText("x".repeat(2_000_001));
    expect(await unpackText(bomb)).toEqual({
      ok: false,
      error: "The game in this link is too long to be opened.",
    });
  });
});

describe("a file of a study", () => {
  const study = read(
    "{Before} 1. e4 $1 {[%eval 0.3] [%clk 0:01:00] good} e5 (1... c5 {[%eval 0.2] sharp} 2. Nf3) 2. Nf3 *",
  );

  test("holds all of it", () => {
    expect(prunedRecord(study, WHOLE)).toBe(study);
  });

  test.each([
    [
      { variations: false },
      "{Before} 1. e4 $1 {[%eval 0.30] [%clk 0:01:00] good} 1... e5 2. Nf3 *",
    ],
    [{ comments: false }, "1. e4 {[%eval 0.30]} 1... e5 (1... c5 {[%eval 0.20]} 2. Nf3) 2. Nf3 *"],
    [
      { evaluations: false },
      "{Before} 1. e4 $1 {[%clk 0:01:00] good} 1... e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 *",
    ],
    [{ variations: false, comments: false, evaluations: false }, "1. e4 e5 2. Nf3 *"],
  ])("holds what was chosen: %j", (choice, expected) => {
    expect(movetext(prunedRecord(study, { ...WHOLE, ...choice }))).toBe(expected);
  });

  test("of one line ends where it was asked to", () => {
    expect(movetext(lineRecord(study, [0, 1]))).toBe(
      "{Before} 1. e4 $1 {[%eval 0.30] [%clk 0:01:00] good} 1... c5 {[%eval 0.20] sharp} *",
    );
  });
});
