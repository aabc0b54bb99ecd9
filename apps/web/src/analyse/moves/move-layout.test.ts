import {
  addMove,
  annotateNode,
  type GameRecord,
  type GameTree,
  readChessPgn,
  type TreePath,
  treeOfMoves,
} from "@kibitz/records";
import { playAll, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess, sameMove } from "@kibitz/rules/chess";
import { createKalah } from "@kibitz/rules/kalah";
import { describe, expect, test } from "vitest";
import { Waypoints } from "../study/waypoints.ts";
import { type MoveBlock, type MoveCell, MoveLayout, type VariationLine } from "./move-layout.ts";

type Block = MoveBlock<ChessPosition, ChessMove>;
const isSame = (one: ChessMove | "--", other: ChessMove | "--"): boolean =>
  one !== "--" && other !== "--" && sameMove(one, other);

type Lines = readonly VariationLine<ChessPosition, ChessMove>[];

function read(movetext: string): GameRecord<ChessPosition, ChessMove> {
  for (const { record } of readChessPgn(movetext)) if (record !== undefined) return record;
  throw new Error(`cannot read ${movetext}`);
}

const layoutFrom = (start: ChessPosition): MoveLayout<ChessPosition, ChessMove, string> =>
  new MoveLayout(new Waypoints(chess, start), {
    moveNumber: ({ fullmoveNumber }) => fullmoveNumber,
    isFirstSide: ({ sideToMove }) => sideToMove === "white",
  });

function laidOut(movetext: string): readonly string[] {
  const record = read(movetext);
  return layoutFrom(record.start).blocksOf(record.tree).map(written);
}

function written(block: Block): string {
  switch (block.kind) {
    case "pair":
      return `${block.number} ${turnText(block.first) || "…"} ${turnText(block.second)}`.trim();
    case "remark":
      return `{${block.text}}`;
    case "lines":
      return linesText(block.lines);
  }
}

const turnText = (cells: readonly MoveCell<ChessPosition, ChessMove>[]): string =>
  cells.map(({ waypoint }) => waypoint.text).join(" ");

const linesText = (lines: Lines): string =>
  lines.map(({ parts }) => `(${parts.map(partText).join(" ")})`).join(" ");

function partText(part: VariationLine<ChessPosition, ChessMove>["parts"][number]): string {
  switch (part.kind) {
    case "move":
      return `${part.isNumbered ? part.cell.number : ""}${part.cell.waypoint.text}`;
    case "remark":
      return `{${part.text}}`;
    case "lines":
      return linesText(part.lines);
    case "deeper":
      return `+${part.count}`;
  }
}

describe("the list of moves", () => {
  test("writes the main line in pairs", () => {
    expect(laidOut("1. e4 e5 2. Nf3 *")).toEqual(["1. e4 e5", "2. Nf3"]);
  });

  test("is empty before the first move", () => {
    expect(laidOut("*")).toEqual([]);
  });

  test("opens a new row after what interrupts it", () => {
    expect(laidOut("{Before.} 1. e4 {Best by test.} e5 2. Nf3 (2. f4 exf4) 2... Nc6 *")).toEqual([
      "{Before.}",
      "1. e4",
      "{Best by test.}",
      "1. … e5",
      "2. Nf3",
      "(2.f4 exf4)",
      "2. … Nc6",
    ]);
  });

  test("begins with the second side where the start says so", () => {
    expect(laidOut('[FEN "k7/8/K7/8/8/8/8/7R b - - 0 40"]\n\n40... Kb8 41. Rh8+ *')).toEqual([
      "40. … Kb8",
      "41. Rh8+",
    ]);
  });

  test("nests variations and repeats numbers where the text was interrupted", () => {
    expect(laidOut("1. e4 e5 (1... c5 2. Nf3 (2. c3 {Alapin} d5) 2... d6 3. d4) 2. Nf3 *")).toEqual(
      ["1. e4 e5", "(1…c5 2.Nf3 (2.c3 {Alapin} 2…d5) 2…d6 3.d4)", "2. Nf3"],
    );
  });

  test("calls variations brief that can stand in brackets", () => {
    const record = read("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) (2. d4 {!} cxd4)) *");
    const [, lines] = layoutFrom(record.start).blocksOf(record.tree);
    if (lines?.kind !== "lines") throw new Error("no variations");
    const [sicilian] = lines.lines;
    const nested = sicilian?.parts.find((part) => part.kind === "lines");
    expect(sicilian?.isBrief).toBe(false);
    expect(nested?.kind === "lines" && nested.lines.map(({ isBrief }) => isBrief)).toEqual([
      true,
      false,
    ]);
  });

  test("does not draw a nesting without end", () => {
    let tree: GameTree<ChessMove> = { children: [] };
    let line = startLine(chess);
    for (let path: TreePath = []; path.length < 60; path = [...path, 1]) {
      const [main, other] = chess.legalMoves(line);
      if (main === undefined || other === undefined) throw new Error("no choice");
      tree = addMove(tree, path, main, isSame).tree;
      tree = addMove(tree, path, other, isSame).tree;
      line = chess.play(line, other);
    }
    const [, lines] = layoutFrom(chess.start()).blocksOf(tree);
    expect(lines && written(lines)).toMatch(/^\(1\.Na3 a6 \(1…a5 .*\+1\)+$/);
  });
});

describe("an edit", () => {
  test("leaves what it does not touch as it was", () => {
    const record = read("1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5)) 2... Nc6 3. Bb5 a6 *");
    const layout = layoutFrom(record.start);
    const before = layout.blocksOf(record.tree);
    const tree = annotateNode(record.tree, [0, 0, 0, 0, 0], { nags: [1] });
    const after = layout.blocksOf(tree);
    const changed = after.filter((block, index) => block !== before[index]);
    expect(changed.map(written)).toEqual(["3. Bb5 a6"]);
    expect(changed[0]?.kind === "pair" && changed[0].first[0]?.nags).toEqual([1]);
  });

  test("that adds a move draws one row anew", () => {
    let line = startLine(chess);
    for (let ply = 0; ply < 60; ply++) {
      const moves = chess.legalMoves(line);
      const move = moves[(7 * ply) % moves.length];
      if (move === undefined) break;
      line = playAll(chess, line, [move]);
    }
    const tree = treeOfMoves(line.moves);
    const layout = layoutFrom(line.start);
    const before = new Set(layout.blocksOf(tree));
    const [next] = chess.legalMoves(line);
    if (next === undefined) throw new Error("the game is over");
    const end = line.moves.map(() => 0);
    const grown = addMove(tree, end, next, isSame).tree;
    expect(layout.blocksOf(grown).filter((block) => !before.has(block))).toHaveLength(1);
  });
});

test("moves that a side makes in a row stand in one cell, and in a variation behind one number", () => {
  const kalah = createKalah();
  const move = (letter: string) => ({ kind: "sow", pit: letter.charCodeAt(0) - 97 }) as const;
  // South's c and North's b end in the store.
  const main = treeOfMoves([..."cfbca"].map(move)).children;
  const [variation] = treeOfMoves([..."cab"].map(move)).children;
  const tree = { children: variation === undefined ? main : [...main, variation] };
  const layout = new MoveLayout(new Waypoints(kalah, kalah.start()), {
    moveNumber: (position) => position.moveNumber,
    isFirstSide: (position) => position.sideToMove === "south",
  });
  const blocks = layout.blocksOf(tree).map((block) => {
    if (block.kind === "pair") {
      const [first, second] = [block.first, block.second].map((cells) =>
        cells.map(({ waypoint }) => waypoint.text).join(""),
      );
      return `${block.number} ${first} ${second}`;
    }
    if (block.kind === "remark") return block.text;
    return block.lines
      .flatMap(({ parts }) => parts)
      .map((part) =>
        part.kind === "move"
          ? `${part.isNumbered ? part.cell.number : ""}${part.cell.waypoint.text}`
          : part.kind,
      )
      .join(" ");
  });
  expect(blocks).toEqual(["1. c ", "1.c a b", "1. f bc", "2. a "]);
});
