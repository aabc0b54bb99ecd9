import { describe, expect, it } from "vitest";
import { formatFen } from "./fen.ts";
import { legalMoves } from "./movegen.ts";
import { playMove } from "./play.ts";
import { formatSan } from "./san.ts";
import { lineOf, position } from "./testing.ts";

/** The castling moves of a position, in SAN. */
const castlings = (fen: string): string[] => {
  const from = position(fen);
  return legalMoves(from)
    .map((move) => formatSan(move, from))
    .filter((san) => san.startsWith("O-O"));
};

describe("castling is possible", () => {
  it.each([
    ["with free ways", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ["O-O", "O-O-O"]],
    ["only with the right", "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1", ["O-O"]],
    ["not out of check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", []],
    ["not through check", "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", ["O-O-O"]],
    ["not into check", "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", ["O-O-O"]],
    [
      "with the rook attacked or crossing an attack",
      "4k3/8/8/8/1r5r/8/8/R3K2R w KQ - 0 1",
      ["O-O", "O-O-O"],
    ],
    ["not over pieces", "4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1", []],
    ["for Black", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", ["O-O", "O-O-O"]],
  ])("%s", (_, fen, expected) => {
    expect(castlings(fen)).toEqual(expected);
  });

  it("with a check by the rook, marked", () => {
    expect(castlings("5k2/8/8/8/8/8/8/4K2R w K - 0 1")).toEqual(["O-O+"]);
  });
});

describe("Chess960 castling", () => {
  it.each([
    ["king and rook change places", "7k/8/8/8/8/8/8/5KR1 w K - 0 1", "f1g1", "7k/8/8/8/8/8/8/5RK1"],
    ["the king stays", "k7/8/8/8/8/8/8/6KR w K - 0 1", "g1h1", "k7/8/8/8/8/8/8/5RK1"],
    ["the rook stays", "k7/8/8/8/8/8/8/4KR2 w K - 0 1", "e1f1", "k7/8/8/8/8/8/8/5RK1"],
    ["the rook leaps over the king", "7k/8/8/8/8/8/8/RK6 w Q - 0 1", "b1a1", "7k/8/8/8/8/8/8/2KR4"],
    ["the king crosses the board", "7k/8/8/8/8/8/8/R5K1 w Q - 0 1", "g1a1", "7k/8/8/8/8/8/8/2KR4"],
    ["Black does as White", "rk6/8/8/8/8/8/8/7K b q - 0 1", "b8a8", "2kr4/8/8/8/8/8/8/7K"],
  ])("%s", (_, fen, move, board) => {
    expect(formatFen(lineOf(move, fen).position).split(" ")[0]).toBe(board);
  });

  it.each([
    ["a slider behind the rook", "1rk5/8/8/8/8/8/8/qRK5 w B - 0 1", []],
    ["an own piece on the rook's way", "7k/8/8/8/8/8/8/RN4K1 w Q - 0 1", []],
    ["an own piece where the king arrives", "7k/8/8/8/8/8/8/1RNK4 w Q - 0 1", []],
    ["an attack on the king's long way", "3r3k/8/8/8/8/8/8/1R4K1 w Q - 0 1", []],
    ["an attack beside the king's way", "1r5k/8/8/8/8/8/8/1R4K1 w Q - 0 1", ["O-O-O"]],
    // The inner rook may castle, but the outer one blocks nothing.
    ["another rook outside", "7k/8/8/8/8/8/8/R1R1K3 w C - 0 1", ["O-O-O"]],
    ["another rook inside", "7k/8/8/8/8/8/8/R1R1K3 w A - 0 1", []],
  ])("with %s", (_, fen, expected) => {
    expect(castlings(fen)).toEqual(expected);
  });
});

describe("castling rights are lost", () => {
  const start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  it.each([
    ["by a king's move", "Ke2", "kq"],
    ["by castling", "O-O", "kq"],
    ["by a rook's move", "Rb1", "Kkq"],
    ["by both rooks when one takes the other", "Rxa8+", "Kk"],
    ["for good", "Rb1 Rb8 Ra1 Ra8", "Kk"],
  ])("%s", (_, moves, rights) => {
    expect(formatFen(lineOf(moves, start).position).split(" ")[2]).toBe(rights);
  });

  it("but not by another rook of the side", () => {
    const fen = "7k/8/8/8/8/8/8/R1R1K3 w C - 0 1";
    expect(formatFen(lineOf("Ra2", fen).position).split(" ")[2]).toBe("Q");
  });
});

it("leaves the position before a move as it was", () => {
  const before = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  const text = formatFen(before);
  for (const move of legalMoves(before)) playMove(before, move);
  expect(formatFen(before)).toBe(text);
});
