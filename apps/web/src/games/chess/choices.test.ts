import {
  type ChessMove,
  type ChessPosition,
  legalMoves,
  parseFen,
  parseSan,
  parseSquare,
  playMove,
  type Square,
  squareName,
} from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { castledKingSquare, choicesOf, shownTarget, targetsOf } from "./choices.ts";

function position(fen: string): ChessPosition {
  const read = parseFen(fen, "chess960");
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

function square(name: string): Square {
  const read = parseSquare(name);
  if (read === undefined) throw new Error(`no square: ${name}`);
  return read;
}

function san(text: string, before: ChessPosition): ChessMove {
  const move = parseSan(text, before);
  if (!move.ok) throw new Error(move.error.message);
  return move.value;
}

/** The targets of a square by their names, captures with an x. */
function targets(fen: string, from: string): string[] {
  const given = position(fen);
  const found = targetsOf(choicesOf(legalMoves(given), given), given).get(square(from));
  return [...(found ?? [])]
    .map(([to, kind]) => (kind === "capture" ? "x" : "") + squareName(to as Square))
    .sort();
}

const CASTLING = "r3k2r/8/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

describe("choices", () => {
  it("offers the square where the king ends, and the rook", () => {
    expect(targets(CASTLING, "e1")).toEqual(["a1", "c1", "d1", "f1", "g1", "h1"]);
    const given = position(CASTLING);
    const choices = choicesOf(legalMoves(given), given).get(square("e1"));
    const castles = [{ from: square("e1"), to: square("h1") }];
    expect(choices?.get(square("g1"))).toEqual(castles);
    expect(choices?.get(square("h1"))).toEqual(castles);
  });

  it("leaves a square to the king's own step where both lead there", () => {
    const given = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    const step = { from: square("f1"), to: square("g1") };
    expect(choicesOf(legalMoves(given), given).get(square("f1"))?.get(square("g1"))).toEqual([
      step,
    ]);
  });

  it("offers the rook alone where the king stays", () => {
    expect(targets("4k3/8/8/8/8/8/5PPP/6KR w H - 0 1", "g1")).toEqual(["f1", "h1"]);
  });

  it("tells captures, en passant among them", () => {
    expect(targets("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5")).toEqual(["e6", "xd6"]);
    expect(targets("4k3/8/5p2/3p4/4P3/8/8/4K3 w - - 0 1", "e4")).toEqual(["e5", "xd5"]);
  });

  it("holds four moves where a pawn promotes", () => {
    const given = position("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1");
    const choices = choicesOf(legalMoves(given), given).get(square("e7"));
    expect(choices?.get(square("d8"))).toHaveLength(4);
    expect(choices?.get(square("e8"))).toHaveLength(4);
  });
});

describe("where a move is seen to end", () => {
  it.each([
    ["O-O", "g1"],
    ["O-O-O", "c1"],
    ["Kf1", "f1"],
    ["a4", "a4"],
    ["Rb1", "b1"],
  ])("%s on %s", (text, to) => {
    const given = position(CASTLING);
    const move = san(text, given);
    expect(squareName(shownTarget(move, playMove(given, move)))).toBe(to);
  });

  it("knows the king's square before it castles", () => {
    const given = position(CASTLING);
    expect(castledKingSquare(san("O-O-O", given), given)).toBe(square("c1"));
    expect(castledKingSquare(san("Kf1", given), given)).toBeUndefined();
  });
});
