import { describe, expect, it, vi } from "vitest";
import { AnalysisChannel } from "./analysis.ts";
import type { Analysis, Info } from "./player.ts";

const info = (depth: number): Info<string> => ({
  kind: "pv",
  multipv: 1,
  depth,
  nodes: depth,
  timeMs: 0,
  pv: ["e4"],
});

async function depthsRead(analysis: Analysis<string>): Promise<number[]> {
  const depths: number[] = [];
  for await (const report of analysis) depths.push(report.depth);
  return depths;
}

describe("AnalysisChannel", () => {
  it("delivers reports in order, then ends, and resolves the best move", async () => {
    const channel = new AnalysisChannel<string>({ stop: () => {} });
    const depths = depthsRead(channel.analysis);
    channel.report(info(1));
    await Promise.resolve();
    channel.report(info(2));
    channel.finish({ move: "e4" });
    channel.report(info(3));
    expect(await depths).toEqual([1, 2]);
    expect(await channel.analysis.best).toEqual({ move: "e4" });
  });

  it("keeps a bounded number of the newest reports for a late reader", async () => {
    const channel = new AnalysisChannel<string>({ stop: () => {} });
    for (let depth = 1; depth <= 1000; depth++) channel.report(info(depth));
    channel.finish({ move: undefined });
    const depths = await depthsRead(channel.analysis);
    expect(depths).toHaveLength(64);
    expect(depths.at(-1)).toBe(1000);
  });

  it("passes stop on while it is open only", () => {
    const stop = vi.fn();
    const channel = new AnalysisChannel<string>({ stop });
    channel.analysis.stop();
    channel.finish({ move: "e4" });
    channel.analysis.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("offers ponderhit only when the player supports it", () => {
    const ponderhit = vi.fn();
    expect(new AnalysisChannel<string>({ stop: () => {} }).analysis.ponderhit).toBeUndefined();
    new AnalysisChannel<string>({ stop: () => {}, ponderhit }).analysis.ponderhit?.();
    expect(ponderhit).toHaveBeenCalledOnce();
  });

  it("rejects with an AbortError, once, and drops what waited", async () => {
    const abandon = vi.fn();
    const abort = new AbortController();
    const channel = new AnalysisChannel<string>({ stop: () => {}, abandon, signal: abort.signal });
    channel.report(info(1));
    abort.abort();
    abort.abort();
    await expect(channel.analysis.best).rejects.toMatchObject({ name: "AbortError" });
    expect(await depthsRead(channel.analysis)).toEqual([]);
    expect(abandon).toHaveBeenCalledOnce();
    expect(channel.open).toBe(false);
  });

  it("notices a signal that was aborted before the search began", async () => {
    const channel = new AnalysisChannel<string>({ stop: () => {}, signal: AbortSignal.abort() });
    await expect(channel.analysis.best).rejects.toMatchObject({ name: "AbortError" });
  });

  it("rejects with the player's error and still ends the reading", async () => {
    const channel = new AnalysisChannel<string>({ stop: () => {} });
    const depths = depthsRead(channel.analysis);
    channel.fail(new Error("worker died"));
    expect(await depths).toEqual([]);
    await expect(channel.analysis.best).rejects.toThrow("worker died");
  });
});
