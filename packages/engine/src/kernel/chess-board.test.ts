import {
  MOVE_KIND_SHIFT,
  MOVE_QUIET_OR_CAPTURE,
  POSITION_BLOCK,
  POSITION_BOARD,
  POSITION_SIDE,
} from "@kibitz/kernels/chess-abi";
import { expectOk, startLine } from "@kibitz/rules";
import { createChess, parseFen } from "@kibitz/rules/chess";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type BareChessKernel, bareChessKernel } from "./chess-bare.ts";
import { chessCodec } from "./chess-codec.ts";

const chess960 = createChess({ variant: "chess960" });

/** Starts from which random walks soon meet every kind of move. */
const STARTS = [
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
  "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
  "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
  "4k3/pppppppp/8/8/8/8/PPPPPPPP/R2K3R w HA - 0 1",
  "8/8/8/1k3b2/3Pp3/8/8/1B1QK3 b - d3 0 1",
  "4k3/8/8/8/8/8/8/qRK4R w HB - 0 1",
];
const CODES = 1 << 16;

const walks = fc.record({
  fen: fc.constantFrom(...STARTS),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
});

const sorted = (codes: readonly number[]) => [...codes].sort((a, b) => a - b);

describe("the chess kernel's board", () => {
  let kernel: BareChessKernel;
  beforeAll(async () => {
    kernel = await bareChessKernel();
  });

  /** Plays random legal moves; `visit` sees each position before the next move. */
  function walk(fen: string, choices: readonly number[], visit: (moves: number[]) => void) {
    kernel.load(fen);
    for (const choice of choices) {
      const moves = kernel.moves();
      visit(moves);
      const move = moves[choice % moves.length];
      if (move === undefined) return;
      kernel.exports.makeMove(move);
    }
  }

  it("writes every legal move either as a capture or as a quiet move", () => {
    const agree = (moves: number[]) =>
      expect(sorted([...kernel.moves("capture"), ...kernel.moves("quiet")])).toEqual(sorted(moves));
    fc.assert(fc.property(walks, ({ fen, choices }) => walk(fen, choices, agree)));
  });

  it("finds the quiet checks, those of the king and special moves left out", () => {
    const agree = () => {
      if (kernel.exports.isInCheck() === 1) return;
      const found = kernel.moves("quietCheck");
      const checks = kernel
        .moves("quiet")
        .filter((code) => kernel.exports.moveGivesCheck(code) === 1);
      const plain = checks.filter((code) => code >> MOVE_KIND_SHIFT === MOVE_QUIET_OR_CAPTURE);
      expect(plain).toEqual(expect.arrayContaining(found));
      const origins = plain.filter((code) => !found.includes(code)).map((code) => code & 63);
      expect(new Set(origins).size).toBeLessThanOrEqual(1);
    };
    fc.assert(fc.property(walks, ({ fen, choices }) => walk(fen, choices, agree)));
  });

  it("takes exactly the codes of legal moves for legal", () => {
    const agree = (moves: number[]) => {
      const legal = [];
      for (let code = 0; code < CODES; code++) {
        if (kernel.exports.isLegalMove(code) === 1) legal.push(code);
      }
      expect(legal).toEqual(sorted(moves));
    };
    fc.assert(
      fc.property(walks, ({ fen, choices }) => walk(fen, choices, agree)),
      { numRuns: 20 },
    );
  });

  it("foresees check", () => {
    let foreseen: number | undefined;
    fc.assert(
      fc.property(walks, ({ fen, choices }) => {
        kernel.load(fen);
        for (const choice of choices) {
          const moves = kernel.moves();
          const move = moves[choice % moves.length];
          if (move === undefined) return;
          foreseen = kernel.exports.moveGivesCheck(move);
          kernel.exports.makeMove(move);
          expect(kernel.exports.isInCheck()).toBe(foreseen);
        }
      }),
    );
  });

  it("agrees with the referee on moves and keys along a walk", () => {
    fc.assert(
      fc.property(walks, ({ fen, choices }) => {
        let line = startLine(chess960, expectOk(parseFen(fen, "chess960")));
        walk(fen, choices, (codes) => {
          expect(kernel.key()).toBe(chess960.key(line.position));
          const moves = chess960.legalMoves(line);
          const refereeCodes = moves.map((move) => chessCodec.encodeMove(move, line.position));
          expect(sorted(codes)).toEqual(sorted(refereeCodes));
          const choice = choices[line.moves.length] ?? 0;
          const next = codes[choice % codes.length];
          const move = moves[refereeCodes.indexOf(next ?? -1)];
          if (move !== undefined) line = chess960.play(line, move);
        });
      }),
      { numRuns: 40 },
    );
  });

  it("refuses an illegal move and leaves the root as it was", () => {
    kernel.load(STARTS[0] ?? "");
    const key = kernel.key();
    expect(kernel.exports.makeMove(0)).toBe(0);
    expect(kernel.exports.makeMove(-1)).toBe(0);
    expect(kernel.key()).toBe(key);
  });

  it("refuses a block that is no position", () => {
    const spoil = (offset: number, value: number) => {
      kernel.load(STARTS[0] ?? "");
      new DataView(kernel.exports.memory.buffer).setUint8(POSITION_BLOCK + offset, value);
      return kernel.exports.loadPosition();
    };
    expect(spoil(POSITION_BOARD + 4, 0)).toBe(0); // no white king
    expect(spoil(POSITION_BOARD + 30, 6)).toBe(0); // two white kings
    expect(spoil(POSITION_BOARD + 30, 7)).toBe(0); // no such piece
    expect(spoil(POSITION_BOARD + 30, 200)).toBe(0);
    expect(spoil(POSITION_BOARD + 1, 1)).toBe(0); // a pawn on the first rank
    expect(spoil(POSITION_BOARD + 0, 0)).toBe(0); // the castling rook is gone
    expect(spoil(POSITION_BOARD + 53, 2)).toBe(1); // knight f7: attacks no king
    expect(spoil(POSITION_BOARD + 43, 2)).toBe(0); // knight d6 checks the side not to move
    expect(spoil(POSITION_SIDE, 2)).toBe(0);
  });
});
