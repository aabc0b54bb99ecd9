import { type Game, type Line, startLine } from "../core/game.ts";
import type { Random } from "../core/random.ts";

/** A choice among items; there must be one. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/**
 * The lines of a random game from its start to its end, one per ply. Throws when the game has
 * not ended after `maxPlies`, or has ended without an outcome.
 */
export function randomGame<P, M, S extends string>(
  game: Game<P, M, S>,
  start: P,
  random: Random,
  maxPlies: number,
): Line<P, M>[] {
  let line = startLine(game, start);
  const lines = [line];
  while (game.outcome(line) === undefined) {
    if (line.moves.length >= maxPlies) {
      throw new Error(`a random game goes on after ${maxPlies} plies: ${describeLine(game, line)}`);
    }
    const moves = game.legalMoves(line);
    if (moves.length === 0) throw new Error(`no move and no outcome: ${describeLine(game, line)}`);
    line = game.play(line, pick(random, moves));
    lines.push(line);
  }
  return lines;
}

/** Names a line in a message by the text of its position. */
export const describeLine = <P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
): string =>
  `${game.id} position ${game.notation.formatPosition(line.position)} after ${line.moves.length} plies`;
