import * as abi from "@kibitz/kernels/chess-abi";
import { expectOk, type Line, playAll, startLine } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  chess,
  chess960Start,
  createChess,
  parseFen,
} from "@kibitz/rules/chess";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { chessKernel } from "../chess.ts";
import { chessCodec, chessLayout } from "./chess-codec.ts";
import { type KernelProbe, openKernel } from "./probe.ts";

type ChessLine = Line<ChessPosition, ChessMove>;

const chess960 = createChess({ variant: "chess960" });

const lineFrom = (fen: string): ChessLine =>
  startLine(chess960, expectOk(parseFen(fen, "chess960")));

function play(line: ChessLine, ...texts: string[]): ChessLine {
  return texts.reduce(
    (current, text) =>
      playAll(chess960, current, [expectOk(chess960.parseUci(text, current.position))]),
    line,
  );
}

/** Plays the moves that the choices pick, as far as the game goes. */
function walk(start: ChessLine, choices: readonly number[], visit: (line: ChessLine) => void) {
  let line = start;
  for (const choice of choices) {
    const moves = chess.legalMoves(line);
    const move = moves[choice % moves.length];
    if (move === undefined) return;
    line = chess.play(line, move);
    visit(line);
  }
}

const choices = fc.array(fc.nat(), { minLength: 60, maxLength: 140 });
const historyOf = (line: ChessLine): readonly bigint[] => {
  const block = chessCodec.encodePosition(line);
  const view = new DataView(block.buffer);
  const count = view.getUint32(abi.POSITION_HISTORY_COUNT, true);
  return Array.from({ length: count }, (_, index) =>
    view.getBigUint64(abi.POSITION_HISTORY + index * 8, true),
  );
};

describe("chess codec", () => {
  let kernel: KernelProbe<ChessPosition, ChessMove>;
  beforeAll(async () => {
    kernel = await openKernel(chessKernel);
  });

  function agree(line: ChessLine): void {
    const referee = chess.legalMoves(line).map(chess.moveCode);
    const found = kernel.legalMoves(line).map((move) => (move ? chess.moveCode(move) : -1));
    expect(found.sort((a, b) => a - b)).toEqual(referee.sort((a, b) => a - b));
    expect(kernel.key(line)).toBe(chess.key(line.position));
  }

  it("lets referee and kernel agree on moves and keys along random games", () => {
    fc.assert(
      fc.property(choices, (picks) => walk(startLine(chess), picks, agree)),
      { numRuns: 30 },
    );
  });

  it("lets them agree in Chess960", () => {
    fc.assert(
      fc.property(fc.nat(959), choices, (number, picks) => {
        walk(startLine(chess960, chess960Start(number)), picks, agree);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ["castling with rook and king crossing", "1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1"],
    ["en passant, legal", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"],
    ["en passant, pinned along the rank", "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1"],
    ["promotions, quiet and by capture", "1n2k3/P7/8/8/8/8/7p/4K1N1 w - - 0 1"],
  ])("lets them agree: %s", (_, fen) => agree(lineFrom(fen)));

  it("gives each legal move a code of its own and reads it back", () => {
    const line = lineFrom("r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2");
    const moves = chess.legalMoves(line);
    const codes = moves.map((move) => chessCodec.encodeMove(move, line.position));
    expect(new Set(codes).size).toBe(moves.length);
    expect(codes.map((code) => chessCodec.decodeMove(code, line))).toEqual(moves);
  });

  it("refuses codes that are no legal move", () => {
    const line = startLine(chess);
    const legal = new Set(
      chess.legalMoves(line).map((move) => chessCodec.encodeMove(move, line.position)),
    );
    for (let code = -2; code < 1 << 15; code += 37) {
      expect(chessCodec.decodeMove(code, line) !== undefined).toBe(legal.has(code));
    }
  });

  it("tells of earlier positions only as far as they can come again", () => {
    const start = startLine(chess);
    expect(historyOf(start)).toEqual([]);
    const shuffled = play(start, "g1f3", "g8f6", "f3g1");
    expect(historyOf(shuffled)).toEqual(shuffled.keys.slice(0, 3));
    const pawn = play(shuffled, "e7e5");
    expect(historyOf(pawn)).toEqual([]);
    expect(historyOf(play(pawn, "g1f3"))).toEqual([pawn.keys.at(-1)]);
  });

  it("keeps to the positions of the line where the counter reaches further back", () => {
    const line = play(lineFrom("4k3/8/8/8/8/8/8/R3K3 w - - 40 60"), "a1b1");
    expect(historyOf(line)).toEqual([line.keys[0]]);
  });

  it("keeps the newest positions where there are too many", () => {
    const shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    const shortLine = play(startLine(chess), ...shuffle);
    const keys = Array.from({ length: 3001 }, (_, index) => BigInt(index));
    const position = { ...shortLine.position, halfmoveClock: 3000 };
    const history = historyOf({ ...shortLine, position, keys });
    expect(history).toHaveLength(abi.MAX_HISTORY);
    expect(history.at(-1)).toBe(2999n);
  });

  it("fits its blocks", () => {
    const searchMoves = Array.from({ length: 300 }, (_, index) => index);
    const limits = { depth: 1, mate: 0, nodes: 0, softMs: 0, hardMs: 0, multiPv: 1, searchMoves };
    const { byteLength } = chessLayout.limits;
    expect(chessCodec.encodeLimits(limits).length).toBeLessThanOrEqual(byteLength);
  });

  it("reads a report", () => {
    const block = new Uint8Array(chessLayout.info.byteLength);
    const view = new DataView(block.buffer);
    const numbers = { [abi.INFO_DEPTH]: 7, [abi.INFO_SELDEPTH]: 12, [abi.INFO_MULTIPV]: 2 };
    Object.assign(numbers, { [abi.INFO_SCORE_KIND]: 1, [abi.INFO_SCORE]: -4, [abi.INFO_BOUND]: 2 });
    Object.assign(numbers, { [abi.INFO_PV_LENGTH]: 2, [abi.INFO_WDL + 8]: 1000 });
    for (const [offset, value] of Object.entries(numbers)) {
      view.setInt32(Number(offset), value, true);
    }
    view.setFloat64(abi.INFO_NODES, 5e9, true);
    view.setUint32(abi.INFO_PV, 796, true);
    view.setUint32(abi.INFO_PV + 4, 2364, true);
    expect(chessCodec.decodeInfo(block)).toEqual({
      ...{ kind: "pv", multipv: 2, depth: 7, seldepth: 12, nodes: 5e9, timeMs: 0 },
      ...{ hashfullPermille: 0, score: { kind: "mate", plies: -4 }, bound: "upper" },
      ...{ wdl: { win: 0, draw: 0, loss: 1000 }, pv: [796, 2364] },
    });
  });
});
