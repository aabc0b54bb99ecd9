import { AnalysisChannel, type Player, PlayerError } from "@kibitz/engine";
import { type GameRecord, lineOfRecord, readChessPgn, scoreOfEvaluation } from "@kibitz/records";
import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";
import { describe, expect, test } from "vitest";
import { reportOfRecord } from "./report-of-record.ts";
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

describe("the report of a record", () => {
  const annotated = read(
    "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Qh5 {[%eval 0.1]} g6 $4 {[%eval 6.0]} (2... Nc6 3. Bc4) 3. Qxe5+ {[%eval 6.0]} *",
  );

  test("judges by the evaluations that were written down", () => {
    const report = reportOfRecord(chess, annotated);
    expect(report?.sides.black.counts).toEqual({ inaccuracy: 0, mistake: 0, blunder: 1 });
    expect(report?.sides.white.counts.blunder).toBe(0);
    expect(report?.moves[0]).toBeUndefined();
  });

  test("takes the first variation for what was better", () => {
    const better = reportOfRecord(chess, annotated)?.moves[3]?.better ?? [];
    expect(better).toHaveLength(2);
    expect(
      chess.notation.formatMove(
        better[0] as ChessMove,
        lineOfRecord(chess, read("1. e4 e5 2. Qh5 *")),
      ),
    ).toBe("Nc6");
  });

  test("is none where most evaluations are missing", () => {
    expect(reportOfRecord(chess, read("1. e4 {[%eval 0.3]} e5 2. Nf3 Nc6 *"))).toBeUndefined();
    expect(reportOfRecord(chess, read("*"))).toBeUndefined();
  });

  test("is of the moves before a null move", () => {
    const passed = read(
      "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. -- d6 3. d4 d5 4. exd5 Qxd5 5. Nc3 *",
    );
    expect(reportOfRecord(chess, passed)?.sides.black.moves).toBe(1);
  });

  test("counts moves until mate in plies", () => {
    expect(scoreOfEvaluation({ kind: "mate", moves: 2 })).toEqual({ kind: "mate", plies: 3 });
    expect(scoreOfEvaluation({ kind: "mate", moves: -1 })).toEqual({ kind: "mate", plies: -1 });
  });
});
