import { describe, expect, it } from "vitest";
import { expectOk } from "../core/result.ts";
import {
  castlingRook,
  EMPTY_SETUP,
  possibleEnPassant,
  withCastling,
  withEnPassant,
  withPiece,
  withPieceMoved,
  withSideToMove,
} from "./edit.ts";
import { formatSetup, STANDARD_START_FEN } from "./fen.ts";
import { pieceOfLetter } from "./pieces.ts";
import { parseSetup } from "./setup.ts";
import { parseSquare, squareName } from "./squares.ts";
import type { ChessSetup, Square } from "./types.ts";

const setupOf = (fen: string): ChessSetup => expectOk(parseSetup(fen));

function at(name: string): Square {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`${name} is no square`);
  return square;
}

describe("placing pieces", () => {
  it("begins with an empty board and may hold what is no position", () => {
    expect(formatSetup(EMPTY_SETUP)).toBe("8/8/8/8/8/8/8/8 w - - 0 1");
    const king = pieceOfLetter("k");
    const two = ["e4", "d5"].reduce(
      (setup, square) => withPiece(setup, at(square), king, "standard"),
      EMPTY_SETUP,
    );
    expect(formatSetup(two)).toBe("8/8/8/3k4/4k3/8/8/8 w - - 0 1");
    expect(formatSetup(withPiece(two, at("e4"), undefined, "standard"))).toBe(
      "8/8/8/3k4/8/8/8/8 w - - 0 1",
    );
  });

  it("replaces what stands where a piece goes", () => {
    const moved = withPieceMoved(
      setupOf("8/8/8/3q4/8/8/8/3R4 w - - 3 7"),
      at("d1"),
      at("d5"),
      "standard",
    );
    expect(formatSetup(moved)).toBe("8/8/8/3R4/8/8/8/8 w - - 3 7");
    const stayed = withPieceMoved(moved, at("d5"), at("d5"), "standard");
    expect(stayed.board).toEqual(moved.board);
  });

  it.each([
    ["a rook leaves", "h1", "h3", "Qkq"],
    ["the king leaves", "e1", "e2", "kq"],
    ["another piece moves", "b1", "c3", "KQkq"],
    ["a rook is taken", "a1", "a8", "Kk"],
  ])("takes the rights that the board no longer bears: %s", (_, from, to, rights) => {
    const moved = withPieceMoved(setupOf(STANDARD_START_FEN), at(from), at(to), "standard");
    expect(formatSetup(moved).split(" ")[2]).toBe(rights);
  });

  it("takes the en passant square when the pawn goes or the turn does", () => {
    const setup = setupOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    const enPassantOf = (changed: ChessSetup) => formatSetup(changed).split(" ")[3];
    expect(enPassantOf(withPieceMoved(setup, at("e1"), at("e2"), "standard"))).toBe("d6");
    expect(enPassantOf(withPiece(setup, at("d5"), undefined, "standard"))).toBe("-");
    expect(enPassantOf(withSideToMove(setup, "black", "standard"))).toBe("-");
  });
});

describe("the rook to castle with", () => {
  it.each([
    ["r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "standard", ["h1", "a1", "h8", "a8"]],
    ["4k2r/8/8/8/8/8/8/RN1K3R w - - 0 1", "standard", [undefined, undefined, "h8", undefined]],
    ["4k2r/8/8/8/8/8/8/RN1K3R w - - 0 1", "chess960", ["h1", "a1", "h8", undefined]],
    // The outermost of two, and none behind the king's back.
    ["1r1k4/8/8/8/8/8/8/1RKR1R2 w - - 0 1", "chess960", ["f1", "b1", undefined, "b8"]],
    ["r3r3/8/4k3/8/8/8/8/R6R w - - 0 1", "chess960", [undefined, undefined, undefined, undefined]],
    ["4k3/8/8/8/8/8/8/R3K2K w - - 0 1", "chess960", [undefined, undefined, undefined, undefined]],
  ] as const)("%s, %s", (fen, variant, expected) => {
    const { board } = setupOf(fen);
    const found = (["white", "black"] as const).flatMap((side) =>
      (["kingSide", "queenSide"] as const).map((wing) => castlingRook(board, side, wing, variant)),
    );
    expect(found.map((square) => (square === undefined ? undefined : squareName(square)))).toEqual(
      expected,
    );
  });

  it("is written when the right is given, and not where there is none", () => {
    const setup = setupOf("r3k3/8/8/8/8/8/8/4K2R w - - 0 1");
    const given = withCastling(setup, "white", "kingSide", true, "standard");
    expect(formatSetup(given).split(" ")[2]).toBe("K");
    expect(withCastling(setup, "white", "queenSide", true, "standard")).toEqual(setup);
    expect(withCastling(given, "white", "kingSide", false, "standard")).toEqual(setup);
  });
});

describe("en passant", () => {
  it.each([
    ["no pawn can have passed", STANDARD_START_FEN, []],
    ["one passed and may be taken", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", ["d6"]],
    ["one passed that nothing may take", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 2", []],
    ["one cannot have passed its own knight", "4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 2", []],
    ["two may have", "4k3/8/8/8/pPpP4/8/8/4K3 b - - 0 2", ["b3", "d3"]],
    ["nothing wraps around the board", "4k3/8/8/p6P/8/8/8/4K3 w - - 0 2", []],
    ["a board without a king", "8/8/8/3pP3/8/8/8/8 w - - 0 2", []],
  ])("%s", (_, fen, expected) => {
    expect(possibleEnPassant(setupOf(fen)).map(squareName)).toEqual(expected);
  });

  it("is set and taken away", () => {
    const setup = setupOf("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");
    const set = withEnPassant(setup, at("d6"));
    expect(formatSetup(set).split(" ")[3]).toBe("d6");
    expect(withEnPassant(set, undefined)).toEqual(setup);
  });
});
