import { AnalysisChannel, type Info, PlayerError } from "@kibitz/engine";
import { type Line, playAll, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess, legalMoves } from "@kibitz/rules/chess";
import { describe, expect, test } from "vitest";
import { LiveAnalysis, type Onlooker, type Target } from "./live-analysis.ts";
import { NO_RESULT, type SearchResult, saysMore, withReport } from "./search-result.ts";

const start = startLine(chess);
const [firstMove] = legalMoves(start.position);
if (firstMove === undefined) throw new Error("no first move");
const afterwards = playAll(chess, start, [firstMove]);

const one: Target<ChessPosition, ChessMove> = { key: {}, line: start };
const other: Target<ChessPosition, ChessMove> = { key: {}, line: afterwards };

const report = (depth: number, value: number, multipv = 1): Info<ChessMove> => ({
  kind: "pv",
  multipv,
  depth,
  score: { kind: "cp", value },
  nodes: 1000 * depth,
  timeMs: 10 * depth,
  pv: [firstMove],
});

interface Search {
  readonly line: Line<ChessPosition, ChessMove>;
  readonly channel: AnalysisChannel<ChessMove>;
  readonly multiPv: number | undefined;
  readonly isLimited: boolean;
}

/** An engine that says what the test says, and ends at once when it is told to stop. */
function scripted() {
  const searches: Search[] = [];
  const engine: Onlooker<ChessPosition, ChessMove> = {
    name: "Scripted",
    settings: { hashMiB: 1, threads: 1, overheadMs: 0 },
    analyse(line, limits, options) {
      const channel: AnalysisChannel<ChessMove> = new AnalysisChannel<ChessMove>({
        stop: () => channel.finish({ move: firstMove }),
      });
      searches.push({
        line,
        channel,
        multiPv: options?.multiPv,
        isLimited: Object.keys(limits).length > 0,
      });
      return channel.analysis;
    },
    newGame: async () => {},
    close: async () => {},
  };
  return { engine, searches };
}

function look(engine: () => Promise<Onlooker<ChessPosition, ChessMove>>) {
  return new LiveAnalysis<ChessPosition, ChessMove>({
    engine,
    isOver: (line) => chess.outcome(line) !== undefined,
    onChange: () => {},
  });
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const newest = (searches: readonly Search[]): Search => {
  const search = searches.at(-1);
  if (search === undefined) throw new Error("nothing was searched");
  return search;
};

describe("live analysis", () => {
  test("searches only when it is turned on", async () => {
    const { engine, searches } = scripted();
    const live = look(async () => engine);
    live.show(one);
    await settle();
    expect(live.state.status.kind).toBe("off");
    live.turn(true);
    expect(live.state.status.kind).toBe("starting");
    await settle();
    expect(live.state.status.kind).toBe("searching");
    live.turn(false);
    expect(live.state.status.kind).toBe("off");
    expect(searches).toHaveLength(1);
  });

  test("leaves a position at once and knows it when it comes back", async () => {
    const { engine, searches } = scripted();
    const live = look(async () => engine);
    live.show(one);
    live.turn(true);
    await settle();
    newest(searches).channel.report(report(12, 30));
    await settle();
    live.show(other);
    await settle();
    expect(newest(searches).line).toBe(afterwards);
    expect(live.state.result).toBe(NO_RESULT);
    live.show(one);
    expect(live.state.result.lines[0]?.score).toEqual({ kind: "cp", value: 30 });
    await settle();
    newest(searches).channel.report(report(3, 99));
    await settle();
    expect(live.state.result.depth).toBe(12);
    newest(searches).channel.report(report(13, 28));
    await settle();
    expect(live.state.result.lines[0]?.score).toEqual({ kind: "cp", value: 28 });
  });

  test("starts nothing for positions that were left before the engine was there", async () => {
    const { engine, searches } = scripted();
    const live = look(async () => engine);
    live.turn(true);
    live.show(one);
    live.show(other);
    await settle();
    expect(searches.map(({ line }) => line)).toEqual([afterwards]);
  });

  test("rests at its limit, and does not search again what it has searched", async () => {
    const { engine, searches } = scripted();
    const live = look(async () => engine);
    live.configure({ lines: 2, endless: false });
    live.show(one);
    live.turn(true);
    await settle();
    expect(newest(searches)).toMatchObject({ multiPv: 2, isLimited: true });
    newest(searches).channel.report(report(32, 10));
    newest(searches).channel.finish({ move: firstMove });
    await settle();
    expect(live.state.status.kind).toBe("rested");
    live.show(other);
    live.show(one);
    await settle();
    expect(live.state.status.kind).toBe("rested");
    live.configure({ lines: 2, endless: true });
    await settle();
    expect(live.state.status.kind).toBe("searching");
    expect(newest(searches).isLimited).toBe(false);
  });

  test("looks for as many lines as a game wants at least, but not for any number", async () => {
    const { engine, searches } = scripted();
    let least = 9;
    const live = new LiveAnalysis<ChessPosition, ChessMove>({
      engine: async () => engine,
      isOver: () => false,
      leastLines: () => least,
      onChange: () => {},
    });
    live.configure({ lines: 2, endless: false });
    live.turn(true);
    live.show(one);
    await settle();
    least = 200;
    live.show(other);
    await settle();
    expect(searches.map(({ multiPv }) => multiPv)).toEqual([9, 24]);
  });

  test("rests while it is held", async () => {
    const { engine, searches } = scripted();
    const live = look(async () => engine);
    live.show(one);
    live.turn(true);
    live.hold(true);
    await settle();
    expect(searches).toHaveLength(0);
    live.hold(false);
    await settle();
    expect(searches).toHaveLength(1);
  });

  test("says why an engine does not go on, and tries again when it is asked to", async () => {
    const { engine, searches } = scripted();
    let broken = true;
    const live = look(async () => {
      if (broken) throw new PlayerError("Kibitz could not be started: no memory.");
      return engine;
    });
    live.show(one);
    live.turn(true);
    await settle();
    expect(live.state.status).toEqual({
      kind: "failed",
      message: "Kibitz could not be started: no memory.",
    });
    broken = false;
    live.turn(true);
    await settle();
    newest(searches).channel.fail(new PlayerError("Kibitz died."));
    await settle();
    expect(live.state.status).toEqual({ kind: "failed", message: "Kibitz died." });
  });

  test("does not search a game that is over", async () => {
    const { engine, searches } = scripted();
    const live = look(async () => engine);
    const mated = chess.notation.parsePosition("7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    if (!mated.ok) throw new Error(mated.error.message);
    live.turn(true);
    live.show({ key: {}, line: startLine(chess, mated.value) });
    await settle();
    expect(live.state.status.kind).toBe("over");
    expect(searches).toHaveLength(0);
  });
});

describe("the result of a search", () => {
  const grow = (...infos: readonly Info<ChessMove>[]): SearchResult<ChessMove> =>
    infos.reduce(withReport<ChessMove>, NO_RESULT);

  test("keeps each line's newest report", () => {
    const result = grow(report(1, 50), report(1, 20, 2), report(2, 40));
    expect(result.lines.map(({ score, depth }) => [score, depth])).toEqual([
      [{ kind: "cp", value: 40 }, 2],
      [{ kind: "cp", value: 20 }, 1],
    ]);
    expect(result.depth).toBe(2);
    expect(result.nodes).toBe(2000);
  });

  test("does not take a bound for a score", () => {
    const result = grow(report(5, 10), { ...report(6, 300), bound: "lower" });
    expect(result.lines[0]?.score).toEqual({ kind: "cp", value: 10 });
    expect(result.nodes).toBe(6000);
  });

  test("says more when it is deeper or about more moves", () => {
    expect(saysMore(grow(report(9, 0)), grow(report(10, 0)))).toBe(false);
    expect(saysMore(grow(report(3, 0), report(3, 0, 2)), grow(report(10, 0)))).toBe(true);
  });
});
