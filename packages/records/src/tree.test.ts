import { startLine } from "@kibitz/rules";
import { chess } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { playChoices } from "./testing/games.ts";
import { lineOfRecord, mainline, mainlineNodes, resultOf, treeOfMoves } from "./tree.ts";

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

describe("resultOf", () => {
  it("writes outcomes as files do", () => {
    expect(resultOf(undefined, chess.sides)).toBe("*");
    expect(resultOf({ kind: "draw", reason: "stalemate" }, chess.sides)).toBe("1/2-1/2");
    expect(resultOf({ kind: "win", winner: "white", reason: "x" }, chess.sides)).toBe("1-0");
    expect(resultOf({ kind: "win", winner: "black", reason: "x" }, chess.sides)).toBe("0-1");
  });
});
