import { countedText, type Game, type Outcome } from "@kibitz/rules";
import type { GameEntry } from "./game-entry.ts";

/** How a game has ended, as the end of a sentence: "by checkmate", "by 8 seeds". */
export function howItEnded<P, M, S extends string>(
  {
    describeReason,
    saidByMargin = [],
  }: Pick<GameEntry<P, M, S>, "describeReason" | "saidByMargin">,
  { points }: Pick<Game<P, M, S>, "points">,
  outcome: Outcome<S>,
): string {
  const { reason } = outcome;
  const margin = outcome.kind === "win" ? outcome.margin : undefined;
  if (margin === undefined || points === undefined) return describeReason(reason);
  const counted = `by ${countedText(margin, points)}`;
  return saidByMargin.includes(reason) ? counted : `${counted}, ${describeReason(reason)}`;
}

/** How a game has ended, as a sentence that names the sides. */
export function endSentence<P, M, S extends string>(
  entry: Pick<GameEntry<P, M, S>, "describeReason" | "saidByMargin" | "sideName">,
  game: Pick<Game<P, M, S>, "points">,
  outcome: Outcome<S>,
): string {
  const how = howItEnded(entry, game, outcome);
  return outcome.kind === "draw"
    ? `The game is drawn ${how}.`
    : `${entry.sideName(outcome.winner)} has won ${how}.`;
}
