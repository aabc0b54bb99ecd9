import { type Game, type Line, startLine } from "@kibitz/rules";

/** The positions of a game from `start` on in which the moves are chosen by numbers. */
export function walk<P, M, S extends string>(
  game: Game<P, M, S>,
  start: P,
  choices: readonly number[],
): readonly Line<P, M>[] {
  let line = startLine(game, start);
  const lines = [line];
  for (const choice of choices) {
    const moves = game.legalMoves(line);
    const move = moves[choice % moves.length];
    if (move === undefined) break;
    line = game.play(line, move);
    lines.push(line);
  }
  return lines;
}
