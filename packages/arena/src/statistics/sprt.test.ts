import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scoreOfElo } from "./elo.ts";
import {
  type EloModel,
  logLikelihoodRatio,
  type SprtOptions,
  sprtBounds,
  sprtFault,
  sprtVerdict,
} from "./sprt.ts";

const test = (model: EloModel, elo0: number, elo1: number): SprtOptions => ({
  model,
  elo0,
  elo1,
  alpha: 0.05,
  beta: 0.05,
});

/** A sample by ascending score, its hypotheses and the ratio that was published for it. */
type Published = readonly [EloModel, readonly number[], number, number, number];

// Facts from the unit tests of fastchess, app/tests/sprt_test.cpp, which come from runs of
// fishtest; they hold to 1 %. The middle count of five is "both drawn" plus "one won each".
const FASTCHESS: readonly Published[] = [
  ["normalised", [36027, 68692, 36433], 0, 2, 0.92],
  ["normalised", [10650, 20431, 10871], -1.75, 0.25, 2.3],
  ["normalised", [0, 0, 4250], 0, 10, 120.56],
  ["logistic", [21184, 40708, 21404], 0.5, 2.5, -1.57],
  ["logistic", [57030, 106593, 57433], 0, 2, -2.59],
  ["normalised", [365, 16618, 36229, 16974, 390], 0, 2, 2.25],
  ["normalised", [127, 4883, 10712, 5150, 104], -1.75, 0.25, 3.01],
  ["normalised", [0, 0, 0, 0, 5550], 0, 5, 111.82],
  ["logistic", [223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07],
  ["logistic", [871, 26175, 55983, 26678, 821], 0, 2, -4.98],
];

describe("log-likelihood ratio", () => {
  it.each(FASTCHESS)("%s %j, elo0 %d, elo1 %d: %d", (model, counts, elo0, elo1, expected) => {
    const llr = logLikelihoodRatio(counts, test(model, elo0, elo1));
    expect(Math.abs(llr - expected)).toBeLessThan(0.01 * (1 + Math.abs(expected)));
  });

  // https://montytest.muzhen.org/tests/stats/69d3c8dc7c5b3724e29d2712 (a fishtest server), to
  // its five digits. It prints the logistic elo1 as 2.716.
  it("agrees with a fishtest server to its last digit", () => {
    const pairs = [13, 37, 50, 25, 3];
    expect(logLikelihoodRatio(pairs, test("normalised", 0, 4))).toBeCloseTo(-0.54912, 5);
    expect(logLikelihoodRatio(pairs, test("logistic", 0, 2.716))).toBeCloseTo(-0.53772, 3);
  });

  it("is 0 without games", () => {
    expect(logLikelihoodRatio([0, 0, 0, 0, 0], test("normalised", 0, 5))).toBe(0);
  });

  it("changes its sign when players and hypotheses are swapped", () => {
    const counts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 5, maxLength: 5 });
    const model = fc.constantFrom<EloModel>("logistic", "normalised");
    fc.assert(
      fc.property(counts, model, fc.integer({ min: 1, max: 50 }), (pairs, kind, elo) => {
        const direct = logLikelihoodRatio(pairs, test(kind, 0, elo));
        const mirrored = logLikelihoodRatio([...pairs].reverse(), test(kind, -elo, 0));
        expect(direct).toBeCloseTo(-mirrored, 6);
      }),
    );
  });

  it("equals a direct search for the maximum, for games and logistic Elo", () => {
    const count = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(count, count, count, (losses, draws, wins) => {
        const counts = [losses, draws, wins];
        const llr = logLikelihoodRatio(counts, test("logistic", 0, 30));
        const direct = maximumByScan(counts, scoreOfElo(30)) - maximumByScan(counts, scoreOfElo(0));
        expect(llr).toBeCloseTo(direct, 4);
      }),
      { numRuns: 30 },
    );
  });
});

/** The greatest log likelihood of a win-draw-loss distribution with that mean, by ternary search. */
function maximumByScan(counts: readonly number[], target: number): number {
  const [losses = 0, draws = 0, wins = 0] = counts;
  const likelihood = (win: number): number => {
    const draw = 2 * (target - win);
    return wins * Math.log(win) + draws * Math.log(draw) + losses * Math.log(1 - win - draw);
  };
  let low = Math.max(0, 2 * target - 1);
  let high = target;
  for (let step = 0; step < 200; step++) {
    const a = low + (high - low) / 3;
    const b = high - (high - low) / 3;
    if (likelihood(a) < likelihood(b)) low = a;
    else high = b;
  }
  return likelihood((low + high) / 2);
}

describe("bounds and verdict", () => {
  it("are Wald's", () => {
    const bounds = sprtBounds(test("logistic", 0, 5));
    expect(bounds.lower).toBeCloseTo(-2.9444, 4);
    expect(bounds.upper).toBeCloseTo(2.9444, 4);
    expect(sprtVerdict(2.95, bounds)).toBe("H1");
    expect(sprtVerdict(-2.95, bounds)).toBe("H0");
    expect(sprtVerdict(0, bounds)).toBe("undecided");
  });

  it("are refused with a reason where they make no test", () => {
    expect(sprtFault(test("logistic", 0, 5))).toBeUndefined();
    expect(sprtFault(test("logistic", 5, 5))).toMatch(/elo0 \(5\) must be below elo1/);
    expect(sprtFault({ ...test("logistic", 0, 5), alpha: 0 })).toMatch(/above 0/);
    expect(sprtFault({ ...test("logistic", 0, 5), alpha: 0.6, beta: 0.5 })).toMatch(/below 1/);
    expect(sprtFault(test("logistic", Number.NaN, 5))).toMatch(/numbers/);
  });
});
