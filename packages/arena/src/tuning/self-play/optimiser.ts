import { isNumbers } from "../content-checks.ts";
import type { PairPoints, Weights } from "./tunable-game.ts";

/** A pair of games to be played: two vectors of weights and the seed of the opening. */
export interface PairJob {
  readonly first: Weights;
  readonly second: Weights;
  readonly seed: number;
}

/** Plays the pairs, in any order and on any number of threads; the results stand in the order of the jobs. */
export type PlayPairs = (jobs: readonly PairJob[]) => Promise<readonly PairPoints[]>;

/**
 * A search for better weights, taken one step at a time. A step depends on the state and on the
 * results of its games alone, and a state is plain JSON: saved and read back it goes on as if
 * nothing had happened.
 */
export interface Optimiser<State> {
  /** Names its files. */
  readonly name: string;
  /** All that decides the course besides the game; a state of other settings is not gone on with. */
  readonly settings: Readonly<Record<string, number>>;
  readonly steps: number;
  start(): State;
  stepsDone(state: State): number;
  advance(state: State, play: PlayPairs): Promise<Advance<State>>;
  /** The best guess so far. */
  weightsOf(state: State): Weights;
  /** The state in a file's content, or undefined where there is none. */
  readState(content: unknown): State | undefined;
}

export interface Advance<State> {
  readonly state: State;
  /** What to log of the step besides its number and the weights. */
  readonly record: Readonly<Record<string, number>>;
  readonly pairs: number;
}

/** The points of the first vector in a pair, 0 to 2. */
export const sumOf = ({ first, second }: PairPoints): number => first + second;

/** The seed of a step's own source of chance: no step shares its stream with another. */
export const seedOfStep = (seed: number, step: number): number => seed + step * 0x1_0000_0000;

export const isWeights = (value: unknown, length: number): value is Weights =>
  isNumbers(value) && value.length === length;
