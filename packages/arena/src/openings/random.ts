import { createRandom, type Game, type Line, type Random, startLine } from "@kibitz/rules";
import type { Opening } from "./opening.ts";

/** How openings are drawn by lot. */
export interface RandomOpenings {
  readonly count: number;
  readonly plies: number;
  readonly seed: number;
}

/** Draws in a row that may bring nothing new before there seem to be no more openings. */
const MAX_VAIN_DRAWS = 1000;

/**
 * Openings of random legal moves, all of one length, no two of which end in the same position. They
 * need not be fair, since a match plays each from both sides. A small game may have fewer than
 * were asked for; one that is over before has its start.
 */
export function randomOpenings<P, M, S extends string>(
  game: Game<P, M, S>,
  { count, plies, seed }: RandomOpenings,
): readonly Opening<P, M>[] {
  const random = createRandom(seed);
  const lines = new Map<bigint, Line<P, M>>();
  for (let vainDraws = 0; lines.size < count && vainDraws < MAX_VAIN_DRAWS; vainDraws++) {
    const line = randomLine(game, plies, random);
    const key = game.key(line.position);
    if (game.outcome(line) || lines.has(key)) continue;
    lines.set(key, line);
    vainDraws = 0;
  }
  if (lines.size === 0) return [{ name: "start", line: startLine(game) }];
  return [...lines.values()].map((line, index) => ({ name: `opening ${index + 1}`, line }));
}

function randomLine<P, M, S extends string>(
  game: Game<P, M, S>,
  plies: number,
  random: Random,
): Line<P, M> {
  let line = startLine(game);
  while (line.moves.length < plies) {
    const moves = game.legalMoves(line);
    const move = moves[random.below(Math.max(1, moves.length))];
    if (move === undefined) return line;
    line = game.play(line, move);
  }
  return line;
}
