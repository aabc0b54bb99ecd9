import { expectOk } from "@kibitz/rules";
import { parseFen } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import { describeSurplus, surplusOf } from "./material.ts";

const boardOf = (fen: string) => expectOk(parseFen(fen)).board;

test("equal material is nothing to tell", () => {
  const board = boardOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  expect(surplusOf(board, "white")).toEqual({ pieces: [], points: 0 });
  expect(describeSurplus(surplusOf(board, "white"))).toBe("");
});

test("a rook for bishop and knight stands on both sides", () => {
  const board = boardOf("r3k3/pp6/8/8/8/8/PPP5/BN2K3 w - - 0 1");
  expect(surplusOf(board, "white")).toEqual({
    pieces: [
      { role: "bishop", count: 1 },
      { role: "knight", count: 1 },
      { role: "pawn", count: 1 },
    ],
    points: 2,
  });
  expect(surplusOf(board, "black")).toEqual({ pieces: [{ role: "rook", count: 1 }], points: -2 });
  expect(describeSurplus(surplusOf(board, "white"))).toBe("Ahead by a bishop, a knight and a pawn");
});

test("several of a kind are counted", () => {
  const board = boardOf("4k3/8/8/8/8/8/PPP5/QQ2K3 w - - 0 1");
  expect(describeSurplus(surplusOf(board, "white"))).toBe("Ahead by 2 queens and 3 pawns");
});
