import { expect, test } from "vitest";
import { prospectText, prospectWords } from "./prospect-words.ts";
import {
  scoreText,
  scoreWords,
  seenByFirst,
  shortScoreText,
  speedText,
  wdlSeenByFirst,
} from "./score-words.ts";

const CHESS = { names: ["White", "Black"] } as const;
const KALAH = { names: ["South", "North"], points: "seeds" } as const;
const cp = (value: number) => ({ kind: "cp", value }) as const;
const mate = (plies: number) => ({ kind: "mate", plies }) as const;

test("scores are those of the first side", () => {
  expect(seenByFirst(cp(35), true)).toEqual(cp(35));
  expect(seenByFirst(cp(35), false)).toEqual(cp(-35));
  expect(wdlSeenByFirst({ win: 500, draw: 300, loss: 200 }, false)).toEqual({
    win: 200,
    draw: 300,
    loss: 500,
  });
});

test.each([
  [cp(35), "+0.35", "0.4"],
  [cp(-35), "−0.35", "0.3"],
  [cp(0), "0.00", "0.0"],
  [cp(-1234), "−12.34", "12"],
  [mate(7), "#4", "#4"],
  [mate(-8), "#−4", "#4"],
])("a score is written with a true minus, and short on the bar", (score, text, short) => {
  expect(scoreText(score, CHESS)).toBe(text);
  expect(shortScoreText(score)).toMatch(short === "0.3" || short === "0.4" ? /^0\.[34]$/ : short);
});

test.each([
  [cp(10), "the position is about equal, plus 0.10"],
  [cp(90), "White is slightly better, plus 0.90"],
  [cp(-300), "Black is clearly better, minus 3.00"],
  [cp(900), "White is winning, plus 9.00"],
  [mate(3), "White mates in 2"],
  [mate(-4), "Black mates in 2"],
  [mate(0), "it is checkmate"],
  [{ kind: "winrate", value: 0.621 } as const, "White wins 62 percent of the games"],
])("a score is said in words", (score, words) => {
  expect(scoreWords(score, CHESS)).toBe(words);
});

test.each([
  [{ kind: "exact", value: 8 } as const, "S +8", "8", "South wins by 8 seeds"],
  [{ kind: "exact", value: -1 } as const, "N +1", "1", "North wins by 1 seed"],
  [{ kind: "exact", value: 0 } as const, "0", "0", "the position is drawn"],
  [{ kind: "points", value: -2.34 } as const, "N +2.3", "2.3", "North leads by about 2.3 seeds"],
  [{ kind: "points", value: 24.4 } as const, "S +24.4", "24", "South leads by about 24.4 seeds"],
  [{ kind: "points", value: 0.04 } as const, "0.0", "0.0", "the position is about equal"],
  [mate(-5), "N in 3", "#3", "North wins in 3 moves"],
])("where points count the side that leads is named", (score, text, short, words) => {
  expect(scoreText(score, KALAH)).toBe(text);
  expect(shortScoreText(score)).toBe(short);
  expect(scoreWords(score, KALAH)).toBe(words);
});

test.each([
  [{ kind: "exact", value: 8 } as const, "+8", "wins by 8 seeds"],
  [{ kind: "exact", value: -1 } as const, "−1", "loses by 1 seed"],
  [{ kind: "exact", value: 0 } as const, "=", "draws"],
  [{ kind: "points", value: -2.34 } as const, "−2.3", "is behind by about 2.3 seeds"],
  [{ kind: "points", value: 18 } as const, "+18.0", "leads by about 18.0 seeds"],
  [{ kind: "points", value: 0.03 } as const, "0.0", "stands even"],
  [{ kind: "points", value: -0.03 } as const, "0.0", "stands even"],
  [{ kind: "points", value: 0 } as const, "0.0", "stands even"],
  [mate(3), "win", "wins in 2 moves"],
  [mate(-2), "loss", "loses in 1 move"],
])("what a move promises its side is said short and long", (score, text, words) => {
  expect(prospectText(score)).toBe(text);
  expect(prospectWords(score, "seeds")).toBe(words);
});

test("speeds are rounded", () => {
  expect(speedText(842_400)).toBe("842 kn/s");
  expect(speedText(1_340_000)).toBe("1.3 Mn/s");
});
