import { createRandom } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import { centipawnsOf } from "../score.ts";
import { type Candidate, chooseMove, oversightOf } from "./choice.ts";
import { eloOfLevel, LEVELS, MAX_ELO, MIN_ELO, strengthOfElo } from "./strength.ts";

const exact = { ...strengthOfElo(MAX_ELO), temperature: 0, oversight: 0 };
const candidate = (move: string, value: number, glance = value): Candidate<string> => ({
  move,
  value,
  glance,
});

/** How often each move is chosen in many tries. */
function frequencies(
  candidates: readonly Candidate<string>[],
  strength: Parameters<typeof chooseMove>[1],
): Record<string, number> {
  const random = createRandom(1);
  const counts: Record<string, number> = {};
  for (let round = 0; round < 4000; round++) {
    const { move } = chooseMove(candidates, strength, random) ?? { move: "none" };
    counts[move] = (counts[move] ?? 0) + 1 / 4000;
  }
  return counts;
}

describe("chooseMove", () => {
  const quiet = [candidate("best", 30), candidate("fair", 10), candidate("bad", -270)];

  it("takes the best move when it neither errs nor overlooks", () => {
    expect(frequencies(quiet, exact).best).toBeCloseTo(1);
  });

  it("prefers better moves, and in the proportion that it promises", () => {
    const { best = 0, fair = 0, bad = 0 } = frequencies(quiet, { ...exact, temperature: 20 });
    expect(fair / best).toBeCloseTo(Math.exp(-1), 1);
    expect(bad / best).toBeCloseTo(Math.exp(-Math.sqrt(15)), 1);
  });

  it("loses less at each higher level", () => {
    const losses = [0, 15, 30, 50, 80, 120, 180, 300, 500, 900];
    const many = losses.map((loss) => candidate(String(loss), -loss));
    const meanLosses = LEVELS.flatMap((level) => eloOfLevel(level) ?? []).map((elo) =>
      Object.entries(frequencies(many, strengthOfElo(elo))).reduce(
        (sum, [loss, share]) => sum + Number(loss) * share,
        0,
      ),
    );
    expect(meanLosses).toEqual(meanLosses.toSorted((a, b) => b - a));
    expect(meanLosses.at(0)).toBeGreaterThan(60);
    expect(meanLosses.at(-1)).toBeLessThan(5);
  });

  it("overlooks a deep idea, but not what meets the eye", () => {
    const weak = { ...exact, oversight: 0.4 };
    const rest = ["a", "b", "c"].map((move) => candidate(move, 0));
    const deep = frequencies([candidate("idea", 400, -20), ...rest], weak);
    expect(deep.idea).toBeCloseTo(0.6, 1);
    const hanging = frequencies([candidate("queen", 900), ...rest], weak);
    expect(hanging.queen).toBeCloseTo(1);
  });

  it("falls back to the move that looks best when none comes to mind", () => {
    const blind = { ...exact, oversight: 1 };
    const candidates = [candidate("deep", 100, -50), candidate("natural", 0, 10)];
    expect(chooseMove(candidates, blind, createRandom(1))?.move).toBe("natural");
    expect(chooseMove([], blind, createRandom(1))).toBeUndefined();
  });

  it("sees every mate from a certain level on", () => {
    const mate = { value: centipawnsOf({ kind: "mate", plies: 1 }), glance: 0 };
    expect(oversightOf(mate, 0, strengthOfElo(MIN_ELO))).toBeGreaterThan(0.2);
    expect(oversightOf(mate, 0, strengthOfElo(1400))).toBe(0);
  });
});

describe("strengthOfElo", () => {
  it("grows with the rating in every respect", () => {
    let before = strengthOfElo(MIN_ELO);
    for (let elo = MIN_ELO + 25; elo <= MAX_ELO; elo += 25) {
      const strength = strengthOfElo(elo);
      expect(strength.nodes).toBeGreaterThan(before.nodes);
      expect(strength.depthPlies).toBeGreaterThanOrEqual(before.depthPlies);
      expect(strength.candidates).toBeLessThanOrEqual(before.candidates);
      expect(strength.temperature).toBeLessThan(before.temperature);
      expect(strength.oversight).toBeLessThan(before.oversight);
      before = strength;
    }
  });

  it("takes a rating beyond the ends for the end", () => {
    expect(strengthOfElo(-1)).toEqual(strengthOfElo(MIN_ELO));
    expect(strengthOfElo(9999)).toEqual(strengthOfElo(MAX_ELO));
  });
});
