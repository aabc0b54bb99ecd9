import {
  endOfLine,
  type GameTree,
  nodesAlong,
  type TreeNode,
  type TreePath,
} from "@kibitz/records";

/** A way to go about in a tree; it stays where it is when there is nowhere to go. */
export type Step = <M>(tree: GameTree<M>, path: TreePath) => TreePath;

export const toStart: Step = () => [];
export const toEnd: Step = (tree, path) => endOfLine(tree, path);
export const back: Step = (_tree, path) => path.slice(0, -1);

export const forward: Step = (tree, path) =>
  childrenAt(tree, path).length === 0 ? path : [...path, 0];

/** The next position from which several moves go on; the end of the line where there is none. */
export const toNextFork: Step = (tree, path) => {
  let there = forward(tree, path);
  while (childrenAt(tree, there).length === 1) there = [...there, 0];
  return there;
};

/** The position before this one from which several moves go on, or the start. */
export const toLastFork: Step = (tree, path) => {
  let there = path.slice(0, -1);
  while (there.length > 0 && childrenAt(tree, there).length < 2) there = there.slice(0, -1);
  return there;
};

/** Among alternatives the one below; elsewhere on to the next move that has alternatives. */
export const toVariationBelow: Step = (tree, path) => {
  const index = path.at(-1);
  if (index !== undefined && siblings(tree, path) > 1) {
    return index + 1 < siblings(tree, path) ? [...path.slice(0, -1), index + 1] : path;
  }
  return forward(tree, childrenAt(tree, path).length > 1 ? path : toNextFork(tree, path));
};

/** Among alternatives the one above; elsewhere back to the last move that has alternatives. */
export const toVariationAbove: Step = (tree, path) => {
  const index = path.at(-1) ?? 0;
  if (index > 0) return [...path.slice(0, -1), index - 1];
  for (let depth = path.length - 1; depth > 0; depth--) {
    const there = path.slice(0, depth);
    if (siblings(tree, there) > 1) return there;
  }
  return [];
};

/** The nearest move after `path`, along its line, that `matches`; undefined when there is none. */
export function nextWhere<M>(
  tree: GameTree<M>,
  path: TreePath,
  matches: (node: TreeNode<M>, ply: number) => boolean,
): TreePath | undefined {
  const whole = endOfLine(tree, path);
  const nodes = nodesAlong(tree, whole);
  const ply = nodes.findIndex((node, index) => index >= path.length && matches(node, index + 1));
  return ply < 0 ? undefined : whole.slice(0, ply + 1);
}

function childrenAt<M>(tree: GameTree<M>, path: TreePath): readonly TreeNode<M>[] {
  return path.length === 0 ? tree.children : (nodesAlong(tree, path).at(-1)?.children ?? []);
}

const siblings = <M>(tree: GameTree<M>, path: TreePath): number =>
  childrenAt(tree, path.slice(0, -1)).length;
