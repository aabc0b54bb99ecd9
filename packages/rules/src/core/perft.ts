import type { Game, Line } from "./game.ts";

/**
 * Counts legal-move paths of exactly `depth` plies. A forced pass costs a ply;
 * a game that ends sooner adds nothing. Goldens: `data/perft/<game>.json`.
 */
export function perft<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  depth: number,
): number {
  if (depth === 0) return 1;
  const moves = game.legalMoves(line);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) nodes += perft(game, game.play(line, move), depth - 1);
  return nodes;
}
