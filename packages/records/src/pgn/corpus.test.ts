import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { decodeGameFile } from "../decode.ts";
import { nodesAlong } from "../edit.ts";
import { mainlineNodes, type TreeNode } from "../tree.ts";
import { type ChessReading, readChessPgn, readChessPgnStream, writeChessPgn } from "./chess.ts";

const FOLDER = fileURLToPath(new URL("../../../../data/pgn/", import.meta.url));

const bytesOf = (name: string) => readFileSync(`${FOLDER}${name}`);
const readingsOf = (name: string) => [...readChessPgn(decodeGameFile(bytesOf(name)))];

function recordOf(name: string, index = 0) {
  const record = readingsOf(name)[index]?.record;
  if (!record) throw new Error(`${name} has no record ${index}`);
  return record;
}

/** Who played, how many plies the main line has, how many nodes the tree, the result, the faults. */
function summary({ tags, record, faults }: ChessReading) {
  return [
    tags.get("White") ?? tags.get("Event") ?? "",
    record ? [...mainlineNodes(record.tree)].length : undefined,
    record ? count(record.tree) : undefined,
    record?.result,
    faults.map(({ code, line, column }) => `${code} ${line}:${column}`).join(", "),
  ];
}

const count = ({ children }: Pick<TreeNode<unknown>, "children">): number =>
  children.reduce((sum, child) => sum + 1 + count(child), 0);

const EXPECTED: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "chessbase.pgn": [["Morphy, Paul", 33, 54, "1-0", ""]],
  "lichess.pgn": [
    ["Ænima", 13, 22, "1-0", ""],
    ["Study: Chapter 1", 4, 6, "*", ""],
    ["a", 10, 10, "0-1", ""],
  ],
  "chess-com.pgn": [
    ["first_player", 4, 4, "0-1", ""],
    ["first_player", 8, 8, "1/2-1/2", ""],
  ],
  "scid.pgn": [["Straße, Götz", 16, 28, "1/2-1/2", ""]],
  "twic.pgn": [
    ["Hansen,Bjørn", 27, 27, "1-0", ""],
    ["Ågård,E", 0, 0, "1-0", ""],
    ["Ferreira,João", 11, 11, "1/2-1/2", ""],
  ],
  "cutechess.pgn": [
    ["engine-a 1.0", 6, 6, "1-0", ""],
    ["engine-b 2.0", 4, 4, "1-0", ""],
  ],
  "arena.pgn": [["Engine, First", 8, 8, "*", ""]],
  "classic-mac.pgn": [["Légal", 13, 13, "1-0", ""]],
  "typed-by-hand.pgn": [
    ["me", 19, 20, "1/2-1/2", ""],
    ["", 6, 6, "*", ""],
  ],
  "utf16.pgn": [["Алехин", 3, 3, "*", ""]],
  "broken.pgn": [
    ["Łódź", 2, 2, "1-0", ""],
    ["Jörg", 2, 2, "0-1", ""],
    ["glued with its mark", 1, 1, "*", ""],
    ["an illegal move", 2, 2, "1-0", "illegal-move 17:13"],
    ["an illegal move in a variation", 3, 4, "1-0", "illegal-move 21:14"],
    ["a comment that is never closed", 1, 1, "*", "unclosed-comment 25:7"],
    ['a "quoted" word', 1, 3, "1/2-1/2", "unclosed-variation 32:1"],
    ["a tag twice", undefined, undefined, undefined, "repeated-tag 33:1, missing-king 34:7"],
    ["x", 1, 1, "*", "bad-tag 38:1, illegal-move 41:7, unreadable-text 41:10"],
    ["", undefined, undefined, undefined, "unknown-variant 43:11"],
    ["two knights", 0, 0, "*", "ambiguous 50:4"],
    ["cut off", 2, 2, "*", "move-syntax 54:13"],
  ],
};

describe.each(Object.entries(EXPECTED))("%s", (name, expected) => {
  it("is read to its end", () => {
    expect(readingsOf(name).map(summary)).toEqual(expected);
  });

  it("is read alike in pieces", async () => {
    async function* pieces() {
      const bytes = bytesOf(name);
      for (let start = 0; start < bytes.length; start += 7) yield bytes.subarray(start, start + 7);
    }
    const streamed: ChessReading[] = [];
    for await (const { bytesRead: _, ...reading } of readChessPgnStream(pieces())) {
      streamed.push(reading);
    }
    expect(streamed).toEqual(readingsOf(name));
  });

  it("is the same when it is written and read again", () => {
    for (const { game, record } of readingsOf(name)) {
      if (!game || !record) continue;
      const text = writeChessPgn(game, record);
      const [again] = readChessPgn(text);
      expect(again?.faults).toEqual([]);
      expect(again?.record?.tree).toEqual(record.tree);
      expect(again?.record && writeChessPgn(game, again.record)).toBe(text);
    }
  });
});

/** What stands beside the move at a path, without the move itself. */
function beside(name: string, path: readonly number[], index = 0) {
  const node = nodesAlong(recordOf(name, index).tree, path).at(-1);
  if (!node) throw new Error("there is no node");
  const { move: _, children: __, ...annotations } = node;
  return annotations;
}

const along = (plies: number) => Array.from({ length: plies }, () => 0);

describe("what these programs tell", () => {
  it("ChessBase: its own commands stay in the text, arrows and hundredths are understood", () => {
    const { tree, tags } = recordOf("chessbase.pgn");
    expect(tags.get("Annotator")).toBe("Müller,J");
    expect(tree.comments).toEqual([
      "[%evp 0,8,25,28,30,34,41,38,64,70,91] Die berühmte „Opernpartie“ – gespielt in der Loge des Herzogs.",
    ]);
    expect(beside("chessbase.pgn", along(6))).toEqual({
      nags: [6],
      shapes: [
        { colour: "red", from: "g4" },
        { colour: "green", from: "d4", to: "e5" },
        { colour: "red", from: "e5", to: "d4" },
      ],
      comments: ["[%mdl 32]"],
    });
    expect(beside("chessbase.pgn", [...along(5), 1, 0, 0, 0, 1])).toEqual({
      nags: [146],
      evaluation: { kind: "cp", value: 81, depth: 28 },
    });
    expect(nodesAlong(tree, [...along(15), 1]).at(-1)).toMatchObject({
      move: "--",
      comments: ["geht"],
    });
  });

  it("Lichess: clocks, evaluations and glyphs, and arrows before the first move", () => {
    expect(beside("lichess.pgn", along(5))).toEqual({
      nags: [6],
      comments: ["(0.48 → 0.05) Inaccuracy. d4 was best."],
      evaluation: { kind: "cp", value: 5 },
      clockMs: 175_000,
    });
    expect(beside("lichess.pgn", along(11)).evaluation).toEqual({ kind: "mate", moves: 1 });
    expect(recordOf("lichess.pgn", 1).tree).toMatchObject({
      comments: ["Who has the opposition?"],
      shapes: [
        { colour: "green", from: "e3" },
        { colour: "red", from: "e5" },
        { colour: "green", from: "e3", to: "e4" },
      ],
    });
    expect(readingsOf("lichess.pgn").map(({ game }) => game?.variant)).toEqual([
      "standard",
      "standard",
      "chess960",
    ]);
  });

  it("chess.com: tenths of seconds, and commands that are not ours", () => {
    expect(beside("chess-com.pgn", along(1))).toEqual({ clockMs: 181_900 });
    expect(beside("chess-com.pgn", along(3))).toEqual({
      clockMs: 178_300,
      comments: ["[%timestamp 12]"],
    });
  });

  it("SCID: what introduces a variation", () => {
    expect(recordOf("scid.pgn").tags.get("White")).toBe("Straße, Götz");
    expect(beside("scid.pgn", [...along(10), 1])).toEqual({
      startingComments: ["Englisch nennt man dies"],
    });
  });

  it("people: glyphs of every kind", () => {
    expect(beside("typed-by-hand.pgn", along(10))).toEqual({ nags: [138, 255] });
    expect(beside("typed-by-hand.pgn", along(19))).toEqual({ nags: [10] });
    expect(recordOf("typed-by-hand.pgn").tree.comments).toEqual(["the first game of the year"]);
  });
});
