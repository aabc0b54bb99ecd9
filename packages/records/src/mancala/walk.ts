import { type Game, type Line, type NotationError, ok, type Result } from "@kibitz/rules";
import type { Step } from "../pgn/dialect.ts";

/**
 * A line as a chain from its end to its start. Lines of one tree share what they have in common,
 * so that a file may hold many of them open; a move may depend on all that was before it.
 */
export type Walk<P, M> =
  | { readonly position: P; readonly key: bigint; readonly before?: undefined }
  | {
      readonly position: P;
      readonly key: bigint;
      readonly move: M;
      readonly before: Walk<P, M>;
    };

export const walkFrom = <P, M, S extends string>(game: Game<P, M, S>, position: P): Walk<P, M> => ({
  position,
  key: game.key(position),
});

/** Reads a move in the game's notation and makes it. */
export function walkOn<P, M, S extends string>(
  game: Game<P, M, S>,
  text: string,
  before: Walk<P, M>,
): Result<Step<Walk<P, M>, M>, NotationError> {
  const line = lineOf(before);
  const move = game.notation.parseMove(text, line);
  if (!move.ok) return move;
  const { position } = game.play(line, move.value);
  const next = { position, key: game.key(position), move: move.value, before };
  return ok({ move: move.value, next });
}

function lineOf<P, M>(walk: Walk<P, M>): Line<P, M> {
  const moves: M[] = [];
  const keys: bigint[] = [walk.key];
  let at = walk;
  for (; at.before !== undefined; at = at.before) {
    moves.push(at.move);
    keys.push(at.before.key);
  }
  return {
    start: at.position,
    moves: moves.reverse(),
    keys: keys.reverse(),
    position: walk.position,
  };
}
