import { type Game, type Line, type Outcome, playAll, startLine } from "@kibitz/rules";

/** A judgement of a position, from the first side's point of view (White's in chess). */
export type Evaluation =
  | { readonly kind: "cp"; readonly value: number; readonly depth?: number }
  /** Moves, not plies, until mate; negative when the second side mates. */
  | { readonly kind: "mate"; readonly moves: number; readonly depth?: number }
  /** The margin at the end in the game's own points, such as seeds: expected, or proved by a search. */
  | { readonly kind: "points" | "exact"; readonly value: number; readonly depth?: number };

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
  /** Arrows and circles drawn on the board after the move. */
  readonly shapes?: readonly DrawnShape[];
}

/**
 * A turn that is passed over, written `--` in PGN: a way to show what a side threatens. No game
 * with such a move can be played, so lines begin anew after it.
 */
export const NULL_MOVE = "--";
export type NullMove = typeof NULL_MOVE;

/** A circle on a place of the board, or an arrow where there is a `to`; places as in the notation. */
export interface DrawnShape {
  readonly colour: "green" | "red" | "yellow" | "blue";
  readonly from: string;
  readonly to?: string;
}

/** A move with what follows it: the first child continues the line, the others are variations. */
export interface TreeNode<M> extends Annotations {
  readonly move: M | NullMove;
  readonly children: readonly TreeNode<M>[];
}

/** The moves of a game with their variations; what is annotated stands before the first move. */
export interface GameTree<M> extends Omit<Annotations, "startingComments" | "nags"> {
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
  moves: readonly (M | NullMove)[],
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

/** The moves of the main line, which ends at a null move. */
export function mainline<M>(tree: GameTree<M>): readonly M[] {
  const moves: M[] = [];
  for (const { move } of mainlineNodes(tree)) {
    if (isNullMove(move)) break;
    moves.push(move);
  }
  return moves;
}

/** Whether the main line passes a turn, so that it cannot be played to its end. */
export function passesOnMainline<M>(tree: GameTree<M>): boolean {
  for (const { move } of mainlineNodes(tree)) if (isNullMove(move)) return true;
  return false;
}

export function isNullMove(move: unknown): move is NullMove {
  return move === NULL_MOVE;
}

/** The main line of a record, played from its start up to the first null move. */
export function lineOfRecord<P, M, S extends string>(
  game: Game<P, M, S>,
  record: GameRecord<P, M>,
): Line<P, M> {
  return playAll(game, startLine(game, record.start), mainline(record.tree));
}

/**
 * The line of a way through a tree. It begins anew after each null move, so it may be shorter
 * than `moves`. Throws where a null move stands that the game gives no meaning.
 */
export function lineOfMoves<P, M, S extends string>(
  game: Game<P, M, S>,
  start: P,
  moves: readonly (M | NullMove)[],
): Line<P, M> {
  let line = startLine(game, start);
  for (const move of moves) line = playNode(game, line, move);
  return line;
}

/** The line after a move of a tree; a null move begins it anew. */
export function playNode<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  move: M | NullMove,
): Line<P, M> {
  if (!isNullMove(move)) return game.play(line, move);
  const position = game.pass?.(line.position);
  if (position === undefined) throw new Error("a null move has no meaning in this position");
  return startLine(game, position);
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
