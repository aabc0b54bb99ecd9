import { expect, it } from "vitest";
import { type AdjudicationRules, ScoreJudge, type SideIndex } from "./adjudication.ts";

const RULES: AdjudicationRules = {
  resign: { moveCount: 2, scoreCp: 1000 },
  draw: { fromPly: 4, moveCount: 2, scoreCp: 10 },
};

/** The verdicts after each of these moves, with scores of the first side. */
function verdicts(moves: readonly (readonly [SideIndex, number | undefined])[]) {
  const judge = new ScoreJudge(RULES);
  return moves.map(([mover, cp], index) => {
    judge.add(mover, cp);
    return judge.verdict(index + 1);
  });
}

it("waits until both sides have agreed, however often one of them moves in a row", () => {
  const moves = [
    [0, 1200],
    [0, 1200],
    [0, 1200],
    [0, 1200],
    [1, 1300],
    [0, 1200],
    [1, 1300],
  ] as const;
  const expected = [...Array(6).fill(undefined), "first-wins"];
  expect(verdicts(moves)).toEqual(expected);
});

it("begins anew after a move that disagrees or has no score", () => {
  const alternating = [0, 1, 0, 1, 0, 1] as const;
  const lost = alternating.map((mover) => [mover, -1000] as const);
  expect(verdicts(lost).indexOf("second-wins")).toBe(3);
  const broken = lost.map((move, index) => (index === 2 ? ([0, undefined] as const) : move));
  expect(verdicts(broken)).toEqual(Array(6).fill(undefined));
});

it("draws what both see as even, not before its ply", () => {
  const even = ([0, 1, 0, 1] as const).map((mover) => [mover, mover === 0 ? 10 : -10] as const);
  expect(verdicts(even)).toEqual([undefined, undefined, undefined, "draw"]);
});
