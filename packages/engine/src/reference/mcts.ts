import type { Game, Line, Random } from "@kibitz/rules";
import { expectedPoints } from "../judgement.ts";
import { pick, randomForLine } from "./random.ts";
import type { Progress, Report, Search, SearchOptions, SearchRequest } from "./search.ts";
import type { SeededOptions } from "./simple-movers.ts";
import { scoreOf } from "./values.ts";

export interface MctsOptions<P, M, S extends string> extends SearchOptions<P, M, S>, SeededOptions {
  /** Weight of exploration in UCT; √2 suits results between 0 and 1. */
  readonly exploration?: number | undefined;
  /** A playout that lasts longer is evaluated where it stands, or counted as a draw. */
  readonly maxPlayoutPlies?: number | undefined;
  /** The tree stops growing at this size, which bounds the memory. */
  readonly maxTreeNodes?: number | undefined;
}

/**
 * Monte Carlo tree search with UCT (Kocsis and Szepesvári 2006). Each playout
 * goes down the tree by the moves that promise most, adds one node, plays
 * random moves to the end, and carries the result back up. The move with the
 * most visits is best.
 */
export function mctsSearch<P, M, S extends string>(
  options: MctsOptions<P, M, S>,
  request: SearchRequest<P, M>,
): Search<M> {
  const progress: Progress<M> = { nodes: 1, playouts: 0, pv: request.moves.slice(0, 1) };
  const search: Mcts<P, M, S> = {
    game: options.game,
    evaluate: options.evaluate,
    unit: options.unit,
    exploration: options.exploration ?? Math.SQRT2,
    maxPlayoutPlies: options.maxPlayoutPlies ?? 400,
    maxTreeNodes: Math.max(options.maxTreeNodes ?? 200_000, 1 + request.moves.length),
    random: randomForLine(options.seed ?? 0, request.line),
    progress,
    observer: options.observer,
  };
  const root = newNode<P, M, S>(request.line, [...request.moves], undefined);
  const lines = () => linesOf(search, root, request.multiPv);
  return { progress, steps: grow(search, root, lines), lines };
}

interface Mcts<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  readonly evaluate: MctsOptions<P, M, S>["evaluate"];
  readonly unit: MctsOptions<P, M, S>["unit"];
  readonly exploration: number;
  readonly maxPlayoutPlies: number;
  readonly maxTreeNodes: number;
  readonly random: Random;
  readonly progress: Progress<M>;
  readonly observer: MctsOptions<P, M, S>["observer"];
}

interface TreeNode<P, M, S> {
  readonly line: Line<P, M>;
  /** The move that led here and the side that made it; absent at the root. */
  readonly made: { readonly move: M; readonly by: S } | undefined;
  readonly children: TreeNode<P, M, S>[];
  readonly untried: M[];
  visits: number;
  /** Results summed for the side that made the move, 1 for a win and ½ for a draw. */
  points: number;
}

/** The result of a playout for a side, 0 to 1. */
type ResultFor<S> = (side: S) => number;

/** Reports come at 1, 2, 4 ... playouts, and then this often. */
const REPORT_PLAYOUTS = 256;

function* grow<P, M, S extends string>(
  search: Mcts<P, M, S>,
  root: TreeNode<P, M, S>,
  lines: () => readonly Report<M>[],
): Search<M>["steps"] {
  const { progress } = search;
  for (let nextReport = 1; ; ) {
    const path = descend(search, root);
    backUp(path, playOut(search, root, path));
    progress.playouts++;
    progress.pv = mostVisitedLine(root);
    yield;
    if (progress.playouts < nextReport) continue;
    yield* lines();
    nextReport += Math.min(nextReport, REPORT_PLAYOUTS);
  }
}

/** Follows the most promising moves from the root and ends at a new node, or where the game ends. */
function descend<P, M, S extends string>(
  search: Mcts<P, M, S>,
  root: TreeNode<P, M, S>,
): readonly TreeNode<P, M, S>[] {
  const path = [root];
  for (let node = root; ; ) {
    const next = expand(search, node) ?? select(search, node);
    if (!next) break;
    path.push(next);
    if (next.visits === 0) break;
    node = next;
  }
  search.observer?.({ kind: "select", path: movesOf(path) });
  return path;
}

/** Adds a child by a random move that has not been tried yet. */
function expand<P, M, S extends string>(
  { game, random, progress, maxTreeNodes }: Mcts<P, M, S>,
  node: TreeNode<P, M, S>,
): TreeNode<P, M, S> | undefined {
  if (node.untried.length === 0 || progress.nodes >= maxTreeNodes) return undefined;
  const [move] = node.untried.splice(random.below(node.untried.length), 1);
  if (move === undefined) return undefined;
  const line = game.play(node.line, move);
  const untried = isOver(game, line) ? [] : [...game.legalMoves(line)];
  const child = newNode(line, untried, { move, by: game.sideToMove(node.line.position) });
  node.children.push(child);
  progress.nodes++;
  return child;
}

/** The child with the best upper confidence bound for the side to move; none at a leaf. */
function select<P, M, S extends string>(
  { exploration }: Mcts<P, M, S>,
  node: TreeNode<P, M, S>,
): TreeNode<P, M, S> | undefined {
  let best: TreeNode<P, M, S> | undefined;
  let bestBound = -Infinity;
  for (const child of node.children) {
    const mean = child.points / child.visits;
    const bound = mean + exploration * Math.sqrt(Math.log(node.visits) / child.visits);
    if (bound <= bestBound) continue;
    best = child;
    bestBound = bound;
  }
  return best;
}

/** Plays random moves from the end of the path until the game is over. */
function playOut<P, M, S extends string>(
  search: Mcts<P, M, S>,
  root: TreeNode<P, M, S>,
  path: readonly TreeNode<P, M, S>[],
): ResultFor<S> {
  const { game, random, maxPlayoutPlies, observer } = search;
  const start = path.at(-1) ?? root;
  let line = start.line;
  for (let plies = 0; plies < maxPlayoutPlies && !isOver(game, line); plies++) {
    line = game.play(line, pick(game.legalMoves(line), random));
  }
  const resultFor = resultOf(search, line);
  if (observer) {
    const moves = line.moves.slice(start.line.moves.length);
    const result = resultFor(game.sideToMove(root.line.position));
    observer({ kind: "playout", moves, result });
  }
  return resultFor;
}

function resultOf<P, M, S extends string>(
  { game, evaluate, unit }: Mcts<P, M, S>,
  line: Line<P, M>,
): ResultFor<S> {
  const outcome = game.outcome(line);
  if (outcome?.kind === "win") return (side) => (side === outcome.winner ? 1 : 0);
  if (outcome || !evaluate || game.claimableDraw?.(line)) return () => 0.5;
  const expected = expectedPoints(scoreOf(evaluate(line), unit));
  const sideToMove = game.sideToMove(line.position);
  return (side) => (side === sideToMove ? expected : 1 - expected);
}

/** Each node counts the result for the side that chose it, whoever moves next. */
function backUp<P, M, S>(path: readonly TreeNode<P, M, S>[], resultFor: ResultFor<S>): void {
  for (const node of path) {
    node.visits++;
    if (node.made) node.points += resultFor(node.made.by);
  }
}

function linesOf<P, M, S extends string>(
  { progress }: Mcts<P, M, S>,
  root: TreeNode<P, M, S>,
  multiPv: number,
): readonly Report<M>[] {
  const { nodes, playouts } = progress;
  return byVisits(root)
    .slice(0, multiPv)
    .map((child, index) => {
      const pv = [...movesOf([child]), ...mostVisitedLine(child)];
      const score = { kind: "winrate", value: child.points / child.visits } as const;
      const multipv = index + 1;
      return { kind: "pv", multipv, depth: pv.length, score, nodes, playouts, pv };
    });
}

function mostVisitedLine<P, M, S>(from: TreeNode<P, M, S>): readonly M[] {
  const path: TreeNode<P, M, S>[] = [];
  for (let node = mostVisited(from); node; node = mostVisited(node)) path.push(node);
  return movesOf(path);
}

function mostVisited<P, M, S>({ children }: TreeNode<P, M, S>): TreeNode<P, M, S> | undefined {
  return children.reduce<TreeNode<P, M, S> | undefined>(
    (best, child) => (best && best.visits >= child.visits ? best : child),
    undefined,
  );
}

function byVisits<P, M, S>({ children }: TreeNode<P, M, S>): readonly TreeNode<P, M, S>[] {
  return [...children].sort((a, b) => b.visits - a.visits);
}

function movesOf<P, M, S>(path: readonly TreeNode<P, M, S>[]): readonly M[] {
  return path.flatMap(({ made }) => (made ? [made.move] : []));
}

function newNode<P, M, S>(
  line: Line<P, M>,
  untried: M[],
  made: TreeNode<P, M, S>["made"],
): TreeNode<P, M, S> {
  return { line, made, children: [], untried, visits: 0, points: 0 };
}

function isOver<P, M, S extends string>(game: Game<P, M, S>, line: Line<P, M>): boolean {
  return game.outcome(line) !== undefined || game.claimableDraw?.(line) !== undefined;
}
