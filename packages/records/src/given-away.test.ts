import {
  expectedPoints,
  judgeGame,
  type PositionReport,
  type Score,
  stagesOf,
} from "@kibitz/engine";
import { playAll, startLine } from "@kibitz/rules";
import { chess } from "@kibitz/rules/chess";
import { createKalah, type KalahMove } from "@kibitz/rules/kalah";
import { expect, it, test } from "vitest";
import { annotateRecord, clearReport } from "./annotate.ts";
import { givenAwayText } from "./given-away.ts";
import { treeOfMoves } from "./tree.ts";

const kalah = createKalah();

const position = (score: Score, pv: readonly KalahMove[] = []): PositionReport<KalahMove> => ({
  score,
  chances: expectedPoints(score),
  pv,
  depth: 1,
  nodes: 1,
  confirmed: true,
});
const exact = (value: number): Score => ({ kind: "exact", value });
const points = (value: number): Score => ({ kind: "points", value });

it.each([
  ["south", exact(8), exact(2), "6 seeds given away, from winning by 8 to winning by 2"],
  ["north", exact(-8), exact(-7), "1 seed given away, from winning by 8 to winning by 7"],
  ["north", exact(0), exact(4), "4 seeds given away, from a draw to losing by 4"],
  ["south", points(2), exact(0), "about 2.0 seeds given away, from a lead of 2.0 to a draw"],
  [
    "south",
    points(0.01),
    points(-2.31),
    "about 2.3 seeds given away, from an even game to being 2.3 behind",
  ],
] as const)("%s from %j to %j", (side, before, after, text) => {
  const move = { side, before: position(before), after: position(after) };
  expect(givenAwayText(kalah, move)).toBe(text);
});

it("says nothing where nothing is counted", () => {
  const score: Score = { kind: "cp", value: 30 };
  const known = { ...position(score), pv: [] };
  expect(givenAwayText(chess, { side: "white", before: known, after: known })).toBeUndefined();
});

test("a report of a game that counts can be written into its record and taken out again", () => {
  const pit = (index: number): KalahMove => ({ kind: "sow", pit: index });
  const line = playAll(kalah, startLine(kalah), [pit(0)]);
  const record = {
    tags: new Map(),
    start: kalah.start(),
    tree: treeOfMoves(line.moves),
    result: "*",
  } as const;
  const positions = [position(exact(8), [pit(2), pit(5)]), position(exact(-14))];
  const report = judgeGame(kalah, stagesOf(kalah, line), positions);
  const judged = annotateRecord(kalah, record, report);
  expect(judged.tree.children[0]?.comments).toEqual([
    "Blunder: 22 seeds given away, from winning by 8 to losing by 14; better was c.",
  ]);
  expect(judged.tree.children[0]?.evaluation).toEqual({ kind: "exact", value: -14 });
  expect(annotateRecord(kalah, judged, report)).toEqual(judged);
  expect(clearReport(kalah, judged)).toEqual(record);
});
