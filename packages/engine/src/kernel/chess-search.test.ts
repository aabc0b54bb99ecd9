import { Worker } from "node:worker_threads";
import * as abi from "@kibitz/kernels/chess-abi";
import { expectOk, type Line, startLine } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  chess,
  formatUci,
  parseFen,
  parseUci,
} from "@kibitz/rules/chess";
import { beforeEach, describe, expect, it } from "vitest";
import type { Info } from "../player.ts";
import { readChessModule } from "./chess-bare.ts";
import { chessCodec, chessLayout } from "./chess-codec.ts";
import {
  hostNow,
  instantiateKernel,
  type KernelInstance,
  writeCell,
  writeRequest,
} from "./instance.ts";
import type { KernelLimits } from "./spec.ts";

type ChessLine = Line<ChessPosition, ChessMove>;

const NO_LIMITS: KernelLimits = {
  depth: 0,
  mate: 0,
  nodes: 0,
  softMs: 0,
  hardMs: 0,
  multiPv: 1,
  searchMoves: [],
};

/** A kernel called directly, without workers between: reports arrive during the call. */
class Searcher {
  readonly instance: KernelInstance;
  infos: Info<number>[] = [];
  onInfo: () => void = () => {};

  constructor(
    module: WebAssembly.Module,
    hashMiB: number,
    threads = 1,
    memory?: WebAssembly.Memory,
  ) {
    const note = (block: Uint8Array) => {
      this.infos.push(chessCodec.decodeInfo(block));
      this.onInfo();
    };
    this.instance = instantiateKernel(module, chessLayout, note, memory);
    if (this.instance.exports.init(hashMiB, threads) !== 1) throw new Error("no memory");
    this.instance.exports.newGame();
  }

  search(line: ChessLine, limits: Partial<KernelLimits>, ponder = false) {
    const { exports, memory } = this.instance;
    this.infos = [];
    writeRequest(memory, chessLayout, {
      position: chessCodec.encodePosition(line),
      limits: chessCodec.encodeLimits({ ...NO_LIMITS, ...limits }),
      ponder,
      askedAtMs: hostNow(),
    });
    if (exports.loadPosition() !== 1) throw new Error("the kernel refuses the position");
    const code = exports.search(0);
    return { code, move: this.#name(line, code), last: this.infos.at(-1) };
  }

  #name(line: ChessLine, code: number): string {
    const move = chessCodec.decodeMove(code, line);
    return move ? formatUci(move, line.position, "standard") : "none";
  }

  raise(cell: number, value: number): void {
    writeCell(this.instance.memory, cell, value);
  }
}

const lineFrom = (fen: string): ChessLine => startLine(chess, expectOk(parseFen(fen)));

function play(line: ChessLine, moves: string): ChessLine {
  return moves
    .split(" ")
    .reduce(
      (current, text) => chess.play(current, expectOk(parseUci(text, current.position))),
      line,
    );
}

const codeOf = (line: ChessLine, text: string): number =>
  chessCodec.encodeMove(expectOk(parseUci(text, line.position)), line.position);

/** Whether the moves of a variation can be played one after the other. */
function isPlayable(line: ChessLine, codes: readonly number[]): boolean {
  let current = line;
  for (const code of codes) {
    const move = chessCodec.decodeMove(code, current);
    if (!move) return false;
    current = chess.play(current, move);
  }
  return true;
}

const single = await readChessModule("st");
const START = startLine(chess);
const MIDDLEGAME = lineFrom("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8");

let kernel: Searcher;
beforeEach(() => {
  kernel = new Searcher(single, 4);
});

describe("mates", () => {
  it.each([
    ["6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1],
    ["r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1", 3],
    ["7k/8/8/8/8/8/R7/1R5K w - - 0 1", 3],
    ["1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1", 5],
    ["8/7k/R7/1R6/8/8/8/K7 b - - 0 1", -4],
  ])("%s ends in %i plies", (fen, plies) => {
    const line = lineFrom(fen);
    const { last } = kernel.search(line, { depth: 14 });
    expect(last?.score).toEqual({ kind: "mate", plies });
    expect(last?.pv).toHaveLength(Math.abs(plies));
    expect(isPlayable(line, last?.pv ?? [])).toBe(true);
    const decided = { win: plies > 0 ? 1000 : 0, draw: 0, loss: plies > 0 ? 0 : 1000 };
    expect(last?.wdl).toEqual(decided);
  });

  it("ends the search at the mate that was asked for", () => {
    const line = lineFrom("7k/8/8/8/8/8/R7/1R5K w - - 0 1");
    const { last } = kernel.search(line, { mate: 2 });
    expect(last?.score).toEqual({ kind: "mate", plies: 3 });
    expect(last?.depth).toBeLessThan(20);
  });

  it("mates with king and rook", () => {
    let line = lineFrom("8/8/8/3k4/8/8/8/4K2R w - - 0 1");
    while (!chess.outcome(line) && line.moves.length < 80) {
      const { code } = kernel.search(line, { nodes: 30_000 });
      const move = chessCodec.decodeMove(code, line);
      if (!move) throw new Error("no move");
      line = chess.play(line, move);
    }
    expect(chess.outcome(line)).toMatchObject({ kind: "win", reason: "checkmate" });
  });

  it.each([
    ["mate", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"],
    ["stalemate", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"],
  ])("finds no move in %s", (_, fen) => {
    expect(kernel.search(lineFrom(fen), {}).code).toBe(0);
    expect(kernel.infos).toEqual([]);
  });
});

// Positions of the public suites "Win at Chess" and Bratko-Kopec, with their known solutions.
const TACTICS: readonly (readonly [fen: string, solution: string])[] = [
  ["1k5r/pppbn1pp/4q1r1/1P3p2/2NPp3/1QP5/P4PPP/R1B1R1K1 w - - 0 1", "c4e5"],
  ["2br2k1/2q3rn/p2NppQ1/2p1P3/Pp5R/4P3/1P3PPP/3R2K1 w - - 0 1", "h4h7"],
  ["5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1", "e3g3"],
  ["7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - 0 1", "b6b7"],
  ["5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1", "c6c4"],
  ["2r3k1/pppR1pp1/4p3/4P1P1/5P2/1P4K1/P1P5/8 w - - 0 1", "g5g6"],
  ["4k1r1/2p3r1/1pR1p3/3pP2p/3P2qP/P4N2/1PQ4P/5R1K b - - 0 1", "g4f3"],
  ["3q1rk1/p4pp1/2pb3p/3p4/6Pr/1PNQ4/P1PB1PP1/4RRK1 b - - 0 1", "d6h2"],
  ["5rk1/pp4p1/2n1p2p/2Npq3/2p5/6P1/P3P1BP/R4Q1K w - - 0 1", "f1f8"],
  ["r1b2rk1/2q1b1pp/p2ppn2/1p6/3QP3/1BN1B3/PPP3PP/R4RK1 w - - 0 1", "c3d5"],
  ["1R6/1brk2p1/4p2p/p1P1Pp2/P7/6P1/1P4P1/2R3K1 w - - 0 1", "b8b7"],
  ["rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq - 0 1", "g4e3"],
  ["r1b2rk1/ppbn1ppp/4p3/1QP4q/3P4/N4N2/5PPP/R1B2RK1 w - - 0 1", "c5c6"],
];

it("solves most tactical positions", () => {
  const unsolved = TACTICS.filter(([fen, solution]) => {
    kernel.instance.exports.newGame();
    return kernel.search(lineFrom(fen), { nodes: 120_000 }).move !== solution;
  });
  // Some have a second good move that another evaluation may prefer.
  expect(unsolved.length, `unsolved: ${unsolved.join("; ")}`).toBeLessThanOrEqual(3);
});

describe("draws", () => {
  it("takes the perpetual check when everything else loses", () => {
    const line = lineFrom("6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 1");
    expect(kernel.search(line, { depth: 12 }).last?.score).toEqual({ kind: "cp", value: 0 });
  });

  it("knows that a third occurrence ends the game", () => {
    const start = lineFrom("k7/8/8/8/8/8/5QR1/7K w - - 10 40");
    const line = play(start, "f2f3 a8b8 f3f2 b8a8 f2f3 a8b8 f3f2");
    const searchMoves = [codeOf(line, "b8a8")];
    const { last } = kernel.search(line, { depth: 6, searchMoves });
    expect(last?.score).toEqual({ kind: "cp", value: 0 });
  });

  it("gives nothing for a win that the fifty-move rule cuts off", () => {
    const { last } = kernel.search(lineFrom("8/8/8/3k4/8/8/8/4K2R w - - 98 90"), { depth: 8 });
    expect(last?.score).toEqual({ kind: "cp", value: 0 });
  });

  it("counts a mate on the hundredth ply", () => {
    const { last } = kernel.search(lineFrom("7k/8/6K1/8/8/8/8/R7 w - - 99 90"), { depth: 4 });
    expect(last?.score).toEqual({ kind: "mate", plies: 1 });
  });

  it.each(["8/8/3k4/8/8/2KB4/8/8 w - - 0 1", "8/8/3k4/2b5/8/2KB4/8/8 w - - 0 1"])(
    "%s is worth nothing or next to it",
    (fen) => {
      const { last } = kernel.search(lineFrom(fen), { depth: 6 });
      const score = last?.score;
      expect(score?.kind === "cp" && Math.abs(score.value) < 20).toBe(true);
    },
  );
});

describe("limits", () => {
  it.each([1, 2, 100, 5_000, 54_321])("visits exactly %i nodes, the same ones twice", (nodes) => {
    const first = kernel.search(MIDDLEGAME, { nodes });
    const told = kernel.infos.map(({ timeMs, ...info }) => info);
    expect(first.last?.nodes).toBeLessThanOrEqual(nodes);
    expect(first.move).not.toBe("none");
    kernel.instance.exports.newGame();
    const second = kernel.search(MIDDLEGAME, { nodes });
    expect(second.code).toBe(first.code);
    expect(kernel.infos.map(({ timeMs, ...info }) => info)).toEqual(told);
  });

  it("keeps to the depth and reports each iteration", () => {
    kernel.search(START, { depth: 7 });
    expect(kernel.infos.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(kernel.infos.every(({ bound, kind }) => bound === "exact" && kind === "pv")).toBe(true);
    expect(kernel.infos.every(({ pv }) => isPlayable(START, pv))).toBe(true);
  });

  it("considers only the moves that it was given", () => {
    const searchMoves = ["a2a3", "h2h4"].map((text) => codeOf(START, text));
    expect(searchMoves).toContain(kernel.search(START, { depth: 6, searchMoves }).code);
  });

  it("stops at the hard limit and not before", () => {
    const start = performance.now();
    kernel.search(MIDDLEGAME, { hardMs: 60 });
    const elapsedMs = performance.now() - start;
    expect(elapsedMs).toBeGreaterThanOrEqual(59);
    expect(elapsedMs).toBeLessThan(500);
  });

  it("starts no iteration long after the soft limit", () => {
    const { last } = kernel.search(MIDDLEGAME, { softMs: 30, hardMs: 10_000 });
    expect(last?.timeMs).toBeLessThan(5_000);
  });

  it("answers a forced move quickly", () => {
    const forced = lineFrom("7k/8/8/8/8/8/6q1/7K w - - 0 1");
    expect(chess.legalMoves(forced)).toHaveLength(1);
    const { last } = kernel.search(forced, { softMs: 60_000, hardMs: 60_000 });
    expect(last?.timeMs).toBeLessThan(2_000);
  });

  it("lets time rest while it ponders", () => {
    kernel.onInfo = () => {
      if ((kernel.infos.at(-1)?.depth ?? 0) >= 6) kernel.raise(abi.PONDER_CELL, 0);
    };
    const { last } = kernel.search(MIDDLEGAME, { softMs: 1, hardMs: 1 }, true);
    expect(last?.depth).toBeGreaterThanOrEqual(6);
  });
});

describe("stop", () => {
  it("ends a search within about a thousand nodes", () => {
    kernel.onInfo = () => {
      if (kernel.infos.length === 8) kernel.raise(abi.STOP_CELL, 1);
    };
    const { move } = kernel.search(MIDDLEGAME, {});
    const nodes = kernel.infos.map((info) => info.nodes);
    expect((nodes.at(-1) ?? 0) - (nodes[7] ?? 0)).toBeLessThan(2_048);
    expect(move).not.toBe("none");
  });

  it("lets the first iteration finish, so that there is a move", () => {
    kernel.onInfo = () => kernel.raise(abi.STOP_CELL, 1);
    const { move } = kernel.search(MIDDLEGAME, {});
    expect(kernel.infos[0]).toMatchObject({ depth: 1, bound: "exact" });
    expect(kernel.infos.length).toBeLessThanOrEqual(2);
    expect(move).not.toBe("none");
  });
});

describe("several lines", () => {
  it("come in order, each with a first move of its own", () => {
    kernel.search(MIDDLEGAME, { depth: 7, multiPv: 4 });
    const last = kernel.infos.slice(-4);
    expect(last.map(({ multipv }) => multipv)).toEqual([1, 2, 3, 4]);
    expect(new Set(last.map(({ pv }) => pv[0])).size).toBe(4);
    const values = last.map(({ score }) => (score?.kind === "cp" ? score.value : Number.NaN));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it("are no more than there are moves", () => {
    const line = lineFrom("7k/8/8/8/8/8/8/R6K w - - 0 1");
    const count = chess.legalMoves(line).length;
    kernel.search(line, { depth: 3, multiPv: 256 });
    expect(Math.max(...kernel.infos.map(({ multipv }) => multipv))).toBe(count);
  });
});

describe("two threads on one table", () => {
  const PAGES = { initial: 144, maximum: 32_768 };
  const HELPER = `
    const { workerData, parentPort } = require("node:worker_threads");
    const host = { now: () => performance.now(), info: () => {} };
    const imports = { host, env: { memory: workerData.memory } };
    const { exports } = new WebAssembly.Instance(workerData.module, imports);
    exports.initThread(1);
    exports.newGame();
    parentPort.postMessage("ready");
    parentPort.once("message", () => parentPort.postMessage(exports.search(1)));
  `;

  it("play only legal variations, and the helper ends with the first", async () => {
    const module = await readChessModule("mt");
    const memory = new WebAssembly.Memory({ ...PAGES, shared: true });
    // The smallest table, so that the threads overwrite each other's entries all the time.
    const leader = new Searcher(module, 1, 2, memory);
    const helper = new Worker(HELPER, { eval: true, workerData: { module, memory } });
    const message = () => new Promise<unknown>((resolve) => helper.once("message", resolve));
    await message();
    leader.search(MIDDLEGAME, { depth: 1 });
    leader.raise(abi.STOP_CELL, 0);
    const finished = message();
    helper.postMessage("search");
    const { last } = leader.search(MIDDLEGAME, { hardMs: 400 });
    expect(leader.infos.every(({ pv }) => isPlayable(MIDDLEGAME, pv))).toBe(true);
    expect(last?.depth).toBeGreaterThan(4);
    await finished;
    await helper.terminate();
  });
});
