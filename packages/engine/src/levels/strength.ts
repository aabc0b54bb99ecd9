/** How a player of limited strength thinks and errs. */
export interface Strength {
  /** Nodes of a move's search; a move that is forced takes fewer. */
  readonly nodes: number;
  /** Plies that it looks ahead; the fraction is the chance of one more. */
  readonly depthPlies: number;
  /** Moves that are weighed against each other. */
  readonly candidates: number;
  /** How freely worse moves are played, on the scale of `centipawnsOf`; see `chooseMove`. */
  readonly temperature: number;
  /** The chance that a move does not come to mind, unless it meets the eye. */
  readonly oversight: number;
  /** The same for a move that forces mate. */
  readonly mateOversight: number;
}

/** What of a game a player may know of its own level: ten levels, the last being full strength. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The ratings that can be imitated. */
export const MIN_ELO = 800;
export const MAX_ELO = 2800;

const LEVEL_ELOS: readonly number[] = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500];

/** The rating that a level imitates, or undefined for full strength. */
export function eloOfLevel(level: Level): number | undefined {
  return LEVEL_ELOS[level - 1];
}

const WEAKEST_NODES = 600;
const STRONGEST_NODES = 150_000;
const SMALLEST_DEPTH = 1;
const GREATEST_DEPTH = 12;
const MOST_CANDIDATES = 24;
const FEWEST_CANDIDATES = 2;
const HIGHEST_TEMPERATURE = 160;
const HIGHEST_OVERSIGHT = 0.5;
const HIGHEST_MATE_OVERSIGHT = 0.4;
/** From this rating on a mate that the search finds is never overlooked. */
const MATE_SEEN_ELO = 1300;

/** The strength that imitates a rating; continuous, so that each point of rating counts. */
export function strengthOfElo(elo: number): Strength {
  const rating = Math.min(MAX_ELO, Math.max(MIN_ELO, elo));
  const skill = (rating - MIN_ELO) / (MAX_ELO - MIN_ELO);
  const weakness = 1 - skill;
  return {
    nodes: Math.round(WEAKEST_NODES * (STRONGEST_NODES / WEAKEST_NODES) ** skill),
    depthPlies: SMALLEST_DEPTH + (GREATEST_DEPTH - SMALLEST_DEPTH) * skill ** 1.5,
    candidates: Math.round(
      FEWEST_CANDIDATES + (MOST_CANDIDATES - FEWEST_CANDIDATES) * weakness ** 2,
    ),
    temperature: HIGHEST_TEMPERATURE * weakness ** 3.2,
    oversight: HIGHEST_OVERSIGHT * weakness ** 1.7,
    mateOversight:
      HIGHEST_MATE_OVERSIGHT * Math.max(0, (MATE_SEEN_ELO - rating) / (MATE_SEEN_ELO - MIN_ELO)),
  };
}
