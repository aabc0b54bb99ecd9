import { expectedPoints, finishedPosition, judgeGame, stagesOf } from "@kibitz/engine";
import { chess } from "@kibitz/rules/chess";
import { describe, expect, test } from "vitest";
import { annotateRecord, clearReport } from "./annotate.ts";
import { type ChessRecord, readChessPgn, writeChessPgn } from "./pgn/chess.ts";
import { reportOfRecord } from "./report-of-record.ts";
import { lineOfRecord } from "./tree.ts";

function read(text: string): ChessRecord {
  for (const { record } of readChessPgn(text)) if (record !== undefined) return record;
  throw new Error(`cannot read ${text}`);
}

const EVALUATED =
  "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Qh5 {[%eval 0.1]} g6 $4 {[%eval 6.0]} (2... Nc6 3. Bc4) 3. Qxe5+ {[%eval 6.0]} *";

describe("evaluations of Lichess", () => {
  test.each(['[Annotator "lichess.org"]', '[Site "https://lichess.org/abcdefgh"]'])(
    "%s are those of one judge",
    (tag) => {
      const report = reportOfRecord(chess, read(`${tag}\n\n${EVALUATED}`));
      expect(report?.sides.black.counts).toEqual({ inaccuracy: 0, mistake: 0, blunder: 1 });
      expect(report?.sides.white.counts.blunder).toBe(0);
      expect(report?.moves[0]).toBeUndefined();
    },
  );

  const lichess = (movetext: string) => read(`[Annotator "lichess.org"]\n\n${movetext}`);

  test("have what was better in the first variation", () => {
    const better = reportOfRecord(chess, lichess(EVALUATED))?.moves[3]?.better ?? [];
    const before = lineOfRecord(chess, read("1. e4 e5 2. Qh5 *"));
    expect(better).toHaveLength(2);
    expect(better.slice(0, 1).map((move) => chess.notation.formatMove(move, before))).toEqual([
      "Nc6",
    ]);
  });

  test("are no report where most are missing", () => {
    expect(reportOfRecord(chess, lichess("1. e4 {[%eval 0.3]} e5 2. Nf3 Nc6 *"))).toBeUndefined();
    expect(reportOfRecord(chess, lichess("*"))).toBeUndefined();
  });

  test("count before a null move", () => {
    const passed = lichess(
      "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. -- d6 3. d4 d5 4. exd5 Qxd5 5. Nc3 *",
    );
    expect(reportOfRecord(chess, passed)?.sides.black.moves).toBe(1);
  });
});

test("what players say of their own moves, as in a match, is no report", () => {
  const match = read(`[White "Kibitz"]\n[Black "Kibitz, level 1"]\n\n${EVALUATED}`);
  expect(reportOfRecord(chess, match)).toBeUndefined();
});

describe("a report of ours", () => {
  // f3 is a blunder; e5 seems to lose something and is the engine's own move; the game ends in mate.
  const record = read("1. f3 (1. d4 {mine}) 1... e5 2. g4 Qh4# 0-1");
  const stages = stagesOf(chess, lineOfRecord(chess, record));
  const found = [
    [200, "e4"],
    [-80, "e5"],
    [10, "d4"],
    [-300, "Qh4#"],
  ] as const;
  const positions = stages.map((stage, ply) => {
    const [value, best] = found[ply] ?? [0, ""];
    const score = { kind: "cp", value } as const;
    const pv = chess
      .legalMoves(stage)
      .filter((move) => chess.notation.formatMove(move, stage) === best);
    const known = { score, chances: expectedPoints(score), pv, depth: 9, nodes: 1 };
    return finishedPosition(chess, stage) ?? { ...known, confirmed: true };
  });
  const report = judgeGame(chess, stages, positions);
  const written = annotateRecord(chess, record, report);

  test("is found again in its file as it was", () => {
    expect(report.moves.map((move) => move?.judgement)).toEqual([
      "blunder",
      undefined,
      "blunder",
      undefined,
    ]);
    const again = reportOfRecord(chess, read(writeChessPgn(chess, written)));
    expect(again?.sides).toEqual(report.sides);
    expect(again?.moves.map((move) => move?.judgement)).toEqual(
      report.moves.map((move) => move?.judgement),
    );
    expect(again?.moves[0]?.better).toEqual(report.moves[0]?.better);
  });

  test("is gone when it was taken out", () => {
    expect(reportOfRecord(chess, clearReport(chess, written))).toBeUndefined();
  });
});
