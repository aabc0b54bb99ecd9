/*
 * Accuracies in percent, after the formulas that Lichess publishes on
 * https://lichess.org/page/accuracy (see docs/analysis.md).
 */

/** Fitted by Lichess: 100 for nothing lost, 0 for a whole point. */
const ACCURACY = { scale: 103.1668, decayPerPercent: 0.04354, floor: 3.1669 } as const;

/** How accurate a move was that threw away this share of the points, from 0 to 1. */
export function moveAccuracy(lostPoints: number): number {
  const { scale, decayPerPercent, floor } = ACCURACY;
  const lostPercent = 100 * Math.max(0, lostPoints);
  return within(0, scale * Math.exp(-decayPerPercent * lostPercent) - floor, 100);
}

/** An accuracy with the weight of its moment in the game. */
export interface WeightedAccuracy {
  readonly accuracy: number;
  readonly weight: number;
}

/** One hopeless move does not make the harmonic mean of a whole game nothing. */
const LEAST_ACCURACY = 1;

/**
 * The accuracy of a side in a game, undefined without moves: halfway between the mean, in which
 * tense moments count more, and the harmonic mean, which single bad moves pull down.
 */
export function gameAccuracy(moves: readonly WeightedAccuracy[]): number | undefined {
  if (moves.length === 0) return undefined;
  const weights = sum(moves.map(({ weight }) => weight));
  const weighted = sum(moves.map(({ accuracy, weight }) => accuracy * weight)) / weights;
  const inverse = sum(moves.map(({ accuracy }) => 1 / Math.max(LEAST_ACCURACY, accuracy)));
  return (weighted + moves.length / inverse) / 2;
}

/** Bounds of a weight, in percent of the points. */
const WEIGHT = { least: 0.5, most: 12 } as const;
/** Bounds of the window in which a weight is measured, in positions. */
const WINDOW = { least: 2, most: 8 } as const;

/**
 * The weight of each move of a game: how much the chances vary in the positions around it.
 * `chances[i]` is the first side's share of the points after `i` moves, undefined while unknown.
 */
export function momentWeights(chances: readonly (number | undefined)[]): readonly number[] {
  const moveCount = Math.max(0, chances.length - 1);
  const size = within(WINDOW.least, Math.floor(moveCount / 10), WINDOW.most);
  return Array.from({ length: moveCount }, (_, index) => {
    // The window ends with the position after the move; the first moves share the first window.
    const end = Math.max(size, index + 2);
    const known = chances.slice(end - size, end).filter((chance) => chance !== undefined);
    return within(WEIGHT.least, 100 * standardDeviation(known), WEIGHT.most);
  });
}

function standardDeviation(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length);
}

const sum = (values: readonly number[]): number => values.reduce((total, next) => total + next, 0);

const within = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), most);
