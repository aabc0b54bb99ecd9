import { expectOk, type Line, startLine } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  chess,
  chess960Start,
  createChess,
  parseFen,
} from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { type Annotations, NULL_MOVE, treeOfMoves } from "../tree.ts";
import { type ChessRecord, readChessPgn, writeChessPgn, writeChessPgns } from "./chess.ts";

function movesOf(text: string, start = chess.start()): readonly ChessMove[] {
  let line: Line<ChessPosition, ChessMove> = startLine(chess, start);
  for (const word of text.split(" ").filter((each) => each !== "")) {
    line = chess.play(line, expectOk(chess.notation.parseMove(word, line)));
  }
  return line.moves;
}

function recordOf(text: string, more: Partial<ChessRecord> = {}): ChessRecord {
  const start = more.start ?? chess.start();
  const tree = treeOfMoves(movesOf(text, start));
  return { tags: new Map(), tree, result: "*", ...more, start };
}

const movetextOf = (record: ChessRecord): string =>
  writeChessPgn(chess, record).split("\n\n").slice(1).join("\n\n");

/** A game whose first moves are annotated. */
function annotated(text: string, ...annotations: readonly Annotations[]): ChessRecord {
  const tree = treeOfMoves(movesOf(text), (index) => annotations[index] ?? {});
  return recordOf("", { tree });
}

describe("writeChessPgn", () => {
  it("writes the seven tags first, then the others, then the moves", () => {
    const tags = new Map([
      ["Annotator", 'A "quoted" \\ name'],
      ["White", "Ada"],
      ["Date", "2024.05.01"],
      ["Result", "0-1"],
    ]);
    expect(writeChessPgn(chess, recordOf("e4 e5 Nf3", { tags, result: "1-0" }))).toBe(`[Event "?"]
[Site "?"]
[Date "2024.05.01"]
[Round "?"]
[White "Ada"]
[Black "?"]
[Result "1-0"]
[Annotator "A \\"quoted\\" \\\\ name"]

1. e4 e5 2. Nf3 1-0
`);
  });

  it("leaves out tags of another start", () => {
    const tags = new Map([
      ["SetUp", "1"],
      ["FEN", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"],
    ]);
    expect(writeChessPgn(chess, recordOf("e4", { tags }))).not.toMatch(/FEN|SetUp/);
  });

  it("tells a start of its own, and numbers from it", () => {
    const start = expectOk(parseFen("4k3/4p3/8/8/8/8/8/4K3 b - - 3 17"));
    const text = writeChessPgn(chess, recordOf("e5 Ke2 Ke7", { start }));
    expect(text).toContain('[SetUp "1"]\n[FEN "4k3/4p3/8/8/8/8/8/4K3 b - - 3 17"]\n');
    expect(text).toContain("\n17... e5 18. Ke2 Ke7 *\n");
  });

  it("names Chess960", () => {
    const game = createChess({ variant: "chess960" });
    const record = { ...recordOf(""), start: chess960Start(0) };
    expect(writeChessPgn(game, record)).toContain(
      '[Variant "Chess960"]\n[SetUp "1"]\n[FEN "bbqnnrkr/',
    );
  });

  it("writes annotations in their order and repeats the number after them", () => {
    const record = annotated(
      "e4 e5 Nf3 Nc6 Bb5",
      {
        nags: [1, 14],
        evaluation: { kind: "cp", value: 34, depth: 20 },
        clockMs: 3_723_500,
        elapsedMs: 1250,
        comments: ["King's pawn.", "The most popular move."],
      },
      { startingComments: ["Now Black"] },
      { evaluation: { kind: "mate", moves: -3 } },
      { evaluation: { kind: "points", value: 2.25, depth: 7 } },
      { evaluation: { kind: "exact", value: -8 } },
    );
    expect(movetextOf(record)).toBe(
      `1. e4 $1 $14 {[%eval 0.34,20] [%clk 1:02:03.5] [%emt 0:00:01.25] King's pawn.}
{The most popular move.} {Now Black} 1... e5 2. Nf3 {[%eval #-3]} 2... Nc6
{[%points 2.3,7]} 3. Bb5 {[%exact -8]} *
`,
    );
  });

  it("writes variations after the move that they replace, nested ones too", () => {
    const [e4, e5, nf3] = movesOf("e4 e5 Nf3");
    const [, c5, nc3] = movesOf("e4 c5 Nc3");
    const [d4] = movesOf("d4");
    if (!e4 || !e5 || !nf3 || !c5 || !nc3 || !d4) throw new Error("moves are missing");
    const leaf = (move: ChessMove) => ({ move, children: [] });
    const tree = {
      comments: ["A game."],
      children: [
        {
          move: e4,
          children: [
            { move: e5, children: [leaf(nf3)] },
            { move: c5, children: [leaf(nf3), { ...leaf(nc3), startingComments: ["or"] }] },
          ],
        },
        { ...leaf(d4), comments: ["closed"] },
      ],
    };
    expect(movetextOf(recordOf("", { tree }))).toBe(
      "{A game.} 1. e4 (1. d4 {closed}) 1... e5 (1... c5 2. Nf3 ({or} 2. Nc3)) 2. Nf3\n*\n",
    );
  });

  it("writes null moves, and numbers on after them", () => {
    const [e4, e5] = movesOf("e4 e5");
    const [d4] = movesOf("d4");
    if (!e4 || !e5 || !d4) throw new Error("moves are missing");
    const tree = treeOfMoves([e4, NULL_MOVE, d4, e5], (index) =>
      index === 1 ? { nags: [7] } : {},
    );
    expect(movetextOf(recordOf("", { tree }))).toBe("1. e4 -- $7 2. d4 e5 *\n");
  });

  it("keeps a closing brace by a comment to the end of the line", () => {
    const record = annotated("e4 e5", { comments: ["a } b"] });
    expect(movetextOf(record)).toBe("1. e4 ; a } b\n1... e5 *\n");
  });

  it("keeps every line under 80 columns and no line like a tag or an escape", () => {
    const comment = "word %escape [Event x] ".repeat(40);
    const text = movetextOf(
      annotated("e4 e5 Nf3", { comments: [comment] }, {}, { comments: [comment] }),
    );
    for (const line of text.split("\n")) {
      expect(line.length).toBeLessThan(80);
      expect(line).not.toMatch(/^[%[]/);
    }
  });

  it("breaks no line within a command", () => {
    for (let before = 50; before < 80; before++) {
      const comment = `${"x".repeat(before)} [%eval 0.25] ${"y".repeat(9)}`;
      const text = movetextOf(annotated("e4 e5", { comments: [comment] }));
      expect(text).toContain("[%eval 0.25]");
      expect(text).toContain("\n");
    }
  });

  it("flattens line breaks where PGN has no room for them", () => {
    const tags = new Map([["Event", "two\nlines\u0000"]]);
    const record = { ...annotated("e4", { comments: ["one\r\n\r\ntwo"] }), tags };
    expect(writeChessPgn(chess, record)).toContain('[Event "two lines"]');
    expect(movetextOf(record)).toBe("1. e4 {one two} *\n");
  });

  it("refuses to write moves that cannot be played", () => {
    const [e4] = movesOf("e4");
    if (!e4) throw new Error("the move is missing");
    const twice = recordOf("", { tree: treeOfMoves([e4, e4]) });
    expect(() => writeChessPgn(chess, twice)).toThrow("illegal move in rnbqkbnr/");
    const check = expectOk(parseFen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"));
    const passing = {
      ...recordOf("", { tree: treeOfMoves<ChessMove>([NULL_MOVE]) }),
      start: check,
    };
    expect(() => writeChessPgn(chess, passing)).toThrow("null move");
  });

  it("refuses to write a tag whose name no reader would take", () => {
    const record = recordOf("", { tags: new Map([["a b", "c"]]) });
    expect(() => writeChessPgn(chess, record)).toThrow("cannot be the name of a PGN tag");
  });
});

describe("writeChessPgns", () => {
  it("writes one game after the other, with a blank line between", async () => {
    const chess960 = createChess({ variant: "chess960" });
    const games = [
      { game: chess, record: recordOf("e4", { tags: new Map([["White", "Łukasz ♞ 王"]]) }) },
      { game: chess960, record: { ...recordOf(""), start: chess960Start(0) } },
      { game: chess, record: recordOf("d4", { result: "1-0" }) },
    ];
    const texts: string[] = [];
    for await (const text of writeChessPgns(games)) texts.push(text);
    expect(texts).toHaveLength(3);
    const file = texts.join("");
    expect(file).toBe(games.map(({ game, record }) => writeChessPgn(game, record)).join("\n"));
    const readings = [...readChessPgn(file)];
    expect(readings.flatMap(({ faults }) => faults)).toEqual([]);
    expect(readings.map(({ game }) => game?.variant)).toEqual(["standard", "chess960", "standard"]);
    expect(readings[0]?.tags.get("White")).toBe("Łukasz ♞ 王");
    expect(readings[2]?.record?.result).toBe("1-0");
  });

  it("writes nothing for no games", async () => {
    for await (const text of writeChessPgns([])) expect.unreachable(text);
  });
});
