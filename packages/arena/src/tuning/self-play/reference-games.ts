import { alphaBetaSearch, type Knowledge, type Score } from "@kibitz/engine";
import { entry, type Game, type Line } from "@kibitz/rules";
import { type Mover, type PairConditions, playPair } from "./pair-of-games.ts";
import {
  initialWeights,
  type TunableGame,
  type WeightRange,
  type Weights,
} from "./tunable-game.ts";

/** How the reference alpha-beta search plays with a set of weights. */
export interface ReferencePlay<P, M, S extends string> extends PairConditions<P, M, S> {
  knowledge(weights: Weights): Knowledge<P, M>;
  readonly depthPlies: number;
}

/** A game whose weights are tuned by the reference search; its hand-chosen weights judge openings. */
export function tunableByReference<P, M, S extends string>(
  ranges: readonly WeightRange[],
  fixed: TunableGame["fixed"],
  play: ReferencePlay<P, M, S>,
): TunableGame {
  const { game, depthPlies, openingPlies, maxOpeningValue } = play;
  const mover = (weights: Weights) => referenceMover(game, play.knowledge(weights), depthPlies);
  const judge = mover(initialWeights({ ranges }));
  return {
    id: game.id,
    ranges,
    fixed,
    conditions: `alpha-beta at ${depthPlies} plies from ${openingPlies} or ${openingPlies + 1} random plies within ${maxOpeningValue}`,
    playPair: (first, second, seed) => playPair(play, judge, [mover(first), mover(second)], seed),
  };
}

const TABLE_ENTRIES = 1 << 14;

function referenceMover<P, M, S extends string>(
  game: Game<P, M, S>,
  knowledge: Knowledge<P, M>,
  depthPlies: number,
): Mover<P, M> {
  const options = { game, ...knowledge, tableEntries: TABLE_ENTRIES };
  return {
    newGame: () => {},
    choose: (line: Line<P, M>) => {
      const request = { line, moves: game.legalMoves(line), multiPv: 1, maxDepth: depthPlies };
      const { steps, progress } = alphaBetaSearch(options, request);
      let score: Score | undefined;
      for (const report of steps) score = report?.score ?? score;
      return { move: entry(progress.pv, 0), score };
    },
  };
}
