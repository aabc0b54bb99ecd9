import type { Evaluation } from "@kibitz/records";

/** An evaluation beside a move: "+0.3", "#−4". */
export function evaluationText(evaluation: Evaluation): string {
  if (evaluation.kind === "mate") return `#${evaluation.moves}`.replace("-", "−");
  const pawns = (evaluation.value / 100).toFixed(1).replace(/^-0\.0$/, "0.0");
  return `${evaluation.value > 0 && pawns !== "0.0" ? "+" : ""}${pawns}`.replace("-", "−");
}
