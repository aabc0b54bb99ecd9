import type { LessonPhase, RoundState } from "./lesson-round.ts";

/** What there is to say of where a lesson stands; empty while it only asks. */
export function phaseWords<P, M, S extends string>(
  { phase, lesson, solved, count }: RoundState<P, M, S>,
  best: string | undefined,
): string {
  if (lesson === undefined) return `${solved} of ${count} found without help.`;
  switch (phase.kind) {
    case "asking":
      return phase.hinted ? "Where the move begins is marked." : "";
    case "judging":
      return "The engine looks at it…";
    case "judged":
      return verdictWords(phase.verdict);
    case "shown":
      return best === undefined ? "The file does not say what was better." : `Best was ${best}.`;
    case "failed":
      return phase.message;
  }
}

function verdictWords(verdict: (LessonPhase<unknown> & { kind: "judged" })["verdict"]): string {
  switch (verdict) {
    case "best":
      return "The best move.";
    case "good":
      return "Good: nearly as strong as the best move.";
    case "worse":
      return "Not good enough: this gives away too much. Try another.";
    case "repeated":
      return "That is the move that was played. Try another.";
  }
}
