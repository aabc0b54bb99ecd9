import type { Annotations, GameRecord, GameTree, TreeNode } from "@kibitz/records";

/** What of a study goes into a file. */
export interface ExportChoice {
  readonly variations: boolean;
  readonly comments: boolean;
  readonly evaluations: boolean;
}

export const WHOLE: ExportChoice = { variations: true, comments: true, evaluations: true };

/** The record with what was chosen. Glyphs, clocks and drawings count as comments. */
export function prunedRecord<P, M>(
  record: GameRecord<P, M>,
  choice: ExportChoice,
): GameRecord<P, M> {
  if (choice.variations && choice.comments && choice.evaluations) return record;
  const { children, ...annotations } = record.tree;
  const tree: GameTree<M> = {
    ...withoutNags(prunedAnnotations(annotations, choice)),
    children: prunedChildren(children, choice),
  };
  return { ...record, tree };
}

interface Work<M> {
  readonly nodes: readonly TreeNode<M>[];
  readonly pruned: TreeNode<M>[];
}

/** Walks without recursion: lines may be longer than the stack is deep. */
function prunedChildren<M>(
  children: readonly TreeNode<M>[],
  choice: ExportChoice,
): readonly TreeNode<M>[] {
  const root: TreeNode<M>[] = [];
  const work: Work<M>[] = [{ nodes: children, pruned: root }];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    const kept = choice.variations ? next.nodes : next.nodes.slice(0, 1);
    for (const { move, children: following, ...annotations } of kept) {
      const pruned: TreeNode<M>[] = [];
      next.pruned.push({ ...prunedAnnotations(annotations, choice), move, children: pruned });
      work.push({ nodes: following, pruned });
    }
  }
  return root;
}

function prunedAnnotations(annotations: Annotations, choice: ExportChoice): Annotations {
  const { evaluation, ...remarks } = annotations;
  return {
    ...(choice.comments && remarks),
    ...(choice.evaluations && evaluation && { evaluation }),
  };
}

function withoutNags({ nags: _nags, startingComments: _starting, ...rest }: Annotations) {
  return rest;
}
