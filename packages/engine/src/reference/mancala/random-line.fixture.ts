import { createRandom, entry, type Game, type Line, startLine } from "@kibitz/rules";

/** A position after random plies, or the last before the end. */
export function randomLine<P, M, S extends string>(
  game: Game<P, M, S>,
  seed: number,
  plies: number,
): Line<P, M> {
  const random = createRandom(seed);
  let line = startLine(game);
  for (let ply = 0; ply < plies; ply++) {
    const moves = game.legalMoves(line);
    const next = game.play(line, entry(moves, random.below(moves.length)));
    if (game.outcome(next)) break;
    line = next;
  }
  return line;
}
