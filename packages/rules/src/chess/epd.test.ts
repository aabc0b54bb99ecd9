import { describe, expect, it } from "vitest";
import { expectOk } from "../core/result.ts";
import { epdMoves, epdNumber, epdOperands, epdText, formatEpd, parseEpd } from "./epd.ts";
import { formatUci } from "./uci.ts";

const read = (text: string) => expectOk(parseEpd(text));

describe("parseEpd reads", () => {
  it("a problem of the Win at Chess suite", () => {
    const record = read(
      '2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id "WAC.001";',
    );
    expect(epdMoves(record, "bm").map((move) => formatUci(move, record.position))).toEqual([
      "g3g6",
    ]);
    expect(epdText(record, "id")).toBe("WAC.001");
    expect(record.position).toMatchObject({ halfmoveClock: 0, fullmoveNumber: 1 });
  });

  it("a perft line with counters and bare semicolons", () => {
    const record = read(
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D3 8902",
    );
    expect(["D1", "D2", "D3", "D4"].map((depth) => epdNumber(record, depth))).toEqual([
      20,
      400,
      8902,
      undefined,
    ]);
  });

  it("counters as operations", () => {
    const record = read("4k3/8/8/8/8/8/8/4K2R w K - hmvc 12; fmvn 40; acd 9; ce -15;");
    expect(record.position).toMatchObject({ halfmoveClock: 12, fullmoveNumber: 40 });
    expect(epdNumber(record, "ce")).toBe(-15);
  });

  it("variations, several moves, moves in UCI and commas", () => {
    const record = read("4k3/8/8/8/8/8/4P3/4K2R w K - pv e4 Kd7 e5; bm O-O, e2e4; am Rh8+;");
    expect(epdMoves(record, "pv")).toHaveLength(3);
    expect(epdMoves(record, "bm")).toHaveLength(2);
    expect(epdMoves(record, "am")).toHaveLength(1);
  });

  it("quoted text with escapes and semicolons, and operations without operands", () => {
    const record = read(
      '4k3/8/8/8/8/8/8/4K2R w K - c0 "he said \\"no; never\\" \\\\"; draw_reject;',
    );
    expect(epdText(record, "c0")).toBe('he said "no; never" \\');
    expect(epdOperands(record, "draw_reject")).toEqual([]);
    expect(record.operations.map(({ opcode }) => opcode)).toEqual(["c0", "draw_reject"]);
  });

  it("a position alone", () => {
    expect(read("4k3/8/8/8/8/8/8/4K3 b - -").operations).toEqual([]);
  });
});

describe("parseEpd refuses", () => {
  const POSITION = "4k3/8/8/8/8/8/4P3/4K3 w - -";
  it.each([
    ["4k3/8/8/8/8/8/8/8 w - - bm e4;", "missing-king", 0],
    [`${POSITION} bm Qd4;`, "illegal-move", 31],
    [`${POSITION} pv e4 e4;`, "illegal-move", 34],
    [`${POSITION} id "open`, "epd-string", 31],
    [`${POSITION} 7up;`, "epd-opcode", 28],
    [`${POSITION} "text";`, "epd-opcode", 28],
    [`${POSITION} hmvc many;`, "epd-operand", 33],
    [`${POSITION} hmvc;`, "epd-operand", 28],
    [`${POSITION} id ${"x".repeat(10_000)};`, "text-too-long", 10_000],
  ])("%s", (text, code, at) => {
    expect(parseEpd(text)).toMatchObject({ ok: false, error: { code, at } });
  });
});

describe("formatEpd", () => {
  it.each([
    "4k3/8/8/8/8/8/8/4K3 b - -",
    '4k3/8/8/8/8/8/4P3/4K2R w K - hmvc 12; fmvn 40; bm O-O; pv e4 Kd7 e5; id "a \\"b\\" \\\\"; acd 9;',
  ])("returns the canonical text %s", (text) => {
    expect(formatEpd(read(text))).toBe(text);
  });
});
