import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah, type KalahGame } from "@kibitz/rules/kalah";
import { createOware } from "@kibitz/rules/oware";
import { describe, expect, it, test } from "vitest";
import { type GameRecord, lineOfRecord, mainline } from "../tree.ts";
import { readIgisoroRecords, writeIgisoroRecord } from "./igisoro.ts";
import { type KalahRecord, readKalahRecords, writeKalahRecord } from "./kalah.ts";
import { readOwareRecords, writeOwareRecord } from "./oware.ts";

const START = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";

const onlyOf = <R>(readings: Iterable<R>): R => {
  const [reading, ...others] = [...readings];
  if (reading === undefined || others.length > 0) throw new Error("there is not one game");
  return reading;
};

function readKalah(text: string): { readonly game: KalahGame; readonly record: KalahRecord } {
  const { game, record, faults } = onlyOf(readKalahRecords(text));
  expect(faults).toEqual([]);
  if (game === undefined || record === undefined) throw new Error("nothing was read");
  return { game, record };
}

const movetext = (text: string): string => text.slice(text.indexOf("\n\n") + 2).trim();

describe("our own form", () => {
  it("numbers each turn and not each move where a side moves again", () => {
    const { game, record } = readKalah(
      '[South "Ann"]\n[North "Ben"]\n[SouthElo "1500"]\n\n1. c {again} 1. f (1. b 1... a) 1... b $1 c 2. a 1-0',
    );
    expect(record.tags.get("White")).toBe("Ann");
    expect(record.tags.get("WhiteElo")).toBe("1500");
    expect(writeKalahRecord(game, record)).toBe(
      [
        '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]',
        '[South "Ann"]\n[North "Ben"]\n[Result "1-0"]',
        '[SouthElo "1500"]\n[Game "kalah"]\n[Variant "6x4"]\n',
        "1. c {again} 1. f (1. b 1... a) 1... b $1 c 2. a 1-0\n",
      ].join("\n"),
    );
  });

  it("tells the variant and the start where they are not the usual ones", () => {
    const game = createKalah({ pits: 3, seeds: 2, pie: true });
    const start = game.start();
    const text = writeKalahRecord(game, {
      tags: new Map(),
      start: { ...start, sideToMove: "north", moveNumber: 4 },
      tree: { children: [{ move: { kind: "swap" }, children: [] }] },
      result: "*",
    });
    expect(text).toContain(
      '[Variant "3x2-pie"]\n[SetUp "1"]\n[FEN "2S,2S,2S/2S,2S,2S 0 0 N 4 swap"]\n\n4... swap *',
    );
    const { record, game: read } = readKalah(text);
    expect(read.rules).toEqual(game.rules);
    expect(record.start.maySwap).toBe(true);
    expect(mainline(record.tree)).toEqual([{ kind: "swap" }]);
  });

  it("reads a start that only the pie rule knows without being told of that rule", () => {
    const swap = "2S,2S,2S/2S,2S,2S 0 0 N 4 swap";
    const { game, record } = readKalah(`[FEN "${swap}"]\n\nswap *`);
    expect(game.rules).toEqual(createKalah({ pits: 3, seeds: 2, pie: true }).rules);
    expect(mainline(record.tree)).toEqual([{ kind: "swap" }]);
    const { faults } = onlyOf(readKalahRecords(`[Variant "3x2"]\n[FEN "${swap}"]\n\na *`));
    expect(faults[0]?.message).toContain("'swap' needs the pie rule, which this game has not");
  });

  it("numbers Oware and Igisoro as PGN does", () => {
    const oware = onlyOf(readOwareRecords("c d e f 24-24"));
    expect(oware.record?.result).toBe("1/2-1/2");
    expect(oware.record && movetext(writeOwareRecord(createOware(), oware.record))).toBe(
      "1. C d 2. E f 1/2-1/2",
    );
    const igisoro = onlyOf(readIgisoroRecords("e p"));
    expect(igisoro.faults.map(({ message }) => message)).toEqual([
      "North's pit p holds fewer than two seeds. The rest of this game is left out.",
    ]);
    expect(igisoro.record && writeIgisoroRecord(createIgisoro(), igisoro.record)).toContain(
      '[Game "igisoro"]\n[Variant "rwandan"]\n\n1. e *',
    );
  });

  it("keeps estimates and proofs of the margin apart", () => {
    const { game, record } = readKalah("c {[%exact 8]} f {[%points -2.5,14] hm}");
    const [first] = record.tree.children;
    expect(first?.evaluation).toEqual({ kind: "exact", value: 8 });
    expect(first?.children[0]?.evaluation).toEqual({ kind: "points", value: -2.5, depth: 14 });
    expect(movetext(writeKalahRecord(game, record))).toBe(
      "1. c {[%exact 8]} 1. f {[%points -2.5,14] hm} *",
    );
  });

  it("draws on pits of South and North and on stores", () => {
    const { game, record } = readKalah("c {[%csl Ga1,Rs2] [%cal Bc1d2]}");
    expect(record.tree.children[0]?.shapes).toEqual([
      { colour: "green", from: "a1" },
      { colour: "red", from: "s2" },
      { colour: "blue", from: "c1", to: "d2" },
    ]);
    expect(movetext(writeKalahRecord(game, record))).toBe("1. c {[%csl Ga1,Rs2] [%cal Bc1d2]} *");
  });
});

describe("what others write", () => {
  test("White and Black are South and North", () => {
    const { record } = readKalah('[White "Ann"]\n[Black "Ben"]\n\nc');
    expect([record.tags.get("White"), record.tags.get("Black")]).toEqual(["Ann", "Ben"]);
  });

  test.each(["c f b a", "1. c f 1... b 2. a", "1 c 2 f 3 b 4 a", "cf B\na", "1.cf b! a?!"])(
    "the list of moves %j",
    (text) => {
      const { record } = readKalah(text);
      expect(mainline(record.tree).map((move) => move.kind === "sow" && move.pit)).toEqual([
        2, 5, 1, 0,
      ]);
    },
  );

  test.each([
    ["Kalah", "6x4"],
    ["Kalah (4, 3)", "4x3"],
    ["5,2", "5x2"],
    ["6x4-Empty-Capture", "6x4-empty-capture"],
  ])("the variant %j", (name, variant) => {
    const { game, record } = readKalah(`[Variant "${name}"]\n\na`);
    expect(writeKalahRecord(game, record)).toContain(`[Variant "${variant}"]`);
  });

  test("Aualé's files", () => {
    const text = [
      '[Variant "Oware Abapa"]\n[Event "?"]\n[South "Me"]\n[North "Aalina"]\n[Result "25-23"]\n',
      "1. D e 2. F { good or bad } c 3. A+2 d 25-23\n",
      '[Variant "Oware Abapa"]\n[FEN "4-4-4-4-4-4-4-4-4-4-4-3-1-0-N"]\n[Result "*"]\n\n1. d',
    ].join("\n");
    const [first, second] = [...readOwareRecords(text)];
    expect(first?.faults).toEqual([]);
    expect(first?.record?.result).toBe("1-0");
    expect(first?.record && mainline(first.record.tree)).toEqual([3, 4, 5, 2, 0, 3]);
    expect(first?.record?.tree.children[0]?.children[0]?.children[0]?.comments).toEqual([
      "good or bad",
    ]);
    expect(second?.faults).toEqual([]);
    expect(second?.record?.start).toMatchObject({
      pits: { south: [4, 4, 4, 4, 4, 4], north: [4, 4, 4, 4, 4, 3] },
      stores: { south: 1, north: 0 },
      sideToMove: "north",
    });
  });

  test("positions of the Kalah Game Protocol, each with its moves", () => {
    const text =
      "<3,0,0,3,3,3,3,3,3>\n1. a b\n<6,2,1,0,1,2,3,4,5,0,5,5,5,5,10>\n<3,10,2,1,2,3,4,2,0> c";
    const [first, second, third] = [...readKalahRecords(text)];
    expect(first?.record && mainline(first.record.tree)).toHaveLength(2);
    expect(second?.game?.rules).toMatchObject({ pits: 6, seeds: 4 });
    expect(second?.record?.start).toMatchObject({
      pits: { south: [0, 1, 2, 3, 4, 5], north: [0, 5, 5, 5, 5, 10] },
      stores: { south: 2, north: 1 },
      sideToMove: "south",
    });
    expect(third?.game?.rules).toMatchObject({ pits: 3, seeds: 4 });
    expect(third?.faults).toEqual([]);
  });

  test("the variant of a position without one is told by its seeds", () => {
    const { game } = readKalah('[FEN "5S,5S/4S,4S 2 0 N 3"]\n\na');
    expect(game.rules).toMatchObject({ pits: 2, seeds: 5 });
  });
});

describe("faults", () => {
  const faultsOf = (text: string, read: typeof readKalahRecords | typeof readOwareRecords) =>
    [...read(text)].map(({ record, faults }) => ({
      moves: record && mainline((record as GameRecord<unknown, unknown>).tree).length,
      faults: faults.map(({ code, line, column }) => `${code} ${line}:${column}`),
    }));

  test.each([
    ["c f z b", 2, "move-syntax 1:5"],
    ["c f\n1... b b", 3, "empty-pit 2:8"],
    ["cfbxa", undefined, "move-syntax 1:1"],
    ['[Variant "7x"]\n\nc', undefined, "unknown-variant 1:11"],
    ['[Variant "6x4-bouncing"]\n\nc', undefined, "unknown-variant 1:11"],
    ['[Variant "10x4"]\n\nc', undefined, "size 1:11"],
    ['[Game "oware"]\n\nC', undefined, "other-game 1:8"],
    [`[Variant "6x3"]\n[FEN "${START}"]\n\nc`, undefined, "seed-total 2:7"],
    ["<6,0,0,4,4,4,4,4,4,4,4,4,4,4,3> c", undefined, "seed-total 1:1"],
    ["<6,0,0,4,4,4,4,4,4,4,4,4,4,4> c", undefined, "board-size 1:1"],
    ["<6,0,0,-4,4,4,4,4,4,4,4,4,4,4,4> c f", undefined, "board-text 1:1"],
    ["<0,0,0> a", undefined, "pit-count 1:1"],
    ["<> a", undefined, "board-text 1:1"],
    ['[FEN "x 0 0 S 1"]\n\nc', undefined, "two-rows 1:7"],
    ['[South "a"]\n[White "b"]\n\nc', 1, "repeated-tag 2:1"],
  ])("%j keeps %j moves and names %s", (text, moves, fault) => {
    expect(faultsOf(text, readKalahRecords)).toEqual([{ moves, faults: [fault] }]);
  });

  test("the next game is read as if nothing had been", () => {
    const text = '[Event "1"]\n\nc z f *\n\n[Event "2"]\n\na *\n';
    expect(faultsOf(text, readKalahRecords)).toEqual([
      { moves: 1, faults: ["move-syntax 3:3"] },
      { moves: 1, faults: [] },
    ]);
  });

  test("a repetition ends a game of Oware, and no move follows it", () => {
    const lap = `[FEN "5,1S/1S,5 23 23 S 1"]\n\nA a B b C c D d E e F f`;
    const { record, faults, game = createOware() } = onlyOf(readOwareRecords(`${lap} A a`));
    expect(faults.map(({ message }) => message)).toEqual([
      "the game is over. The rest of this game is left out.",
    ]);
    const line = record && lineOfRecord(game, record);
    expect(line?.moves).toHaveLength(12);
    expect(line && game.outcome(line)).toEqual({ kind: "draw", reason: "repetition" });
  });
});

test("a word of a million letters is gone through once", () => {
  const startMs = performance.now();
  const [reading] = [...readKalahRecords("abcdef".repeat(200_000))];
  expect(reading?.faults).toHaveLength(1);
  const variations = [...readOwareRecords(`C d ${"(d E f ".repeat(40_000)}`)];
  expect(variations).toHaveLength(1);
  expect(performance.now() - startMs).toBeLessThan(5000);
});
