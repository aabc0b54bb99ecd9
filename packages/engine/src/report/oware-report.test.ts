import { expectOk, startLine } from "@kibitz/rules";
import { createOware, type OwareMove, type OwarePosition } from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { expectedPoints } from "../judgement.ts";
import { judgeGame } from "./game-report.ts";
import { judgeAttempt, type Lesson } from "./lessons.ts";
import { reportGame } from "./report-game.ts";
import { ScoredPlayer } from "./scored-player.fixture.ts";

const oware = createOware();

/** South's F captures two, so that South has more than half while four seeds are on the board. */
const BEFORE = startLine(
  oware,
  expectOk(oware.notation.parsePosition("3S,4,1S/1S,4,1S 23 19 S 50")),
);
const winning = expectOk(oware.notation.parseMove("F", BEFORE));
const other = expectOk(oware.notation.parseMove("A", BEFORE));

/** Sees a win by twelve when the game is played to the last seed, and A as the best move. */
const player = () =>
  new ScoredPlayer<OwarePosition, OwareMove>(() => [
    { score: { kind: "exact", value: 12 }, pv: [other] },
  ]);

describe("a move that ends a game by a majority", () => {
  const after = oware.play(BEFORE, winning);

  it("stops the referee's margin while seeds are left", () => {
    expect(oware.outcome(after)).toMatchObject({ winner: "south", margin: 6, isCutShort: true });
  });

  it("is charged with nothing, however many seeds are left", async () => {
    for await (const { moves, sides, progress } of reportGame(oware, player(), after)) {
      if (progress.done < progress.total) continue;
      expect(moves[0]).toMatchObject({ side: "south", lostPoints: 0, isBest: false });
      expect(moves[0]?.judgement).toBeUndefined();
      expect(sides.south.averageLoss).toEqual({ unit: "points", value: 0 });
    }
  });

  it("is charged with nothing where a file gives the margin of the end, as we write it", () => {
    const seen = (value: number, pv: readonly OwareMove[]) => {
      const score = { kind: "exact", value } as const;
      return { score, chances: expectedPoints(score), pv, depth: 0, nodes: 0, confirmed: true };
    };
    const { moves, sides } = judgeGame(oware, [BEFORE, after], [seen(12, [other]), seen(6, [])]);
    expect(moves[0]?.lostPoints).toBe(0);
    expect(sides.south.averageLoss).toEqual({ unit: "points", value: 0 });
  });

  it("is as good as any in a lesson", async () => {
    const lesson: Lesson<OwarePosition, OwareMove, "south" | "north"> = {
      side: "south",
      line: BEFORE,
      played: -1 as OwareMove,
      judgement: "mistake",
      best: [other],
      bestChances: 0.95,
      playedChances: 0.5,
    };
    const { verdict, chances } = await judgeAttempt(oware, player(), lesson, winning);
    expect({ verdict, chances }).toEqual({ verdict: "best", chances: 1 });
  });
});
