import { expectOk, type Line, startLine } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  chess,
  formatUci,
  parseFen,
} from "@kibitz/rules/chess";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chessKernel } from "../chess.ts";
import { type AnalyseOptions, type Info, type Limits, PlayerError } from "../player.ts";
import { createKernelPlayer, type KernelPlayer } from "./kernel-player.ts";

type ChessLine = Line<ChessPosition, ChessMove>;
type ChessPlayer = KernelPlayer<ChessPosition, ChessMove>;

const lineFrom = (fen: string): ChessLine => startLine(chess, expectOk(parseFen(fen)));

const START = startLine(chess);
const MIDDLEGAME = lineFrom("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8");
const BACK_RANK = lineFrom("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");

/** What a search says, without the times, which differ from run to run. */
async function account(
  player: ChessPlayer,
  line: ChessLine,
  limits: Limits,
  options: AnalyseOptions<ChessMove> = {},
) {
  const analysis = player.analyse(line, limits, options);
  const infos: Omit<Info<ChessMove>, "timeMs">[] = [];
  for await (const { timeMs, ...info } of analysis) infos.push(info);
  return { infos, best: await analysis.best };
}

const uci = (line: ChessLine, move: ChessMove | undefined) =>
  move && formatUci(move, line.position, "standard");

describe.each([
  ["one thread on a shared memory", { threads: 1, sharesMemory: true }],
  ["one thread on its own memory", { threads: 1, sharesMemory: false }],
  ["three threads", { threads: 3, sharesMemory: true }],
])("the chess kernel with %s", (_, options) => {
  let player: ChessPlayer;
  beforeAll(async () => {
    player = await createKernelPlayer(chessKernel, { ...options, hashMiB: 4 });
  });
  afterAll(() => player.close());

  it("analyses to a depth", async () => {
    const { infos, best } = await account(player, MIDDLEGAME, { depth: 6 });
    const last = infos.at(-1);
    expect(last).toMatchObject({ kind: "pv", multipv: 1, depth: 6 });
    expect(last?.pv[0]).toEqual(best.move);
    expect(last?.nodes).toBeGreaterThan(100);
    const { win, draw, loss } = last?.wdl ?? { win: 0, draw: 0, loss: 0 };
    expect(win + draw + loss).toBe(1000);
  });

  it("finds a mate", async () => {
    const { infos, best } = await account(player, BACK_RANK, { depth: 4 });
    expect(uci(BACK_RANK, best.move)).toBe("a1a8");
    expect(infos.at(-1)?.score).toEqual({ kind: "mate", plies: 1 });
  });

  it("ranks several lines", async () => {
    const { infos } = await account(player, MIDDLEGAME, { depth: 4 }, { multiPv: 3 });
    const ranked = infos.filter(({ depth, kind }) => depth === 4 && kind === "pv");
    expect(ranked.map(({ multipv }) => multipv).slice(0, 3)).toEqual([1, 2, 3]);
    expect(new Set(ranked.map(({ pv }) => uci(MIDDLEGAME, pv[0]))).size).toBe(3);
  });

  it("keeps to given first moves", async () => {
    const searchMoves = chess.legalMoves(START).slice(0, 2);
    const { best } = await account(player, START, { depth: 3 }, { searchMoves });
    expect(searchMoves).toContainEqual(best.move);
  });

  it("stops an endless search with a move, and is at hand for the next", async () => {
    const endless = player.analyse(MIDDLEGAME, {});
    for await (const { depth } of endless) if (depth >= 3) break;
    endless.stop();
    expect((await endless.best).move).toBeDefined();
    expect((await account(player, START, { depth: 2 })).best.move).toBeDefined();
  });

  it("abandons a search and goes on with another", async () => {
    const abort = new AbortController();
    const analysis = player.analyse(MIDDLEGAME, {}, { signal: abort.signal });
    for await (const _info of analysis) break;
    abort.abort();
    await expect(analysis.best).rejects.toMatchObject({ name: "AbortError" });
    expect((await account(player, START, { depth: 2 })).best.move).toBeDefined();
  });

  it("plays the newest of many lines", async () => {
    const stale = Array.from({ length: 50 }, () => player.analyse(MIDDLEGAME, {}));
    const { best } = await account(player, BACK_RANK, { depth: 3 });
    expect(uci(BACK_RANK, best.move)).toBe("a1a8");
    for (const analysis of stale) expect((await analysis.best).move).toBeDefined();
  });

  it("keeps to a clock, a time and hostile limits", async () => {
    const clock = { remainingMs: 300, incrementMs: 0 };
    const hostile = [{ depth: -1 }, { nodes: Number.NaN }, { timeMs: -5 }, { nodes: 1 }];
    for (const limits of [{ clock }, { timeMs: 20 }, ...hostile]) {
      expect((await account(player, MIDDLEGAME, limits)).best.move).toBeDefined();
    }
  });

  it("searches on the opponent's time until the ponderhit", async () => {
    const analysis = player.analyse(MIDDLEGAME, { timeMs: 20 }, { ponder: true });
    let answered = false;
    void analysis.best.then(() => {
      answered = true;
    });
    for await (const { depth } of analysis) if (depth >= 3) break;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(answered).toBe(false);
    analysis.ponderhit?.();
    expect((await analysis.best).move).toBeDefined();
  });
});

describe("a chess player whose settings change or whose kernel fails", () => {
  it("takes another table and more threads, and gives them back", async () => {
    const player = await createKernelPlayer(chessKernel, { hashMiB: 1 });
    for (const settings of [
      { hashMiB: 64, threads: 4 },
      { hashMiB: 1, threads: 1 },
    ]) {
      await player.configure(settings);
      expect(player.settings).toMatchObject(settings);
      expect((await account(player, START, { depth: 4 })).best.move).toBeDefined();
    }
    await player.close();
  });

  it("goes on with a fresh kernel after a fault in it", async () => {
    let isBroken = true;
    const codec = {
      ...chessKernel.codec,
      encodePosition: (line: ChessLine) =>
        isBroken ? new Uint8Array(80) : chessKernel.codec.encodePosition(line),
    };
    const player = await createKernelPlayer({ ...chessKernel, codec });
    await expect(player.analyse(START, { depth: 2 }).best).rejects.toThrow(PlayerError);
    isBroken = false;
    expect((await account(player, START, { depth: 4 })).best.move).toBeDefined();
    await player.close();
  });
});

describe("one thread", () => {
  it("gives the same account of the same search, in either build, afresh or after newGame", async () => {
    const shared = await createKernelPlayer(chessKernel, { hashMiB: 2 });
    const own = await createKernelPlayer(chessKernel, { hashMiB: 2, sharesMemory: false });
    const limits = { nodes: 12_345 };
    const first = await account(shared, MIDDLEGAME, limits);
    await account(shared, START, { depth: 5 });
    await shared.newGame();
    expect(await account(shared, MIDDLEGAME, limits)).toEqual(first);
    expect(await account(own, MIDDLEGAME, limits)).toEqual(first);
    await Promise.all([shared.close(), own.close()]);
  });

  it("is not disturbed by fifty-move counters, repetitions and histories of any length", async () => {
    const player = await createKernelPlayer(chessKernel, { hashMiB: 1 });
    const fens = [
      "8/8/4k3/8/8/4K3/8/R7 w - - 99 200",
      "8/8/4k3/8/8/4K3/8/R7 w - - 149 65535",
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ];
    for (const fen of fens) {
      expect((await account(player, lineFrom(fen), { depth: 4 })).best.move).toBeDefined();
    }
    await player.close();
  });
});
