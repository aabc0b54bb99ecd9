import type { Evaluation } from "@kibitz/records";

/** An evaluation beside a move: "+0.3", "#−4", "+8". */
export function evaluationText(evaluation: Evaluation): string {
  switch (evaluation.kind) {
    case "mate":
      return `#${evaluation.moves}`.replace("-", "−");
    case "cp":
      return signed((evaluation.value / 100).toFixed(1));
    case "points":
      return signed(evaluation.value.toFixed(1));
    case "exact":
      return signed(String(evaluation.value));
  }
}

/** With a true minus, and zero without a sign. */
function signed(number: string): string {
  if (Number(number) === 0) return number.replace("-", "");
  return Number(number) > 0 ? `+${number}` : number.replace("-", "−");
}
