import {
  type Annotations,
  addMove,
  annotateNode,
  type Edited,
  type GameRecord,
  type GameTree,
  makeMainline,
  type NullMove,
  nodesAlong,
  promoteVariation,
  removeNode,
  type TreeNode,
  type TreePath,
} from "@kibitz/records";

/** A game under study, and where in its tree the person stands. */
export interface Study<P, M> {
  readonly record: GameRecord<P, M>;
  readonly path: TreePath;
}

/** What is true of two moves that are one. */
export type SameMove<M> = (one: M | NullMove, other: M | NullMove) => boolean;

export function studyOf<P, M>(record: GameRecord<P, M>, path: TreePath = []): Study<P, M> {
  return { record, path };
}

/** Where the person stands instead; a path that leads nowhere is followed as far as it goes. */
export function goTo<P, M>(study: Study<P, M>, path: TreePath): Study<P, M> {
  return { ...study, path: knownPart(study.record.tree, path) };
}

/** The node where the person stands; undefined at the start. */
export function currentNode<P, M>({ record, path }: Study<P, M>): TreeNode<M> | undefined {
  return nodesAlong(record.tree, path).at(-1);
}

/** Follows a move where it is in the tree, and adds it as a variation where it is not. */
export function playMove<P, M>(
  study: Study<P, M>,
  move: M | NullMove,
  isSame: SameMove<M>,
): Study<P, M> {
  return edited(study, addMove(study.record.tree, study.path, move, isSame));
}

/** Plays one move after the other. */
export function playMoves<P, M>(
  study: Study<P, M>,
  moves: readonly (M | NullMove)[],
  isSame: SameMove<M>,
): Study<P, M> {
  return moves.reduce((at, move) => playMove(at, move, isSame), study);
}

/** Takes a move out with all that follows. Who stood on it stands before it then. */
export function removeMove<P, M>(study: Study<P, M>, path: TreePath): Study<P, M> {
  const { tree } = removeNode(study.record.tree, path);
  return edited(study, { tree, path: pathWithout(study.path, path) });
}

/** Moves the variation of `path` one place up. */
export function promote<P, M>(study: Study<P, M>, path: TreePath): Study<P, M> {
  return edited(study, promoteVariation(study.record.tree, path));
}

/** Makes the line to `path` the main line. */
export function makeMain<P, M>(study: Study<P, M>, path: TreePath): Study<P, M> {
  return edited(study, makeMainline(study.record.tree, path));
}

/** Changes what stands beside a move; at the start only comments can stand. */
export function annotate<P, M>(
  study: Study<P, M>,
  path: TreePath,
  change: { readonly [K in keyof Annotations]: Annotations[K] | undefined },
): Study<P, M> {
  return withTree(study, annotateNode(study.record.tree, path, change));
}

/** What stands in the head of a file: names, event, date ... and the result. */
export function describe<P, M>(
  study: Study<P, M>,
  change: Partial<Pick<GameRecord<P, M>, "tags" | "result">>,
): Study<P, M> {
  return { ...study, record: { ...study.record, ...change } };
}

function withTree<P, M>(study: Study<P, M>, tree: GameTree<M>): Study<P, M> {
  return { ...study, record: { ...study.record, tree } };
}

export const isSamePath = (one: TreePath, other: TreePath): boolean =>
  one.length === other.length && startsWith(one, other);

/** Whether `path` goes through the node at `root`, or is its own path. */
export const startsWith = (path: TreePath, root: TreePath): boolean =>
  root.length <= path.length && root.every((index, depth) => path[depth] === index);

function edited<P, M>(study: Study<P, M>, { tree, path }: Edited<M>): Study<P, M> {
  return { record: tree === study.record.tree ? study.record : { ...study.record, tree }, path };
}

/** Where a path leads once the node at `removed` has gone: later siblings have moved up. */
function pathWithout(path: TreePath, removed: TreePath): TreePath {
  if (startsWith(path, removed)) return removed.slice(0, -1);
  const depth = removed.length - 1;
  const index = path[depth];
  const gone = removed[depth];
  if (index === undefined || gone === undefined || index < gone) return path;
  return startsWith(path, removed.slice(0, -1)) ? path.with(depth, index - 1) : path;
}

function knownPart<M>(tree: GameTree<M>, path: TreePath): TreePath {
  let children: readonly TreeNode<M>[] = tree.children;
  const known: number[] = [];
  for (const index of path) {
    const node = children[index];
    if (node === undefined) break;
    known.push(index);
    children = node.children;
  }
  return known;
}
