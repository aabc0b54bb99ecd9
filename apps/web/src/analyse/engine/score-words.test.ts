import { expect, test } from "vitest";
import {
  scoreText,
  scoreWords,
  seenByFirst,
  shortScoreText,
  speedText,
  wdlSeenByFirst,
} from "./score-words.ts";

const SIDES = ["White", "Black"] as const;
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
  expect(scoreText(score)).toBe(text);
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
  [{ kind: "exact", value: -8 } as const, "Black wins by 8"],
  [{ kind: "winrate", value: 0.621 } as const, "White wins 62 percent of the games"],
])("a score is said in words", (score, words) => {
  expect(scoreWords(score, SIDES)).toBe(words);
});

test("speeds are rounded", () => {
  expect(speedText(842_400)).toBe("842 kn/s");
  expect(speedText(1_340_000)).toBe("1.3 Mn/s");
});
