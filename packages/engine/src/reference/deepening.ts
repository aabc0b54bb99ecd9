import type { Game, Line } from "@kibitz/rules";
import type {
  Evaluate,
  Progress,
  Report,
  Search,
  SearchObserver,
  SearchRequest,
  Steps,
  ValueSource,
} from "./search.ts";
import { isDecisive, isLasting, outcomeValue, scoreOf, type ValueUnit, WIN } from "./values.ts";

/** A node on its way through a depth-first search. */
export interface Node<P, M> {
  readonly line: Line<P, M>;
  /** Plies still to be searched. */
  readonly depth: number;
  /** Plies from the root. */
  readonly ply: number;
  /** The move that led here; absent at the root. */
  readonly move: M | undefined;
}

/** The value of a node for its side to move, with the line that leads there. */
export interface Searched<M> {
  readonly value: number;
  readonly pv: readonly M[];
  /** Every line below ended with the game, so that a deeper search finds the same. */
  readonly complete: boolean;
  readonly source: ValueSource;
}

/** What is common to the nodes of one depth-first search. */
export interface DepthFirst<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  readonly evaluate: Evaluate<P, M> | undefined;
  readonly unit: ValueUnit | undefined;
  readonly observer: SearchObserver<M> | undefined;
  readonly progress: Progress<M>;
  /** The moves to try at ply 0, in this order. */
  rootMoves: readonly M[];
  /** Whether the root's best line is the best of all, not the second or third. */
  searchingBest: boolean;
}

/** Searches deeper and deeper, the best line first, until the game is solved or `maxDepth` done. */
export function* deepen<P, M, S extends string>(
  search: DepthFirst<P, M, S>,
  request: SearchRequest<P, M>,
  searchRoot: (root: Node<P, M>) => Steps<Searched<M>>,
): Search<M>["steps"] {
  const { line, maxDepth } = request;
  let moves = request.moves;
  for (let depth = 1; depth <= maxDepth; depth++) {
    search.observer?.({ kind: "iteration", depth });
    const best: M[] = [];
    let solved = true;
    for (let rank = 1; rank <= Math.min(request.multiPv, moves.length); rank++) {
      search.rootMoves = moves.filter((move) => !best.includes(move));
      search.searchingBest = rank === 1;
      const found = yield* searchRoot({ line, depth, ply: 0, move: undefined });
      yield reportOf(search, found, rank, depth);
      best.push(...found.pv.slice(0, 1));
      solved &&= isSolved(found, depth);
    }
    if (solved) return;
    moves = [...best, ...moves.filter((move) => !best.includes(move))];
  }
}

/** A node that needs no search of its moves, since the game ends there, by right or by a claim. */
export function finished<P, M, S extends string>(
  { game, unit }: DepthFirst<P, M, S>,
  { line, ply }: Node<P, M>,
): Searched<M> | undefined {
  const outcome = game.outcome(line);
  if (outcome) {
    const value = outcomeValue(outcome, game.sideToMove(line.position), ply, unit);
    return { value, pv: [], complete: isLasting(outcome), source: "outcome" };
  }
  // A claim may depend on the moves that led here, so it says nothing for good about the position.
  if (ply > 0 && game.claimableDraw?.(line)) {
    return { value: 0, pv: [], complete: false, source: "outcome" };
  }
  return undefined;
}

/** Deeper iterations find no nearer win, and nothing new in a tree that ended everywhere. */
function isSolved<M>({ value, complete }: Searched<M>, depth: number): boolean {
  return complete || (isDecisive(value) && WIN - Math.abs(value) <= depth);
}

function reportOf<P, M, S extends string>(
  { unit, progress: { nodes } }: DepthFirst<P, M, S>,
  { value, pv, complete }: Searched<M>,
  multipv: number,
  depth: number,
): Report<M> {
  const score = scoreOf(value, unit, complete);
  return { kind: "pv", multipv, depth, score, bound: "exact", nodes, pv };
}
