import { type Game, type Line, startLine } from "@kibitz/rules";
import { type GameTree, isNullMove, type TreeNode } from "../tree.ts";

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

/** A tree grown move by move; each choice picks a place and a move, so lines and variations mix. */
export function growTree<P, M, S extends string>(
  game: Game<P, M, S>,
  start: P,
  choices: readonly (readonly [place: number, move: number])[],
  annotate: (index: number) => Partial<TreeNode<M>>,
): GameTree<M> {
  const root: Place<P, M> = { line: startLine(game, start), children: [] };
  const places = [root];
  for (const [index, [placeChoice, moveChoice]] of choices.entries()) {
    // Small choices go on from the newest place: most moves continue a line.
    const place = places.at(-1 - (placeChoice % Math.min(places.length, 5))) ?? root;
    const moves = game.legalMoves(place.line);
    const move = moves[moveChoice % Math.max(1, moves.length)];
    if (move === undefined || isThere(game, place.children, move)) continue;
    const node = { ...annotate(index), move, children: [] };
    place.children.push(node);
    places.push({ line: game.play(place.line, move), children: node.children });
  }
  return { children: root.children };
}

function isThere<P, M, S extends string>(
  game: Game<P, M, S>,
  children: readonly GrowingNode<M>[],
  move: M,
): boolean {
  return children.some(
    (child) => !isNullMove(child.move) && game.moveCode(child.move) === game.moveCode(move),
  );
}
