import { entry } from "@kibitz/rules";
import type { Annotations, GameTree, NullMove, TreeNode } from "./tree.ts";

/** The way from the root to a node: the index among the children at each step. The root is `[]`. */
export type TreePath = readonly number[];

/** A tree after a change, and where the node that it was about stands now. */
export interface Edited<M> {
  readonly tree: GameTree<M>;
  readonly path: TreePath;
}

/** The nodes from the first move to the node at `path`. Throws when there is no such node. */
export function nodesAlong<M>(tree: GameTree<M>, path: TreePath): readonly TreeNode<M>[] {
  const nodes: TreeNode<M>[] = [];
  let children = tree.children;
  for (const index of path) {
    const node = entry(children, index);
    nodes.push(node);
    children = node.children;
  }
  return nodes;
}

/** Adds a move after the node at `path`, as its last child, or finds it where it is already. */
export function addMove<M>(
  tree: GameTree<M>,
  path: TreePath,
  move: M | NullMove,
  isSame: (one: M | NullMove, other: M | NullMove) => boolean,
): Edited<M> {
  const children = childrenAt(tree, path);
  const known = children.findIndex((child) => isSame(child.move, move));
  if (known >= 0) return { tree, path: [...path, known] };
  const grown = [...children, { move, children: [] }];
  return { tree: withChildren(tree, path, grown), path: [...path, children.length] };
}

/** Takes out the node at `path` with all that follows; the path is then its parent's. */
export function removeNode<M>(tree: GameTree<M>, path: TreePath): Edited<M> {
  const { parent, index } = split(path);
  const rest = childrenAt(tree, parent).toSpliced(index, 1);
  return { tree: withChildren(tree, parent, rest), path: parent };
}

/** Moves the variation in which the node lies one place up, at the last fork where it is not first. */
export function promoteVariation<M>(tree: GameTree<M>, path: TreePath): Edited<M> {
  const depth = path.findLastIndex((index) => index > 0);
  return depth < 0 ? { tree, path } : reorder(tree, path, depth, entry(path, depth) - 1);
}

/** Moves the variation in which the node lies one place down, at the last fork where one follows it. */
export function demoteVariation<M>(tree: GameTree<M>, path: TreePath): Edited<M> {
  const depth = path.findLastIndex(
    (index, ply) => index + 1 < childrenAt(tree, path.slice(0, ply)).length,
  );
  return depth < 0 ? { tree, path } : reorder(tree, path, depth, entry(path, depth) + 1);
}

/** Makes the line to the node the main line. */
export function makeMainline<M>(tree: GameTree<M>, path: TreePath): Edited<M> {
  let edited: Edited<M> = { tree, path };
  for (const [depth, index] of path.entries()) {
    if (index > 0) edited = reorder(edited.tree, edited.path, depth, 0);
  }
  return edited;
}

/**
 * Changes what stands beside the move at `path`, or before the first move where that is the root;
 * a value of undefined takes it away.
 */
export function annotateNode<M>(
  tree: GameTree<M>,
  path: TreePath,
  change: { readonly [K in keyof Annotations]: Annotations[K] | undefined },
): GameTree<M> {
  if (path.length === 0) return changed(tree, change);
  const { parent, index } = split(path);
  const children = childrenAt(tree, parent);
  return withChildren(tree, parent, children.with(index, changed(entry(children, index), change)));
}

function changed<T extends object>(annotated: T, change: object): T {
  const kept = Object.entries({ ...annotated, ...change }).filter(
    ([, value]) => value !== undefined,
  );
  // Annotations may be absent, and nothing else is taken away.
  return Object.fromEntries(kept) as T;
}

/** The moves from the start to the node at `path`, without variations: a line to copy. */
export function lineTo<M>(tree: GameTree<M>, path: TreePath): GameTree<M> {
  let children: readonly TreeNode<M>[] = [];
  for (const node of nodesAlong(tree, path).toReversed()) children = [{ ...node, children }];
  return { ...tree, children };
}

/** Where the line that goes through `path` ends, following first children. */
export function endOfLine<M>(tree: GameTree<M>, path: TreePath): TreePath {
  const whole = [...path];
  let children = childrenAt(tree, path);
  for (let first = children[0]; first !== undefined; first = children[0]) {
    whole.push(0);
    children = first.children;
  }
  return whole;
}

/** Gives the node on the path at `depth` another place among its siblings. */
function reorder<M>(tree: GameTree<M>, path: TreePath, depth: number, to: number): Edited<M> {
  const parent = path.slice(0, depth);
  const from = entry(path, depth);
  const children = childrenAt(tree, parent);
  const sorted = children.toSpliced(from, 1).toSpliced(to, 0, entry(children, from));
  return { tree: withChildren(tree, parent, sorted), path: path.with(depth, to) };
}

function split(path: TreePath): { readonly parent: TreePath; readonly index: number } {
  return { parent: path.slice(0, -1), index: entry(path, path.length - 1) };
}

function childrenAt<M>(tree: GameTree<M>, path: TreePath): readonly TreeNode<M>[] {
  return (nodesAlong(tree, path).at(-1) ?? tree).children;
}

/** The tree with other children of one node; only the nodes on the way to it are made anew. */
function withChildren<M>(
  tree: GameTree<M>,
  path: TreePath,
  children: readonly TreeNode<M>[],
): GameTree<M> {
  const nodes = nodesAlong(tree, path);
  let replaced = children;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const siblings = depth === 0 ? tree.children : entry(nodes, depth - 1).children;
    const node = { ...entry(nodes, depth), children: replaced };
    replaced = siblings.with(entry(path, depth), node);
  }
  return { ...tree, children: replaced };
}
