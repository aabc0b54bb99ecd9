import { AnalysisChannel, type Player, PlayerError } from "@kibitz/engine";
import { type GameRecord, lineOfRecord, readChessPgn } from "@kibitz/records";
import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";
import { describe, expect, test } from "vitest";
import { ReportRun, type ReportState } from "./report-run.ts";

function read(movetext: string): GameRecord<ChessPosition, ChessMove> {
  for (const { record } of readChessPgn(movetext)) if (record !== undefined) return record;
  throw new Error(`cannot read ${movetext}`);
}

type State = ReportState<ChessMove, Colour>;

/** A player for which every position is equal and the first legal move the best. */
function player(dies = false): Player<ChessPosition, ChessMove> {
  return {
    name: "Oracle",
    analyse(line, _limits, options) {
      const channel = new AnalysisChannel<ChessMove>({ stop: () => {}, signal: options?.signal });
      const pv = chess.legalMoves(line).slice(0, 1);
      const score = { kind: "cp", value: 0 } as const;
      channel.report({ kind: "pv", multipv: 1, depth: 5, score, nodes: 9, timeMs: 1, pv });
      if (dies) channel.fail(new PlayerError("Oracle died."));
      else queueMicrotask(() => channel.finish({ move: pv[0] }));
      return channel.analysis;
    },
    newGame: async () => {},
    close: async () => {},
  };
}

function run(made: Player<ChessPosition, ChessMove>) {
  const states: State[] = [];
  const report = new ReportRun({
    game: chess,
    engine: async () => made,
    onChange: (state: State) => states.push(state),
  });
  return { report, states };
}

const line = lineOfRecord(chess, read("1. e4 e5 2. Nf3 *"));

describe("a run of the report", () => {
  test("tells how far it is and ends with the whole", async () => {
    const { report, states } = run(player());
    await report.start(line, "fast");
    expect(states[0]).toMatchObject({ kind: "running", progress: { done: 0, total: 4 } });
    const last = states.at(-1);
    expect(last?.kind).toBe("done");
    expect(last?.kind === "done" && last.report.sides.white.moves).toBe(2);
  });

  test("ends when it is cancelled, and says no more", async () => {
    const { report, states } = run(player());
    const running = report.start(line, "fast");
    report.cancel();
    expect((await running)?.moves.filter((move) => move !== undefined)).toEqual([]);
    expect(states.map(({ kind }) => kind)).toEqual(["running", "none"]);
  });

  test("leaves what was judged before it was cancelled", async () => {
    let searches = 0;
    const { report } = run({
      ...player(),
      analyse: (...asked) => {
        searches += 1;
        if (searches === 3) report.cancel();
        return player().analyse(...asked);
      },
    });
    const made = await report.start(line, "fast");
    expect(made?.moves.map((move) => move !== undefined)).toEqual([false, false, true]);
  });

  test("says why it could not go on", async () => {
    const { report, states } = run(player(true));
    await report.start(line, "fast");
    expect(states.at(-1)).toEqual({ kind: "failed", message: "Oracle died." });
  });
});
