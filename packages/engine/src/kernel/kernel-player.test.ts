import * as abi from "@kibitz/kernels/chess-abi";
import { expectOk, type Line, playAll, startLine } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  chess,
  formatUci,
  parseFen,
} from "@kibitz/rules/chess";
import { describe, expect, it, vi } from "vitest";
import { chessKernel } from "../chess.ts";
import { type Analysis, IllegalMoveError, PlayerError } from "../player.ts";
import { chessLayout } from "./chess-codec.ts";
import { createKernelPlayer, type KernelPlayerOptions } from "./kernel-player.ts";
import {
  type ScriptedWorker,
  scriptedEnvironment,
  type WorkerScript,
} from "./scripted-environment.fixture.ts";

type ChessLine = Line<ChessPosition, ChessMove>;

const start = startLine(chess);
const move = (text: string) => expectOk(chess.parseUci(text, start.position));
const codeOf = (text: string) => chessKernel.codec.encodeMove(move(text), start.position);
const uci = (found: ChessMove | undefined) => found && formatUci(found, start.position, "standard");
const lineFrom = (fen: string): ChessLine => startLine(chess, expectOk(parseFen(fen)));

/** A report that the line `codes` is best. */
function pvBlock(codes: readonly number[], depth = 1): Uint8Array {
  const block = new Uint8Array(chessLayout.info.byteLength);
  const view = new DataView(block.buffer);
  view.setInt32(abi.INFO_MULTIPV, 1, true);
  view.setInt32(abi.INFO_DEPTH, depth, true);
  view.setInt32(abi.INFO_PV_LENGTH, codes.length, true);
  codes.forEach((code, index) => {
    view.setUint32(abi.INFO_PV + 4 * index, code, true);
  });
  return block;
}

const reportLine = (worker: ScriptedWorker, depth: number, ...texts: string[]) =>
  worker.reply({ kind: "info", block: pvBlock(texts.map(codeOf), depth) });
const answer = (worker: ScriptedWorker, text: string) =>
  worker.reply({ kind: "done", moveCode: codeOf(text) });

/** Searches until the test answers for it. */
const silent: WorkerScript = { onSearch: () => {} };
/** Answers at once with e2e4, which the table expects e7e5 after. */
const prompt: WorkerScript = {
  onSearch: (worker) => {
    const e7e5 = 52 | (36 << 6);
    worker.reply({ kind: "info", block: pvBlock([codeOf("e2e4"), e7e5, 4095]) });
    answer(worker, "e2e4");
  },
};

async function playerWith(
  script: WorkerScript,
  options: KernelPlayerOptions = {},
  sharesMemory = true,
) {
  const environment = scriptedEnvironment(script, { sharesMemory });
  const player = await createKernelPlayer(chessKernel, { environment, ...options });
  const newest = () => {
    const worker = environment.workers.at(-1);
    if (!worker) throw new Error("no worker was spawned");
    return worker;
  };
  return { player, workers: environment.workers, newest };
}

const searchesOf = (worker: ScriptedWorker) =>
  worker.requests.filter((request) => request.kind === "search").length;
const started = (worker: ScriptedWorker, count = 1) =>
  vi.waitFor(() => expect(searchesOf(worker)).toBe(count));

async function isSettled(analysis: Analysis<ChessMove>): Promise<boolean> {
  const pending = Symbol("pending");
  await new Promise((resolve) => setTimeout(resolve, 5));
  return (await Promise.race([analysis.best, Promise.resolve(pending)])) !== pending;
}

async function depthsOf(analysis: Analysis<ChessMove>): Promise<number[]> {
  const depths: number[] = [];
  for await (const { depth } of analysis) depths.push(depth);
  return depths;
}

describe("a kernel player", () => {
  it("reports typed moves, cuts the illegal end of a line, and names the expected reply", async () => {
    const { player } = await playerWith(prompt);
    const analysis = player.analyse(start, { depth: 1 });
    const lines: string[][] = [];
    for await (const { pv } of analysis) lines.push(pv.map((found) => uci(found) ?? ""));
    expect(lines).toEqual([["e2e4", "e7e5"]]);
    const { move: best, ponder } = await analysis.best;
    expect([uci(best), uci(ponder)]).toEqual(["e2e4", "e7e5"]);
  });

  it("refuses an illegal answer", async () => {
    const { player } = await playerWith({
      onSearch: (worker) => worker.reply({ kind: "done", moveCode: 0 }),
    });
    await expect(player.analyse(start, { depth: 1 }).best).rejects.toThrow(IllegalMoveError);
  });

  it("stops through the shared cell, and drops what is reported afterwards", async () => {
    const { player, newest } = await playerWith(silent);
    const analysis = player.analyse(start, { depth: 9 });
    await started(newest());
    reportLine(newest(), 1, "e2e4");
    analysis.stop();
    expect(newest().stopAsked).toBe(true);
    reportLine(newest(), 2, "d2d4");
    answer(newest(), "d2d4");
    expect(uci((await analysis.best).move)).toBe("d2d4");
    expect(await depthsOf(analysis)).toEqual([1]);
  });

  it("answers a stop that comes before its turn with a shallow search", async () => {
    const { player, newest } = await playerWith(prompt);
    const analysis = player.analyse(start, {});
    analysis.stop();
    expect(uci((await analysis.best).move)).toBe("e2e4");
    expect(newest().stopAsked).toBe(true);
  });

  it("lets the newest line win: one runs, one waits, the rest are answered at once", async () => {
    const { player, newest } = await playerWith(silent);
    const first = player.analyse(start, {});
    await started(newest());
    const others = Array.from({ length: 100 }, () => player.analyse(start, {}));
    const last = player.analyse(start, { depth: 1 });
    expect(newest().stopAsked).toBe(true);
    for (const { best } of others) expect((await best).move).toBeDefined();
    expect(searchesOf(newest())).toBe(1);
    answer(newest(), "d2d4");
    expect(uci((await first.best).move)).toBe("d2d4");
    await started(newest(), 2);
    expect(newest().stopAsked).toBe(false);
    answer(newest(), "g1f3");
    expect(uci((await last.best).move)).toBe("g1f3");
  });

  it("abandons by a signal, and is ready for the next call", async () => {
    const { player, newest } = await playerWith(silent);
    const abort = new AbortController();
    const analysis = player.analyse(start, {}, { signal: abort.signal });
    await started(newest());
    abort.abort();
    await expect(analysis.best).rejects.toMatchObject({ name: "AbortError" });
    expect(newest().stopAsked).toBe(true);
    const next = player.analyse(start, { depth: 1 });
    answer(newest(), "e2e4");
    await started(newest(), 2);
    answer(newest(), "d2d4");
    expect(uci((await next.best).move)).toBe("d2d4");
  });

  it("does not search for a caller that has already gone", async () => {
    const { player, newest } = await playerWith(silent);
    const analysis = player.analyse(start, {}, { signal: AbortSignal.abort() });
    await expect(analysis.best).rejects.toMatchObject({ name: "AbortError" });
    await player.newGame();
    expect(searchesOf(newest())).toBe(0);
  });

  it("turns the loss of a worker into an error and goes on with a fresh one", async () => {
    const { player, newest, workers } = await playerWith(silent);
    const analysis = player.analyse(start, {});
    await started(newest());
    newest().crash("unreachable");
    await expect(analysis.best).rejects.toThrow(PlayerError);
    await expect(analysis.best).rejects.toThrow(/Kibitz stopped working: unreachable/);
    const next = player.analyse(start, { depth: 1 });
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    await started(newest());
    answer(newest(), "e2e4");
    expect(uci((await next.best).move)).toBe("e2e4");
  });

  it("replaces a worker that was lost between searches", async () => {
    const { player, newest, workers } = await playerWith(prompt);
    newest().crash("gone");
    expect(uci((await player.analyse(start, { depth: 1 }).best).move)).toBe("e2e4");
    expect(workers).toHaveLength(2);
  });

  it("holds an answer that nobody may want yet", async () => {
    const { player } = await playerWith(prompt);
    const endless = player.analyse(start, {});
    expect(await isSettled(endless)).toBe(false);
    endless.stop();
    expect(uci((await endless.best).move)).toBe("e2e4");
    const pondering = player.analyse(start, { depth: 1 }, { ponder: true });
    expect(await isSettled(pondering)).toBe(false);
    pondering.ponderhit?.();
    expect(uci((await pondering.best).move)).toBe("e2e4");
  });

  it("lets time count from the ponderhit", async () => {
    const { player, newest } = await playerWith(silent);
    const analysis = player.analyse(start, { timeMs: 10 }, { ponder: true });
    await started(newest());
    expect(newest().ponders).toBe(true);
    analysis.ponderhit?.();
    expect(newest().ponders).toBe(false);
    answer(newest(), "e2e4");
    await analysis.best;
  });

  it("knows when the game is over", async () => {
    const { player, newest } = await playerWith(silent);
    const mated = lineFrom("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    expect(await player.analyse(mated, {}).best).toEqual({ move: undefined });
    const bare = lineFrom("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    expect(await player.analyse(bare, { depth: 3 }).best).toEqual({ move: undefined });
    expect(searchesOf(newest())).toBe(0);
  });

  it("considers only the first moves that it is given, the legal ones among them", async () => {
    const { player } = await playerWith(prompt);
    const later = playAll(chess, start, [move("e2e4")]);
    const options = { searchMoves: [move("e2e4")] };
    await expect(player.analyse(later, { depth: 1 }, options).best).rejects.toThrow(/illegal here/);
    expect(uci((await player.analyse(start, { depth: 1 }, options).best).move)).toBe("e2e4");
  });

  it("asks all threads, and answers when all have finished", async () => {
    const { player, workers } = await playerWith(silent, { threads: 3 });
    expect(workers).toHaveLength(3);
    const analysis = player.analyse(start, { depth: 1 });
    for (const worker of workers) await started(worker);
    const [first, ...others] = workers;
    if (first) answer(first, "e2e4");
    expect(await isSettled(analysis)).toBe(false);
    for (const worker of others) worker.reply({ kind: "done", moveCode: 0 });
    expect(uci((await analysis.best).move)).toBe("e2e4");
  });
});

describe("a kernel player without shared memory", () => {
  it("ends the worker to stop it, answers with the last line, and has a fresh one ready", async () => {
    const { player, workers, newest } = await playerWith(silent, { threads: 4 }, false);
    expect(workers).toHaveLength(1);
    const analysis = player.analyse(start, {});
    await started(newest());
    reportLine(newest(), 3, "g1f3");
    analysis.stop();
    expect(uci((await analysis.best).move)).toBe("g1f3");
    await vi.waitFor(() => expect(workers).toHaveLength(2));
    expect(workers[0]?.terminated).toBe(true);
  });

  it("waits a moment for the first line", async () => {
    const { player, newest } = await playerWith(silent, {}, false);
    const analysis = player.analyse(start, {});
    await started(newest());
    analysis.stop();
    reportLine(newest(), 1, "b1c3");
    expect(uci((await analysis.best).move)).toBe("b1c3");
  });

  it("plays a legal move when there is no line in time", async () => {
    const { player, newest } = await playerWith(silent, {}, false);
    const analysis = player.analyse(start, {});
    await started(newest());
    analysis.stop();
    expect((await analysis.best).move).toBeDefined();
  });

  it("keeps time itself after a ponderhit", async () => {
    const { player, newest } = await playerWith(silent, {}, false);
    const analysis = player.analyse(start, { timeMs: 5 }, { ponder: true });
    await started(newest());
    reportLine(newest(), 3, "g1f3");
    expect(await isSettled(analysis)).toBe(false);
    analysis.ponderhit?.();
    expect(uci((await analysis.best).move)).toBe("g1f3");
  });

  it("does not end the worker of the search after it", async () => {
    const { player, workers, newest } = await playerWith(silent, {}, false);
    const first = player.analyse(start, { timeMs: 5 }, { ponder: true });
    await started(newest());
    first.ponderhit?.();
    answer(newest(), "e2e4");
    await first.best;
    const second = player.analyse(start, { depth: 5 });
    await started(newest(), 2);
    first.stop();
    expect(await isSettled(second)).toBe(false);
    expect(workers).toHaveLength(1);
    answer(newest(), "d2d4");
    expect(uci((await second.best).move)).toBe("d2d4");
  });
});

describe("the life of a kernel player", () => {
  it("makes the memory anew when a size changes", async () => {
    const { player, workers, newest } = await playerWith(prompt, { hashMiB: 64 });
    await player.configure({ hashMiB: 2 });
    expect(workers.map((worker) => worker.terminated)).toEqual([true, false]);
    expect(newest().requests[0]).toMatchObject({ kind: "load", hashMiB: 2, threads: 1 });
  });

  it("brings settings into their range", async () => {
    const { player } = await playerWith(prompt, {
      hashMiB: 1e9,
      threads: -4,
      overheadMs: Number.NaN,
    });
    expect(player.settings).toEqual({
      hashMiB: chessKernel.maxHashMiB,
      threads: 1,
      overheadMs: 0,
    });
  });

  it("keeps its settings when there is no memory for others", async () => {
    const { player } = await playerWith({
      ...prompt,
      onLoad: (worker) => {
        const [load] = worker.requests;
        const isLarge = load?.kind === "load" && load.hashMiB > 100;
        worker.reply(isLarge ? { kind: "failed", reason: "no memory" } : { kind: "ready" });
      },
    });
    await expect(player.configure({ hashMiB: 200 })).rejects.toThrow(/no memory/);
    expect(player.settings.hashMiB).toBe(16);
    expect(uci((await player.analyse(start, { depth: 1 }).best).move)).toBe("e2e4");
  });

  it("stops a search before it forgets, changes or closes", async () => {
    const { player, newest } = await playerWith({
      onSearch: (worker) => {
        const poll = () => (worker.stopAsked ? answer(worker, "e2e4") : setTimeout(poll, 1));
        poll();
      },
    });
    for (const act of [() => player.newGame(), () => player.configure({}), () => player.close()]) {
      const analysis = player.analyse(start, {});
      await started(newest());
      await act();
      expect(uci((await analysis.best).move)).toBe("e2e4");
    }
    expect(newest().terminated).toBe(true);
    await expect(player.analyse(start, {}).best).rejects.toThrow(/closed/);
    await expect(player.newGame()).rejects.toThrow(/closed/);
  });

  it("refuses a kernel of another version", async () => {
    const layout = { ...chessLayout, abiVersion: chessLayout.abiVersion + 1 };
    await expect(createKernelPlayer({ ...chessKernel, layout })).rejects.toThrow(
      /speaks version \d+ .* but version \d+ is needed/,
    );
  });

  it("tells of a kernel that is not there", async () => {
    const missing = new URL("file:///nowhere/kernel.wasm");
    const builds = { single: missing, threaded: missing };
    await expect(createKernelPlayer({ ...chessKernel, builds })).rejects.toThrow(
      /Kibitz could not be started: .*nowhere/,
    );
  });
});
