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
  return depth < 0 ? { tree, path } : raise(tree, path, depth, entry(path, depth) - 1);
}

/** Makes the line to the node the main line. */
export function makeMainline<M>(tree: GameTree<M>, path: TreePath): Edited<M> {
  let edited: Edited<M> = { tree, path };
  for (const [depth, index] of path.entries()) {
    if (index > 0) edited = raise(edited.tree, edited.path, depth, 0);
  }
  return edited;
}

/** Changes what stands beside the move at `path`; a value of undefined takes it away. */
export function annotateNode<M>(
  tree: GameTree<M>,
  path: TreePath,
  change: { readonly [K in keyof Annotations]: Annotations[K] | undefined },
): GameTree<M> {
  const { parent, index } = split(path);
  const children = childrenAt(tree, parent);
  const kept = Object.entries({ ...entry(children, index), ...change });
  const node = Object.fromEntries(kept.filter(([, value]) => value !== undefined));
  return withChildren(tree, parent, children.with(index, node as unknown as TreeNode<M>));
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

function raise<M>(tree: GameTree<M>, path: TreePath, depth: number, to: number): Edited<M> {
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
  return path.length === 0
    ? tree.children
    : (nodesAlong(tree, path).at(-1)?.children ?? tree.children);
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
