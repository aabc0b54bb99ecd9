import { entry } from "@kibitz/rules";

/** A weight of a game's evaluation that a tuner may change. */
export interface WeightRange {
  readonly name: string;
  /** The hand-chosen value, from which tuning starts. */
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  /** A change of this size is about as large as one of the other weights' steps in its effect. */
  readonly step: number;
}

/** Values by the order of the ranges of a game. */
export type Weights = readonly number[];

/** What two vectors of weights made of one opening, played twice with sides exchanged. */
export interface PairPoints {
  /** Points of the first vector with the side that moves first, and with the other. */
  readonly first: 0 | 0.5 | 1;
  readonly second: 0 | 0.5 | 1;
}

/**
 * What a tuner needs of a game. The same vectors and the same seed give the same points, whatever
 * was played before: tuners rely on it to go on after a stop and to share the games among threads.
 */
export interface TunableGame {
  readonly id: string;
  readonly ranges: readonly WeightRange[];
  /** Weights that nothing changes, by name: the one that is the unit of all others. */
  readonly fixed: Readonly<Record<string, number>>;
  /** How the games are played, in one line; a saved tuning of other games is not gone on with. */
  readonly conditions: string;
  playPair(first: Weights, second: Weights, seed: number): PairPoints;
}

/** Games by name; a game is opened where it is played, since it may have to load a kernel. */
export type TunableGames = Readonly<Record<string, () => TunableGame | Promise<TunableGame>>>;

/** Opens a game by its name; undefined where there is none of that name. */
export async function openTunableGame(
  games: TunableGames,
  name: string,
): Promise<TunableGame | undefined> {
  return Object.hasOwn(games, name) ? games[name]?.() : undefined;
}

export const initialWeights = ({ ranges }: Pick<TunableGame, "ranges">): Weights =>
  ranges.map(({ initial }) => initial);

export const clampTo = (value: number, { min, max }: WeightRange): number =>
  Math.min(max, Math.max(min, value));

/** All weights by name, rounded to what matters. */
export function namedWeights(
  { ranges, fixed }: Pick<TunableGame, "ranges" | "fixed">,
  weights: Weights,
): Readonly<Record<string, number>> {
  const rounded = (value: number) => Math.round(1000 * value) / 1000 + 0;
  const tuned = ranges.map(({ name }, i) => [name, rounded(entry(weights, i))]);
  return { ...fixed, ...Object.fromEntries(tuned) };
}
