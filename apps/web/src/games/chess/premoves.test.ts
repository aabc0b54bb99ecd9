import {
  type ChessPosition,
  legalMoves,
  parseFen,
  parseSquare,
  squareName,
} from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { premoves } from "./premoves.ts";

function position(fen: string): ChessPosition {
  const read = parseFen(fen, "chess960");
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** The squares that the piece on a square may be sent to, in alphabetical order. */
function reach(fen: string, side: "white" | "black", from: string): string[] {
  const origin = parseSquare(from);
  return premoves(position(fen), side)
    .filter((move) => move.from === origin)
    .map(({ to, promotion }) => squareName(to) + (promotion === undefined ? "" : `=${promotion}`))
    .sort();
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

describe("premoves", () => {
  it("slides through whatever stands in the way", () => {
    expect(reach(START, "black", "a8")).toEqual([
      ...["a1", "a2", "a3", "a4", "a5", "a6", "a7"],
      ...["b8", "c8", "d8", "e8", "f8", "g8", "h8"],
    ]);
  });

  it("lets a piece take back on a square of its own side", () => {
    expect(reach(START, "black", "g8")).toEqual(["e7", "f6", "h6"]);
  });

  it("lets a pawn step once or twice and capture to both sides", () => {
    expect(reach(START, "black", "e7")).toEqual(["d6", "e5", "e6", "f6"]);
    expect(reach("4k3/8/8/8/4p3/8/8/4K3 w - - 0 1", "black", "e4")).toEqual(["d3", "e3", "f3"]);
  });

  it("lets a pawn promote to each piece", () => {
    const moves = reach("4k3/8/8/8/8/8/7p/4K3 w - - 0 1", "black", "h2");
    expect(moves).toEqual([
      ...["g1=bishop", "g1=knight", "g1=queen", "g1=rook"],
      ...["h1=bishop", "h1=knight", "h1=queen", "h1=rook"],
    ]);
  });

  it("castles while there is the right to it, though the way is blocked", () => {
    const targets = premoves(position(START), "black")
      .filter(({ from }) => from === parseSquare("e8"))
      .map(({ to }) => to);
    expect(targets).toContain(parseSquare("h8"));
    expect(targets).toContain(parseSquare("a8"));
  });

  it("does not castle without the right to it", () => {
    const bare = "r3k2r/8/8/8/8/8/8/4K3 w - - 0 1";
    expect(reach(bare, "black", "e8")).toEqual(["d7", "d8", "e7", "f7", "f8"]);
  });

  it("names a rook beside the king once", () => {
    const beside = "4kr2/8/8/8/8/8/8/4K3 w f - 0 1";
    const targets = premoves(position(beside), "black").filter(
      ({ to }) => to === parseSquare("f8"),
    );
    expect(targets.filter(({ from }) => from === parseSquare("e8"))).toHaveLength(1);
  });

  it("has only moves of the side that waits", () => {
    const board = position(START).board;
    expect(
      premoves(position(START), "black").every(({ from }) => board[from]?.colour === "black"),
    ).toBe(true);
  });

  it("holds every move that is legal if the turn comes at once", () => {
    const fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    const possible = new Set(premoves(position(fen), "white").map((move) => JSON.stringify(move)));
    const missing = legalMoves(position(fen)).filter((move) => !possible.has(JSON.stringify(move)));
    expect(missing).toEqual([]);
  });
});
