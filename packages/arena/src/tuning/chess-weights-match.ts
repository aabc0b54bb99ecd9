import type { ChessLaboratory, EvaluationWeights } from "@kibitz/engine/chess-laboratory";
import {
  addGame,
  addPair,
  type GameTally,
  NO_GAMES,
  NO_PAIRS,
  type PairTally,
  type Points,
} from "../statistics/tally.ts";
import { playQuickGame, QUICK_RULES } from "./chess-game.ts";
import { balancedOpening, SELF_PLAY } from "./chess-self-play.ts";

/** Results from the view of the first weights. */
export interface WeightsMatch {
  readonly games: GameTally;
  readonly pairs: PairTally;
}

export interface WeightsMatchOptions {
  readonly pairs: number;
  /** An opening is kept when the first weights' score is within this. */
  readonly openingCp?: number;
  readonly nodesPerMove: number;
  readonly seed: number;
  readonly signal?: AbortSignal;
  readonly onPair?: (match: WeightsMatch) => void | Promise<void>;
}

/**
 * Plays two sets of weights against each other at fixed nodes: each opening twice,
 * with both colours. The laboratories keep the weights.
 */
export async function playWeightsMatch(
  laboratories: readonly [ChessLaboratory, ChessLaboratory],
  weights: readonly [EvaluationWeights, EvaluationWeights],
  { pairs, openingCp = 80, nodesPerMove, seed, signal, onPair }: WeightsMatchOptions,
): Promise<WeightsMatch> {
  const [first, second] = laboratories;
  first.setWeights(weights[0]);
  second.setWeights(weights[1]);
  let match: WeightsMatch = { games: NO_GAMES, pairs: NO_PAIRS };
  for (let pair = 0; pair < pairs && !signal?.aborted; pair++) {
    const opening = balancedOpening(first, pair, { ...SELF_PLAY, openingCp, nodesPerMove, seed });
    const asWhite = playQuickGame([first, second], opening, nodesPerMove, QUICK_RULES);
    const asBlack = playQuickGame([second, first], opening, nodesPerMove, QUICK_RULES);
    match = withPair(match, asWhite, (1 - asBlack) as Points);
    await onPair?.(match);
  }
  return match;
}

function withPair({ games, pairs }: WeightsMatch, one: Points, other: Points): WeightsMatch {
  return { games: addGame(addGame(games, one), other), pairs: addPair(pairs, one, other) };
}
