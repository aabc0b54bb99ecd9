import type { Score } from "./player.ts";

/** What a move has thrown away, in the words and thresholds that players know from Lichess. */
export type Judgement = "inaccuracy" | "mistake" | "blunder";

/** The marks of PGN for the judgements. */
export const JUDGEMENT_MARKS: Readonly<Record<Judgement, string>> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** Fitted by Lichess to games of its players: https://lichess.org/page/accuracy. */
const STEEPNESS_PER_CP = 0.00368208;

/** Four points of margin are worth about as much as a minor piece. */
const STEEPNESS_PER_POINT = 0.25;

/** The share of the points, from 0 to 1, that people make of such a score. */
export function expectedPoints(score: Score): number {
  switch (score.kind) {
    case "cp":
      return logistic(STEEPNESS_PER_CP * score.value);
    case "mate":
      return score.plies > 0 ? 1 : 0;
    // A margin that is proved counts the same, so that what a winner gives away is seen.
    case "points":
    case "exact":
      return logistic(STEEPNESS_PER_POINT * score.value);
    case "winrate":
      return score.value;
  }
}

const logistic = (exponent: number): number => 1 / (1 + Math.exp(-exponent));

/** How many expected points each judgement stands for; Lichess counts on a scale twice as wide. */
const THRESHOLDS: readonly (readonly [Judgement, number])[] = [
  ["blunder", 0.15],
  ["mistake", 0.1],
  ["inaccuracy", 0.05],
];

/** Judges a move by the mover's score before it and after it; undefined when it was good enough. */
export function judgeMove(before: Score, after: Score): Judgement | undefined {
  return judgeLoss(expectedPoints(before) - expectedPoints(after));
}

/** Judges a move by the share of the points that it threw away; undefined when it was good enough. */
export function judgeLoss(lostPoints: number): Judgement | undefined {
  return THRESHOLDS.find(([, threshold]) => lostPoints >= threshold)?.[0];
}
