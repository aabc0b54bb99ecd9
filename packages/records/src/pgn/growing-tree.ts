import type { Annotations, NullMove } from "../tree.ts";
import { readComment } from "./commands.ts";

type Growing<T> = {
  -readonly [K in keyof T]: NonNullable<T[K]> extends readonly (infer E)[] ? E[] : T[K];
};

/** A node as it grows while a file is read; outside it is seen as a `TreeNode`. */
export interface GrowingNode<M> extends Growing<Annotations> {
  readonly move: M | NullMove;
  readonly children: GrowingNode<M>[];
}

/** What stands before the first move; outside it is seen as a `GameTree`. */
export interface GrowingRoot<M> extends Growing<Omit<Annotations, "startingComments" | "nags">> {
  readonly children: GrowingNode<M>[];
}

/** Adds what a comment says to a node: commands in their fields, the rest as text. */
export function annotate<M>(node: GrowingNode<M> | GrowingRoot<M>, comment: string): void {
  const { text, shapes, ...values } = readComment(comment);
  Object.assign(node, values);
  if (shapes) {
    node.shapes ??= [];
    node.shapes.push(...shapes);
  }
  if (text === "") return;
  node.comments ??= [];
  node.comments.push(text);
}

export function addNag<M>(node: GrowingNode<M>, nag: number): void {
  node.nags ??= [];
  node.nags.push(nag);
}
