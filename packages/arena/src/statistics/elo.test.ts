import { describe, expect, it } from "vitest";
import { normalCdf } from "./distribution.ts";
import { eloOfScore, estimateFromGames, estimateFromPairs, scoreOfElo } from "./elo.ts";
import { addGame, addPair, NO_GAMES, NO_PAIRS, type PairTally } from "./tally.ts";

// Facts from the unit tests of fastchess, app/tests/elo_test.cpp; they hold to 1 %.
const GAMES = [
  { wins: 76, losses: 89, draws: 123, nElo: -20.76, nEloError: 40.13, los: 0.1553 },
  { wins: 136, losses: 96, draws: 111, nElo: 49.77, nEloError: 36.77, los: 0.996 },
  { wins: 34, losses: 356, draws: 0, nElo: -508.44, nEloError: 34.48, los: 0 },
];
const PAIRS: readonly (readonly [PairTally, number, number, number, number, number])[] = [
  [[34, 54, 63, 64, 75], 57.94, 28.28, 55.58, 27.65, 1],
  [[332, 433, 498, 333, 334], -9.17, 10.96, -8.64, 10.33, 0.0505],
  [[7895, 8757, 5685, 568, 9999], -19.01, 2.65, -21.04, 2.95, 0],
];

describe("estimates", () => {
  it.each(GAMES)("from games %j", ({ nElo, nEloError, los, ...tally }) => {
    const estimate = estimateFromGames(tally);
    expect(estimate?.normalisedElo).toBeCloseTo(nElo, 1);
    expect(estimate?.normalisedEloError).toBeCloseTo(nEloError, 1);
    expect(estimate?.los).toBeCloseTo(los, 3);
  });

  it("gives Elo with its error from games", () => {
    const estimate = estimateFromGames({ wins: 136, losses: 96, draws: 111 });
    expect(estimate?.elo).toBeCloseTo(40.7, 1);
    expect(estimate?.eloError).toBeCloseTo(30.43, 1);
  });

  it.each(PAIRS)("from pairs %j", (tally, nElo, nEloError, elo, eloError, los) => {
    const estimate = estimateFromPairs(tally);
    expect(estimate?.normalisedElo).toBeCloseTo(nElo, 1);
    expect(estimate?.normalisedEloError).toBeCloseTo(nEloError, 1);
    expect(estimate?.elo).toBeCloseTo(elo, 1);
    expect(estimate?.eloError).toBeCloseTo(eloError, 1);
    expect(estimate?.los).toBeCloseTo(los, 3);
  });

  it("has no error bars where all games end alike, and none without games", () => {
    expect(estimateFromGames({ wins: 4, draws: 0, losses: 0 })).toEqual({
      score: 1,
      elo: Infinity,
    });
    expect(estimateFromPairs([0, 0, 3, 0, 0])).toEqual({ score: 0.5, elo: 0 });
    expect(estimateFromGames(NO_GAMES)).toBeUndefined();
  });
});

describe("Elo and score", () => {
  it("are inverse", () => {
    expect(scoreOfElo(0)).toBe(0.5);
    expect(scoreOfElo(400)).toBeCloseTo(10 / 11, 12);
    expect(eloOfScore(scoreOfElo(-123))).toBeCloseTo(-123, 9);
    expect(eloOfScore(0)).toBe(-Infinity);
  });

  it("use a normal distribution function with the tabulated values", () => {
    expect(normalCdf(0)).toBeCloseTo(0.5, 6);
    expect(normalCdf(1.959964)).toBeCloseTo(0.975, 6);
    expect(normalCdf(-3)).toBeCloseTo(0.0013499, 6);
  });
});

describe("tallies", () => {
  it("count games and pairs", () => {
    const games = ([1, 0.5, 0, 1] as const).reduce(addGame, NO_GAMES);
    expect(games).toEqual({ wins: 2, draws: 1, losses: 1 });
    let pairs: PairTally = NO_PAIRS;
    for (const first of [0, 0.5, 1] as const)
      for (const second of [0, 0.5, 1] as const) pairs = addPair(pairs, first, second);
    expect(pairs).toEqual([1, 2, 3, 2, 1]);
  });
});
