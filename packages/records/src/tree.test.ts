import { startLine } from "@kibitz/rules";
import { chess } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { playChoices } from "./testing/games.ts";
import {
  lineOfMoves,
  lineOfRecord,
  mainline,
  mainlineNodes,
  NULL_MOVE,
  passesOnMainline,
  playNode,
  resultOf,
  treeOfMoves,
} from "./tree.ts";

const line = playChoices(chess, chess.start(), [3, 7, 11, 2]);

describe("a tree of moves", () => {
  it("holds the moves in order with what stands beside them", () => {
    const tree = treeOfMoves(line.moves, (index) => ({ clockMs: 1000 * index }));
    expect(mainline(tree)).toEqual(line.moves);
    expect(Array.from(mainlineNodes(tree), (node) => node.clockMs)).toEqual([0, 1000, 2000, 3000]);
  });

  it("may be longer than any stack", () => {
    const moves = Array.from({ length: 200_000 }, (_, index) => index);
    expect(mainline(treeOfMoves(moves))).toEqual(moves);
  });

  it("is played from the start of its record", () => {
    const tree = treeOfMoves(line.moves);
    const record = { tags: new Map(), start: chess.start(), tree, result: "*" } as const;
    expect(lineOfRecord(chess, record)).toEqual(line);
    expect(lineOfRecord(chess, { ...record, tree: { children: [] } })).toEqual(startLine(chess));
  });
});

describe("a null move", () => {
  const [first, second] = line.moves;
  if (!first || !second) throw new Error("moves are missing");
  const start = chess.start();

  it("ends the main line that can be played", () => {
    const tree = treeOfMoves([first, NULL_MOVE, second]);
    expect(Array.from(mainlineNodes(tree), ({ move }) => move)).toEqual([first, "--", second]);
    expect(mainline(tree)).toEqual([first]);
    const record = { tags: new Map(), start, tree, result: "*" } as const;
    expect(lineOfRecord(chess, record)).toEqual(chess.play(startLine(chess), first));
  });

  it("is looked for on the main line only", () => {
    const [node] = treeOfMoves([first]).children;
    if (!node) throw new Error("there is no node");
    const passing = { move: NULL_MOVE, children: [] } as const;
    expect(passesOnMainline({ children: [node, passing] })).toBe(false);
    expect(passesOnMainline({ children: [{ ...node, children: [passing] }] })).toBe(true);
  });

  it("begins the line anew, with the other side to move", () => {
    const passed = lineOfMoves(chess, start, [first, NULL_MOVE]);
    expect(passed.moves).toEqual([]);
    expect(passed.position.sideToMove).toBe("white");
    expect(passed.position.board).toEqual(chess.play(startLine(chess), first).position.board);
    expect(lineOfMoves(chess, start, line.moves)).toEqual(line);
    const [again] = chess.legalMoves(passed);
    if (!again) throw new Error("there is no move");
    expect(lineOfMoves(chess, start, [first, NULL_MOVE, again])).toEqual(chess.play(passed, again));
  });

  it("without a meaning throws", () => {
    const check = chess.notation.parsePosition("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    if (!check.ok) throw new Error(check.error.message);
    expect(() => playNode(chess, startLine(chess, check.value), NULL_MOVE)).toThrow("no meaning");
    const { pass: _, ...impassable } = chess;
    expect(() => playNode(impassable, startLine(chess), NULL_MOVE)).toThrow("no meaning");
  });
});

describe("resultOf", () => {
  it("writes outcomes as files do", () => {
    expect(resultOf(undefined, chess.sides)).toBe("*");
    expect(resultOf({ kind: "draw", reason: "stalemate" }, chess.sides)).toBe("1/2-1/2");
    expect(resultOf({ kind: "win", winner: "white", reason: "x" }, chess.sides)).toBe("1-0");
    expect(resultOf({ kind: "win", winner: "black", reason: "x" }, chess.sides)).toBe("0-1");
  });
});
