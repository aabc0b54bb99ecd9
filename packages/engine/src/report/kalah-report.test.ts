import { expectOk, type Line, startLine } from "@kibitz/rules";
import { createKalah, type KalahMove, type KalahPosition } from "@kibitz/rules/kalah";
import type { MancalaSide } from "@kibitz/rules/mancala";
import { expect, it } from "vitest";
import { expectedPoints } from "../judgement.ts";
import { negateScore } from "../score.ts";
import { judgeAttempt, lessonsOf } from "./lessons.ts";
import { type ReportStage, reportGame } from "./report-game.ts";
import { ScoredPlayer } from "./scored-player.fixture.ts";
import { threatLine } from "./threat.ts";

const kalah = createKalah();
type KalahLine = Line<KalahPosition, KalahMove>;

function lineOf(start: KalahPosition, letters: string): KalahLine {
  return [...letters].reduce(
    (line, letter) => kalah.play(line, expectOk(kalah.notation.parseMove(letter, line))),
    startLine(kalah, start),
  );
}

/** South's exact margins of Kalah(6,4) after some first moves, of `data/solved/kalah.json`; c keeps the 8. */
const SOUTH_MARGINS: Readonly<Record<string, number>> = { a: -14, f: 4 };
const VALUE = 8;

/** A player that knows these values; the move it would make is c where it may be, else the first. */
function oracle() {
  return new ScoredPlayer<KalahPosition, KalahMove>(({ line, options }) => {
    const legal = options.searchMoves ?? kalah.legalMoves(line);
    const move = legal.find((each) => kalah.moveCode(each) === 2) ?? legal[0];
    const reached = options.searchMoves ? legal : line.moves;
    const text = reached.map((each) => kalah.notation.formatMove(each, line)).join("");
    const score = { kind: "exact", value: SOUTH_MARGINS[text] ?? VALUE } as const;
    const isSouth = line.position.sideToMove === "south";
    return [{ score: isSouth ? score : negateScore(score), pv: move ? [move] : [] }];
  });
}

async function reportOf(line: KalahLine) {
  let last: ReportStage<KalahMove, MancalaSide> | undefined;
  for await (const stage of reportGame(kalah, oracle(), line)) last = stage;
  if (last === undefined) throw new Error("a report has at least one stage");
  return last;
}

it("charges a first move with the seeds that it gives away", async () => {
  const { sides, moves } = await reportOf(lineOf(kalah.start(), "a"));
  expect(sides.south.averageLoss).toEqual({ unit: "points", value: 22 });
  expect(sides.north.averageLoss).toBeUndefined();
  expect(moves[0]).toMatchObject({ side: "south", judgement: "blunder" });
});

it("charges nothing for a move that keeps the value and the turn", async () => {
  const { sides, moves } = await reportOf(lineOf(kalah.start(), "cf"));
  expect(moves.map((move) => move?.side)).toEqual(["south", "south"]);
  expect(sides.south).toMatchObject({ averageLoss: { unit: "points", value: 0 } });
  expect(sides.south.accuracy).toBeCloseTo(100, 3);
});

it("knows the margin of a game that is over", async () => {
  const last = expectOk(kalah.notation.parsePosition("1,5S,1,4S,1,3S/5,1S 20 15 S 30"));
  const { positions } = await reportOf(lineOf(last, "f"));
  const score = { kind: "exact", value: -6 } as const;
  expect(positions[1]).toMatchObject({ score, chances: expectedPoints(score) });
  const even = expectOk(kalah.notation.parsePosition("1,5S,1,4S,1,3S/5,1S 23 12 S 30"));
  const drawn = (await reportOf(lineOf(even, "f"))).positions[1];
  expect(drawn).toMatchObject({ score: { kind: "exact", value: 0 }, chances: 0.5 });
});

it("teaches the first move, and takes any other that is as good", async () => {
  const line = lineOf(kalah.start(), "a");
  const [lesson] = lessonsOf(kalah, line, await reportOf(line));
  if (lesson === undefined) throw new Error("the blunder teaches nothing");
  const attempt = async (text: string) =>
    judgeAttempt(kalah, oracle(), lesson, expectOk(kalah.notation.parseMove(text, lesson.line)));
  expect(await attempt("c")).toMatchObject({ verdict: "best" });
  expect(await attempt("a")).toMatchObject({ verdict: "repeated" });
  expect(await attempt("f")).toMatchObject({ verdict: "worse" });
});

it("knows no threat, since nobody may pass", () => {
  expect(threatLine(kalah, startLine(kalah))).toBeUndefined();
});
