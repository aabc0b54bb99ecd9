import { describe, expect, it } from "vitest";
import { expectOk } from "../core/result.ts";
import { STANDARD_START_FEN } from "./fen.ts";
import { parseSetup } from "./setup.ts";
import { parseSquare } from "./squares.ts";

const BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

describe("parseSetup reads", () => {
  it("the start", () => {
    const setup = expectOk(parseSetup(STANDARD_START_FEN));
    expect(setup.board[0]).toEqual({ colour: "white", role: "rook" });
    expect(setup.board[60]).toEqual({ colour: "black", role: "king" });
    expect(setup.board[28]).toBeUndefined();
    expect(setup.sideToMove).toBe("white");
    expect(setup.castling).toEqual({
      white: { kingSide: 7, queenSide: 0 },
      black: { kingSide: 63, queenSide: 56 },
    });
    expect(setup).toMatchObject({ halfmoveClock: 0, fullmoveNumber: 1 });
  });

  it("a board alone, with the usual values for the rest", () => {
    const setup = expectOk(parseSetup(BOARD));
    expect(setup).toMatchObject({
      sideToMove: "white",
      castling: { white: {}, black: {} },
      halfmoveClock: 0,
      fullmoveNumber: 1,
    });
    expect(setup.enPassant).toBeUndefined();
  });

  it.each([
    ["without counters", `${BOARD} w KQkq -`, 0, 1],
    ["with dashes for counters", `${BOARD} w KQkq - - -`, 0, 1],
    ["with a move number of 0", `${BOARD} w KQkq - 3 0`, 3, 1],
    ["with odd white space", `\t ${BOARD}  b\tKQkq - 7   12 \n`, 7, 12],
    ["with the greatest counters", `${BOARD} w KQkq - 65535 65535`, 65535, 65535],
  ])("a text %s", (_, text, halfmoveClock, fullmoveNumber) => {
    expect(expectOk(parseSetup(text))).toMatchObject({ halfmoveClock, fullmoveNumber });
  });

  it("boards on which no game could go on", () => {
    for (const board of ["8/8/8/8/8/8/8/8", "kkkkkkkk/8/8/8/8/8/8/PPPPPPPP"]) {
      expect(parseSetup(`${board} w - - 0 1`).ok).toBe(true);
    }
  });

  it("X-FEN: K and Q are the outermost rooks, files name the others", () => {
    const outermost = expectOk(parseSetup("8/8/8/8/8/8/8/1R1KR1R1 w KQ - 0 1"));
    expect(outermost.castling.white).toEqual({ kingSide: 6, queenSide: 1 });
    const inner = expectOk(parseSetup("8/8/8/8/8/8/8/1R1KR1R1 w EQ - 0 1"));
    expect(inner.castling.white).toEqual({ kingSide: 4, queenSide: 1 });
  });

  it("Shredder-FEN: rook files in either order", () => {
    const setup = expectOk(parseSetup(`${BOARD} w AHha - 0 1`));
    expect(setup.castling).toEqual(expectOk(parseSetup(STANDARD_START_FEN)).castling);
  });

  it("the en passant square", () => {
    const setup = expectOk(parseSetup(`${BOARD} w - e6 0 1`));
    expect(setup.enPassant).toBe(parseSquare("e6"));
  });
});

describe("parseSetup refuses", () => {
  it.each([
    ["", "empty-text", 0],
    ["   ", "empty-text", 3],
    ["x".repeat(1001), "text-too-long", 1000],
    ["8/8/8/8/8/8/8 w - - 0 1", "board-ranks", 0],
    ["8/8/8/8/8/8/8/8/8 w - - 0 1", "board-ranks", 0],
    ["8/8/8/7/8/8/8/8 w - - 0 1", "board-rank-width", 6],
    ["8/8/8/8p/8/8/8/8 w - - 0 1", "board-rank-width", 6],
    ["8/8/8/44/8/ppppppppp/8/8 w - - 0 1", "board-rank-width", 11],
    ["8/8/8/3x4/8/8/8/8 w - - 0 1", "board-character", 7],
    ["8/8/8/9/8/8/8/8 w - - 0 1", "board-character", 6],
    ["8/8/8/0/8/8/8/8 w - - 0 1", "board-character", 6],
    [`${BOARD} white - - 0 1`, "side-to-move", 44],
    [`${BOARD} w KQxq - 0 1`, "castling-field", 48],
    [`${BOARD} w KK - 0 1`, "castling-field", 47],
    [`${BOARD} w KH - 0 1`, "castling-field", 47],
    [`${BOARD} w - e9 0 1`, "en-passant-field", 48],
    [`${BOARD} w - - -1 1`, "halfmove-clock", 50],
    [`${BOARD} w - - 65536 1`, "halfmove-clock", 50],
    [`${BOARD} w - - 1e3 1`, "halfmove-clock", 50],
    [`${BOARD} w - - 0 99999999999999999999`, "fullmove-number", 52],
    [`${BOARD} w - - 0 1 bm`, "trailing-text", 54],
  ])("%s", (text, code, at) => {
    expect(parseSetup(text)).toMatchObject({ ok: false, error: { code, at } });
  });

  it("with a message that repeats no more than a little of the text", () => {
    const result = parseSetup(`${BOARD} ${"\u0007".repeat(900)} - - 0 1`);
    expect(result.ok ? "" : result.error.message).toMatch(/^[ -~]{10,400}$/);
  });
});
