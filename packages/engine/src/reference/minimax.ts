import { type DepthFirst, deepen, finished, type Node, type Searched } from "./deepening.ts";
import type { Search, SearchOptions, SearchRequest, Steps } from "./search.ts";

/**
 * Minimax in its negamax form: the value of a position is the best of its
 * children's values, each seen from this side. Every move is searched; what
 * alpha-beta saves is measured against this.
 */
export function minimaxSearch<P, M, S extends string>(
  options: SearchOptions<P, M, S>,
  request: SearchRequest<P, M>,
): Search<M> {
  const search: DepthFirst<P, M, S> = {
    game: options.game,
    evaluate: options.evaluate,
    unit: options.unit,
    observer: options.observer,
    progress: { nodes: 0, playouts: 0, pv: request.moves.slice(0, 1) },
    rootMoves: request.moves,
    searchingBest: true,
  };
  return {
    progress: search.progress,
    steps: deepen(search, request, (root) => visit(search, root)),
  };
}

function* visit<P, M, S extends string>(
  search: DepthFirst<P, M, S>,
  node: Node<P, M>,
): Steps<Searched<M>> {
  const { ply, depth, move } = node;
  search.progress.nodes++;
  search.observer?.({ kind: "enter", ply, depth, move, alpha: -Infinity, beta: Infinity });
  yield;
  const found =
    finished(search, node) ??
    (depth === 0 ? evaluated(search, node) : yield* bestChild(search, node));
  const { value, source } = found;
  search.observer?.({ kind: "leave", ply, value, bound: "exact", source });
  return found;
}

function* bestChild<P, M, S extends string>(
  search: DepthFirst<P, M, S>,
  node: Node<P, M>,
): Steps<Searched<M>> {
  const { game, rootMoves, progress } = search;
  const side = game.sideToMove(node.line.position);
  let best: { value: number; pv: readonly M[] } = { value: -Infinity, pv: [] };
  let complete = true;
  for (const move of node.ply === 0 ? rootMoves : game.legalMoves(node.line)) {
    const line = game.play(node.line, move);
    const child = yield* visit(search, { line, depth: node.depth - 1, ply: node.ply + 1, move });
    complete &&= child.complete;
    // The side to move decides the sign, never the ply: in some games a side moves twice running.
    const value = game.sideToMove(line.position) === side ? child.value : -child.value;
    if (value <= best.value) continue;
    best = { value, pv: [move, ...child.pv] };
    if (node.ply === 0 && search.searchingBest) progress.pv = best.pv;
  }
  return { ...best, complete, source: "moves" };
}

function evaluated<P, M, S extends string>(
  { evaluate }: DepthFirst<P, M, S>,
  { line }: Node<P, M>,
): Searched<M> {
  return { value: evaluate?.(line) ?? 0, pv: [], complete: false, source: "evaluation" };
}
