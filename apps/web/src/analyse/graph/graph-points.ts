import { expectedPoints, type GameReport, type Judgement, type Score } from "@kibitz/engine";
import type { Annotations } from "@kibitz/records";
import { scoreOfEvaluation } from "../report/report-of-record.ts";

/** What the graph shows of the position after so many moves. */
export interface GraphPoint {
  readonly ply: number;
  /** The first side's share of the points, from 0 to 1; undefined while unknown. */
  readonly chances: number | undefined;
  readonly score: Score | undefined;
  readonly judgement: Judgement | undefined;
}

/** Where evaluations come from, the most trusted first. */
export interface GraphSources {
  /** Beside the moves of the line; the first stands for the start. */
  readonly nodes: readonly (Annotations | undefined)[];
  /** A running report on the same line. */
  readonly report: GameReport<unknown, string> | undefined;
  /** What an engine has seen of the position after so many moves, for the first side. */
  seen(ply: number): Score | undefined;
  /** The first side's share of the points where the game is over. */
  ended(ply: number): number | undefined;
}

const JUDGEMENT_NAGS: ReadonlyMap<number, Judgement> = new Map([
  [2, "mistake"],
  [4, "blunder"],
  [6, "inaccuracy"],
]);

export function graphPoints({ nodes, report, seen, ended }: GraphSources): readonly GraphPoint[] {
  return nodes.map((node, ply) => {
    const written = node?.evaluation && scoreOfEvaluation(node.evaluation);
    const position = report?.positions[ply];
    const score = written ?? position?.score ?? seen(ply);
    const given = score === undefined ? position?.chances : expectedPoints(score);
    return { ply, score, chances: ended(ply) ?? given, judgement: judgementOf(node?.nags) };
  });
}

/** Whether there is anything to draw a line through. */
export const isWorthDrawing = (points: readonly GraphPoint[]): boolean =>
  points.filter(({ chances }) => chances !== undefined).length >= 2;

function judgementOf(nags: readonly number[] = []): Judgement | undefined {
  for (const nag of nags) {
    const judgement = JUDGEMENT_NAGS.get(nag);
    if (judgement !== undefined) return judgement;
  }
  return undefined;
}
