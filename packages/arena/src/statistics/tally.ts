/** Results of single games, from one player's point of view. */
export interface GameTally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/**
 * Results of game pairs (one opening played with both colours), from one
 * player's point of view, by the points that the pair brought: 0, ½, 1, 1½, 2.
 */
export type PairTally = readonly [number, number, number, number, number];

export const NO_GAMES: GameTally = { wins: 0, draws: 0, losses: 0 };
export const NO_PAIRS: PairTally = [0, 0, 0, 0, 0];

/** Points of a game: 1 for a win, ½ for a draw, 0 for a loss. */
export type Points = 0 | 0.5 | 1;

export function addGame(tally: GameTally, points: Points): GameTally {
  if (points === 1) return { ...tally, wins: tally.wins + 1 };
  if (points === 0) return { ...tally, losses: tally.losses + 1 };
  return { ...tally, draws: tally.draws + 1 };
}

export function addPair(tally: PairTally, first: Points, second: Points): PairTally {
  const [ll, ld, even, wd, ww] = tally;
  switch (2 * (first + second)) {
    case 0:
      return [ll + 1, ld, even, wd, ww];
    case 1:
      return [ll, ld + 1, even, wd, ww];
    case 2:
      return [ll, ld, even + 1, wd, ww];
    case 3:
      return [ll, ld, even, wd + 1, ww];
    default:
      return [ll, ld, even, wd, ww + 1];
  }
}

/** The counts by ascending score: losses, draws, wins. */
export const byScore = (tally: GameTally): readonly number[] => [
  tally.losses,
  tally.draws,
  tally.wins,
];

export const gameCount = (tally: GameTally): number => tally.wins + tally.draws + tally.losses;

export const pairCount = (tally: PairTally): number => tally.reduce((sum, count) => sum + count, 0);
