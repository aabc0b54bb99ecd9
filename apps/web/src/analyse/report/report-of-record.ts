import {
  expectedPoints,
  type GameReport,
  judgeGame,
  type PositionReport,
  stagesOf,
} from "@kibitz/engine";
import {
  type Evaluation,
  type GameRecord,
  isNullMove,
  lineOfRecord,
  mainlineNodes,
  scoreOfEvaluation,
  type TreeNode,
} from "@kibitz/records";
import type { Game } from "@kibitz/rules";

/** Less than this share of the moves with an evaluation is no report. */
const LEAST_KNOWN = 0.6;

/**
 * The report that a record's evaluations amount to, as an earlier report or another program has
 * written them; undefined where too few are there. What would have been better is taken from the
 * first variation of a move.
 */
export function reportOfRecord<P, M, S extends string>(
  game: Game<P, M, S>,
  record: GameRecord<P, M>,
): GameReport<M, S> | undefined {
  const line = lineOfRecord(game, record);
  // What comes after a null move is judged by nobody.
  const nodes = [...mainlineNodes(record.tree)].slice(0, line.moves.length);
  const known = nodes.filter(({ evaluation }) => evaluation !== undefined);
  if (nodes.length === 0 || known.length < LEAST_KNOWN * nodes.length) return undefined;
  const stages = stagesOf(game, line);
  const positions = stages.map((_, ply) => {
    const evaluation = ply === 0 ? record.tree.evaluation : nodes[ply - 1]?.evaluation;
    const siblings = (ply === 0 ? record.tree : nodes[ply - 1])?.children ?? [];
    return evaluation && positionReport<M>(evaluation, firstVariation(siblings));
  });
  return judgeGame(game, stages, positions);
}

function positionReport<M>(evaluation: Evaluation, pv: readonly M[]): PositionReport<M> {
  const score = scoreOfEvaluation(evaluation);
  const depth = evaluation.depth ?? 0;
  return { score, chances: expectedPoints(score), pv, depth, nodes: 0, confirmed: true };
}

function firstVariation<M>([, first]: readonly TreeNode<M>[]): readonly M[] {
  const moves: M[] = [];
  for (let node = first; node !== undefined; node = node.children[0]) {
    if (isNullMove(node.move)) break;
    moves.push(node.move);
  }
  return moves;
}
