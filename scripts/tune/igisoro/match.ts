import type { IgisoroLaboratory } from "@kibitz/engine/igisoro-laboratory";
import type { Random } from "@kibitz/rules";
import { MOST_PLIES, randomOpening, takeUp } from "./self-play.ts";

export interface MatchLimits {
  readonly nodes?: number;
  readonly timeMs?: number;
}

/** Points of the first of two in a pair of games from one opening, 0 to 2. */
export function playPair(
  [one, other]: readonly [IgisoroLaboratory, IgisoroLaboratory],
  random: Random,
  limits: MatchLimits,
): number {
  let opening: readonly number[] | undefined;
  while (opening === undefined) opening = randomOpening(one, random, 4 + random.below(7));
  return playGame(one, other, opening, limits) + 1 - playGame(other, one, opening, limits);
}

/** Points of who moves first after the opening. */
function playGame(
  first: IgisoroLaboratory,
  second: IgisoroLaboratory,
  opening: readonly number[],
  limits: MatchLimits,
): number {
  for (const laboratory of [first, second]) takeUp(laboratory, opening);
  const times = new Map<bigint, number>();
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const mover = ply % 2 === 0 ? first : second;
    const seen = (times.get(mover.key) ?? 0) + 1;
    if (seen === 3) return 0.5;
    times.set(mover.key, seen);
    const { move } = mover.search(limits);
    if (move === 0) return ply % 2 === 0 ? 0 : 1;
    first.play(move);
    second.play(move);
  }
  return 0.5;
}

/** Elo of a share of the points with its 95 % margin, from the results of pairs. */
export function eloOf(pairs: readonly number[]): string {
  const mean = pairs.reduce((sum, points) => sum + points / 2, 0) / pairs.length;
  const variance = pairs.reduce((sum, points) => sum + (points / 2 - mean) ** 2, 0) / pairs.length;
  const margin = 1.96 * Math.sqrt(variance / pairs.length);
  const elo = (share: number) => -400 * Math.log10(1 / Math.min(Math.max(share, 1e-3), 0.999) - 1);
  const half = (elo(mean + margin) - elo(mean - margin)) / 2;
  return `${(100 * mean).toFixed(1)} % in ${2 * pairs.length} games, Elo ${elo(mean).toFixed(0)} ± ${half.toFixed(0)}`;
}
