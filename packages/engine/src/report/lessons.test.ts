import { expectOk, type Line, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess, parseFen } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import type { Score } from "../player.ts";
import { alphaBetaPlayer } from "../reference/index.ts";
import { takeAgain, takeAgainIsWon } from "../reference/small-games.fixture.ts";
import { type GameReport, judgeGame, type PositionReport, stagesOf } from "./game-report.ts";
import { judgeAttempt, type Lesson, lessonsOf } from "./lessons.ts";
import { reportGame } from "./report-game.ts";
import { ScoredPlayer } from "./scored-player.fixture.ts";

const cp = (value: number): Score => ({ kind: "cp", value });

type ChessLine = Line<ChessPosition, ChessMove>;

const move = (line: ChessLine, text: string) => expectOk(chess.notation.parseMove(text, line));
const playing = (line: ChessLine, ...texts: string[]) =>
  texts.reduce((now, text) => chess.play(now, move(now, text)), line);

describe("lessonsOf", () => {
  const line = playing(startLine(chess), "f3", "e5", "g4", "d6", "a3");
  const stages = stagesOf(chess, line);
  // White's chances after each move: an inaccuracy and two blunders of White's, one of Black's.
  const chances = [0.5, 0.42, 0.42, 0, 0.45, 0.3];
  const positions = stages.map(
    (stage, index): PositionReport<ChessMove> => ({
      chances: chances[index] ?? 0.5,
      pv: chess.legalMoves(stage).slice(-1),
      depth: 1,
      nodes: 1,
      confirmed: true,
    }),
  );
  const report: GameReport<ChessMove, "white" | "black"> = judgeGame(chess, stages, positions);

  it("asks for every mistake and blunder in the order of the game", () => {
    const lessons = lessonsOf(chess, line, report);
    expect(lessons.map(({ line: { moves }, side }) => [moves.length, side])).toEqual([
      [2, "white"],
      [3, "black"],
      [4, "white"],
    ]);
    expect(lessons[1]).toMatchObject({
      played: move(playing(startLine(chess), "f3", "e5", "g4"), "d6"),
      judgement: "blunder",
      bestChances: 1,
      playedChances: 0.55,
    });
  });

  it("asks one side alone, and for inaccuracies where they are wanted", () => {
    expect(lessonsOf(chess, line, report, { side: "black" })).toHaveLength(1);
    const severe = lessonsOf(chess, line, report, { side: "white", mildest: "inaccuracy" });
    expect(severe.map(({ judgement }) => judgement)).toEqual(["inaccuracy", "blunder", "blunder"]);
  });
});

describe("judgeAttempt", () => {
  const line = startLine(chess);
  const lesson: Lesson<ChessPosition, ChessMove, "white" | "black"> = {
    side: "white",
    line,
    played: move(line, "f3"),
    judgement: "mistake",
    best: [move(line, "e4")],
    bestChances: 0.55,
    playedChances: 0.4,
  };
  /** A player that gives the one move that it may search this many centipawns. */
  const scoring = (score: number) =>
    new ScoredPlayer<ChessPosition, ChessMove>(({ options }) => [
      { score: cp(score), pv: options.searchMoves ?? [] },
    ]);
  const attempt = (text: string, score = 0, asked = lesson) =>
    judgeAttempt(chess, scoring(score), asked, move(asked.line, text));

  it("knows the best move and the same mistake without a search", async () => {
    expect(await attempt("e4")).toMatchObject({ verdict: "best", chances: 0.55 });
    expect(await attempt("f3")).toMatchObject({ verdict: "repeated", chances: 0.4 });
  });

  it.each([
    // Chances of 0.555, 0.536, 0.509, 0.491 and 0.057 against 0.55.
    [60, "best"],
    [40, "good"],
    [10, "good"],
    [-10, "worse"],
    [-763, "worse"],
  ])("judges another move of %d centipawns as %s", async (score, verdict) => {
    expect((await attempt("d4", score)).verdict).toBe(verdict);
  });

  it("searches the attempted move and no other", async () => {
    const player = scoring(40);
    const tried = move(line, "Nf3");
    const { pv } = await judgeAttempt(chess, player, lesson, tried, { limits: { nodes: 7 } });
    expect(player.asked).toMatchObject([
      { limits: { nodes: 7 }, options: { searchMoves: [tried] } },
    ]);
    expect(pv).toEqual([tried]);
  });

  it("needs no search of a move that ends the game, and sees it as its side does", async () => {
    const start = expectOk(parseFen("7k/5QR1/8/8/8/8/8/K7 w - - 0 1"));
    const mating = { ...lesson, line: startLine(chess, start), bestChances: 1 };
    expect(await attempt("Rg8", -900, mating)).toMatchObject({ verdict: "best", chances: 1 });
    const black = expectOk(parseFen("k7/8/8/8/8/8/5qr1/7K b - - 0 1"));
    const asBlack = { ...mating, side: "black", line: startLine(chess, black) } as const;
    expect(await attempt("Kb7", -900, asBlack)).toMatchObject({ verdict: "worse" });
    expect(await attempt("Qf1", -900, asBlack)).toMatchObject({ verdict: "best", chances: 1 });
  });
});

it("teaches a solved game: an attempt is fine exactly when it keeps the win", async () => {
  const game = takeAgain(17);
  const player = alphaBetaPlayer({ game });
  const line = [1, 1, 1, 1, 1, 1].reduce((now, taken) => game.play(now, taken), startLine(game));
  let tried = 0;
  for await (const report of reportGame(game, player, line, { limits: {} })) {
    for (const lesson of lessonsOf(game, line, report)) {
      const { stones } = lesson.line.position;
      for (const taken of game.legalMoves(lesson.line)) {
        const left = stones - taken;
        const wins = left === 0 || (left % 5 === 0) === takeAgainIsWon(left);
        const { verdict } = await judgeAttempt(game, player, lesson, taken, { limits: {} });
        const accepted = verdict === "best" || verdict === "good";
        expect(accepted, `${taken} of ${stones}`).toBe(wins);
        tried += 1;
      }
    }
  }
  await player.close();
  expect(tried).toBeGreaterThan(10);
});
