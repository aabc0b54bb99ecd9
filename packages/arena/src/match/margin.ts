import type { Game } from "@kibitz/rules";
import type { FinishedGame } from "./play-game.ts";

/** By how many of the game's points contestant 0 wins on average. */
export interface MeanMargin {
  /** Of a game that is played to its end; negative when contestant 0 loses. */
  readonly mean: number;
  /** Games that were. */
  readonly games: number;
  /** What is counted, such as `seeds`. */
  readonly points: string;
}

/** The points by which a game was won, 0 after a draw; undefined where it was not counted out. */
export function marginOf<P, M, S extends string>(
  { points }: Game<P, M, S>,
  { outcome, adjudicated }: FinishedGame<P, M, S>,
): number | undefined {
  if (points === undefined || adjudicated) return undefined;
  return outcome.kind === "draw" ? 0 : outcome.margin;
}

export function meanMargin(
  margins: readonly number[],
  points: string | undefined,
): MeanMargin | undefined {
  if (points === undefined || margins.length === 0) return undefined;
  const sum = margins.reduce((total, margin) => total + margin, 0);
  return { mean: sum / margins.length, games: margins.length, points };
}
