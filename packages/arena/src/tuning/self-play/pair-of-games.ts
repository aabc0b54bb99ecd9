import type { Score } from "@kibitz/engine";
import { createRandom, entry, type Game, type Line, type Random, startLine } from "@kibitz/rules";
import type { PairPoints } from "./tunable-game.ts";

/** How the games of a tuning are played. */
export interface PairConditions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  /** Random moves at the start; one more in every other opening. */
  readonly openingPlies: number;
  /** An opening is taken when the judge finds neither side further ahead, in the unit of its scores. */
  readonly maxOpeningValue: number;
}

/** A player that answers at once, always the same to the same game. */
export interface Mover<P, M> {
  newGame(): void;
  choose(line: Line<P, M>): { readonly move: M; readonly score: Score | undefined };
}

/** A longer game is a draw. */
const MOST_PLIES = 300;
const MOST_TRIES = 200;

/** One opening, played twice with sides exchanged; the seed and the judge choose the opening. */
export function playPair<P, M, S extends string>(
  conditions: PairConditions<P, M, S>,
  judge: Mover<P, M>,
  [first, second]: readonly [Mover<P, M>, Mover<P, M>],
  seed: number,
): PairPoints {
  const opening = balancedOpening(conditions, judge, createRandom(seed));
  const { game } = conditions;
  return {
    first: pointsOfFirst(game, opening, [first, second]),
    second: (1 - pointsOfFirst(game, opening, [second, first])) as 0 | 0.5 | 1,
  };
}

function balancedOpening<P, M, S extends string>(
  conditions: PairConditions<P, M, S>,
  judge: Mover<P, M>,
  random: Random,
): Line<P, M> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const line = randomOpening(conditions, random);
    if (conditions.game.outcome(line)) continue;
    judge.newGame();
    if (Math.abs(leadOf(judge.choose(line).score)) <= conditions.maxOpeningValue) return line;
  }
  throw new Error(`no balanced opening of ${conditions.game.id} in ${MOST_TRIES} tries`);
}

function leadOf(score: Score | undefined): number {
  if (score === undefined || score.kind === "winrate") return 0;
  return score.kind === "mate" ? Math.sign(score.plies) * Infinity : score.value;
}

function randomOpening<P, M, S extends string>(
  { game, openingPlies }: PairConditions<P, M, S>,
  random: Random,
): Line<P, M> {
  let line = startLine(game);
  for (let left = openingPlies + random.below(2); left > 0 && !game.outcome(line); left--) {
    const moves = game.legalMoves(line);
    line = game.play(line, entry(moves, random.below(moves.length)));
  }
  return line;
}

/** The points of the side that moves first in the game, for which the first mover plays. */
function pointsOfFirst<P, M, S extends string>(
  game: Game<P, M, S>,
  opening: Line<P, M>,
  movers: readonly [Mover<P, M>, Mover<P, M>],
): 0 | 0.5 | 1 {
  for (const mover of movers) mover.newGame();
  let line = opening;
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const outcome = game.outcome(line) ?? game.claimableDraw?.(line);
    if (outcome?.kind === "win") return outcome.winner === game.sides[0] ? 1 : 0;
    if (outcome) return 0.5;
    const isFirst = game.sideToMove(line.position) === game.sides[0];
    line = game.play(line, movers[isFirst ? 0 : 1].choose(line).move);
  }
  return 0.5;
}
