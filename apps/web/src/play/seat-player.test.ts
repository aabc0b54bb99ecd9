import { type Line, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess } from "@kibitz/rules/chess";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TestEngine } from "./engine.fixture.ts";
import { SeatPlayer } from "./seat-player.ts";

let engine: TestEngine<ChessPosition, ChessMove>;
let line: Line<ChessPosition, ChessMove>;
let move: ChessMove | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  engine = new TestEngine();
  line = startLine(chess);
  move = chess.legalMoves(line)[0];
});
afterEach(() => {
  vi.useRealTimers();
});

function seat(leastMs: number, start = async () => engine) {
  return new SeatPlayer<ChessPosition, ChessMove>({ name: "Test", start, pace: { leastMs } });
}

const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false;
  void promise.finally(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return settled;
};

test("a quick answer waits until it can be followed", async () => {
  const { best } = seat(400).analyse(line, {});
  await vi.advanceTimersByTimeAsync(0);
  engine.search.answer(move);
  await vi.advanceTimersByTimeAsync(399);
  expect(await isSettled(best)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await best).toEqual({ move });
});

test("it does not wait where that costs more than a hundredth of the clock", async () => {
  const clock = { remainingMs: 1000, incrementMs: 0 };
  const { best } = seat(400).analyse(line, { clock });
  await vi.advanceTimersByTimeAsync(0);
  engine.search.answer(move);
  await vi.advanceTimersByTimeAsync(10);
  expect(await isSettled(best)).toBe(true);
});

test("told to move now, it does", async () => {
  const analysis = seat(10_000).analyse(line, {});
  await vi.advanceTimersByTimeAsync(0);
  analysis.stop();
  expect(await isSettled(analysis.best)).toBe(true);
  expect(engine.running).toBe(0);
});

test("abandoned while the engine is being loaded, it never asks it", async () => {
  let load: (loaded: typeof engine) => void = () => {};
  const abort = new AbortController();
  const start = () => new Promise<typeof engine>((resolve) => (load = resolve));
  const { best } = seat(0, start).analyse(line, {}, { signal: abort.signal });
  abort.abort();
  load(engine);
  await expect(best).rejects.toMatchObject({ name: "AbortError" });
  await vi.advanceTimersByTimeAsync(0);
  expect(engine.searches).toEqual([]);
});

test("an engine that cannot be loaded is the search's failure", async () => {
  const start = () => Promise.reject(new Error("No engine."));
  await expect(seat(0, start).analyse(line, {}).best).rejects.toThrow("No engine.");
});

test("it thinks longer with a clock than without, and no longer than it is told", async () => {
  const clock = { remainingMs: 60_000, incrementMs: 0 };
  const thoughts = [{}, { clock }, { timeMs: 7 }].map((limits) => seat(0).analyse(line, limits));
  await vi.advanceTimersByTimeAsync(0);
  expect(engine.searches.map(({ limits }) => limits.timeMs)).toEqual([1500, 10_000, 7]);
  for (const thought of thoughts) thought.stop();
});
