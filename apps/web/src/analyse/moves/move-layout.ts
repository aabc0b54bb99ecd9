import type { Annotations, Evaluation, GameTree, TreeNode, TreePath } from "@kibitz/records";
import type { Waypoint, Waypoints } from "../study/waypoints.ts";

/** A move as it is written in the list. */
export interface MoveCell<P, M> {
  readonly waypoint: Waypoint<P, M>;
  readonly path: TreePath;
  /** Names the place in the tree. */
  readonly key: string;
  /** "12." or "12…", as it stands before the move where the number is not plain. */
  readonly number: string;
  readonly isFirstSide: boolean;
  readonly nags: readonly number[];
  readonly startingComments: readonly string[];
  readonly comments: readonly string[];
  readonly evaluation: Evaluation | undefined;
}

export type VariationPart<P, M> =
  | { readonly kind: "move"; readonly cell: MoveCell<P, M>; readonly isNumbered: boolean }
  | { readonly kind: "remark"; readonly text: string }
  | { readonly kind: "lines"; readonly lines: readonly VariationLine<P, M>[] }
  /** Nested too deeply to be drawn. */
  | { readonly kind: "deeper"; readonly path: TreePath; readonly count: number };

/** A variation in running text. */
export interface VariationLine<P, M> {
  readonly first: MoveCell<P, M>;
  /** Short and without forks: it may stand in brackets among the moves around it. */
  readonly isBrief: boolean;
  readonly parts: readonly VariationPart<P, M>[];
}

/** What stands under each other in the list: the main line in two columns, and what interrupts it. */
export type MoveBlock<P, M> =
  | {
      readonly kind: "pair";
      readonly key: string;
      readonly number: string;
      /** Moves that the first side makes in a row; none where the second side begins the row. */
      readonly first: readonly MoveCell<P, M>[];
      readonly second: readonly MoveCell<P, M>[];
    }
  | { readonly kind: "remark"; readonly key: string; readonly text: string }
  | {
      readonly kind: "lines";
      readonly key: string;
      readonly lines: readonly VariationLine<P, M>[];
    };

/** What a game says of the number before a move. */
export interface Numbering<P> {
  moveNumber(position: P): number;
  isFirstSide(position: P): boolean;
}

const DEEPEST_NESTING = 24;
const BRIEF_MOVES = 6;
const NONE: readonly never[] = [];

export const pathKey = (path: TreePath): string => path.join(".");

/**
 * Lays a tree out as a list of blocks. Cells and blocks that an edit leaves as they were are the
 * same objects as before, so that only what has changed is drawn anew.
 */
export class MoveLayout<P, M, S extends string> {
  readonly #waypoints: Waypoints<P, M, S>;
  readonly #numbering: Numbering<P>;
  readonly #cells = new WeakMap<Waypoint<P, M>, MoveCell<P, M>>();
  readonly #lines = new WeakMap<TreeNode<M>, VariationLine<P, M>>();
  #blocks: ReadonlyMap<string, MoveBlock<P, M>> = new Map();

  constructor(waypoints: Waypoints<P, M, S>, numbering: Numbering<P>) {
    this.#waypoints = waypoints;
    this.#numbering = numbering;
  }

  blocksOf(tree: GameTree<M>): readonly MoveBlock<P, M>[] {
    const blocks = this.#mainBlocks(tree).map((block) => this.#asBefore(block));
    this.#blocks = new Map(blocks.map((block) => [block.key, block]));
    return blocks;
  }

  #mainBlocks(tree: GameTree<M>): readonly MoveBlock<P, M>[] {
    const blocks: MoveBlock<P, M>[] = remarks("start", tree.comments);
    let first: MoveCell<P, M>[] = [];
    let second: MoveCell<P, M>[] = [];
    const close = (): void => {
      const opening = first[0] ?? second[0];
      if (opening === undefined) return;
      const number = opening.number.replace("…", ".");
      blocks.push({ kind: "pair", key: `pair ${opening.key}`, number, first, second });
      first = [];
      second = [];
    };
    for (const { cell, variations } of this.#along(tree.children, [], this.#waypoints.start)) {
      if (cell.startingComments.length > 0) close();
      blocks.push(...remarks(`before ${cell.key}`, cell.startingComments));
      const interrupted = cell.comments.length > 0 || variations.length > 0;
      if (cell.isFirstSide && second.length > 0) close();
      (cell.isFirstSide ? first : second).push(cell);
      if (interrupted) close();
      blocks.push(...remarks(cell.key, cell.comments));
      if (variations.length > 0) {
        const lines = variations.map(([node, path]) => this.#line(node, path, cell.waypoint, 0));
        blocks.push({ kind: "lines", key: `lines ${cell.key}`, lines });
      }
    }
    close();
    return blocks;
  }

  /** The first children from some children on, each with the alternatives to it. */
  *#along(children: readonly TreeNode<M>[], path: TreePath, from: Waypoint<P, M>) {
    let here = from;
    let there = path;
    for (let rest = children; rest.length > 0; ) {
      const [main, ...others] = rest;
      if (main === undefined) return;
      const at = there;
      here = this.#waypoints.after(here, main.move);
      there = [...at, 0];
      const variations = others.map((node, index) => [node, [...at, index + 1]] as const);
      yield { cell: this.#cell(main, there, here), variations };
      rest = main.children;
    }
  }

  /** `beside` is the waypoint of the move to which the variation is an alternative. */
  #line(
    node: TreeNode<M>,
    path: TreePath,
    beside: Waypoint<P, M>,
    nesting: number,
  ): VariationLine<P, M> {
    const known = this.#lines.get(node);
    if (known !== undefined && known.first.key === pathKey(path)) return known;
    const here = this.#waypoints.after(beside.before ?? this.#waypoints.start, node.move);
    const first = this.#cell(node, path, here);
    const parts = [...this.#parts(first, node, nesting)];
    const line = { first, parts, isBrief: isBrief(parts) };
    this.#lines.set(node, line);
    return line;
  }

  *#parts(
    first: MoveCell<P, M>,
    node: TreeNode<M>,
    nesting: number,
  ): Generator<VariationPart<P, M>, void> {
    let isNumbered = true;
    // A number stands before the first of the moves that a side makes in a row.
    let isFirstsTurn = false;
    const write = function* (cell: MoveCell<P, M>): Generator<VariationPart<P, M>, void> {
      for (const text of cell.startingComments) yield { kind: "remark", text };
      yield { kind: "move", cell, isNumbered: isNumbered || (cell.isFirstSide && !isFirstsTurn) };
      isFirstsTurn = cell.isFirstSide;
      for (const text of cell.comments) yield { kind: "remark", text };
      isNumbered = cell.comments.length > 0;
    };
    yield* write(first);
    for (const { cell, variations } of this.#along(node.children, first.path, first.waypoint)) {
      if (cell.startingComments.length > 0) isNumbered = true;
      yield* write(cell);
      if (variations.length === 0) continue;
      isNumbered = true;
      yield this.#nested(cell, variations, nesting + 1);
    }
  }

  #nested(
    cell: MoveCell<P, M>,
    variations: readonly (readonly [TreeNode<M>, TreePath])[],
    nesting: number,
  ): VariationPart<P, M> {
    const [first] = variations;
    if (nesting > DEEPEST_NESTING && first !== undefined) {
      return { kind: "deeper", path: first[1], count: variations.length };
    }
    const lines = variations.map(([node, path]) => this.#line(node, path, cell.waypoint, nesting));
    return { kind: "lines", lines };
  }

  #cell(node: TreeNode<M>, path: TreePath, waypoint: Waypoint<P, M>): MoveCell<P, M> {
    const key = pathKey(path);
    const known = this.#cells.get(waypoint);
    if (known?.key === key && saysTheSame(known, node)) return known;
    const position = waypoint.before?.line.position ?? waypoint.line.position;
    const isFirstSide = this.#numbering.isFirstSide(position);
    const cell: MoveCell<P, M> = {
      waypoint,
      path,
      key,
      number: `${this.#numbering.moveNumber(position)}${isFirstSide ? "." : "…"}`,
      isFirstSide,
      nags: node.nags ?? NONE,
      startingComments: node.startingComments ?? NONE,
      comments: node.comments ?? NONE,
      evaluation: node.evaluation,
    };
    this.#cells.set(waypoint, cell);
    return cell;
  }

  #asBefore(block: MoveBlock<P, M>): MoveBlock<P, M> {
    const known = this.#blocks.get(block.key);
    return known !== undefined && isSameBlock(known, block) ? known : block;
  }
}

function remarks(key: string, texts: readonly string[] = []): Remark[] {
  return texts.map((text, index) => ({ kind: "remark", key: `remark ${key} ${index}`, text }));
}

type Remark = { readonly kind: "remark"; readonly key: string; readonly text: string };

function saysTheSame(cell: MoveCell<unknown, unknown>, node: Annotations): boolean {
  return (
    cell.nags === (node.nags ?? NONE) &&
    cell.comments === (node.comments ?? NONE) &&
    cell.startingComments === (node.startingComments ?? NONE) &&
    cell.evaluation === node.evaluation
  );
}

function isSameBlock<P, M>(one: MoveBlock<P, M>, other: MoveBlock<P, M>): boolean {
  if (one.kind === "pair" && other.kind === "pair") {
    return areSame(one.first, other.first) && areSame(one.second, other.second);
  }
  if (one.kind === "remark" && other.kind === "remark") return one.text === other.text;
  if (one.kind !== "lines" || other.kind !== "lines") return false;
  return areSame(one.lines, other.lines);
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((cell, index) => cell === other[index]);

function isBrief(parts: readonly VariationPart<unknown, unknown>[]): boolean {
  return parts.length <= BRIEF_MOVES && parts.every(({ kind }) => kind === "move");
}
