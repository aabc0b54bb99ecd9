import { describe, expect, it } from "vitest";
import { expectOk } from "../core/result.ts";
import { formatFen, formatSetup, parseFen, STANDARD_START_FEN, validate } from "./fen.ts";
import { parseSetup } from "./setup.ts";
import { lineOf, position } from "./testing.ts";

const rewrite = (fen: string, shredder = false) => formatFen(position(fen), { shredder });

describe("formatFen", () => {
  it.each([
    STANDARD_START_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
    "4k3/8/8/8/8/8/8/4K3 b - - 149 3000",
    "7k/8/8/8/8/8/8/1R1KR1R1 w EQ - 0 1",
    "rbbqn1kr/pp2p1pp/6n1/2pp1p2/2P4P/P7/BP1PPPP1/R1BQNNKR w KQkq - 0 9",
  ])("returns the canonical text %s", (fen) => {
    expect(rewrite(fen)).toBe(fen);
  });

  it.each([
    ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 0 1", "KQkq", "HAha"],
    ["4rrb1/1kp3b1/1p1p4/pP1Pn2p/5p2/1PR2P2/2P1NB1P/2KR1B2 w D - 0 21", "K", "D"],
    ["7k/8/8/8/8/8/8/1R1KR1R1 w EB - 0 1", "EQ", "EB"],
    ["r1r1k1r1/8/8/8/8/8/8/4K3 b qk - 0 1", "kq", "ga"],
    ["r1r1k1r1/8/8/8/8/8/8/4K3 b gc - 0 1", "kc", "gc"],
  ])("writes the castling of %s as %s and as files %s", (fen, xfen, shredder) => {
    expect(rewrite(fen).split(" ")[2]).toBe(xfen);
    expect(rewrite(fen, true).split(" ")[2]).toBe(shredder);
  });

  it("leaves out an en passant square where no capture is legal", () => {
    expect(formatFen(lineOf("e4").position).split(" ")[3]).toBe("-");
    expect(formatFen(lineOf("e4 a6 e5 d5").position).split(" ")[3]).toBe("d6");
    // The pawn on e5 is pinned to its king by the rook.
    const pinned = "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    expect(rewrite(pinned).split(" ")[3]).toBe("-");
    expect(formatSetup(position(pinned)).split(" ")[3]).toBe("d6");
  });
});

describe("parseFen", () => {
  it("keeps standard chess to its own castling", () => {
    const fen = "rbbqn1kr/pp2p1pp/6n1/2pp1p2/2P4P/P7/BP1PPPP1/R1BQNNKR w HAha - 0 9";
    expect(parseFen(fen)).toMatchObject({
      ok: false,
      error: { code: "castling-needs-chess960", at: fen.indexOf("HAha") },
    });
    expect(parseFen(fen, "chess960").ok).toBe(true);
    expect(parseFen("4k3/8/8/8/8/8/8/4K2R w H - 0 1").ok).toBe(true);
  });

  it.each([
    ["4k3/8/3k4/8/8/8/8/4K3 w - - 0 1", "several-kings", 7],
    ["4k3/8/8/8/8/8/8/4K2p w - - 0 1", "pawn-on-back-rank", 19],
    ["4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "castling-needs-chess960", 23],
    ["4k3/8/8/8/8/8/8/4K3  w  K - 0 1", "castling-rights", 24],
    ["4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "impossible-en-passant", 24],
    ["4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "opponent-in-check", 22],
  ])("points at the fault in %s", (fen, code, at) => {
    expect(parseFen(fen)).toMatchObject({ ok: false, error: { code, at } });
  });
});

describe("validate", () => {
  it("places a fault in the text that formatSetup writes", () => {
    const setup = expectOk(parseSetup("4k3/8/8/8/8/8/8/4K2p"));
    expect(formatSetup(setup)).toBe("4k3/8/8/8/8/8/8/4K2p w - - 0 1");
    expect(validate(setup)).toMatchObject({ ok: false, error: { at: 19 } });
  });

  it("refuses counters that an editor got wrong", () => {
    const setup = expectOk(parseSetup(STANDARD_START_FEN));
    for (const halfmoveClock of [-1, 0.5, Number.NaN, 65536]) {
      const result = validate({ ...setup, halfmoveClock });
      expect(result).toMatchObject({ ok: false, error: { code: "halfmove-clock" } });
    }
    const result = validate({ ...setup, fullmoveNumber: 0 });
    expect(result).toMatchObject({ ok: false, error: { code: "fullmove-number" } });
  });
});
