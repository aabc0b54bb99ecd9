import { describe, expect, it } from "vitest";
import { parseFen } from "./fen.ts";

const codeOf = (fen: string): string => {
  const result = parseFen(fen, "chess960");
  return result.ok ? "ok" : result.error.code;
};

describe("kings, pawns and material", () => {
  it.each([
    ["8/8/8/8/8/8/8/4K3 w - - 0 1", "missing-king"],
    ["8/8/8/8/8/8/8/8 w - - 0 1", "missing-king"],
    ["4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "several-kings"],
    ["P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn-on-back-rank"],
    ["4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "pawn-on-back-rank"],
    ["4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "too-many-pawns"],
    ["4k3/8/8/8/NNNNNNNN/NNNNNNNN/8/4K3 w - - 0 1", "too-many-pieces"],
    ["4k3/8/8/8/8/NNN5/PPPPPPPP/4K3 w - - 0 1", "too-many-promoted"],
    // Two bishops of one colour are one more than at the start.
    ["4k3/8/8/8/8/B1B5/PPPPPPPP/4K3 w - - 0 1", "too-many-promoted"],
    ["4k3/8/8/8/8/BB6/PPPPPPPP/4K3 w - - 0 1", "ok"],
    // Nine queens need all eight pawns.
    ["R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", "ok"],
    ["R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1QP3/kB1N1KB1 w - - 0 1", "too-many-promoted"],
  ])("%s: %s", (fen, code) => {
    expect(codeOf(fen)).toBe(code);
  });
});

describe("checks", () => {
  it.each([
    ["the side not to move is in check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "opponent-in-check"],
    ["kings stand side by side", "8/8/8/3kK3/8/8/8/8 w - - 0 1", "opponent-in-check"],
    ["one check", "4k3/8/8/8/8/8/8/4RK2 b - - 0 1", "ok"],
    ["two checks, one discovered", "4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1", "ok"],
    ["a knight and a rook behind it", "4k3/8/3N4/8/8/8/8/4RK2 b - - 0 1", "ok"],
    ["three checks", "4k3/8/3N4/8/B7/8/8/4RK2 b - - 0 1", "impossible-check"],
    ["two knights", "4k3/8/3N1N2/8/8/8/8/5K2 b - - 0 1", "impossible-check"],
    ["a pawn and a knight", "4k3/3P4/5N2/8/8/8/8/5K2 b - - 0 1", "impossible-check"],
    ["two rooks from both sides", "8/8/8/8/R2k3R/8/8/5K2 b - - 0 1", "impossible-check"],
    ["two rooks at a right angle", "3R4/8/8/8/R2k4/8/8/5K2 b - - 0 1", "ok"],
  ])("%s", (_, fen, code) => {
    expect(codeOf(fen)).toBe(code);
  });
});

describe("en passant", () => {
  it.each([
    ["after a double step that nothing can take", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "ok"],
    ["with a capture", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "ok"],
    ["on the wrong rank", "4k3/8/8/8/3pP3/8/8/4K3 b - e4 0 1", "impossible-en-passant"],
    ["for the wrong side", "4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", "impossible-en-passant"],
    ["without a pawn", "4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1", "impossible-en-passant"],
    ["with an own pawn", "4k3/8/8/8/3pp3/8/8/4K3 b - e3 0 1", "impossible-en-passant"],
    ["on an occupied square", "4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1", "impossible-en-passant"],
    ["with the origin occupied", "4k3/8/8/8/3pP3/8/4B3/4K3 b - e3 0 1", "impossible-en-passant"],
    // The rook on a8 gave this check before White's pawn could have moved.
    ["with an older check", "R3k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "impossible-en-passant"],
    ["with a check past the pawn", "8/8/8/7k/4pP2/8/8/3Q1K2 b - f3 0 1", "impossible-en-passant"],
    // Both stand in published perft tables.
    ["with a bishop that the step has shut off", "8/8/1k6/8/2pP4/8/5BK1/8 b - d3 0 1", "ok"],
    ["the same for White", "8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1", "ok"],
    ["with a check by the pawn", "8/8/8/4k3/4pP2/8/8/5K2 b - f3 0 1", "ok"],
  ])("%s", (_, fen, code) => {
    expect(codeOf(fen)).toBe(code);
  });
});

describe("castling rights", () => {
  it.each([
    ["r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "ok"],
    ["r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1", "castling-rights"],
    ["r3k2r/8/8/8/8/8/8/R3K2B w KQkq - 0 1", "castling-rights"],
    ["r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1", "castling-rights"],
    ["r3k2r/8/8/8/8/8/8/R3K2r w Qk - 0 1", "ok"],
    ["r3k2r/8/8/8/8/8/8/R3K2r w K - 0 1", "castling-rights"],
    ["4k3/8/8/8/8/8/8/1R1K2R1 w KQ - 0 1", "ok"],
    ["4k3/8/8/8/8/8/8/1R1K2R1 w A - 0 1", "castling-rights"],
  ])("%s: %s", (fen, code) => {
    expect(codeOf(fen)).toBe(code);
  });
});
