import { pick, randomForLine } from "./random.ts";
import type { Search, SearchOptions, SearchRequest } from "./search.ts";
import { outcomeValue, scoreOf } from "./values.ts";

export interface SeededOptions {
  /** The same seed gives the same play. */
  readonly seed?: number | undefined;
}

/** Any move, each as likely as the others. */
export function randomSearch<P, M, S extends string>(
  options: SearchOptions<P, M, S> & SeededOptions,
  { line, moves }: SearchRequest<P, M>,
): Search<M> {
  const progress = { nodes: 0, playouts: 0, pv: moves.slice(0, 1) };
  function* steps(): Search<M>["steps"] {
    const pv = [pick(moves, randomForLine(options.seed ?? 0, line))];
    progress.pv = pv;
    yield { kind: "pv", multipv: 1, depth: 1, nodes: progress.nodes, pv };
  }
  return { progress, steps: steps() };
}

/** The move after which the evaluation is best; among equals the seed decides. */
export function greedySearch<P, M, S extends string>(
  options: SearchOptions<P, M, S> & SeededOptions,
  { line, moves, multiPv }: SearchRequest<P, M>,
): Search<M> {
  const progress = { nodes: 0, playouts: 0, pv: moves.slice(0, 1) };
  const random = randomForLine(options.seed ?? 0, line);
  function* steps(): Search<M>["steps"] {
    const ranked: { move: M; value: number; tieBreak: number }[] = [];
    for (const move of moves) {
      progress.nodes++;
      ranked.push({ move, value: valueAfter(options, line, move), tieBreak: random.next() });
      yield;
    }
    ranked.sort((a, b) => b.value - a.value || b.tieBreak - a.tieBreak);
    for (const [index, { move, value }] of ranked.slice(0, multiPv).entries()) {
      const pv = [move];
      if (index === 0) progress.pv = pv;
      const { nodes } = progress;
      const score = scoreOf(value, options.unit);
      yield { kind: "pv", multipv: index + 1, depth: 1, score, nodes, pv };
    }
  }
  return { progress, steps: steps() };
}

/** The value of a move for the side that makes it. */
function valueAfter<P, M, S extends string>(
  { game, evaluate, unit, observer }: SearchOptions<P, M, S>,
  line: SearchRequest<P, M>["line"],
  move: M,
): number {
  const side = game.sideToMove(line.position);
  const next = game.play(line, move);
  const sideThen = game.sideToMove(next.position);
  observer?.({ kind: "enter", ply: 1, depth: 0, move, alpha: -Infinity, beta: Infinity });
  const outcome = game.outcome(next);
  const value = outcome ? outcomeValue(outcome, sideThen, 1, unit) : (evaluate?.(next) ?? 0);
  const source = outcome ? "outcome" : "evaluation";
  observer?.({ kind: "leave", ply: 1, value, bound: "exact", source });
  return sideThen === side ? value : -value;
}
