import { createRandom, expectOk, type Line, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import type { Score } from "../player.ts";
import { alphaBetaPlayer } from "../reference/index.ts";
import { takeAgain, takeAgainIsWon } from "../reference/small-games.fixture.ts";
import { negateScore } from "../score.ts";
import { type ReportOptions, type ReportStage, reportGame } from "./report-game.ts";
import { type AskedSearch, ScoredPlayer } from "./scored-player.fixture.ts";

type ChessLine = Line<ChessPosition, ChessMove>;
type Asked = AskedSearch<ChessPosition, ChessMove>;

const cp = (value: number): Score => ({ kind: "cp", value });

function chessLine(...texts: string[]): ChessLine {
  return texts.reduce(
    (line, text) => chess.play(line, expectOk(chess.notation.parseMove(text, line))),
    startLine(chess),
  );
}

/** A player that scores the position after each number of moves as told, for White. */
function whiteScores(scoreOf: (ply: number, asked: Asked) => Score) {
  return new ScoredPlayer<ChessPosition, ChessMove>((asked) => {
    const { line } = asked;
    const score = scoreOf(line.moves.length, asked);
    const seen = line.position.sideToMove === "white" ? score : negateScore(score);
    return [{ score: seen, pv: chess.legalMoves(line).slice(0, 1) }];
  });
}

async function stagesOfReport(
  player: ScoredPlayer<ChessPosition, ChessMove>,
  line: ChessLine,
  options?: ReportOptions,
) {
  const stages: ReportStage<ChessMove, "white" | "black">[] = [];
  for await (const stage of reportGame(chess, player, line, options)) stages.push(stage);
  return stages;
}

const GAME = chessLine("e4", "e5", "Qh5", "Nf6", "Qxe5", "Be7");

describe("reportGame", () => {
  it("searches from the end, and the positions around a charge again and longer", async () => {
    // 3... Be7 stands for a mistake of Black's: 20 before it, 250 after it, seen by White.
    const scores = [30, 20, 30, 20, 20, 20, 250].map(cp);
    const player = whiteScores((ply) => scores[ply] ?? cp(0));
    const stages = await stagesOfReport(player, GAME, { limits: { nodes: 100 } });
    expect(player.asked.map(({ line, limits }) => [line.moves.length, limits.nodes])).toEqual([
      [6, 100],
      [5, 100],
      [4, 100],
      [3, 100],
      [2, 100],
      [1, 100],
      [0, 100],
      [6, 400],
      [5, 400],
    ]);
    expect(player.asked.every(({ options }) => options.multiPv === 2)).toBe(true);
    expect(player.newGames).toBe(1);
    expect(stages.map(({ progress }) => `${progress.done}/${progress.total}`)).toEqual([
      ...["0/7", "1/7", "2/9", "3/9", "4/9", "5/9", "6/9", "7/9", "8/9", "9/9"],
    ]);
    const last = stages.at(-1);
    expect(last?.sides.black.counts).toEqual({ inaccuracy: 0, mistake: 0, blunder: 1 });
    expect(last?.sides.white.counts).toEqual({ inaccuracy: 0, mistake: 0, blunder: 0 });
    expect(last?.sides.black.averageLoss).toEqual({
      unit: "cp",
      value: expect.closeTo((10 + 0 + 230) / 3, 10),
    });
    expect(last?.moves[5]).toMatchObject({ ply: 6, side: "black", judgement: "blunder" });
  });

  it("drops a charge that the second look does not bear out", async () => {
    const player = whiteScores((ply, { limits }) => cp(ply === 6 && limits.nodes === 1 ? 250 : 0));
    const stages = await stagesOfReport(player, GAME, { limits: { nodes: 1 } });
    expect(stages.some(({ moves }) => moves[5]?.judgement === "blunder")).toBe(true);
    expect(stages.at(-1)?.moves[5]?.judgement).toBeUndefined();
  });

  it("grows from the end and tells at every stage only what is known", async () => {
    const stages = await stagesOfReport(
      whiteScores(() => cp(0)),
      GAME,
    );
    const known = stages.map(({ positions, moves }) => [
      positions.filter(Boolean).length,
      moves.filter(Boolean).length,
    ]);
    expect(known).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
    ]);
    expect(stages[1]?.sides.white).toMatchObject({ moves: 0, accuracy: undefined });
  });

  it("needs no search of a position in which the game is over", async () => {
    const mate = chessLine("f3", "e5", "g4", "Qh4#");
    const player = whiteScores((ply) => (ply === 3 ? { kind: "mate", plies: -1 } : cp(0)));
    const last = (await stagesOfReport(player, mate)).at(-1);
    expect(player.asked.some(({ line }) => line.moves.length === 4)).toBe(false);
    expect(last?.positions[4]).toMatchObject({ chances: 0, pv: [] });
    expect(last?.positions[4]).not.toHaveProperty("score");
    expect(last?.moves[3]).toMatchObject({ lostPoints: 0, accuracy: expect.closeTo(100, 3) });
    expect(last?.moves[2]).toMatchObject({ side: "white", judgement: "blunder" });
    // From 0 to mate counts as from 0 to ten pawns down.
    expect(last?.sides.white.averageLoss?.value).toBeCloseTo(500, 10);
  });

  it("knows where one move alone would do", async () => {
    const player = new ScoredPlayer<ChessPosition, ChessMove>(({ line }) => [
      { score: cp(0), pv: chess.legalMoves(line).slice(0, 1) },
      { score: cp(line.moves.length === 0 ? -130 : -90), pv: chess.legalMoves(line).slice(1, 2) },
    ]);
    const last = (await stagesOfReport(player, chessLine("e4", "e5"))).at(-1);
    expect(last?.moves.map((move) => move?.isOnly)).toEqual([true, false]);
  });

  it("does not charge the engine's own move", async () => {
    const line = chessLine("e4", "e5");
    const scores = [cp(0), cp(-300), cp(-300)];
    const player = new ScoredPlayer<ChessPosition, ChessMove>(({ line: { moves, position } }) => {
      const score = scores[moves.length] ?? cp(0);
      const seen = position.sideToMove === "white" ? score : negateScore(score);
      return [{ score: seen, pv: line.moves.slice(moves.length) }];
    });
    const last = (await stagesOfReport(player, line)).at(-1);
    expect(last?.moves[0]).toMatchObject({ isBest: true });
    expect(last?.moves[0]).not.toHaveProperty("judgement");
    expect(last?.moves[0]).not.toHaveProperty("better");
  });

  it("keeps what is done when it is cancelled", async () => {
    const abort = new AbortController();
    const player = whiteScores((ply) => {
      if (ply === 3) abort.abort();
      return cp(0);
    });
    const stages = await stagesOfReport(player, GAME, { signal: abort.signal });
    expect(stages.at(-1)?.progress).toEqual({ done: 3, total: 7 });
    expect(stages.at(-1)?.moves.map((move) => move !== undefined)).toEqual([
      ...[false, false, false, false, true, true],
    ]);
  });

  it("tells when the player gives no scores", async () => {
    const player = new ScoredPlayer<ChessPosition, ChessMove>(() => []);
    await expect(stagesOfReport(player, GAME)).rejects.toThrow("Oracle gives no scores");
  });
});

describe("reportGame of a solved game in which a side may move again", () => {
  it.each([11, 12, 13, 14])("charges exactly the moves that lose a win, seed %d", async (seed) => {
    const game = takeAgain(13);
    const random = createRandom(seed);
    let line = startLine(game);
    while (game.outcome(line) === undefined) {
      const moves = game.legalMoves(line);
      line = game.play(line, moves[random.below(moves.length)] ?? 1);
    }
    const player = alphaBetaPlayer({ game });
    let last: ReportStage<number, "first" | "second"> | undefined;
    for await (const stage of reportGame(game, player, line, { limits: {} })) last = stage;
    await player.close();

    let stones = 13;
    for (const [index, taken] of line.moves.entries()) {
      const wins = takeAgainIsWon(stones);
      const left = stones - taken;
      const keeps = left === 0 || (left % 5 === 0 ? takeAgainIsWon(left) : !takeAgainIsWon(left));
      expect(last?.moves[index]?.judgement, `move ${index + 1}`).toBe(
        wins && !keeps ? "blunder" : undefined,
      );
      stones = left;
    }
  });
});
