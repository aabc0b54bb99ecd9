import {
  expectedPoints,
  type GameReport,
  judgeGame,
  type PositionReport,
  stagesOf,
} from "@kibitz/engine";
import type { Game } from "@kibitz/rules";
import { isAdvised, writtenJudgement } from "./advice.ts";
import { scoreOfEvaluation } from "./annotate.ts";
import { judgeOf } from "./judge.ts";
import {
  type Evaluation,
  type GameRecord,
  isNullMove,
  lineOfRecord,
  mainlineNodes,
  type TreeNode,
} from "./tree.ts";

/** Less than this share of the moves with an evaluation is no report. */
const LEAST_KNOWN = 0.6;

/**
 * The report that a judge's evaluations beside the moves amount to; undefined where too few are
 * there, and where nobody is known to have judged both sides (`judgeOf`). Of a report of ours
 * charges and better lines are those that it wrote down, so it comes back as it was; of another
 * judge's evaluations the charges are reckoned, and the first variation of a move counts as better.
 */
export function reportOfRecord<P, M, S extends string>(
  game: Game<P, M, S>,
  record: GameRecord<P, M>,
): GameReport<M, S> | undefined {
  const judge = judgeOf(record.tags);
  if (judge === undefined) return undefined;
  const line = lineOfRecord(game, record);
  // What comes after a null move is judged by nobody.
  const nodes = [...mainlineNodes(record.tree)].slice(0, line.moves.length);
  const known = nodes.filter(({ evaluation }) => evaluation !== undefined);
  if (nodes.length === 0 || known.length < LEAST_KNOWN * nodes.length) return undefined;
  const stages = stagesOf(game, line);
  const isOurs = judge === "Kibitz";
  const positions = stages.map((stage, ply) => {
    const parent = ply === 0 ? record.tree : nodes[ply - 1];
    const [main, ...variations] = parent?.children ?? [];
    const better = isOurs
      ? variations.find((each) => main && isAdvised(game, stage, main, each))
      : variations[0];
    const written = parent?.evaluation;
    return written && positionReport(written, movesFrom(better));
  });
  return judgeGame(game, stages, positions, isOurs ? nodes.map(writtenJudgement) : undefined);
}

function positionReport<M>(evaluation: Evaluation, pv: readonly M[]): PositionReport<M> {
  const score = scoreOfEvaluation(evaluation);
  const depth = evaluation.depth ?? 0;
  return { score, chances: expectedPoints(score), pv, depth, nodes: 0, confirmed: true };
}

function movesFrom<M>(first: TreeNode<M> | undefined): readonly M[] {
  const moves: M[] = [];
  for (let node = first; node !== undefined; node = node.children[0]) {
    if (isNullMove(node.move)) break;
    moves.push(node.move);
  }
  return moves;
}
