import { expectOk, startLine } from "@kibitz/rules";
import { type ChessMove, chess } from "@kibitz/rules/chess";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chessKernel } from "../chess.ts";
import { createKernelPlayer } from "../index.ts";
import type { Player } from "../player.ts";
import { judgeAttempt, lessonsOf } from "./lessons.ts";
import { type ReportStage, reportGame } from "./report-game.ts";

/** Black overlooks the mate on f7 in its third move. */
const SCHOLARS_MATE = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"].reduce(
  (line, text) => chess.play(line, expectOk(chess.notation.parseMove(text, line))),
  startLine(chess),
);

const LIMITS = { nodes: 20_000 };

type Report = ReportStage<ChessMove, "white" | "black">;

let player: Player<(typeof SCHOLARS_MATE)["position"], ChessMove>;
beforeAll(async () => {
  player = await createKernelPlayer(chessKernel, { hashMiB: 4 });
});
afterAll(() => player.close());

async function reportOf(): Promise<Report> {
  let last: Report | undefined;
  for await (const stage of reportGame(chess, player, SCHOLARS_MATE, { limits: LIMITS })) {
    last = stage;
  }
  if (last === undefined) throw new Error("a report has at least one stage");
  return last;
}

it("finds the blunder that loses, teaches it, and comes to the same result again", async () => {
  const report = await reportOf();
  expect(report.sides.black.counts.blunder).toBe(1);
  expect(report.moves[5]).toMatchObject({ side: "black", judgement: "blunder" });
  expect(report.moves[6]).toMatchObject({ isBest: true });
  expect(report.sides.white.accuracy).toBeGreaterThan(report.sides.black.accuracy ?? 100);

  const [lesson] = lessonsOf(chess, SCHOLARS_MATE, report, { side: "black" });
  if (lesson === undefined) throw new Error("the blunder teaches nothing");
  const attempt = async (text: string) => {
    const move = expectOk(chess.notation.parseMove(text, lesson.line));
    return (await judgeAttempt(chess, player, lesson, move, { limits: LIMITS })).verdict;
  };
  expect(["best", "good"]).toContain(await attempt("g6"));
  expect(["best", "good"]).toContain(await attempt("Qe7"));
  expect(await attempt("Nf6")).toBe("repeated");
  expect(await attempt("a6")).toBe("worse");

  expect(await reportOf()).toEqual(report);
});
