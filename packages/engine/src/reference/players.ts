import type { Player } from "../player.ts";
import { type AlphaBetaOptions, alphaBetaSearch } from "./alpha-beta.ts";
import { type MctsOptions, mctsSearch } from "./mcts.ts";
import { minimaxSearch } from "./minimax.ts";
import { searchPlayer } from "./player.ts";
import type { SearchOptions } from "./search.ts";
import { greedySearch, randomSearch, type SeededOptions } from "./simple-movers.ts";

/** What every reference player is made with, besides the options of its search. */
interface PlayerOptions {
  readonly name?: string | undefined;
  /** Milliseconds from any fixed point; the machine's own clock when absent. */
  readonly now?: (() => number) | undefined;
}

export function randomPlayer<P, M, S extends string>(
  options: SearchOptions<P, M, S> & SeededOptions & PlayerOptions,
): Player<P, M> {
  const { game, now, name = "Random" } = options;
  return searchPlayer({
    name,
    game,
    now,
    startSearch: (request) => randomSearch(options, request),
  });
}

export function greedyPlayer<P, M, S extends string>(
  options: SearchOptions<P, M, S> & SeededOptions & PlayerOptions,
): Player<P, M> {
  const { game, now, name = "Greedy" } = options;
  return searchPlayer({
    name,
    game,
    now,
    startSearch: (request) => greedySearch(options, request),
  });
}

export function minimaxPlayer<P, M, S extends string>(
  options: SearchOptions<P, M, S> & PlayerOptions,
): Player<P, M> {
  const { game, now, name = "Minimax" } = options;
  return searchPlayer({
    name,
    game,
    now,
    startSearch: (request) => minimaxSearch(options, request),
  });
}

export function alphaBetaPlayer<P, M, S extends string>(
  options: AlphaBetaOptions<P, M, S> & PlayerOptions,
): Player<P, M> {
  const { game, now, name = "Alpha-beta" } = options;
  const startSearch = (request: Parameters<typeof alphaBetaSearch<P, M, S>>[1]) =>
    alphaBetaSearch(options, request);
  return searchPlayer({ name, game, now, startSearch });
}

export function mctsPlayer<P, M, S extends string>(
  options: MctsOptions<P, M, S> & PlayerOptions,
): Player<P, M> {
  const { game, now, name = "MCTS" } = options;
  return searchPlayer({ name, game, now, startSearch: (request) => mctsSearch(options, request) });
}
