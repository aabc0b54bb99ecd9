import { alphaBetaSearch, type Knowledge } from "@kibitz/engine";
import { createRandom, entry, type Game, type Line, type Random, startLine } from "@kibitz/rules";
import {
  initialWeights,
  type PairPoints,
  type TunableGame,
  type WeightRange,
  type Weights,
} from "./tunable-game.ts";

/** How the reference alpha-beta search plays a game against itself with two sets of weights. */
export interface ReferencePlay<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  knowledge(weights: Weights): Knowledge<P, M>;
  readonly depthPlies: number;
  /** Random moves at the start; one more in every other opening. */
  readonly openingPlies: number;
  /** An opening is taken when a search with `judge` finds neither side further ahead. */
  readonly maxOpeningValue: number;
  readonly judge: Weights;
  /** A longer game is a draw. */
  readonly maxPlies: number;
}

/** A longer game is a draw. */
const MOST_PLIES = 300;

/** A game whose weights are tuned by the reference search; its hand-chosen weights judge openings. */
export function tunableByReference<P, M, S extends string>(
  ranges: readonly WeightRange[],
  fixed: TunableGame["fixed"],
  play: Omit<ReferencePlay<P, M, S>, "judge" | "maxPlies">,
): TunableGame {
  const judge = initialWeights({ ranges });
  const full = { ...play, judge, maxPlies: MOST_PLIES };
  const { game, depthPlies, openingPlies, maxOpeningValue } = play;
  return {
    id: game.id,
    ranges,
    fixed,
    conditions: `alpha-beta at ${depthPlies} plies from ${openingPlies} or ${openingPlies + 1} random plies within ${maxOpeningValue}`,
    playPair: (first, second, seed) => playReferencePair(full, first, second, seed),
  };
}

const TABLE_ENTRIES = 1 << 14;

/** One opening, played twice with sides exchanged; the seed chooses the opening. */
export function playReferencePair<P, M, S extends string>(
  play: ReferencePlay<P, M, S>,
  first: Weights,
  second: Weights,
  seed: number,
): PairPoints {
  const opening = balancedOpening(play, createRandom(seed));
  const [one, other] = [play.knowledge(first), play.knowledge(second)];
  return {
    first: pointsOfFirst(play, opening, [one, other]),
    second: (1 - pointsOfFirst(play, opening, [other, one])) as 0 | 0.5 | 1,
  };
}

const MOST_TRIES = 200;

function balancedOpening<P, M, S extends string>(
  play: ReferencePlay<P, M, S>,
  random: Random,
): Line<P, M> {
  const judge = play.knowledge(play.judge);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const line = randomOpening(play, random);
    if (play.game.outcome(line)) continue;
    const { value } = bestMove(play, line, judge);
    if (Math.abs(value) <= play.maxOpeningValue) return line;
  }
  throw new Error(`no balanced opening of ${play.game.id} in ${MOST_TRIES} tries`);
}

function randomOpening<P, M, S extends string>(
  { game, openingPlies }: ReferencePlay<P, M, S>,
  random: Random,
): Line<P, M> {
  let line = startLine(game);
  for (let left = openingPlies + random.below(2); left > 0 && !game.outcome(line); left--) {
    const moves = game.legalMoves(line);
    line = game.play(line, entry(moves, random.below(moves.length)));
  }
  return line;
}

/** The points of the side that moves first in the game, which has the first knowledge. */
function pointsOfFirst<P, M, S extends string>(
  play: ReferencePlay<P, M, S>,
  opening: Line<P, M>,
  [first, second]: readonly [Knowledge<P, M>, Knowledge<P, M>],
): 0 | 0.5 | 1 {
  const { game, maxPlies } = play;
  let line = opening;
  for (let ply = 0; ply < maxPlies; ply++) {
    const outcome = game.outcome(line) ?? game.claimableDraw?.(line);
    if (outcome?.kind === "win") return outcome.winner === game.sides[0] ? 1 : 0;
    if (outcome) return 0.5;
    const isFirst = game.sideToMove(line.position) === game.sides[0];
    line = game.play(line, bestMove(play, line, isFirst ? first : second).move);
  }
  return 0.5;
}

function bestMove<P, M, S extends string>(
  { game, depthPlies }: ReferencePlay<P, M, S>,
  line: Line<P, M>,
  knowledge: Knowledge<P, M>,
): { readonly move: M; readonly value: number } {
  const request = { line, moves: game.legalMoves(line), multiPv: 1, maxDepth: depthPlies };
  const options = { game, ...knowledge, tableEntries: TABLE_ENTRIES };
  const { steps, progress } = alphaBetaSearch(options, request);
  let value = 0;
  for (const report of steps) {
    if (report?.score === undefined) continue;
    const { score } = report;
    value = score.kind === "mate" ? Math.sign(score.plies) * Infinity : score.value;
  }
  return { move: entry(progress.pv, 0), value };
}
