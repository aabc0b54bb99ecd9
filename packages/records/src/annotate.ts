import {
  type GameReport,
  type Judgement,
  type MoveReport,
  type Score,
  stagesOf,
} from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";
import { adviceText, isAdvice, isAdvised } from "./advice.ts";
import { judgeOf, withOurJudgement, withoutOurJudgement } from "./judge.ts";
import {
  type Evaluation,
  type GameRecord,
  type GameTree,
  isNullMove,
  lineOfRecord,
  mainlineNodes,
  type TreeNode,
  treeOfMoves,
} from "./tree.ts";

/** Plies of a better line; what comes later is rarely what would have been played. */
const SHOWN_PLIES = 10;

const NAGS: Readonly<Record<Judgement, number>> = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** The glyphs that judge a move: one judgement takes the place of another. */
const isMoveJudgement = (nag: number): boolean => nag >= 1 && nag <= 6;

/**
 * Writes a report into the main line of the record that it judged: who judges, scores, and for every
 * charge a glyph, a sentence and the better line as a variation. What an earlier report has said of
 * a move is replaced; all else stays, and so do moves that are not judged yet. Evaluations of others
 * go, for one judge speaks; they give way to a whole report only, so that beside them a report in
 * which a move is not judged writes nothing.
 */
export function annotateRecord<P, M, S extends string>(
  game: Game<P, M, S>,
  record: GameRecord<P, M>,
  report: GameReport<M, S>,
): GameRecord<P, M> {
  if (report.moves.every((move) => move === undefined)) return record;
  const isOthers = judgeOf(record.tags) !== "Kibitz" && hasEvaluations(record);
  if (isOthers && report.moves.includes(undefined)) return record;
  const { tree } = isOthers ? withoutEvaluations(record) : record;
  const stages = stagesOf(game, lineOfRecord(game, record));
  const children = rebuiltMainline(tree, (node, siblings, index) => {
    const [move, stage] = [report.moves[index], stages[index]];
    if (move === undefined || stage === undefined) return [node, ...siblings];
    const judged = withVerdict(node, verdictOf(game, stage, move));
    return [judged, ...judgedVariations(game, stage, node, siblings, move)];
  });
  const first = report.positions[0]?.score;
  const evaluation = first && evaluationOf(first);
  return {
    ...record,
    tags: withOurJudgement(record.tags),
    tree: { ...tree, children, ...(evaluation && { evaluation }) },
  };
}

/** Whether anything of the main line is evaluated. */
const hasEvaluations = <P, M>({ tree }: GameRecord<P, M>): boolean =>
  [tree, ...mainlineNodes(tree)].some(({ evaluation }) => evaluation !== undefined);

/** The record without the evaluations of its main line. */
function withoutEvaluations<P, M>(record: GameRecord<P, M>): GameRecord<P, M> {
  const { evaluation: _, ...tree } = record.tree;
  const children = rebuiltMainline(tree, ({ evaluation: _, ...node }, siblings) => [
    node,
    ...siblings,
  ]);
  return { ...record, tree: { ...tree, children } };
}

/**
 * The moves of a tree with its main line made anew: `rebuild` gives each of its moves, whatever
 * follows, and behind it the variations beside it.
 */
function rebuiltMainline<M>(
  tree: GameTree<M>,
  rebuild: (
    node: TreeNode<M>,
    siblings: readonly TreeNode<M>[],
    index: number,
  ) => readonly [TreeNode<M>, ...TreeNode<M>[]],
): readonly TreeNode<M>[] {
  const nodes = [...mainlineNodes(tree)];
  let children = nodes.at(-1)?.children ?? [];
  for (const [index, node] of [...nodes.entries()].toReversed()) {
    const siblings = (nodes[index - 1] ?? tree).children.slice(1);
    const [rebuilt, ...variations] = rebuild(node, siblings, index);
    children = [{ ...rebuilt, children }, ...variations];
  }
  return children;
}

/**
 * Takes a report out of the main line again: scores, and where it had charged a move with
 * something the glyph, the sentence and the better line, unless somebody has added to that line.
 */
export function clearReport<P, M, S extends string>(
  game: Game<P, M, S>,
  record: GameRecord<P, M>,
): GameRecord<P, M> {
  const { evaluation: _, ...tree } = record.tree;
  const stages = stagesOf(game, lineOfRecord(game, record));
  const children = rebuiltMainline(tree, (node, siblings, index) => {
    const stage = stages[index];
    const kept = stage === undefined ? siblings : withoutBetterLine(game, stage, node, siblings);
    return [withVerdict(node, {}), ...kept];
  });
  return { ...record, tags: withoutOurJudgement(record.tags), tree: { ...tree, children } };
}

/** The variations of a charged move without the one that its charge has brought. */
function withoutBetterLine<P, M, S extends string>(
  game: Game<P, M, S>,
  before: Line<P, M>,
  charged: TreeNode<M>,
  siblings: readonly TreeNode<M>[],
): readonly TreeNode<M>[] {
  return siblings.filter((node) => !isAdvised(game, before, charged, node) || !isBareLine(node));
}

/** Moves alone, and no more of them than a report writes. */
function isBareLine<M>(first: TreeNode<M>): boolean {
  let plies = 0;
  for (let node: TreeNode<M> | undefined = first; node !== undefined; node = node.children[0]) {
    plies += 1;
    if (plies > SHOWN_PLIES || node.children.length > 1) return false;
    if (Object.keys(node).some((name) => name !== "move" && name !== "children")) return false;
  }
  return true;
}

/** What a report says of a move; empty where it says nothing any more. */
interface Verdict {
  readonly evaluation?: Evaluation | undefined;
  readonly judgement?: Judgement | undefined;
  readonly advice?: string | undefined;
}

function verdictOf<P, M, S extends string>(
  game: Game<P, M, S>,
  before: Line<P, M>,
  move: MoveReport<M, S>,
): Verdict {
  const { judgement, after } = move;
  const evaluation = after.score && evaluationOf(after.score);
  return { evaluation, judgement, advice: adviceText(game, before, move) };
}

/** The node with this verdict in place of what an earlier report has said of it. */
function withVerdict<M>(
  { evaluation: _, comments = [], nags = [], ...rest }: TreeNode<M>,
  { evaluation, judgement, advice }: Verdict,
): TreeNode<M> {
  const kept = comments.filter((text) => !isAdvice(text));
  const said = advice === undefined ? kept : [advice, ...kept];
  const wasJudged = kept.length < comments.length;
  const marks = judgement || wasJudged ? nags.filter((nag) => !isMoveJudgement(nag)) : nags;
  const glyphs = judgement ? [NAGS[judgement], ...marks] : marks;
  return {
    ...rest,
    ...(said.length > 0 && { comments: said }),
    ...(glyphs.length > 0 && { nags: glyphs }),
    ...(evaluation && { evaluation }),
  };
}

/**
 * The variations of a judged move with the better line of a charge, unless one begins with its
 * move already. What an earlier charge has brought makes way.
 */
function judgedVariations<P, M, S extends string>(
  game: Game<P, M, S>,
  before: Line<P, M>,
  node: TreeNode<M>,
  siblings: readonly TreeNode<M>[],
  { judgement, better = [] }: MoveReport<M, S>,
): readonly TreeNode<M>[] {
  const others = withoutBetterLine(game, before, node, siblings);
  const [best] = better;
  if (judgement === undefined || best === undefined) return others;
  const known = siblings.find(
    ({ move }) => !isNullMove(move) && game.moveCode(move) === game.moveCode(best),
  );
  if (known === undefined)
    return [...others, ...treeOfMoves(better.slice(0, SHOWN_PLIES)).children];
  return siblings.filter((each) => each === known || others.includes(each));
}

/** A score of the first side as files write it; undefined for scores that they have no form for. */
export function evaluationOf(score: Score): Evaluation | undefined {
  switch (score.kind) {
    case "cp":
    case "points":
    case "exact":
      return { kind: score.kind, value: score.value };
    case "mate":
      return { kind: "mate", moves: Math.sign(score.plies) * Math.ceil(Math.abs(score.plies) / 2) };
    case "winrate":
      return undefined;
  }
}

/** A score of the first side as an engine would give it. */
export function scoreOfEvaluation(evaluation: Evaluation): Score {
  const { kind } = evaluation;
  if (kind !== "mate") return { kind, value: evaluation.value };
  return { kind, plies: 2 * evaluation.moves - Math.sign(evaluation.moves) };
}
