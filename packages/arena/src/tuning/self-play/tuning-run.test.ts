import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expectOk } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import { ownFolder } from "../../../../../tests/own-folder.fixture.ts";
import { GENETIC_DEFAULTS, genetic } from "./genetic.ts";
import type { Optimiser } from "./optimiser.ts";
import { inlinePool, workerPool } from "./pair-pool.ts";
import { SPSA_DEFAULTS, spsa } from "./spsa.ts";
import { tinyGame as game } from "./tiny-games.fixture.ts";
import { runTuning, type TuningOptions } from "./tuning-run.ts";

const spsaWith = (iterations: number) => spsa(game.ranges, { ...SPSA_DEFAULTS, iterations });
const geneticWith = (generations: number) =>
  genetic(game.ranges, { ...GENETIC_DEFAULTS, generations, population: 4, rivalPairs: 1 });

const run = async <State>(
  optimiser: Optimiser<State>,
  into: string,
  options: Partial<TuningOptions> = {},
) => runTuning(optimiser, game, { folder: into, play: inlinePool(game).play, ...options });

const linesOf = async (into: string, name: string): Promise<string[]> =>
  (await readFile(join(into, `${name}.jsonl`), "utf8")).trimEnd().split("\n");

describe.each([
  ["spsa", spsaWith],
  ["ga", geneticWith],
] as const)("%s on a tiny game", (name, optimiserWith: (steps: number) => Optimiser<unknown>) => {
  it("stopped and gone on with comes to the result and the log of an undisturbed run", async () => {
    const [whole, parted] = [await ownFolder(), await ownFolder()];
    const expected = expectOk(await run(optimiserWith(6), whole));
    expect(expected).toMatchObject({ finished: true, step: 6 });
    const stop = new AbortController();
    const options = { signal: stop.signal, onStep: () => stop.abort() };
    const first = expectOk(await run(optimiserWith(6), parted, options));
    expect(first).toMatchObject({ finished: false, step: 1 });
    // What a kill may leave behind: a line that is ahead of the state, and a torn one.
    await appendFile(join(parted, `${name}.jsonl`), '{"step":2}\n{"st');
    expect(expectOk(await run(optimiserWith(6), parted))).toEqual(expected);
    expect(await linesOf(parted, name)).toEqual(await linesOf(whole, name));
    expect(await linesOf(whole, name)).toHaveLength(6);
  });

  it("tells where it stands, how quick it is and how long it will take", async () => {
    let clockMs = 0;
    const seen: { step: number; secondsLeft: number; gamesPerSecond: number }[] = [];
    const now = () => clockMs;
    const play: TuningOptions["play"] = (jobs) => {
      clockMs += 2000;
      return inlinePool(game).play(jobs);
    };
    const onStep: TuningOptions["onStep"] = (progress) => seen.push(progress);
    await run(optimiserWith(3), await ownFolder(), { now, play, onStep });
    expect(seen.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(seen.map(({ secondsLeft }) => secondsLeft)).toEqual([4, 2, 0]);
    const games = name === "spsa" ? 2 * SPSA_DEFAULTS.pairs : 2 * (2 + 8);
    expect(seen[2]?.gamesPerSecond).toBeCloseTo(games / 2, 9);
  });
});

describe("a saved tuning", () => {
  it("of other settings is refused with a way out, and begun again when asked to", async () => {
    const into = await ownFolder();
    await run(spsaWith(2), into);
    const other = await run(spsaWith(3), into);
    expect(other).toMatchObject({ ok: false, error: { code: "mismatch" } });
    if (!other.ok) expect(other.error.message).toMatch(/spsa\.state\.json .*--fresh/);
    const fresh = expectOk(await run(spsaWith(3), into, { fresh: true }));
    expect(fresh.finished).toBe(true);
    expect(await linesOf(into, "spsa")).toHaveLength(3);
  });

  it.each(["", "{", "[]", '{"fingerprint":"x"}'])("that reads %j is refused", async (text) => {
    const into = await ownFolder();
    await writeFile(join(into, "spsa.state.json"), text);
    expect(await run(spsaWith(2), into)).toMatchObject({ ok: false });
  });

  it("with a damaged state is refused", async () => {
    const into = await ownFolder();
    await run(spsaWith(2), into);
    const path = join(into, "spsa.state.json");
    const content = JSON.parse(await readFile(path, "utf8"));
    await writeFile(path, JSON.stringify({ ...content, state: { ...content.state, weights: [] } }));
    expect(await run(spsaWith(2), into)).toMatchObject({ error: { code: "malformed" } });
  });

  it("goes on although its log is gone", async () => {
    const into = await ownFolder();
    const stop = new AbortController();
    await run(spsaWith(3), into, { signal: stop.signal, onStep: () => stop.abort() });
    await rm(join(into, "spsa.jsonl"));
    expect(expectOk(await run(spsaWith(3), into)).finished).toBe(true);
    expect(await linesOf(into, "spsa")).toHaveLength(2);
  });
});

const TSX = ["--import", "tsx"];

describe("in processes", () => {
  it("killed in the middle of its work goes on to the same end", async () => {
    const [into, whole] = [await ownFolder(), await ownFolder()];
    const iterations = 2000;
    const child = spawn(process.execPath, [
      ...TSX,
      fileURLToPath(new URL("./tuning-child.fixture.ts", import.meta.url)),
      into,
      String(iterations),
    ]);
    const log = () => readFile(join(into, "spsa.jsonl"), "utf8").catch(() => "");
    while ((await log()).split("\n").length < 5) {
      expect(child.exitCode).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    child.kill("SIGKILL");
    await once(child, "exit");
    const state = JSON.parse(await readFile(join(into, "spsa.state.json"), "utf8"));
    const reached: number = state.state.iteration;
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(iterations);
    const further = reached + 5;
    const stopAt = () => {
      const stop = new AbortController();
      const onStep: TuningOptions["onStep"] = ({ step }) => step >= further && stop.abort();
      return { signal: stop.signal, onStep };
    };
    const resumed = expectOk(await run(spsaWith(iterations), into, stopAt()));
    const expected = expectOk(await run(spsaWith(iterations), whole, stopAt()));
    expect(resumed).toEqual(expected);
    expect(await linesOf(into, "spsa")).toEqual(await linesOf(whole, "spsa"));
  });

  it("of any number the games are the same, and a dead worker is a clear fault", async () => {
    const moduleUrl = new URL("./tiny-games.fixture.ts", import.meta.url).href;
    const pool = workerPool({ moduleUrl, id: "tiny" }, 2, TSX);
    const initial = game.ranges.map(({ initial }) => initial);
    const jobs = Array.from({ length: 9 }, (_, seed) => ({
      first: initial.with(0, seed / 4 - 1),
      second: initial,
      seed,
    }));
    expect(await pool.play(jobs)).toEqual(await inlinePool(game).play(jobs));
    await pool.close();
    await expect(pool.play(jobs)).rejects.toThrow(/worker of the tuner ended/);
  });
});
