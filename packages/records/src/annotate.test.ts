import { judgeGame, type PositionReport, stagesOf } from "@kibitz/engine";
import { expectOk, type Line } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { annotateRecord, clearReport, evaluationOf, scoreOfEvaluation } from "./annotate.ts";
import { judgeOf } from "./judge.ts";
import { type ChessRecord, readChessPgn, writeChessPgn } from "./pgn/chess.ts";
import { reportOfRecord } from "./report-of-record.ts";
import { lineOfRecord } from "./tree.ts";

function recordOf(movetext: string): ChessRecord {
  const [reading] = readChessPgn(`[White "Ann"]\n\n${movetext}`);
  if (reading?.record === undefined) throw new Error("the test's record cannot be read");
  return reading.record;
}

/** The moves of a better line, played from the end of another. */
function movesAfter(line: Line<ChessPosition, ChessMove>, texts: readonly string[]): ChessMove[] {
  const moves: ChessMove[] = [];
  let current = line;
  for (const text of texts) {
    const move = expectOk(chess.notation.parseMove(text, current));
    moves.push(move);
    current = chess.play(current, move);
  }
  return moves;
}

/** A report in which White has these centipawns after each move, and `better` is best before one. */
function reportOf(
  record: ChessRecord,
  scores: readonly number[],
  better: Record<number, string[]>,
) {
  const stages = stagesOf(chess, lineOfRecord(chess, record));
  const positions = stages.map((stage, index): PositionReport<ChessMove> | undefined => {
    const value = scores[index];
    if (value === undefined) return undefined;
    const chances = 1 / (1 + Math.exp(-0.00368208 * value));
    const pv = movesAfter(stage, better[index] ?? []);
    return { score: { kind: "cp", value }, chances, pv, depth: 9, nodes: 1, confirmed: true };
  });
  return judgeGame(chess, stages, positions);
}

const movetextOf = (record: ChessRecord) =>
  writeChessPgn(chess, record).split("\n\n").slice(1).join(" ").replace(/\s+/g, " ").trim();

const OPENING = "1. e4 {my move} e5 2. Qh5 (2. Nf3 Nc6) g6 3. Nf3 *";

describe("annotateRecord", () => {
  it("adds scores, glyphs, sentences and better lines, and keeps what stood there", () => {
    const record = recordOf(OPENING);
    const report = reportOf(record, [30, 30, 30, 20, 600, 600], { 3: ["Nc6", "Bc4", "g6"] });
    expect(movetextOf(annotateRecord(chess, record, report))).toBe(
      [
        "{[%eval 0.30]} 1. e4 {[%eval 0.30] my move} 1... e5 {[%eval 0.30]} 2. Qh5 {[%eval 0.20]} (2. Nf3 Nc6)",
        "2... g6 $4 {[%eval 6.00] Blunder; better was Nc6.} (2... Nc6 3. Bc4 g6)",
        "3. Nf3 {[%eval 6.00]} *",
      ].join(" "),
    );
  });

  it("says the same of a record that it has judged before", () => {
    const record = recordOf(OPENING);
    const report = reportOf(record, [30, 30, 30, 20, 600, 600], { 3: ["Nc6", "Bc4", "g6"] });
    const once = annotateRecord(chess, record, report);
    expect(annotateRecord(chess, once, report)).toEqual(once);
  });

  it("replaces the better line of an earlier report, and no line of somebody else's", () => {
    const record = recordOf("1. e4 e5 2. Qh5 g6 (2... d6 {mine}) 3. Nf3 *");
    const scores = [30, 30, 30, 20, 600, 600];
    const once = annotateRecord(chess, record, reportOf(record, scores, { 3: ["Nc6", "Bc4"] }));
    const twice = annotateRecord(chess, once, reportOf(record, scores, { 3: ["Nf6", "Qxe5"] }));
    expect(movetextOf(twice)).toContain("better was Nf6.} (2... d6 {mine}) (2... Nf6 3. Qxe5+) 3.");
    const own = annotateRecord(chess, twice, reportOf(record, scores, { 3: ["d6"] }));
    expect(movetextOf(own)).toContain("better was d6.} (2... d6 {mine}) 3.");
    const calm = annotateRecord(chess, twice, reportOf(record, [0, 0, 0, 0, 0, 0], {}));
    expect(movetextOf(calm)).toContain("2... g6 {[%eval 0.00]} (2... d6 {mine}) 3.");
  });

  it("takes back a charge, but no glyph that somebody else gave", () => {
    const record = recordOf("1. e4 $1 e5 $4 {[%eval 6.00] Blunder; better was c5.} {why?} *");
    const calm = annotateRecord(chess, record, reportOf(record, [0, 0, 0], {}));
    expect(movetextOf(calm)).toBe(
      "{[%eval 0.00]} 1. e4 $1 {[%eval 0.00]} 1... e5 {[%eval 0.00] why?} *",
    );
  });

  it("adds no line that stands there already", () => {
    const record = recordOf("1. f3 (1. e4 {mine}) 1... e5 *");
    const report = reportOf(record, [30, -200, -200], { 0: ["e4", "e5"] });
    expect(movetextOf(annotateRecord(chess, record, report))).toContain(
      "{[%eval -2.00] Blunder; better was e4.} (1. e4 {mine}) 1... e5",
    );
  });

  it("leaves alone what is not judged yet", () => {
    const record = recordOf(OPENING);
    expect(annotateRecord(chess, record, reportOf(record, [], {}))).toEqual(record);
  });
});

describe("who judges", () => {
  const played = () =>
    recordOf(
      "1. e4 {[%eval 0.90,20] [%clk 0:00:10]} e5 {[%eval 0.10,20]} 2. Nf3 {[%eval 0.80,20]} *",
    );

  it("names itself beside those who annotated before, once, and takes only its own name away", () => {
    const record = played();
    const tags = new Map([...record.tags, ["Annotator", "Müller,J"] as const]);
    const report = reportOf(record, [0, 0, 0, 0], {});
    const once = annotateRecord(chess, { ...record, tags }, report);
    expect(once.tags.get("Annotator")).toBe("Müller,J, Kibitz");
    expect(annotateRecord(chess, once, report).tags.get("Annotator")).toBe("Müller,J, Kibitz");
    expect(clearReport(chess, once).tags).toEqual(tags);
    expect(clearReport(chess, annotateRecord(chess, record, report)).tags).toEqual(record.tags);
  });

  /** As a report is that was stopped after the last move, with which it begins. */
  const stopped = (record: ChessRecord) => {
    const whole = reportOf(record, [30, 30, 30, 30], {});
    return { ...whole, moves: [undefined, undefined, whole.moves[2]] };
  };

  it("takes away what the players thought of their moves once it has judged all of them", () => {
    const record = played();
    expect(annotateRecord(chess, record, stopped(record))).toBe(record);
    expect(movetextOf(annotateRecord(chess, record, reportOf(record, [0, 0, 0, 0], {})))).toBe(
      "{[%eval 0.00]} 1. e4 {[%eval 0.00] [%clk 0:00:10]} 1... e5 {[%eval 0.00]} 2. Nf3 {[%eval 0.00]} *",
    );
  });

  it("leaves another judge's report as it is until its own is whole", () => {
    const record = played();
    const tags = new Map([...record.tags, ["Site", "https://lichess.org/abcdefgh"] as const]);
    const judged = { ...record, tags };
    expect(annotateRecord(chess, judged, stopped(judged))).toBe(judged);
    expect(reportOfRecord(chess, judged)?.moves[2]?.after.score).toEqual({ kind: "cp", value: 80 });
    const whole = annotateRecord(chess, judged, reportOf(judged, [0, 0, 0, 0], {}));
    expect(judgeOf(whole.tags)).toBe("Kibitz");
    expect(reportOfRecord(chess, whole)?.moves[2]?.after.score).toEqual({ kind: "cp", value: 0 });
  });

  it("writes what was judged by then where nobody has evaluated the moves, or only itself", () => {
    const record = recordOf("1. e4 e5 2. Nf3 *");
    const begun = annotateRecord(chess, record, stopped(record));
    expect(movetextOf(begun)).toBe("{[%eval 0.30]} 1. e4 e5 2. Nf3 {[%eval 0.30]} *");
    expect(judgeOf(begun.tags)).toBe("Kibitz");
    const whole = annotateRecord(chess, record, reportOf(record, [0, 0, 0, 0], {}));
    expect(movetextOf(annotateRecord(chess, whole, stopped(record)))).toContain(
      "1... e5 {[%eval 0.00]} 2. Nf3 {[%eval 0.30]} *",
    );
  });
});

describe("clearReport", () => {
  const report = (record: ChessRecord) =>
    reportOf(record, [30, 30, 30, 20, 600, 600], { 3: ["Nc6", "Bc4", "g6"] });

  it("brings back what stood there before the report", () => {
    const record = recordOf(OPENING);
    expect(clearReport(chess, annotateRecord(chess, record, report(record)))).toEqual(record);
  });

  it("leaves what others have said, and better lines that somebody has gone on with", () => {
    const record = recordOf(
      "1. e4 $1 {[%eval 0.30] mine} e5 $4 {Blunder; better was c5.} (1... c5 2. Nf3 {and so on}) *",
    );
    expect(movetextOf(clearReport(chess, record))).toBe(
      "1. e4 $1 {mine} 1... e5 (1... c5 2. Nf3 {and so on}) *",
    );
  });
});

it.each([
  [
    { kind: "cp", value: -35 },
    { kind: "cp", value: -35 },
  ],
  [
    { kind: "mate", plies: 3 },
    { kind: "mate", moves: 2 },
  ],
  [
    { kind: "mate", plies: -4 },
    { kind: "mate", moves: -2 },
  ],
  [
    { kind: "points", value: -2.5 },
    { kind: "points", value: -2.5 },
  ],
  [
    { kind: "exact", value: 4 },
    { kind: "exact", value: 4 },
  ],
  [{ kind: "winrate", value: 0.5 }, undefined],
] as const)("writes the score %j as %j", (score, evaluation) => {
  expect(evaluationOf(score)).toEqual(evaluation);
});

it("counts moves until mate in plies", () => {
  expect(scoreOfEvaluation({ kind: "mate", moves: 2 })).toEqual({ kind: "mate", plies: 3 });
  expect(scoreOfEvaluation({ kind: "mate", moves: -1 })).toEqual({ kind: "mate", plies: -1 });
});
