import { countedText } from "@kibitz/rules";
import type { Score } from "./player.ts";
import { formatScore } from "./score.ts";

/** Without a sign: proved margins are whole, `8`, and estimates have a digit more, `2.5`. */
export const amountOf = ({ kind, value }: Score & { readonly kind: "points" | "exact" }): string =>
  Math.abs(value).toFixed(kind === "exact" ? 0 : 1);

/** Of the side that wins or loses. */
export const movesOf = (plies: number): number => Math.ceil(Math.abs(plies) / 2);

/**
 * A score of the first side, `+0.35` or `#4`. Where margins count, the side that leads is named by
 * its letter instead: `S +8`, and `S in 3` where it wins in so many moves.
 */
export function leaderText(score: Score, [first, second]: readonly [string, string]): string {
  if (score.kind === "cp" || score.kind === "winrate") return formatScore(score);
  const value = score.kind === "mate" ? score.plies : score.value;
  const leader = (value > 0 ? first : second).charAt(0).toUpperCase();
  if (score.kind === "mate") return `${leader} in ${movesOf(score.plies)}`;
  const amount = amountOf(score);
  return Number(amount) === 0 ? amount : `${leader} +${amount}`;
}

/**
 * What a score promises the side that it is of: "wins by 8 seeds", "is behind by about 2.3 seeds".
 * Undefined where it says nothing of margins or moves.
 */
export function prospectWords(score: Score, points: string): string | undefined {
  switch (score.kind) {
    case "exact":
      if (score.value === 0) return "draws";
      return `${score.value > 0 ? "wins" : "loses"} by ${countedText(amountOf(score), points)}`;
    case "points":
      if (Number(amountOf(score)) === 0) return "stands even";
      return `${score.value > 0 ? "leads" : "is behind"} by about ${countedText(amountOf(score), points)}`;
    case "mate":
      return `${score.plies > 0 ? "wins" : "loses"} in ${countedText(movesOf(score.plies), "moves")}`;
    default:
      return undefined;
  }
}
