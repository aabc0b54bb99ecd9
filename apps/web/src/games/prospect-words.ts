import { formatScore, type Score } from "@kibitz/engine";
import { countedText } from "../app/counted-text.ts";
import { amountOf, countedMoves } from "./score-words.ts";

/** What a score promises the side that it is of: "wins by 8 seeds", "is behind by about 2.3 seeds". */
export function prospectWords(score: Score, points = "points"): string {
  switch (score.kind) {
    case "exact":
      if (score.value === 0) return "draws";
      return `${score.value > 0 ? "wins" : "loses"} by ${countedText(amountOf(score), points)}`;
    case "points":
      if (Number(amountOf(score)) === 0) return "stands even";
      return `${score.value > 0 ? "leads" : "is behind"} by about ${countedText(amountOf(score), points)}`;
    case "mate":
      return `${score.plies > 0 ? "wins" : "loses"} in ${countedMoves(score.plies)}`;
    default:
      return formatScore(score).replace("-", "minus ").replace("+", "plus ");
  }
}

/** The same as short as a pit is small: "+8", "−2.3", "=", "win". */
export function prospectText(score: Score): string {
  if (score.kind === "mate") return score.plies > 0 ? "win" : "loss";
  if (score.kind === "exact" && score.value === 0) return "=";
  return formatScore(score).replace("-", "−");
}
