import { describe, expect, it } from "vitest";
import { expectOk } from "../core/result.ts";
import { legalMoves } from "./movegen.ts";
import { formatSan, parseSan } from "./san.ts";
import { position } from "./testing.ts";
import { formatUci, parseUci } from "./uci.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
const EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

describe("formatSan", () => {
  it.each([
    ["a pawn's step", START, "e2e4", "e4"],
    ["a pawn's capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"],
    ["a capture en passant", EN_PASSANT, "e5d6", "exd6"],
    ["a promotion", PROMOTION, "a7a8q", "a8=Q"],
    ["a promotion with capture", PROMOTION, "a7b8n", "axb8=N"],
    ["a check", "7k/8/8/8/8/8/8/K5Q1 w - - 0 1", "g1h1", "Qh1+"],
    ["a mate", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "Ra8#"],
    [
      "the scholar's mate",
      "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
      "h5f7",
      "Qxf7#",
    ],
    ["the file of two knights", "7k/8/8/8/8/8/2N3N1/K7 w - - 0 1", "c2e3", "Nce3"],
    ["the rank where the file is shared", "7k/8/8/8/2N5/8/2N5/K7 w - - 0 1", "c2e3", "N2e3"],
    ["file before rank where both would do", "7k/8/8/8/6N1/8/2N5/K7 w - - 0 1", "c2e3", "Nce3"],
    ["both where neither is enough", "7k/8/8/8/2Q1Q3/8/4Q3/K7 w - - 0 1", "e4c2", "Qe4c2"],
    ["nothing where the rival is pinned", "4r2k/8/8/8/8/4N3/8/1N2K3 w - - 0 1", "b1d2", "Nd2"],
    // The knight on e3 may not leave the e-file, so the other needs no origin.
    [
      "nothing for a square that only the free knight reaches",
      "4r2k/8/8/8/8/4N3/8/1N2K3 w - - 0 1",
      "b1c3",
      "Nc3",
    ],
    [
      "nothing against a rival that check forbids",
      "4k3/8/8/8/8/8/4r3/1N1RK3 w - - 0 1",
      "e1e2",
      "Kxe2",
    ],
  ])("writes %s", (_, fen, uci, san) => {
    const from = position(fen);
    expect(formatSan(expectOk(parseUci(uci, from)), from)).toBe(san);
  });

  it("needs no origin beside a pinned rival that could else go there", () => {
    // Both knights look at c4; the one on e3 is pinned by the rook.
    const from = position("4r2k/8/8/8/8/N3N3/8/4K3 w - - 0 1");
    expect(formatSan(expectOk(parseUci("a3c4", from)), from)).toBe("Nc4");
    // A reader accepts the origin all the same.
    expect(formatUci(expectOk(parseSan("Nac4", from)), from)).toBe("a3c4");
  });
});

describe("parseSan reads", () => {
  it.each([
    [START, "e4", "e2e4"],
    [START, "1.e4", "e2e4"],
    [START, "1... e4", "e2e4"],
    [START, "e2-e4", "e2e4"],
    [START, "e2e4", "e2e4"],
    [START, " Nf3 ", "g1f3"],
    [START, "nf3", "g1f3"],
    [START, "Ng1-f3", "g1f3"],
    [START, "Ngf3", "g1f3"],
    [START, "♘f3", "g1f3"],
    [START, "Pe4", "e2e4"],
    [START, "Nf3!?", "g1f3"],
    [START, "Nf3 ??", "g1f3"],
    [START, "Nf3$14", "g1f3"],
    [START, "Nf3! $14 $36", "g1f3"],
    [START, "Nf3+-", "g1f3"],
    [START, "Nf3 -/+", "g1f3"],
    [START, "Nf3=", "g1f3"],
    [START, "Nf3?±", "g1f3"],
    [START, "Nf3+", "g1f3"],
    [START, "Nxf3#!", "g1f3"],
    [CASTLING, "O-O", "e1g1"],
    [CASTLING, "0-0", "e1g1"],
    [CASTLING, "o-o", "e1g1"],
    [CASTLING, "OO", "e1g1"],
    [CASTLING, "O-O+", "e1g1"],
    [CASTLING, "0-0-0!", "e1c1"],
    [CASTLING, "O-O-O", "e1c1"],
    [CASTLING, "Ke1-g1", "e1g1"],
    [CASTLING, "Kg1", "e1g1"],
    [CASTLING, "Rxa8+", "a1a8"],
    [CASTLING, "Ra8", "a1a8"],
    [PROMOTION, "a8=Q+", "a7a8q"],
    [PROMOTION, "a8Q", "a7a8q"],
    [PROMOTION, "a8q", "a7a8q"],
    [PROMOTION, "a8(R)", "a7a8r"],
    [PROMOTION, "a8/N", "a7a8n"],
    [PROMOTION, "axb8=B", "a7b8b"],
    [PROMOTION, "ab8B", "a7b8b"],
    [PROMOTION, "a7xb8=B", "a7b8b"],
    [PROMOTION, "a7:b8♕", "a7b8q"],
    [EN_PASSANT, "exd6", "e5d6"],
    [EN_PASSANT, "ed6", "e5d6"],
    [EN_PASSANT, "exd6e.p.", "e5d6"],
    [EN_PASSANT, "exd6 e.p.", "e5d6"],
    [EN_PASSANT, "exd6 ep+", "e5d6"],
  ])("in %s: %s", (fen, text, uci) => {
    const from = position(fen);
    expect(formatUci(expectOk(parseSan(text, from)), from)).toBe(uci);
  });

  it("b as the pawn, never as a bishop", () => {
    const from = position("4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1");
    expect(formatUci(expectOk(parseSan("bxc4", from)), from)).toBe("b3c4");
    expect(formatUci(expectOk(parseSan("Bxc4", from)), from)).toBe("d3c4");
  });
});

describe("parseSan refuses", () => {
  const KNIGHTS = "7k/8/8/8/4N3/8/4N3/K7 w - - 0 1";
  it.each([
    ["no text", START, "", "move-syntax", /empty/],
    ["nonsense", START, "hello", "move-syntax", /is not a move/],
    ["a square off the board", START, "e9", "move-syntax", /is not a move/],
    ["a text without end", START, "N".repeat(500), "move-syntax", /too long/],
    ["a dash that is no glyph", START, "Nf3-", "move-syntax", /is not a move/],
    ["a null move", START, "--", "null-move", /passes the turn/],
    ["a result", START, "1-0", "move-syntax", /is not a move/],
    ["two knights on one file", KNIGHTS, "Nec3", "ambiguous", /N4c3 or N2c3|N2c3 or N4c3/],
    ["two knights without origin", KNIGHTS, "Nc3", "ambiguous", /name the origin/],
    ["a promotion to nothing", PROMOTION, "a8", "promotion-missing", /add to what/],
    ["a promotion to a king", PROMOTION, "a8=K", "illegal-move", /cannot promote to a king/],
    ["a promotion of a piece", START, "Nf3=Q", "illegal-move", /cannot promote to a queen/],
    ["a piece that is not there", CASTLING, "Qd1", "illegal-move", /no white queen/],
    ["a square out of reach", START, "Nd4", "illegal-move", /no white knight can go to d4/],
    ["castling without the right", START.replace("KQkq", "-"), "O-O", "illegal-move", /no right/],
    ["castling that is blocked", START, "O-O", "illegal-move", /blocked/],
    ["a pinned piece", "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", "Nc4", "illegal-move", /king in check/],
  ])("%s", (_, fen, text, code, message) => {
    const result = parseSan(text, position(fen));
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(result.ok ? "" : result.error.message).toMatch(message);
  });
});

it("gives each legal move a text of its own that reads back", () => {
  // Many queens need every kind of origin.
  const fens = [
    "7k/8/2Q1Q1Q1/8/2Q1Q1Q1/8/2Q1Q3/K7 w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  ];
  for (const from of fens.map(position)) {
    const moves = legalMoves(from);
    const texts = moves.map((move) => formatSan(move, from));
    expect(new Set(texts).size).toBe(moves.length);
    expect(texts.map((text) => expectOk(parseSan(text, from)))).toEqual(moves);
  }
});
