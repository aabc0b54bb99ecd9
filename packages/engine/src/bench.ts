import type { Line } from "@kibitz/rules";
import type { Limits, Player } from "./player.ts";

/** What a fixed piece of work took. */
export interface BenchResult {
  /** The signature: on one thread only a change of search or evaluation alters it. */
  readonly nodes: number;
  readonly timeMs: number;
  /** Nodes of each position, in the order given. */
  readonly nodesByPosition: readonly number[];
}

/** Searches each position as a game of its own, under limits that do not depend on time. */
export async function runBench<P, M>(
  player: Player<P, M>,
  positions: readonly Line<P, M>[],
  limits: Limits,
): Promise<BenchResult> {
  const startMs = performance.now();
  const nodesByPosition: number[] = [];
  for (const line of positions) {
    await player.newGame();
    nodesByPosition.push(await countNodes(player, line, limits));
  }
  const nodes = nodesByPosition.reduce((sum, count) => sum + count, 0);
  return { nodes, timeMs: performance.now() - startMs, nodesByPosition };
}

async function countNodes<P, M>(
  player: Player<P, M>,
  line: Line<P, M>,
  limits: Limits,
): Promise<number> {
  const analysis = player.analyse(line, limits);
  let nodes = 0;
  for await (const info of analysis) nodes = Math.max(nodes, info.nodes);
  await analysis.best;
  return nodes;
}
