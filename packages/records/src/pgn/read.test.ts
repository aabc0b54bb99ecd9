import type { ChessMove } from "@kibitz/rules/chess";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GameTree, mainline, mainlineNodes } from "../tree.ts";
import { type ChessReading, readChessPgn, writeChessPgn } from "./chess.ts";

const readAll = (text: string): readonly ChessReading[] => [...readChessPgn(text)];

function readOne(text: string): ChessReading {
  const [reading, ...others] = readAll(text);
  if (reading === undefined || others.length > 0) throw new Error("not one game");
  return reading;
}

/** The whole game as our writer spells it, without its tags. */
function spelled({ record, game }: ChessReading): string {
  if (!record || !game) throw new Error("there is no record");
  const text = writeChessPgn(game, record);
  return text.slice(text.indexOf("\n\n") + 2).trim();
}

const faultsOf = (reading: ChessReading) =>
  reading.faults.map(({ code, game, line, column }) => [code, game, line, column]);

describe("readChessPgn", () => {
  it("reads tags with escapes, a byte-order mark and strange spacing", () => {
    const reading = readOne(
      '\uFEFF[Event "A \\"B\\" \\\\ C"]\r\n [ White  "Ada" ][Black "Bob"]\r\n\r\n1.e4 e5 1/2-1/2\r\n',
    );
    expect([...reading.tags]).toEqual([
      ["Event", 'A "B" \\ C'],
      ["White", "Ada"],
      ["Black", "Bob"],
    ]);
    expect(reading.record?.result).toBe("1/2-1/2");
    expect(reading.faults).toEqual([]);
  });

  it.each([
    ["1.e4 e5 2.Nf3 *", "1. e4 e5 2. Nf3 *"],
    ["1. e4 1... e5 2 Nf3 ... Nc6 *", "1. e4 e5 2. Nf3 Nc6 *"],
    ["e4 e5 Nf3", "1. e4 e5 2. Nf3 *"],
    ["1. e4! e5?? 2. Nf3!? $14 Nc6?! ± *", "1. e4 $1 e5 $4 2. Nf3 $5 $14 Nc6 $6 $16 *"],
    [
      "1. e4+= e5= 2. Nf3± Nc6+- 3. Bb5∞ a6-/+ 4. Bxc6 dxc6!⩱ 5. Qe2 Qd5+/-$8 *",
      "1. e4 $14 e5 $10 2. Nf3 $16 Nc6 $18 3. Bb5 $13 a6 $17 4. Bxc6 dxc6 $1 $15 5.\nQe2 Qd5 $16 $8 *",
    ],
    ["1. e4 {a} {b} e5 ; to the end\n2. Nf3 *", "1. e4 {a} {b} 1... e5 {to the end} 2. Nf3 *"],
    ["% skipped\n1. e4\n% e5 is skipped\ne6 *", "1. e4 e6 *"],
    [
      "1. e4 (1. d4 d5 (1... f5) 2. c4) (1. c4) e5 *",
      "1. e4 (1. d4 d5 (1... f5) 2. c4) (1. c4) 1... e5 *",
    ],
    ["{first} 1. e4 ({why not} 1. d4 {this}) *", "{first} 1. e4 ({why not} 1. d4 {this}) *"],
    ["1. e2e4 e7-e5 2. Ng1-f3 *", "1. e4 e5 2. Nf3 *"],
    ["1. e4 N e5 D 2. Nf3 +-- Nc6 --+ *", "1. e4 $146 e5 $201 2. Nf3 $20 Nc6 $21 *"],
    ["1. e4 a6 2. e5 d5 3. exd6 e.p. *", "1. e4 a6 2. e5 d5 3. exd6 *"],
    ["1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0 *", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O *"],
    ["1. e4 (1. d4 *) (1. c4 1-0) e5 0-1", "1. e4 (1. d4) (1. c4) 1... e5 0-1"],
    ["1. e4 1-0 {White wins}", "1. e4 {White wins} 1-0"],
    ["1. e4\n", "1. e4 *"],
    ["*", "*"],
  ])("reads '%s'", (text, expected) => {
    const reading = readOne(text);
    expect(reading.faults).toEqual([]);
    expect(spelled(reading)).toBe(expected);
  });

  it.each(["--", "Z0", "z0", "0000", "@@@@", "null", "NULL", "pass"])(
    "reads '%s' as a null move",
    (text) => {
      const reading = readOne(`1. e4 (1. d4 ${text} 2. Nc3 ${text}! {idle} 3. e4) e5 2. ${text} *`);
      expect(reading.faults).toEqual([]);
      expect(spelled(reading)).toBe("1. e4 (1. d4 -- 2. Nc3 -- $1 {idle} 3. e4) 1... e5 2. -- *");
    },
  );

  it("forgets what could be taken en passant when a turn is passed", () => {
    const reading = readOne("1. e4 -- 2. e5 d5 3. -- -- 4. exd6 *");
    expect(faultsOf(reading)).toEqual([["illegal-move", 1, 1, 31]]);
    expect(spelled(reading)).toBe("1. e4 -- 2. e5 d5 3. -- -- *");
  });

  it("takes a number of four noughts for what it is", () => {
    expect(spelled(readOne("0000. e4 0001. e5 *"))).toBe("1. e4 e5 *");
  });

  it("reads line breaks of every kind and control characters as white space", () => {
    const text = '[Event "a\u0000b"]\r\r1. e4 {x\u0001y}\r; rest\re5\r\n2. Nf3\u0000\u0000 *\u001A';
    expect(readAll(text).map(spelled)).toEqual(["1. e4 {x y} {rest} 1... e5 2. Nf3 *"]);
    expect(readOne(text).tags.get("Event")).toBe("a b");
  });

  const annotationsOf = (text: string) => {
    const { record } = readOne(text);
    const nodes = record ? [...mainlineNodes(record.tree)] : [];
    return nodes.map(({ move: _, children: __, ...annotations }) => annotations);
  };

  it("takes clocks and evaluations out of comments and leaves other commands in", () => {
    expect(
      annotationsOf(
        "1. e4 {[%eval 0.17,22] [%clk 0:03:00] Best [%mdl 32]} e5 {[%emt 0:00:01.5][%eval #-4]} 2. Nf3 {[%eval x] [%clk 1]} *",
      ),
    ).toEqual([
      {
        evaluation: { kind: "cp", value: 17, depth: 22 },
        clockMs: 180_000,
        comments: ["Best [%mdl 32]"],
      },
      { elapsedMs: 1500, evaluation: { kind: "mate", moves: -4 } },
      { comments: ["[%eval x] [%clk 1]"] },
    ]);
  });

  it("reads evaluations in pawns and, as ChessBase writes them, in hundredths with a depth", () => {
    const evaluations = annotationsOf(
      "1. e4 {[%eval 81,28]} e5 {[%eval 1]} 2. f4 {[%eval -0.5,9]}",
    );
    expect(evaluations.map(({ evaluation }) => evaluation)).toEqual([
      { kind: "cp", value: 81, depth: 28 },
      { kind: "cp", value: 100 },
      { kind: "cp", value: -50, depth: 9 },
    ]);
  });

  it("reads margins in the game's own points, expected and proved", () => {
    const evaluations = annotationsOf(
      "1. e4 {[%points -2.5,12]} e5 {[%exact 8]} 2. f4 {[%exact -0]} d6 {[%points x]}",
    );
    expect(evaluations.map(({ evaluation }) => evaluation)).toEqual([
      { kind: "points", value: -2.5, depth: 12 },
      { kind: "exact", value: 8 },
      { kind: "exact", value: 0 },
      undefined,
    ]);
  });

  it("reads circles and arrows in their order, and leaves in what it cannot read", () => {
    expect(
      annotationsOf(
        "1. e4 {[%csl Ge4, Rb5][%cal Yc2c3] see} {[%csl Bh8]} e5 {[%csl Gz99z] [%cal Ga1] [%csl Qa1]} *",
      ),
    ).toEqual([
      {
        shapes: [
          { colour: "green", from: "e4" },
          { colour: "red", from: "b5" },
          { colour: "yellow", from: "c2", to: "c3" },
          { colour: "blue", from: "h8" },
        ],
        comments: ["see"],
      },
      { comments: ["[%csl Gz99z] [%cal Ga1] [%csl Qa1]"] },
    ]);
  });

  it("keeps what is annotated before the first move of the game or of a variation", () => {
    const text = "{[%eval 0.20] [%csl Ge4] Look} 1. e4 ({[%csl Gd4] or} 1. d4) *";
    const { record } = readOne(text);
    expect(record?.tree).toMatchObject({
      comments: ["Look"],
      evaluation: { kind: "cp", value: 20 },
      shapes: [{ colour: "green", from: "e4" }],
    });
    expect(record?.tree.children[1]?.startingComments).toEqual(["[%csl Gd4] or"]);
    expect(spelled(readOne(text))).toBe(text);
  });

  it("reads comments between tags", () => {
    const reading = readOne('[White "Ada"]\n; seen\n[Black "Bob"] {twice}\n1. e4 *');
    expect([...reading.tags.values()]).toEqual(["Ada", "Bob"]);
    expect(spelled(reading)).toBe("{seen} {twice} 1. e4 *");
    const games = readAll('[White "1"]\n\n{empty}\n\n[White "2"]\n{empty}\n[Event "3"]\n*');
    expect(games.map(({ tags }) => [...tags.values()])).toEqual([["1"], ["2"], ["3"]]);
  });

  it("reads several games, with or without tags and results", () => {
    const readings = readAll(
      '[Event "1"]\n\n1. e4 e5 1-0\n1. d4 d5 0-1\n[Event "3"]\n[Event "x"]\n1. c4\n\n[Event "4"]\n\n*\n\n[Event "5"]\n[Result "1/2-1/2"]\n',
    );
    expect(readings.map((reading) => reading.number)).toEqual([1, 2, 3, 4, 5]);
    expect(readings.map((reading) => reading.record?.result)).toEqual([
      "1-0",
      "0-1",
      "*",
      "*",
      "1/2-1/2",
    ]);
    expect(readings.map((reading) => reading.tags.get("Event"))).toEqual([
      "1",
      undefined,
      "3",
      "4",
      "5",
    ]);
    expect(readings.flatMap(faultsOf)).toEqual([["repeated-tag", 3, 6, 1]]);
  });

  it("finds nothing in an empty file", () => {
    expect(readAll("")).toEqual([]);
    expect(readAll("\uFEFF \n\n% nothing\n")).toEqual([]);
  });

  it("reads positions and variants from the tags", () => {
    const reading = readOne(
      '[Variant "Fischerandom"]\n[SetUp "1"]\n[FEN "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1"]\n\n1. g3 g6 *',
    );
    expect(reading.game?.variant).toBe("chess960");
    expect(spelled(reading)).toBe("1. g3 g6 *");
    expect(reading.faults).toEqual([]);
  });
});

it("knows Chess960 by rights that only it has, where no tag names the variant", () => {
  const fen = "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1";
  const reading = readOne(`[FEN "${fen}"]\n\n1. g3 *`);
  expect(reading.game?.variant).toBe("chess960");
  expect(reading.faults).toEqual([]);
  const named = readOne(`[Variant "Standard"]\n[FEN "${fen}"]\n\n1. g3 *`);
  expect(faultsOf(named)).toEqual([["castling-needs-chess960", 1, 2, 53]]);
  const broken = readOne('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*');
  expect(faultsOf(broken)).toEqual([["missing-king", 1, 1, 7]]);
});

describe("faults", () => {
  it("have their place, and the rest of the file is read", () => {
    const readings = readAll(
      '[Event "1"]\n\n1. e4 e5 2. Ke3 Nc6 1-0\n\n[Event "2"]\n\n1. d4 (1. e5) d5 1/2-1/2\n',
    );
    expect(readings.flatMap(faultsOf)).toEqual([
      ["illegal-move", 1, 3, 13],
      ["illegal-move", 2, 7, 11],
    ]);
    expect(readings.map(spelled)).toEqual(["1. e4 e5 1-0", "1. d4 d5 1/2-1/2"]);
    expect(readings[0]?.faults[0]?.message).toBe(
      "Ke3 is not legal: the king on e1 cannot go to e3. The rest of this game is left out.",
    );
  });

  it("of a null move in check are those of an illegal move", () => {
    const reading = readOne("1. e4 f6 2. d4 g5 3. Qh5+ -- 4. Qg6 (4. a4 Z0 5. b4) 1-0");
    expect(faultsOf(reading)).toEqual([["null-move", 1, 1, 27]]);
    expect(reading.faults[0]?.message).toMatch(/'--' passes .* check/);
    expect(spelled(reading)).toBe("1. e4 f6 2. d4 g5 3. Qh5# 1-0");
  });

  it.each([
    ["1. e4 ) e5 *", "stray-bracket", 7],
    ["( 1. e4 ) 1. d4 *", "stray-variation", 1],
    ["1. e4 (1. d4 d5", "unclosed-variation", 16],
    ["1. e4 (1. d4 1-0", "unclosed-variation", 14],
    ["$3 1. e4 *", "stray-nag", 1],
    ["1. e4 {never closed", "unclosed-comment", 7],
    ["1. e4 e5 <think> *", "unreadable-text", 10],
    ["1. e4 e5 [junk *", "bad-tag", 10],
    ["1. e4 banana *", "move-syntax", 7],
    ['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n1. e4 *', "missing-king", 7],
    ['[Variant "Atomic"]\n1. e4 *', "unknown-variant", 11],
  ])("in '%s' are named '%s'", (text, code, column) => {
    expect(faultsOf(readOne(text))).toEqual([[code, 1, 1, column]]);
  });

  it("stand on lines that end in any way", () => {
    const readings = readAll("1. e4\r\ne5\r2. Ke3 *\n\n1. e5 *");
    expect(readings.flatMap(faultsOf)).toEqual([
      ["illegal-move", 1, 3, 4],
      ["illegal-move", 2, 5, 4],
    ]);
  });

  it("without a start leave the moves unread and the next game untouched", () => {
    const readings = readAll(
      '[Variant "Atomic"]\n\n1. e4 {x} (1. d4) 1-0\n\n[Event "2"]\n\n1. e4 *',
    );
    expect(readings.map((reading) => reading.record !== undefined)).toEqual([false, true]);
  });

  it("alone make no game", () => {
    const readings = readAll('<html> hello\n[Event "1"]\n\n*\n\n) {x}');
    expect(readings.map(({ record }) => record !== undefined)).toEqual([false, true, true]);
    expect(readings[0]?.faults).toHaveLength(2);
    expect(readAll("hello").map(({ record }) => record)).toEqual([undefined]);
  });

  it("of an unclosed comment do not swallow the next game", () => {
    const readings = readAll('1. e4 {oh\n\n[Event "2"]\n\n1. d4 {fine} *');
    expect(readings.map(faultsOf)).toEqual([[["unclosed-comment", 1, 1, 7]], []]);
    expect(readings.map(spelled)).toEqual(["1. e4 *", "1. d4 {fine} *"]);
    const old = readAll('1. e4 {oh\r\r[Event "2"]\r\r1. d4 {fine} *');
    expect(old.map(spelled)).toEqual(["1. e4 *", "1. d4 {fine} *"]);
  });

  it("are read past in tags that others write without escapes", () => {
    expect(readOne('[Event "a "b" c"]\n*').tags.get("Event")).toBe('a "b" c');
  });

  it("are bounded in number", () => {
    const { faults } = readOne(`${") ".repeat(10_000)}*`);
    expect(faults).toHaveLength(50);
    expect(faults.at(-1)?.code).toBe("too-many-faults");
  });
});

describe("hostile files", () => {
  it("may nest variations as deep as they like", () => {
    const shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    const other = ["Nc3", "Nc6", "Nb1", "Nb8"];
    const depth = 400;
    const moves = Array.from({ length: depth }, (_, index) => {
      const [good, bad] = [shuffle[index % 4], other[index % 4]];
      return index % 4 < 2 ? `${bad} (${good}` : `${good}`;
    });
    const opened = moves.filter((text) => text.includes("(")).length;
    const reading = readOne(`${moves.join(" ")}${")".repeat(opened)} *`);
    expect(reading.faults).toEqual([]);
    expect(deepest(reading.record?.tree)).toBe(depth);
    expect(spelled(readOne(spelled(reading)))).toBe(spelled(reading));
  });

  it("may nest deeper than the memory would hold", () => {
    const moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    const depth = 12_000;
    const text = Array.from({ length: depth }, (_, ply) => `${moves[ply % 4]} (${moves[ply % 4]}`);
    const reading = readOne(`${text.join(" ")}${")".repeat(depth)} e5 1-0`);
    expect(faultsOf(reading).map(([code]) => code)).toEqual(["too-deep"]);
    // Each variation replaces a move, so that the game itself is two plies long.
    expect(mainline(reading.record?.tree ?? { children: [] })).toHaveLength(2);
    expect(reading.record?.result).toBe("1-0");
  });

  it("may be longer than any game", () => {
    const [reading] = readChessPgn(`${"Nf3 Nf6 Ng1 Ng8 ".repeat(100)} 1-0`, { maxPlies: 200 });
    if (!reading?.record) throw new Error("there is no record");
    expect(faultsOf(reading).map(([code]) => code)).toEqual(["too-many-moves"]);
    expect(mainline(reading.record.tree)).toHaveLength(200);
    expect(reading.record.result).toBe("1-0");
  });

  it("may repeat what stands beside a move", () => {
    const reading = readOne(`{a} 1. e4 ${"$1 {b} ".repeat(50_000)} *`);
    const [node] = reading.record?.tree.children ?? [];
    expect(node?.nags).toHaveLength(50_000);
    expect(node?.comments).toHaveLength(50_000);
  });

  it.each(["[%eval", "[%eval ", "[%eval \n \t ", "[%csl G,", " \n ", "[%clk 0:00:0"])(
    "may fill a comment with %j",
    (text) => {
      const reading = readOne(`1. e4 {${text.repeat(200_000)}} *`);
      expect(reading.faults).toEqual([]);
      expect(mainline(reading.record?.tree ?? { children: [] })).toHaveLength(1);
    },
  );

  it("may open variations within one that cannot be read", () => {
    const reading = readOne("1. e4 (1. e5 ((1. d4) (1. c4 1-0) d5) c5 (1. c4) *) e5 0-1");
    expect(faultsOf(reading).map(([code]) => code)).toEqual(["illegal-move"]);
    expect(spelled(reading)).toBe("1. e4 e5 0-1");
    const open = readOne("1. e4 (1. e5 ((1. d4 1-0");
    expect(faultsOf(open).map(([code]) => code)).toEqual(["illegal-move", "unclosed-variation"]);
    expect(spelled(open)).toBe("1. e4 1-0");
  });

  it("may be brackets and braces only", () => {
    for (const text of [
      "(".repeat(100_000),
      "{".repeat(100_000),
      "[".repeat(100_000),
      "\n\n[Event {".repeat(20_000),
    ]) {
      expect(readAll(text).length).toBeLessThanOrEqual(20_001);
    }
  });

  it("never make the reader throw", () => {
    const piece = fc.constantFrom(
      ...'[Event "x"]|[FEN "|"]|{|}|(|)|;|%|$1|$|!?|1.|1...|e4|e5|Nf3|--|O-O|1-0|*|1/2-1/2|\n|\r\n|\\|"|='.split(
        "|",
      ),
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc
        .array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 60 })
        .map((all) => all.join(" ")),
      fc.array(piece, { maxLength: 60 }).map((all) => all.join("")),
    );
    const property = fc.property(text, (hostile) => {
      const lines = hostile.split(/\r\n?|\n/).length;
      for (const reading of readChessPgn(hostile)) {
        for (const { line, column } of reading.faults) {
          expect(line).toBeLessThanOrEqual(lines);
          expect(column).toBeGreaterThan(0);
        }
        if (reading.record) mainline(reading.record.tree);
      }
    });
    fc.assert(property, { numRuns: 500 });
  });
});

/** The plies to the leaf that lies deepest. */
function deepest(tree: GameTree<ChessMove> | undefined): number {
  let level = tree?.children ?? [];
  let depth = 0;
  for (; level.length > 0; depth += 1) level = level.flatMap((node) => node.children);
  return depth;
}
