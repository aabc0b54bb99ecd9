import { type Game, type Line, startLine } from "@kibitz/rules";
import {
  type GameTree,
  isNullMove,
  NULL_MOVE,
  type NullMove,
  playNode,
  type TreeNode,
} from "../tree.ts";

/** The moves that a list of choices picks, until the game or the list ends. */
export function playChoices<P, M, S extends string>(
  game: Game<P, M, S>,
  start: P,
  choices: readonly number[],
): Line<P, M> {
  let line = startLine(game, start);
  for (const choice of choices) {
    const moves = game.legalMoves(line);
    const move = moves[choice % moves.length];
    if (move === undefined || game.outcome(line)) break;
    line = game.play(line, move);
  }
  return line;
}

type GrowingNode<M> = Omit<TreeNode<M>, "children"> & { readonly children: GrowingNode<M>[] };

/** Where a move may be added to a tree. */
interface Place<P, M> {
  readonly line: Line<P, M>;
  readonly children: GrowingNode<M>[];
}

/** One choice in so many passes the turn, where a turn can be passed. */
const PASSING_CHOICE = 20;

/**
 * A tree grown move by move; each choice picks a place and a move, so lines, variations and null
 * moves mix.
 */
export function growTree<P, M, S extends string>(
  game: Game<P, M, S>,
  start: P,
  choices: readonly (readonly [place: number, move: number])[],
  annotate: (index: number, isVariation: boolean) => Partial<TreeNode<M>>,
): GameTree<M> {
  const root: Place<P, M> = { line: startLine(game, start), children: [] };
  const places = [root];
  for (const [index, [placeChoice, moveChoice]] of choices.entries()) {
    // Small choices go on from the newest place: most moves continue a line.
    const place = places.at(-1 - (placeChoice % Math.min(places.length, 5))) ?? root;
    const move = chosenMove(game, place.line, moveChoice);
    if (move === undefined || isThere(game, place.children, move)) continue;
    const node = { ...annotate(index, place.children.length > 0), move, children: [] };
    place.children.push(node);
    places.push({ line: playNode(game, place.line, move), children: node.children });
  }
  return { children: root.children };
}

function chosenMove<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  choice: number,
): M | NullMove | undefined {
  const canPass = game.pass?.(line.position) !== undefined;
  if (choice % PASSING_CHOICE === 0 && canPass) return NULL_MOVE;
  const moves = game.legalMoves(line);
  return moves[choice % Math.max(1, moves.length)];
}

function isThere<P, M, S extends string>(
  game: Game<P, M, S>,
  children: readonly GrowingNode<M>[],
  move: M | NullMove,
): boolean {
  const idOf = (each: M | NullMove) => (isNullMove(each) ? each : game.moveCode(each));
  return children.some((child) => idOf(child.move) === idOf(move));
}
