import { type Game, type Line, startLine } from "@kibitz/rules";

/**
 * The line in which the side to move has passed: what a search finds in it is what the opponent
 * threatens. Undefined where a pass has no meaning, as in check, or when the game is over before it
 * or by it.
 */
export function threatLine<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
): Line<P, M> | undefined {
  if (game.outcome(line) !== undefined) return undefined;
  const passed = game.pass?.(line.position);
  if (passed === undefined) return undefined;
  const threat = startLine(game, passed);
  return game.outcome(threat) === undefined ? threat : undefined;
}
