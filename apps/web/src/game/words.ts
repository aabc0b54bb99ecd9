import type { SessionState } from "@kibitz/engine";
import {
  type ChessMove,
  type ChessPosition,
  type Colour,
  describeReason,
} from "@kibitz/rules/chess";

export type ChessState = SessionState<ChessPosition, ChessMove, Colour>;

/** The state of the game as one sentence for the person who plays `own`. */
export function statusSentence(state: ChessState, own: Colour): string {
  const { status, line, played } = state;
  switch (status.kind) {
    case "ready":
    case "paused":
      return "The game is paused.";
    case "failed":
      return "The engine has stopped working.";
    case "over":
      return overSentence(status.outcome, own);
    case "playing": {
      const last = played.at(-1);
      const said = last && last.side !== own ? `Kibitz played ${last.record.text}. ` : "";
      return line.position.sideToMove === own ? `${said}Your move.` : "Kibitz is thinking …";
    }
  }
}

function overSentence(
  outcome: { readonly kind: string; readonly winner?: Colour; readonly reason: string },
  own: Colour,
): string {
  const how = describeReason(outcome.reason);
  if (outcome.kind === "draw") return `The game is a draw ${how}.`;
  return outcome.winner === own ? `You win ${how}.` : `Kibitz wins ${how}.`;
}
