import { createRandom, expectOk, startLine } from "@kibitz/rules";
import { chess, parseFen } from "@kibitz/rules/chess";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type ChessLaboratory,
  openChessLaboratory,
  POSITION_BYTES,
  rebuildValue,
} from "../node/chess-laboratory.ts";

let fast: ChessLaboratory;
let traced: ChessLaboratory;

beforeAll(async () => {
  fast = await openChessLaboratory();
  traced = await openChessLaboratory({ traced: true });
});

const lineAt = (fen: string) => startLine(chess, expectOk(parseFen(fen)));

function evaluate(fen: string): number {
  fast.load(lineAt(fen));
  return fast.evaluate();
}

/** Quiet-or-not positions of random games, as position blocks, none with the side to move in check. */
function randomPositions(games: number, seed: number): Uint8Array[] {
  const random = createRandom(seed);
  const blocks: Uint8Array[] = [];
  for (let game = 0; game < games; game++) {
    fast.load(startLine(chess));
    for (let ply = 0; ply < 160; ply++) {
      const moves = fast.legalMoves();
      const move = moves[random.below(moves.length)];
      if (move === undefined) break;
      fast.play(move);
      if (!fast.inCheck) blocks.push(fast.positionBlock());
    }
  }
  return blocks;
}

/** The position with ranks mirrored and colours swapped. */
function colourFlipped(block: Uint8Array): Uint8Array {
  const flipped = new Uint8Array(POSITION_BYTES);
  block.subarray(0, 64).forEach((code, square) => {
    flipped[square ^ 56] = code === 0 ? 0 : code ^ 8;
  });
  const mirrored = (square: number) => (square === 64 ? 64 : square ^ 56);
  const [side = 0, enPassant = 64, ...castling] = block.subarray(64, 70);
  const [whiteKing = 64, whiteQueen = 64, blackKing = 64, blackQueen = 64] = castling;
  const rooks = [blackKing, blackQueen, whiteKing, whiteQueen];
  flipped.set(
    [1 - side, enPassant, ...rooks].map((v, i) => (i === 0 ? v : mirrored(v))),
    64,
  );
  flipped.set(block.subarray(70), 70);
  return flipped;
}

describe("the evaluation", () => {
  it("is the same for both sides: swapping the colours changes nothing", () => {
    for (const block of randomPositions(40, 1)) {
      fast.loadBlock(block);
      const value = fast.evaluate();
      fast.loadBlock(colourFlipped(block));
      expect(fast.evaluate()).toBe(value);
    }
  });

  it("follows from its trace and the weights", () => {
    const weights = traced.weights();
    for (const block of randomPositions(40, 2)) {
      traced.loadBlock(block);
      fast.loadBlock(block);
      const value = fast.evaluate();
      expect(traced.evaluate()).toBe(value);
      const forWhite = block[64] === 0 ? value : -value;
      expect(Math.abs(rebuildValue(traced.trace(), weights) - forWhite)).toBeLessThan(2);
    }
  });

  it("takes its weights from the table in memory", async () => {
    const laboratory = await openChessLaboratory();
    const weights = laboratory.weights();
    laboratory.setWeights(weights.map(() => 0));
    laboratory.load(lineAt("4k3/8/8/8/8/8/8/QQQ1K3 b - - 0 1"));
    expect(laboratory.evaluate()).toBeLessThan(0);
    laboratory.load(lineAt("rnbqkbnr/pppp4/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    expect(laboratory.evaluate()).toBe(0);
    laboratory.setWeights(weights);
    expect(laboratory.weights()).toEqual(weights);
    expect(laboratory.evaluate()).toBeGreaterThan(200);
  });
});

describe("the evaluation knows", () => {
  it.each([
    ["that two knights cannot force mate", "4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1"],
    ["that a bishop does not win alone", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1"],
    ["the rook pawn whose corner the bishop does not guard", "k7/8/1K6/P7/8/8/3B4/8 w - - 0 1"],
    ["the rook pawn with the king before it", "k7/8/K7/P7/8/8/8/8 w - - 0 1"],
  ])("%s", (_, fen) => {
    expect(Math.abs(evaluate(fen))).toBeLessThan(20);
  });

  it("that opposite bishops draw", () => {
    const opposite = evaluate("8/5k2/4b3/8/3P4/4B3/3K1P2/8 w - - 0 1");
    const same = evaluate("8/5k2/3b4/8/3P4/4B3/3K1P2/8 w - - 0 1");
    expect(opposite).toBeGreaterThan(0);
    expect(opposite).toBeLessThan(0.6 * same);
  });

  it("to drive a bare king to the edge, and to the bishop's corner", () => {
    const inCentre = evaluate("8/8/8/3k4/8/3K4/8/R7 w - - 0 1");
    const onEdge = evaluate("3k4/8/3K4/8/8/8/8/R7 w - - 0 1");
    expect(onEdge).toBeGreaterThan(inCentre);
    const rightCorner = evaluate("7k/8/5K2/8/8/8/8/BN6 w - - 0 1");
    const wrongCorner = evaluate("k7/8/2K5/8/8/8/8/BN6 w - - 0 1");
    expect(rightCorner).toBeGreaterThan(wrongCorner + 50);
  });

  it("that a pawn which outruns the king wins", () => {
    const outruns = evaluate("8/8/8/P7/8/8/8/K6k w - - 0 1");
    const isCaught = evaluate("8/8/2k5/P7/8/8/8/K7 w - - 0 1");
    expect(outruns).toBeGreaterThan(isCaught + 200);
  });

  it("that an advantage fades without progress", () => {
    const fresh = evaluate("4k3/8/8/8/8/8/3PP3/R3K3 w - - 0 1");
    const stale = evaluate("4k3/8/8/8/8/8/3PP3/R3K3 w - - 80 60");
    expect(stale).toBeLessThan(0.7 * fresh);
    expect(stale).toBeGreaterThan(0);
  });

  it("the order of the pieces", () => {
    const [pawn = 0, knight = 0, bishop = 0, rook = 0, queen = 0] = ["P", "N", "B", "R", "Q"].map(
      (letter) => evaluate(`r3k2r/pppp4/8/8/3${letter}4/8/PPPP4/R3K2R b - - 0 1`),
    );
    expect(pawn).toBeLessThan(0);
    expect(knight).toBeLessThan(pawn);
    expect(bishop).toBeLessThan(pawn);
    expect(rook).toBeLessThan(bishop);
    expect(rook).toBeLessThan(knight);
    expect(queen).toBeLessThan(rook);
  });
});
