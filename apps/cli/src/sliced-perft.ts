import type { KernelProbe } from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";

/** What a kernel counts in one piece: well under a second, during which nothing else is heard. */
const SLICE_PLIES = 5;

/**
 * Perft in slices, between which the program can listen. An abort ends it early
 * with a count that means nothing.
 */
export async function slicedPerft<P, M, S extends string>(
  game: Game<P, M, S>,
  kernel: KernelProbe<P, M>,
  line: Line<P, M>,
  depthPlies: number,
  signal?: AbortSignal,
): Promise<number> {
  if (depthPlies <= SLICE_PLIES) return kernel.perft(line, depthPlies);
  let nodes = 0;
  for (const move of game.legalMoves(line)) {
    if (signal?.aborted) break;
    nodes += await slicedPerft(game, kernel, game.play(line, move), depthPlies - 1, signal);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return nodes;
}
