import {
  addGame,
  addPair,
  type GameTally,
  NO_GAMES,
  NO_PAIRS,
  type PairTally,
} from "../../statistics/tally.ts";
import { type PlayPairs, seedOfStep } from "./optimiser.ts";
import type { Weights } from "./tunable-game.ts";

/** Results from the view of the first weights. */
export interface DuelResult {
  readonly games: GameTally;
  readonly pairs: PairTally;
}

export interface DuelOptions {
  readonly pairs: number;
  readonly seed: number;
  readonly play: PlayPairs;
  readonly signal?: AbortSignal;
  readonly onPairs?: (result: DuelResult) => void;
}

/** So many pairs are played before the result is told. */
const PAIRS_AT_ONCE = 20;

/** Plays two vectors of weights against each other, each opening twice with sides exchanged. */
export async function playDuel(
  first: Weights,
  second: Weights,
  { pairs, seed, play, signal, onPairs }: DuelOptions,
): Promise<DuelResult> {
  let result: DuelResult = { games: NO_GAMES, pairs: NO_PAIRS };
  for (let from = 0; from < pairs && !signal?.aborted; from += PAIRS_AT_ONCE) {
    const count = Math.min(PAIRS_AT_ONCE, pairs - from);
    const jobs = Array.from({ length: count }, (_, i) => ({
      first,
      second,
      seed: seedOfStep(from + i, seed),
    }));
    for (const points of await play(jobs)) {
      result = {
        games: addGame(addGame(result.games, points.first), points.second),
        pairs: addPair(result.pairs, points.first, points.second),
      };
    }
    onPairs?.(result);
  }
  return result;
}
