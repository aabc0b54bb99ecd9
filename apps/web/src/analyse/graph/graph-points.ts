import {
  expectedPoints,
  type GameReport,
  type Judgement,
  type PositionReport,
  type Score,
} from "@kibitz/engine";
import { type Annotations, scoreOfEvaluation } from "@kibitz/records";

/** What the graph shows of the position after so many moves. */
export interface GraphPoint {
  readonly ply: number;
  /** How high the curve runs, from 0 where the second side leads to 1; undefined while unknown. */
  readonly level: number | undefined;
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
  /** What is known where the game is over. */
  ended(ply: number): Ended | undefined;
}

type Ended = Pick<PositionReport<unknown>, "score" | "chances">;

/** The points of a line and what the height of the plot stands for. */
export interface Graph {
  readonly points: readonly GraphPoint[];
  /** The margin at the upper edge, in the game's own points; undefined where it is a won game. */
  readonly most: number | undefined;
}

const JUDGEMENT_NAGS: ReadonlyMap<number, Judgement> = new Map([
  [2, "mistake"],
  [4, "blunder"],
  [6, "inaccuracy"],
]);

/** A smaller margin never fills the height of the plot. */
const LEAST_MOST = 6;

/**
 * The curve of a line: the first side's share of the points, or where `counts` is set its margin, on
 * a scale that holds the greatest one.
 */
export function graphOf(sources: GraphSources, counts: boolean): Graph {
  const known = sources.nodes.map((node, ply) => knownAt(sources, node, ply));
  const most = counts ? mostOf(known) : undefined;
  const points = known.map(({ score, chances }, ply) => ({
    ply,
    score,
    level: levelOf(score, chances, most),
    judgement: judgementOf(sources.nodes[ply]?.nags),
  }));
  return { points, most };
}

interface Known {
  readonly score: Score | undefined;
  readonly chances: number | undefined;
}

function knownAt(
  { report, seen, ended }: GraphSources,
  node: Annotations | undefined,
  ply: number,
): Known {
  const written = node?.evaluation && scoreOfEvaluation(node.evaluation);
  const position = report?.positions[ply];
  const end = ended(ply);
  const score = written ?? position?.score ?? end?.score ?? seen(ply);
  const given = score === undefined ? position?.chances : expectedPoints(score);
  return { score, chances: end?.chances ?? given };
}

function mostOf(known: readonly Known[]): number {
  const margins = known.map(({ score }) => Math.abs(marginOf(score) ?? 0));
  return Math.max(LEAST_MOST, Math.ceil(Math.max(...margins) / 2) * 2);
}

const marginOf = (score: Score | undefined): number | undefined =>
  score?.kind === "points" || score?.kind === "exact" ? score.value : undefined;

function levelOf(
  score: Score | undefined,
  chances: number | undefined,
  most: number | undefined,
): number | undefined {
  const margin = most === undefined ? undefined : marginOf(score);
  return margin === undefined || most === undefined ? chances : 0.5 + margin / most / 2;
}

/** Whether there is anything to draw a line through. */
export const isWorthDrawing = ({ points }: Graph): boolean =>
  points.filter(({ level }) => level !== undefined).length >= 2;

function judgementOf(nags: readonly number[] = []): Judgement | undefined {
  for (const nag of nags) {
    const judgement = JUDGEMENT_NAGS.get(nag);
    if (judgement !== undefined) return judgement;
  }
  return undefined;
}
