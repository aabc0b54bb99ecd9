import type { ChessOutcomeReason } from "./outcome.ts";

/** How a game ended, as the end of a sentence for people: "White wins by checkmate". */
export const REASON_WORDS: Readonly<Record<ChessOutcomeReason, string>> = {
  checkmate: "by checkmate",
  stalemate: "by stalemate",
  "insufficient-material": "since neither side can mate",
  "fivefold-repetition": "by fivefold repetition",
  "seventy-five-moves": "by the seventy-five-move rule",
  "threefold-repetition": "by threefold repetition",
  "fifty-moves": "by the fifty-move rule",
  timeout: "on time",
  "timeout-insufficient-material": "since time is up and the opponent cannot mate",
  resignation: "by resignation",
  agreement: "by agreement",
};

/** The words for any reason; one that is not of the rules of chess is given as it is. */
export function describeReason(reason: string): string {
  return isKnown(reason) ? REASON_WORDS[reason] : `(${reason})`;
}

const isKnown = (reason: string): reason is ChessOutcomeReason =>
  Object.hasOwn(REASON_WORDS, reason);
