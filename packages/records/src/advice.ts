import type { Judgement, MoveReport } from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";
import { givenAwayText } from "./given-away.ts";
import { isNullMove, type TreeNode } from "./tree.ts";

const WORDS: Readonly<Record<Judgement, string>> = {
  inaccuracy: "Inaccuracy",
  mistake: "Mistake",
  blunder: "Blunder",
};

/** What a report charges a move with, as the sentence that stands beside it. */
export function adviceText<P, M, S extends string>(
  game: Game<P, M, S>,
  before: Line<P, M>,
  move: MoveReport<M, S>,
): string | undefined {
  const { judgement, better } = move;
  const best = better?.[0];
  if (judgement === undefined || best === undefined) return undefined;
  const lost = givenAwayText(game, move);
  const charge = lost === undefined ? WORDS[judgement] : `${WORDS[judgement]}: ${lost}`;
  return `${charge}; better was ${game.notation.formatMove(best, before)}.`;
}

const ADVICE = /^(Inaccuracy|Mistake|Blunder)(: [^;]+ given away, [^;]+)?; better was .+\.$/;

/** Whether a comment is a sentence of `adviceText`. */
export const isAdvice = (text: string): boolean => ADVICE.test(text);

/** The judgement that a report has written beside a move. */
export function writtenJudgement<M>({ comments = [] }: TreeNode<M>): Judgement | undefined {
  const word = comments.map((text) => ADVICE.exec(text)?.[1]).find((each) => each !== undefined);
  return (["inaccuracy", "mistake", "blunder"] as const).find((each) => WORDS[each] === word);
}

/** Whether a variation begins with the move that the sentence beside a move calls better. */
export function isAdvised<P, M, S extends string>(
  game: Game<P, M, S>,
  before: Line<P, M>,
  { comments = [] }: TreeNode<M>,
  variation: TreeNode<M>,
): boolean {
  const advice = comments.find(isAdvice);
  if (advice === undefined || isNullMove(variation.move)) return false;
  return advice.endsWith(`; better was ${game.notation.formatMove(variation.move, before)}.`);
}
