import { expectedPoints, type Score } from "@kibitz/engine";
import { Show } from "solid-js";
import { scoreWords, seenByFirst, shortScoreText } from "../../games/score-words.ts";
import type { AnalysisModel } from "../model.ts";
import type { Live } from "./live.ts";
import "./evaluation-bar.css";

/** The first side's share of the points as a column beside the board. */
export function EvaluationBar<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly live: Live<P, M, S>;
}) {
  const { model } = props;
  const [first] = model.game.sides;
  const score = (): Score | undefined => {
    const best = props.live.known().lines[0];
    return best && seenByFirst(best.score, model.isFirstToMove());
  };
  const chances = (): number => {
    const outcome = model.outcome();
    if (outcome?.kind === "win") return outcome.winner === first ? 1 : 0;
    const known = score();
    return outcome === undefined && known !== undefined ? expectedPoints(known) : 0.5;
  };
  const words = (): string => {
    const known = score();
    if (model.outcome() !== undefined) return "The game is over.";
    return known === undefined ? "Not known yet." : `${scoreWords(known, model.terms)}.`;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no browser lets a meter be drawn like this
    <div
      class="evaluation-bar"
      classList={{ flipped: model.bottom() !== first, "first-leads": chances() >= 0.5 }}
      role="meter"
      aria-label="Evaluation"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * chances())}
      aria-valuetext={words()}
      title={words()}
    >
      <div class="evaluation-bar-first" style={{ height: `${100 * chances()}%` }} />
      <Show when={model.outcome() === undefined && score()} keyed>
        {(known) => <span class="evaluation-bar-score figures">{shortScoreText(known)}</span>}
      </Show>
    </div>
  );
}
