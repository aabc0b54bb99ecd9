import { startLine } from "@kibitz/rules";
import { chess, parseFen, parseSan } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { describeMove, soundOf } from "./move-words.ts";

/** The line that starts with a position, and the move that a text of SAN names there. */
function given(fen: string, san: string) {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(position.error.message);
  const move = parseSan(san, position.value);
  if (!move.ok) throw new Error(move.error.message);
  return { line: startLine(chess, position.value), move: move.value };
}

function words(fen: string, san: string): string {
  const { line, move } = given(fen, san);
  return describeMove(move, line);
}

function sound(fen: string, san: string): string {
  const { line, move } = given(fen, san);
  return soundOf(move, line);
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

describe("describeMove", () => {
  it("names piece and square", () => {
    expect(words(START, "Nf3")).toBe("Knight to f3");
    expect(words(START, "e4")).toBe("Pawn to e4");
  });

  it("tells captures and checks", () => {
    expect(words("4k3/8/5p2/8/4N3/8/8/4K3 w - - 0 1", "Nxf6+")).toBe("Knight takes f6, check");
  });

  it("castles to either side", () => {
    expect(words(CASTLING, "O-O")).toBe("Castles king side");
    expect(words(CASTLING, "O-O-O")).toBe("Castles queen side");
  });

  it("promotes, with a capture and mate", () => {
    expect(words("8/4P3/8/8/8/8/8/k1K5 w - - 0 1", "e8=N")).toBe("Pawn to e8, promotes to knight");
    expect(words("3r2k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "exd8=Q#")).toBe(
      "Pawn takes d8, promotes to queen, checkmate",
    );
  });

  it("takes en passant", () => {
    expect(words("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6")).toBe("Pawn takes d6 en passant");
  });

  it("names the origin where two could go", () => {
    expect(words("4k3/8/8/8/8/8/8/N3KN2 w - - 0 1", "Ng3")).toBe("Knight to g3");
    expect(words("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nbd2")).toBe("Knight from b1 to d2");
    expect(words("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "cxd5")).toBe("Pawn from c4 takes d5");
  });

  it("tells stalemate", () => {
    expect(words("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Qf7")).toBe("Queen to f7, stalemate");
  });
});

describe("soundOf", () => {
  it("hears check above capture above a plain move", () => {
    expect(sound(START, "e4")).toBe("move");
    expect(sound("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "cxd5")).toBe("capture");
    expect(sound("4k3/8/5p2/8/4N3/8/8/4K3 w - - 0 1", "Nxf6+")).toBe("check");
  });
});
