import { describe, expect, it } from "vitest";
import { expectOk } from "../core/result.ts";
import { parseSquare } from "./squares.ts";
import { position } from "./testing.ts";
import { formatUci, parseUci } from "./uci.ts";

const CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION = "8/P6k/8/8/8/8/8/K7 w - - 0 1";

describe("castling in UCI", () => {
  it.each([
    ["e1g1", "h1"],
    ["e1h1", "h1"],
    ["e1c1", "a1"],
    ["e1a1", "a1"],
  ])("%s is read as the king taking the rook on %s", (text, rook) => {
    const move = expectOk(parseUci(text, position(CASTLING)));
    expect(move).toEqual({ from: parseSquare("e1"), to: parseSquare(rook) });
  });

  it("is written as the variant has it", () => {
    const castling = position(CASTLING);
    const move = expectOk(parseUci("e1g1", castling));
    expect(formatUci(move, castling)).toBe("e1g1");
    expect(formatUci(move, castling, "chess960")).toBe("e1h1");
  });

  it("gives way to a plain step of the king", () => {
    const beside = position("k7/8/8/8/8/8/8/5K1R w K - 0 1");
    expect(expectOk(parseUci("f1g1", beside)).to).toBe(parseSquare("g1"));
    expect(expectOk(parseUci("f1h1", beside)).to).toBe(parseSquare("h1"));
  });
});

describe("promotion in UCI", () => {
  it.each(["q", "r", "b", "n", "Q"])("to %s", (letter) => {
    const move = expectOk(parseUci(`a7a8${letter}`, position(PROMOTION)));
    expect(formatUci(move, position(PROMOTION))).toBe(`a7a8${letter.toLowerCase()}`);
  });
});

describe("parseUci refuses", () => {
  it.each([
    ["", "move-syntax", /not a move of UCI/],
    ["e2", "move-syntax", /not a move of UCI/],
    ["e2e9", "move-syntax", /not a move of UCI/],
    ["e2e4e5", "move-syntax", /not a move of UCI/],
    ["0000", "null-move", /passes the turn/],
    ["a7a8", "promotion-missing", /add to what/],
    ["a7a8k", "illegal-move", /cannot promote to a king/],
    ["a1a2q", "illegal-move", /cannot promote/],
    ["b4b5", "illegal-move", /no piece on b4/],
    ["h7h6", "illegal-move", /White is to move and the piece on h7 is black/],
    ["a1c1", "illegal-move", /the king on a1 cannot go to c1/],
  ])("%j", (text, code, message) => {
    const result = parseUci(text, position(PROMOTION));
    expect(result).toMatchObject({ ok: false, error: { code, at: 0 } });
    expect(result.ok ? "" : result.error.message).toMatch(message);
  });

  it("a move that exposes the king, and says so", () => {
    const pinned = position("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
    const result = parseUci("  e2c3", pinned);
    expect(result.ok ? "" : result.error.message).toMatch(/leave the white king in check/);
    expect(result).toMatchObject({ error: { at: 2 } });
  });
});
