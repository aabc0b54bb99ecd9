import type { Line } from "@kibitz/rules";
import type { Bound } from "../player.ts";
import { type DepthFirst, deepen, finished, type Node, type Searched } from "./deepening.ts";
import type { Knowledge, Search, SearchOptions, SearchRequest, Steps } from "./search.ts";
import { TranspositionTable } from "./transposition-table.ts";

export interface AlphaBetaOptions<P, M, S extends string> extends SearchOptions<P, M, S> {
  /** Size of the transposition table; there is none when absent or 0. */
  readonly tableEntries?: number | undefined;
  readonly order?: Knowledge<P, M>["order"] | undefined;
  readonly noisyMoves?: Knowledge<P, M>["noisyMoves"] | undefined;
}

/**
 * Minimax that leaves out what cannot matter (Knuth and Moore 1975). At each
 * node the side to move is sure of `alpha` elsewhere, and the opponent will
 * not let it have more than `beta`; a move worth `beta` or more refutes the
 * node. Fail-soft: a value outside the window is still a bound on the true one.
 */
export function alphaBetaSearch<P, M, S extends string>(
  options: AlphaBetaOptions<P, M, S>,
  request: SearchRequest<P, M>,
): Search<M> {
  const search: AlphaBeta<P, M, S> = {
    game: options.game,
    evaluate: options.evaluate,
    unit: options.unit,
    observer: options.observer,
    order: options.order,
    noisyMoves: options.noisyMoves,
    table: options.tableEntries ? new TranspositionTable<M>(options.tableEntries) : undefined,
    progress: { nodes: 0, playouts: 0, pv: request.moves.slice(0, 1) },
    rootMoves: request.moves,
    searchingBest: true,
  };
  return {
    progress: search.progress,
    steps: deepen(search, request, (root) => visit(search, root, -Infinity, Infinity)),
  };
}

interface AlphaBeta<P, M, S extends string> extends DepthFirst<P, M, S> {
  readonly order: AlphaBetaOptions<P, M, S>["order"];
  readonly noisyMoves: AlphaBetaOptions<P, M, S>["noisyMoves"];
  readonly table: TranspositionTable<M> | undefined;
}

/** The value of a node: exact inside the window, else a bound that lies on the same side of it. */
function* visit<P, M, S extends string>(
  search: AlphaBeta<P, M, S>,
  node: Node<P, M>,
  alpha: number,
  beta: number,
): Steps<Searched<M>> {
  const { ply, depth, move } = node;
  search.progress.nodes++;
  search.observer?.({ kind: "enter", ply, depth, move, alpha, beta });
  yield;
  const found =
    finished(search, node) ??
    fromTable(search, node, alpha, beta) ??
    (yield* searchMoves(search, node, alpha, beta));
  const { value, source } = found;
  search.observer?.({ kind: "leave", ply, value, bound: boundOf(found, alpha, beta), source });
  return found;
}

function* searchMoves<P, M, S extends string>(
  search: AlphaBeta<P, M, S>,
  node: Node<P, M>,
  alpha: number,
  beta: number,
): Steps<Searched<M>> {
  let best = beforeMoves(search, node);
  if (best.value >= beta) return best;
  const moves = movesToTry(search, node);
  let complete = best.complete;
  for (const [moveIndex, move] of moves.entries()) {
    const found = yield* searchMove(search, node, move, Math.max(alpha, best.value), beta);
    complete &&= found.complete;
    if (found.value <= best.value) continue;
    best = found;
    if (best.value >= beta) {
      const pruned = moves.length - 1 - moveIndex;
      search.observer?.({ kind: "cutoff", ply: node.ply, move, moveIndex, pruned });
      remember(search, node, best, "lower");
      return best;
    }
    if (node.ply === 0 && search.searchingBest) search.progress.pv = best.pv;
  }
  const found = { ...best, complete };
  remember(search, node, found, best.value > alpha ? "exact" : "upper");
  return found;
}

/** One move's value for the side to move at `node`. */
function* searchMove<P, M, S extends string>(
  search: AlphaBeta<P, M, S>,
  node: Node<P, M>,
  move: M,
  alpha: number,
  beta: number,
): Steps<Searched<M>> {
  const { game } = search;
  const line = game.play(node.line, move);
  const child = { line, depth: Math.max(0, node.depth - 1), ply: node.ply + 1, move };
  // The side to move decides the sign, never the ply: in some games a side moves twice running.
  const sameSide = game.sideToMove(line.position) === game.sideToMove(node.line.position);
  const found = sameSide
    ? yield* visit(search, child, alpha, beta)
    : yield* visit(search, child, -beta, -alpha);
  return {
    value: sameSide ? found.value : -found.value,
    pv: [move, ...found.pv],
    complete: found.complete,
    source: "moves",
  };
}

/**
 * What the side to move has before it makes any move: nothing, or at the
 * horizon the evaluation, since it may decline every exchange.
 */
function beforeMoves<P, M, S extends string>(
  { evaluate }: AlphaBeta<P, M, S>,
  { line, depth }: Node<P, M>,
): Searched<M> {
  if (depth > 0) return { value: -Infinity, pv: [], complete: true, source: "moves" };
  return { value: evaluate?.(line) ?? 0, pv: [], complete: false, source: "evaluation" };
}

/** The table's move first, then by the ordering given. */
function movesToTry<P, M, S extends string>(
  search: AlphaBeta<P, M, S>,
  { line, depth, ply }: Node<P, M>,
): readonly M[] {
  if (ply === 0) return search.rootMoves;
  if (depth === 0 && !search.noisyMoves) return [];
  const { game, order } = search;
  const legal = game.legalMoves(line);
  const moves = depth === 0 ? (search.noisyMoves?.(line, legal) ?? []) : legal;
  const tableMove = search.table?.read(keyOf(line), ply)?.move;
  const tableCode = tableMove === undefined ? -1 : game.moveCode(tableMove);
  if (!order && tableCode < 0) return moves;
  return moves
    .map((move) => ({
      move,
      rank: game.moveCode(move) === tableCode ? Infinity : (order?.(line, move) ?? 0),
    }))
    .sort((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
    .map(({ move }) => move);
}

/** A value that the table knows well enough to answer this window at this depth. */
function fromTable<P, M, S extends string>(
  search: AlphaBeta<P, M, S>,
  { line, depth, ply }: Node<P, M>,
  alpha: number,
  beta: number,
): Searched<M> | undefined {
  // The root may be restricted to some moves, of which the table knows nothing.
  const entry = ply === 0 ? undefined : search.table?.read(keyOf(line), ply);
  if (!entry || entry.depth < depth) return undefined;
  const { value, bound, move } = entry;
  const answers =
    bound === "exact" ||
    (bound === "lower" && value >= beta) ||
    (bound === "upper" && value <= alpha);
  if (!answers) return undefined;
  search.observer?.({ kind: "table-hit", ply, value, bound, depth: entry.depth });
  const pv = move === undefined ? [] : [move];
  return { value, pv, complete: entry.depth === Infinity, source: "table" };
}

function remember<P, M, S extends string>(
  { table }: AlphaBeta<P, M, S>,
  { line, depth, ply }: Node<P, M>,
  { value, pv, complete }: Searched<M>,
  bound: Bound,
): void {
  if (ply === 0) return;
  table?.write(keyOf(line), ply, { depth: complete ? Infinity : depth, value, bound, move: pv[0] });
}

function boundOf<M>({ value, source }: Searched<M>, alpha: number, beta: number): Bound {
  if (source === "outcome") return "exact";
  if (value >= beta) return "lower";
  return value <= alpha ? "upper" : "exact";
}

function keyOf<P, M>(line: Line<P, M>): bigint {
  const key = line.keys.at(-1);
  if (key === undefined) throw new Error("a line has one key more than moves");
  return key;
}
