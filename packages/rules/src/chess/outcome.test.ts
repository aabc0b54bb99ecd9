import { describe, expect, it } from "vitest";
import { startLine } from "../core/game.ts";
import { createChess } from "./game.ts";
import { agreement, type ChessLine, repetitions, resignation, timeoutOutcome } from "./outcome.ts";
import { lineOf, position } from "./testing.ts";

const chess = createChess({ variant: "chess960" });
const at = (fen: string): ChessLine => startLine(chess, position(fen));

/** A text for an outcome, such as `white checkmate` or `draw stalemate`. */
const say = (outcome: ReturnType<typeof chess.outcome>): string => {
  if (outcome === undefined) return "none";
  return `${outcome.kind === "draw" ? "draw" : outcome.winner} ${outcome.reason}`;
};

describe("positions that end the game", () => {
  it.each([
    [
      "the fool's mate",
      "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
      "black checkmate",
    ],
    ["a back-rank mate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "white checkmate"],
    ["a smothered mate", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "white checkmate"],
    [
      "a mate that only en passant would parry, and does",
      "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
      "none",
    ],
    ["stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "draw stalemate"],
    ["stalemate with a blocked pawn", "7k/7P/7K/8/8/8/p7/N7 b - - 0 1", "draw stalemate"],
    ["mate on the hundredth quiet ply", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 100 80", "white checkmate"],
    [
      "mate on the last ply of seventy-five moves",
      "R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 99",
      "white checkmate",
    ],
    ["seventy-five moves", "6k1/5pp1/7p/8/8/8/8/1R4K1 w - - 150 99", "draw seventy-five-moves"],
    ["one ply less", "R5k1/5pp1/7p/8/8/8/8/1R4K1 b - - 149 99", "none"],
  ])("%s", (_, fen, outcome) => {
    expect(say(chess.outcome(at(fen)))).toBe(outcome);
  });
});

describe("material that cannot mate", () => {
  it.each([
    ["kings alone", "4k3/8/8/8/8/8/8/4K3", true],
    ["a knight", "4k3/8/8/8/8/8/8/4KN2", true],
    ["a bishop", "4kb2/8/8/8/8/8/8/4K3", true],
    ["bishops of both sides on one colour", "4kb2/8/8/8/8/8/8/2B1K3", true],
    ["four bishops on one colour", "4kb2/8/3b4/8/3B4/8/8/2B1K3", true],
    ["bishops of both sides on both colours", "2b1k3/8/8/8/8/8/8/2B1K3", false],
    ["two bishops of one side", "4k3/8/8/8/8/8/8/2B1KB2", false],
    ["two knights", "4k3/8/8/8/8/8/8/4KNN1", false],
    ["a knight each", "4kn2/8/8/8/8/8/8/4KN2", false],
    ["bishop against knight", "4kn2/8/8/8/8/8/8/4KB2", false],
    ["a pawn", "4k3/8/8/8/8/8/P7/4K3", false],
    ["a rook", "4k3/8/8/8/8/8/8/R3K3", false],
  ])("%s", (_, board, dead) => {
    const expected = dead ? "draw insufficient-material" : "none";
    // Black has no piece that could check the white king here, nor White the black one.
    expect(say(chess.outcome(at(`${board} w - - 0 1`)))).toBe(expected);
  });
});

describe("a flag falls against", () => {
  const timeout = (board: string) => say(timeoutOutcome(at(`${board} b - - 0 1`), "black"));
  it.each([
    ["a lone king", "4k3/4q3/8/8/8/8/8/K7", false],
    ["a pawn", "4k3/4q3/8/8/8/8/P7/K7", true],
    ["a knight, beside a queen", "4k3/4q3/8/8/8/8/8/KN6", false],
    ["a knight, beside a rook", "4k3/4r3/8/8/8/8/8/KN6", true],
    ["a knight, beside a pawn", "4k3/4p3/8/8/8/8/8/KN6", true],
    ["two knights", "4k3/4q3/8/8/8/8/8/KNN5", true],
    ["a bishop, beside queen and rook", "4k3/3rq3/8/8/8/8/8/KB6", false],
    ["a bishop, beside a knight", "4k3/4n3/8/8/8/8/8/KB6", true],
    ["a bishop, beside a bishop of its colour", "4k3/3b4/8/8/8/8/8/KB6", false],
    ["a bishop, beside a bishop of the other colour", "4k3/4b3/8/8/8/8/8/KB6", true],
    ["a bishop and a knight", "4k3/4q3/8/8/8/8/8/KBN5", true],
  ])("%s", (_, board, loses) => {
    expect(timeout(board)).toBe(loses ? "white timeout" : "draw timeout-insufficient-material");
  });
});

it("names the other ends", () => {
  expect(resignation("white")).toEqual({ kind: "win", winner: "black", reason: "resignation" });
  expect(agreement()).toEqual({ kind: "draw", reason: "agreement" });
});

const SHUFFLE = "Nf3 Nf6 Ng1 Ng8 ";

describe("repetition", () => {
  it("may be claimed the third time and ends the game the fifth", () => {
    const claims = [0, 1, 2, 3, 4].map((rounds) => {
      const line = lineOf(SHUFFLE.repeat(rounds));
      expect(repetitions(line)).toBe(rounds + 1);
      return `${say(chess.claimableDraw?.(line))}, ${say(chess.outcome(line))}`;
    });
    expect(claims).toEqual([
      "none, none",
      "none, none",
      "draw threefold-repetition, none",
      "draw threefold-repetition, none",
      "none, draw fivefold-repetition",
    ]);
  });

  it("is over as soon as the position changes", () => {
    const line = lineOf(`${SHUFFLE.repeat(2)}e4`);
    expect(repetitions(line)).toBe(1);
    expect(chess.claimableDraw?.(line)).toBeUndefined();
  });

  it("counts a possible capture en passant as another position", () => {
    // After e5 the pawn on d5 may take on e6 once.
    const fen = "6k1/4p3/8/3P4/8/8/8/6K1 b - - 0 1";
    const line = lineOf(`e5 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8`, fen);
    expect(repetitions(line)).toBe(2);
  });

  it("does not count an en passant square where nothing can take", () => {
    const fen = "6k1/4p3/8/8/8/8/8/6K1 b - - 0 1";
    expect(repetitions(lineOf("e5 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8", fen))).toBe(3);
  });

  it("does not count an en passant square where taking exposes the king", () => {
    // The pawn on d5 is pinned along the fifth rank once both pawns would leave it.
    const fen = "6k1/4p3/8/K2P3r/8/8/8/8 b - - 0 1";
    expect(repetitions(lineOf("e5 Ka4 Kf8 Ka5 Kg8 Ka4 Kf8 Ka5 Kg8", fen))).toBe(3);
  });

  it("counts lost castling rights as another position", () => {
    const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    expect(repetitions(lineOf("Rg1 Kd8 Rh1 Ke8 Rg1 Kd8 Rh1 Ke8", fen))).toBe(2);
  });
});

describe("fifty moves", () => {
  const fen = (clock: number) => `R5k1/5pp1/7p/8/8/8/8/1R4K1 b - - ${clock} 99`;
  it("may be claimed from a hundred quiet plies on", () => {
    expect(say(chess.claimableDraw?.(at(fen(99))))).toBe("none");
    expect(say(chess.claimableDraw?.(at(fen(100))))).toBe("draw fifty-moves");
    expect(chess.outcome(at(fen(100)))).toBeUndefined();
  });

  it("cannot be claimed from a mate", () => {
    const mate = at("R5k1/5ppp/8/8/8/8/8/6K1 b - - 100 80");
    expect(chess.claimableDraw?.(mate)).toBeUndefined();
  });
});
