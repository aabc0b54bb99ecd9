import { type GameRecord, mainline, readChessPgn, type TreePath } from "@kibitz/records";
import { type ChessMove, type ChessPosition, chess, sameMove } from "@kibitz/rules/chess";
import { describe, expect, test } from "vitest";
import { amended, changed, historyOf, redo, undo } from "./history.ts";
import {
  back,
  forward,
  nextWhere,
  toEnd,
  toLastFork,
  toNextFork,
  toVariationAbove,
  toVariationBelow,
} from "./navigate.ts";
import { annotate, currentNode, goTo, makeMain, playMove, removeMove, studyOf } from "./study.ts";
import { Waypoints } from "./waypoints.ts";

type Record = GameRecord<ChessPosition, ChessMove>;

function read(movetext: string): Record {
  for (const { record, faults } of readChessPgn(movetext)) {
    if (record !== undefined && faults.length === 0) return record;
  }
  throw new Error(`cannot read ${movetext}`);
}

const isSame = (one: ChessMove | "--", other: ChessMove | "--"): boolean =>
  one === other || (one !== "--" && other !== "--" && sameMove(one, other));

const FORKED = read("1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 Nc6 (2... d6) 3. Bb5 *");

describe("waypoints", () => {
  test("stay the same whichever tree they stand in", () => {
    const waypoints = new Waypoints(chess, chess.start());
    const [e4, e5] = mainline(FORKED.tree);
    const once = waypoints.along([e4, e5].filter((move) => move !== undefined));
    const again = waypoints.along(mainline(FORKED.tree));
    expect(again[2]).toBe(once[2]);
    expect(again.map(({ text }) => text)).toEqual(["", "e4", "e5", "Nf3", "Nc6", "Bb5"]);
    expect(again.at(-1)?.ply).toBe(5);
  });

  test("take null moves, after which the line begins anew", () => {
    const [e4] = mainline(FORKED.tree);
    if (e4 === undefined) throw new Error("no first move");
    const [, , passed] = new Waypoints(chess, chess.start()).along([e4, "--"]);
    expect(passed?.text).toBe("--");
    expect(passed?.line.moves).toEqual([]);
    expect(passed?.line.position.sideToMove).toBe("white");
  });
});

describe("a study", () => {
  test("follows a move that is there and adds one that is not", () => {
    const study = studyOf(FORKED);
    const [e4] = mainline(FORKED.tree);
    if (e4 === undefined) throw new Error("no first move");
    const followed = playMove(study, e4, isSame);
    expect(followed.record).toBe(FORKED);
    expect(followed.path).toEqual([0]);
    const added = playMove(followed, "--", isSame);
    expect(added.path).toEqual([0, 2]);
    expect(currentNode(added)?.move).toBe("--");
  });

  test("keeps the person's place when another variation goes", () => {
    const study = goTo(studyOf(FORKED), [0, 1, 1]);
    expect(removeMove(study, [0, 0]).path).toEqual([0, 0, 1]);
    expect(removeMove(study, [0, 1, 0]).path).toEqual([0, 1, 0]);
    expect(removeMove(study, [0, 1]).path).toEqual([0]);
    expect(removeMove(study, [0, 0, 0, 1]).path).toEqual([0, 1, 1]);
  });

  test("follows a path as far as there are moves", () => {
    expect(goTo(studyOf(FORKED), [0, 1, 7, 0]).path).toEqual([0, 1]);
  });

  test("holds comments at its start too", () => {
    const commented = annotate(studyOf(FORKED), [], { comments: ["A beginning."] });
    expect(commented.record.tree.comments).toEqual(["A beginning."]);
    const glyph = annotate(studyOf(FORKED), [0, 1], { nags: [1] });
    expect(currentNode(goTo(glyph, [0, 1]))?.nags).toEqual([1]);
  });
});

describe("undoing", () => {
  test("brings back what was changed, and where one stood", () => {
    const before = historyOf(goTo(studyOf(FORKED), [0, 0]));
    const after = changed(before, makeMain(before.now, [0, 1]));
    expect(after.now.path).toEqual([0, 0]);
    const undone = undo(after);
    expect(undone?.now).toBe(before.now);
    expect(undone && redo(undone)?.now.record).toBe(after.now.record);
  });

  test("is not offered for going about", () => {
    const history = changed(historyOf(studyOf(FORKED)), goTo(studyOf(FORKED), [0]));
    expect(history.now.path).toEqual([0]);
    expect(undo(history)).toBeUndefined();
    expect(redo(history)).toBeUndefined();
  });

  test("takes back at once what was written letter by letter", () => {
    const before = historyOf(studyOf(FORKED));
    const first = changed(before, annotate(before.now, [0], { comments: ["G"] }));
    const second = amended(first, annotate(first.now, [0], { comments: ["Go"] }));
    expect(currentNode(goTo(second.now, [0]))?.comments).toEqual(["Go"]);
    expect(undo(second)?.now).toBe(before.now);
  });

  test("forgets what was undone once something else is done", () => {
    const first = changed(historyOf(studyOf(FORKED)), removeMove(studyOf(FORKED), [0, 1]));
    const undone = undo(first);
    if (undone === undefined) throw new Error("nothing to undo");
    const other = changed(undone, removeMove(undone.now, [0, 0]));
    expect(redo(other)).toBeUndefined();
  });
});

describe("steps through the tree", () => {
  const { tree } = FORKED;
  test.each<[string, (path: TreePath) => TreePath, TreePath, TreePath]>([
    ["forward", (path) => forward(tree, path), [0], [0, 0]],
    ["forward at the end", (path) => forward(tree, path), [0, 1, 1], [0, 1, 1]],
    ["back at the start", (path) => back(tree, path), [], []],
    ["to the end of a variation", (path) => toEnd(tree, path), [0, 1], [0, 1, 0]],
    ["to the next fork", (path) => toNextFork(tree, path), [], [0]],
    ["to the fork after that", (path) => toNextFork(tree, path), [0], [0, 0, 0]],
    ["to the last fork", (path) => toLastFork(tree, path), [0, 0, 0, 0, 0], [0, 0, 0]],
    ["from the first move to the start", (path) => toLastFork(tree, path), [0], []],
    ["down to the first alternatives", (path) => toVariationBelow(tree, path), [], [0, 0]],
    ["down among alternatives", (path) => toVariationBelow(tree, path), [0, 0], [0, 1]],
    ["down at the last alternative", (path) => toVariationBelow(tree, path), [0, 1], [0, 1]],
    ["up among alternatives", (path) => toVariationAbove(tree, path), [0, 1, 1], [0, 1, 0]],
    ["up to the last alternatives", (path) => toVariationAbove(tree, path), [0, 1, 0], [0, 1]],
    ["up from the main line", (path) => toVariationAbove(tree, path), [0, 0, 0], [0, 0]],
  ])("%s", (_name, step, from, to) => {
    expect(step(from)).toEqual(to);
  });

  test("finds the next move of a kind along the line", () => {
    const marked = read("1. e4 $1 e5 2. Nf3 $2 Nc6 3. Bb5 $2 *");
    const next = (path: TreePath) =>
      nextWhere(marked.tree, path, (node) => node.nags?.includes(2) ?? false);
    expect(next([])).toEqual([0, 0, 0]);
    expect(next([0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
    expect(next([0, 0, 0, 0, 0])).toBeUndefined();
  });
});
