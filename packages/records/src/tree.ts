import { type Game, type Line, type Outcome, playAll, startLine } from "@kibitz/rules";

/** A judgement of a position, from the first side's point of view (White's in chess). */
export type Evaluation =
  | { readonly kind: "cp"; readonly value: number; readonly depth?: number }
  /** Moves, not plies, until mate; negative when the second side mates. */
  | { readonly kind: "mate"; readonly moves: number; readonly depth?: number };

/** What may stand beside a move. */
export interface Annotations {
  /** Texts that stand before the move, as where a variation is introduced. */
  readonly startingComments?: readonly string[];
  readonly comments?: readonly string[];
  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`, ... */
  readonly nags?: readonly number[];
  readonly evaluation?: Evaluation;
  /** What the mover's clock showed after the move. */
  readonly clockMs?: number;
  /** How long the mover thought. */
  readonly elapsedMs?: number;
}

/** A move with what follows it: the first child continues the line, the others are variations. */
export interface TreeNode<M> extends Annotations {
  readonly move: M;
  readonly children: readonly TreeNode<M>[];
}

/** The moves of a game with their variations; the comments stand before the first move. */
export interface GameTree<M> {
  readonly comments?: readonly string[];
  readonly children: readonly TreeNode<M>[];
}

/** How a game ended, as the files of every game write it; `*` is unfinished or unknown. */
export type GameResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** A game as it stands in a file. */
export interface GameRecord<P, M> {
  /** By name, in the order in which they were given. */
  readonly tags: ReadonlyMap<string, string>;
  readonly start: P;
  readonly tree: GameTree<M>;
  readonly result: GameResult;
}

/** A tree without variations. `annotate` tells what stands beside the move at an index. */
export function treeOfMoves<M>(
  moves: readonly M[],
  annotate: (index: number) => Annotations = () => ({}),
): GameTree<M> {
  let children: readonly TreeNode<M>[] = [];
  for (const [offset, move] of moves.toReversed().entries()) {
    children = [{ ...annotate(moves.length - 1 - offset), move, children }];
  }
  return { children };
}

/** The nodes of the main line, in order. */
export function* mainlineNodes<M>(tree: GameTree<M>): Generator<TreeNode<M>, void> {
  let node = tree.children[0];
  while (node !== undefined) {
    yield node;
    node = node.children[0];
  }
}

/** The moves of the main line. */
export function mainline<M>(tree: GameTree<M>): readonly M[] {
  return Array.from(mainlineNodes(tree), (node) => node.move);
}

/** The main line of a record, played from its start. */
export function lineOfRecord<P, M, S extends string>(
  game: Game<P, M, S>,
  record: GameRecord<P, M>,
): Line<P, M> {
  return playAll(game, startLine(game, record.start), mainline(record.tree));
}

/** The result that an outcome is written as. */
export function resultOf<S extends string>(
  outcome: Outcome<S> | undefined,
  [first]: readonly [S, S],
): GameResult {
  if (outcome === undefined) return "*";
  if (outcome.kind === "draw") return "1/2-1/2";
  return outcome.winner === first ? "1-0" : "0-1";
}
