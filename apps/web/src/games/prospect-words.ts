import {
  amountOf,
  formatScore,
  prospectWords as prospectInPoints,
  type Score,
} from "@kibitz/engine";

/** What a score promises the side that it is of: "wins by 8 seeds", "plus 0.35". */
export function prospectWords(score: Score, points = "points"): string {
  const words = prospectInPoints(score, points);
  return words ?? formatScore(score).replace("-", "minus ").replace("+", "plus ");
}

/** The same as short as a pit is small: "+8", "−2.3", "=", "win". */
export function prospectText(score: Score): string {
  if (score.kind === "mate") return score.plies > 0 ? "win" : "loss";
  if (score.kind === "exact" && score.value === 0) return "=";
  if (score.kind !== "points") return formatScore(score).replace("-", "−");
  const amount = amountOf({ kind: "points", value: score.value });
  if (Number(amount) === 0) return amount;
  return `${score.value < 0 ? "−" : "+"}${amount}`;
}
