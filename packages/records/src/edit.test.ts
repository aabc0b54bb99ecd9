import { chess } from "@kibitz/rules/chess";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMove,
  annotateNode,
  demoteVariation,
  endOfLine,
  lineTo,
  makeMainline,
  nodesAlong,
  promoteVariation,
  removeNode,
  type TreePath,
} from "./edit.ts";
import { growTree } from "./testing/games.ts";
import { type GameTree, mainline, type TreeNode } from "./tree.ts";

type Node = TreeNode<string>;

const node = (move: string, ...children: readonly Node[]): Node => ({ move, children });

/** 1. e4 e5 (1... c5 2. Nf3 (2. c3) (2. f4)) 2. Nf3, or 1. d4. */
const TREE: GameTree<string> = {
  comments: ["A game."],
  children: [
    node("e4", node("e5", node("Nf3")), node("c5", node("Nf3"), node("c3"), node("f4"))),
    node("d4"),
  ],
};

/** The tree in brackets, the main move first: `e4(d4) e5 ...`. */
function spelled({ children }: Pick<Node, "children">): string {
  const [main, ...others] = children;
  if (!main) return "";
  const alternatives = others.map((other) => `(${spelledFrom(other)})`).join("");
  return `${main.move}${alternatives} ${spelled(main)}`.trim();
}

const spelledFrom = (from: Node): string => `${from.move} ${spelled(from)}`.trim();

const isSame = (one: string, other: string) => one === other;
const moveAt = (tree: GameTree<string>, path: TreePath) => nodesAlong(tree, path).at(-1)?.move;

describe("a way through a tree", () => {
  it("leads along its nodes", () => {
    expect(spelled(TREE)).toBe("e4(d4) e5(c5 Nf3(c3)(f4)) Nf3");
    expect(nodesAlong(TREE, [0, 1, 2]).map(({ move }) => move)).toEqual(["e4", "c5", "f4"]);
    expect(nodesAlong(TREE, [])).toEqual([]);
    expect(() => nodesAlong(TREE, [0, 2])).toThrow(RangeError);
  });

  it("goes on by first children to the end of its line", () => {
    expect(endOfLine(TREE, [])).toEqual([0, 0, 0]);
    expect(endOfLine(TREE, [0, 1])).toEqual([0, 1, 0]);
    expect(endOfLine(TREE, [1])).toEqual([1]);
    expect(endOfLine({ children: [] }, [])).toEqual([]);
  });

  it("can be copied without what branches off and what follows", () => {
    const line = lineTo(TREE, [0, 1, 1]);
    expect(spelled(line)).toBe("e4 c5 c3");
    expect(line.comments).toEqual(["A game."]);
    expect(spelled(lineTo(TREE, []))).toBe("");
  });
});

describe("addMove", () => {
  it("adds a variation after those that are there", () => {
    const { tree, path } = addMove(TREE, [0], "c6", isSame);
    expect(path).toEqual([0, 2]);
    expect(spelled(tree)).toBe("e4(d4) e5(c5 Nf3(c3)(f4))(c6) Nf3");
  });

  it("finds a move that is there, and leaves the tree alone", () => {
    const { tree, path } = addMove(TREE, [0], "c5", isSame);
    expect(path).toEqual([0, 1]);
    expect(tree).toBe(TREE);
  });

  it("adds before the first move and to an empty tree", () => {
    expect(addMove(TREE, [], "c4", isSame).path).toEqual([2]);
    expect(spelled(addMove({ children: [] }, [], "c4", isSame).tree)).toBe("c4");
  });

  it("makes only the nodes on the way anew", () => {
    const { tree } = addMove(TREE, [0, 0], "Nc3", isSame);
    expect(tree.children[1]).toBe(TREE.children[1]);
    expect(tree.children[0]?.children[1]).toBe(TREE.children[0]?.children[1]);
  });
});

describe("removeNode", () => {
  it("takes a move out with all that follows", () => {
    const { tree, path } = removeNode(TREE, [0, 1]);
    expect(spelled(tree)).toBe("e4(d4) e5 Nf3");
    expect(path).toEqual([0]);
    expect(spelled(removeNode(TREE, [0, 1, 0]).tree)).toBe("e4(d4) e5(c5 c3(f4)) Nf3");
  });

  it("makes the next variation the main line", () => {
    expect(spelled(removeNode(TREE, [0]).tree)).toBe("d4");
  });

  it("cannot take out the start", () => {
    expect(() => removeNode(TREE, [])).toThrow(RangeError);
  });
});

describe("the order of variations", () => {
  it.each([
    [[0, 1, 2], "e4(d4) e5(c5 Nf3(f4)(c3)) Nf3", [0, 1, 1]],
    [[0, 1, 1], "e4(d4) e5(c5 c3(Nf3)(f4)) Nf3", [0, 1, 0]],
    [[0, 1, 0], "e4(d4) c5(e5 Nf3) Nf3(c3)(f4)", [0, 0, 0]],
    [[1], "d4(e4 e5(c5 Nf3(c3)(f4)) Nf3)", [0]],
    [[0, 0, 0], spelled(TREE), [0, 0, 0]],
    [[], spelled(TREE), []],
  ])("promotes %j by one place at the last fork", (path, expected, there) => {
    const edited = promoteVariation(TREE, path);
    expect(spelled(edited.tree)).toBe(expected);
    expect(edited.path).toEqual(there);
  });

  it.each([
    [[0, 1, 0], "e4(d4) e5(c5 c3(Nf3)(f4)) Nf3", [0, 1, 1]],
    [[0, 0, 0], "e4(d4) c5(e5 Nf3) Nf3(c3)(f4)", [0, 1, 0]],
    [[0, 1, 2], "d4(e4 e5(c5 Nf3(c3)(f4)) Nf3)", [1, 1, 2]],
    [[1], spelled(TREE), [1]],
    [[], spelled(TREE), []],
  ])("demotes %j by one place at the last fork", (path, expected, there) => {
    const edited = demoteVariation(TREE, path);
    expect(spelled(edited.tree)).toBe(expected);
    expect(edited.path).toEqual(there);
  });

  it.each([
    [[0, 1, 2], "e4(d4) c5(e5 Nf3) f4(Nf3)(c3)"],
    [[1], "d4(e4 e5(c5 Nf3(c3)(f4)) Nf3)"],
    [[0, 0], spelled(TREE)],
  ])("makes the line to %j the main one", (path, expected) => {
    const edited = makeMainline(TREE, path);
    expect(spelled(edited.tree)).toBe(expected);
    expect(edited.path).toEqual(path.map(() => 0));
  });
});

describe("annotateNode", () => {
  it("changes what is named and keeps the rest", () => {
    const glyph = annotateNode(TREE, [0, 1], { nags: [1], comments: ["sharp"] });
    const both = annotateNode(glyph, [0, 1], { clockMs: 5000, comments: undefined });
    expect(nodesAlong(both, [0, 1]).at(-1)).toMatchObject({ move: "c5", nags: [1], clockMs: 5000 });
    expect(nodesAlong(both, [0, 1]).at(-1)).not.toHaveProperty("comments");
    expect(spelled(both)).toBe(spelled(TREE));
  });

  it("changes what stands before the first move", () => {
    const tree = annotateNode(TREE, [], { shapes: [{ colour: "red", from: "e4" }] });
    expect(tree).toEqual({ ...TREE, shapes: [{ colour: "red", from: "e4" }] });
    expect(annotateNode(tree, [], { comments: undefined })).not.toHaveProperty("comments");
  });
});

describe("in any tree", () => {
  const choice = fc.nat({ max: 1000 });
  /** Trees of chess whose moves are written as texts, and the path to one of their nodes. */
  const placed = fc
    .tuple(
      fc.array(fc.tuple(choice, choice), { minLength: 1, maxLength: 40 }),
      fc.array(choice, { maxLength: 12 }),
    )
    .map(([growth, turns]) => {
      const grown = growTree(chess, chess.start(), growth, (index) => ({ nags: [index] }));
      const tree = JSON.parse(JSON.stringify(grown)) as typeof grown;
      const path: number[] = [];
      let { children } = tree;
      for (const turn of turns) {
        const index = turn % Math.max(1, children.length);
        const next = children[index];
        if (!next) break;
        path.push(index);
        children = next.children;
      }
      return { tree, path };
    });

  /** Each line from the start to a leaf, by the glyphs that number the nodes. */
  function linesOf(tree: Pick<TreeNode<unknown>, "children">): string[] {
    return tree.children.flatMap((child) => {
      const name = String(child.nags);
      const further = linesOf(child);
      return further.length === 0 ? [name] : further.map((line) => `${name} ${line}`);
    });
  }

  const nameAt = (tree: GameTree<unknown>, path: TreePath) =>
    nodesAlong(tree, path).map(({ nags }) => String(nags));

  it.each([
    ["promoting", promoteVariation],
    ["demoting", demoteVariation],
    ["making the main line", makeMainline],
  ])("%s keeps every line and the way to the node", (_, edit) => {
    const property = fc.property(placed, ({ tree, path }) => {
      const before = JSON.stringify(tree);
      const edited = edit(tree, path);
      expect(linesOf(edited.tree).toSorted()).toEqual(linesOf(tree).toSorted());
      expect(nameAt(edited.tree, edited.path)).toEqual(nameAt(tree, path));
      expect(JSON.stringify(tree)).toBe(before);
    });
    fc.assert(property);
  });

  it("promoting often enough makes the main line", () => {
    const property = fc.property(placed, ({ tree, path }) => {
      let edited = { tree, path: path as TreePath };
      while (edited.path.some((index) => index > 0)) {
        edited = promoteVariation(edited.tree, edited.path);
      }
      expect(nameAt(edited.tree, endOfLine(edited.tree, []))).toEqual(
        nameAt(makeMainline(tree, path).tree, endOfLine(makeMainline(tree, path).tree, [])),
      );
    });
    fc.assert(property);
  });

  it("removing takes out the lines through the node and no other", () => {
    const property = fc.property(placed, ({ tree, path }) => {
      fc.pre(path.length > 0);
      const before = JSON.stringify(tree);
      const { tree: left } = removeNode(tree, path);
      const gone = nameAt(tree, path).join(" ");
      const isGone = (line: string) => `${line} `.startsWith(`${gone} `);
      const others = linesOf(tree).filter((line) => !isGone(line));
      // A parent that has no other child becomes a leaf.
      expect(linesOf(left)).toEqual(expect.arrayContaining(others));
      expect(linesOf(left).some(isGone)).toBe(false);
      expect(linesOf(left).length - others.length).toBeLessThanOrEqual(1);
      expect(JSON.stringify(tree)).toBe(before);
    });
    fc.assert(property);
  });

  it("adding twice finds, and what was there stays where it was", () => {
    const property = fc.property(placed, fc.string(), ({ tree, path }, move) => {
      const before = JSON.stringify(tree);
      const texts = tree as unknown as GameTree<string>;
      const once = addMove(texts, path, move, isSame);
      const twice = addMove(once.tree, path, move, isSame);
      expect(twice.tree).toBe(once.tree);
      expect(twice.path).toEqual(once.path);
      expect(moveAt(once.tree, once.path)).toBe(move);
      expect(nameAt(once.tree, path)).toEqual(nameAt(tree, path));
      expect(JSON.stringify(tree)).toBe(before);
    });
    fc.assert(property);
  });

  it("a line that is copied is the way to its node", () => {
    const property = fc.property(placed, ({ tree, path }) => {
      const line = lineTo(tree, path);
      expect(nameAt(line, endOfLine(line, []))).toEqual(nameAt(tree, path));
      expect(linesOf(line).length).toBeLessThanOrEqual(1);
      expect(mainline(line).length).toBeLessThanOrEqual(path.length);
    });
    fc.assert(property);
  });
});
