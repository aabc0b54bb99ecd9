import type { Lesson } from "@kibitz/engine";
import { Match, Show, Switch } from "solid-js";
import { Button } from "../../design/Button.tsx";
import type { AnalysisModel } from "../model.ts";
import { type Learning, verdictWords } from "./learning.ts";
import {
  isGoodEnough,
  type LessonPhase,
  type LessonRound,
  type RoundState,
} from "./lesson-round.ts";
import "./learn.css";

/** The questions of a round of lessons. */
export function LearnPanel<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly learning: Learning<P, M, S>;
}) {
  const { learning, model } = props;
  return (
    <section class="learn" aria-label="Learn from the mistakes">
      <Show when={learning.state()}>
        {(state) => (
          <>
            <Show
              when={state().lesson}
              fallback={
                <p class="learn-question">
                  {state().solved} of {state().count} found without help.
                </p>
              }
            >
              {(lesson) => (
                <Question
                  model={model}
                  learning={learning}
                  state={state()}
                  lesson={lesson()}
                  round={learning.round()}
                />
              )}
            </Show>
            <Button tone="quiet" onClick={learning.end}>
              {state().lesson === undefined ? "Done" : "End the lesson"}
            </Button>
          </>
        )}
      </Show>
    </section>
  );
}

function Question<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly learning: Learning<P, M, S>;
  readonly state: RoundState<P, M, S>;
  readonly lesson: Lesson<P, M, S>;
  readonly round: LessonRound<P, M, S> | undefined;
}) {
  const { model } = props;
  const best = () => {
    const [move] = props.lesson.best;
    return move && model.game.notation.formatMove(move, props.lesson.line);
  };
  const phase = (): LessonPhase<M> => props.state.phase;
  return (
    <>
      <p class="learn-count figures">
        Mistake {props.state.index + 1} of {props.state.count}
      </p>
      <p class="learn-question">{props.learning.question(props.lesson)}</p>
      <p class="learn-verdict" data-tone={toneOf(phase())}>
        {phaseWords(phase(), best())}
      </p>
      <div class="learn-buttons">
        <Switch>
          <Match when={phase().kind === "asking"}>
            <Button onClick={() => props.round?.hint()}>Hint</Button>
            <Button onClick={() => props.round?.show()}>View the solution</Button>
          </Match>
          <Match when={isDone(phase())}>
            <Button tone="primary" onClick={() => props.round?.next()}>
              Next
            </Button>
          </Match>
          <Match when={phase().kind !== "judging"}>
            <Button tone="primary" onClick={() => props.round?.retry()}>
              Try again
            </Button>
            <Button onClick={() => props.round?.show()}>View the solution</Button>
          </Match>
        </Switch>
      </div>
    </>
  );
}

function isDone(phase: LessonPhase<unknown>): boolean {
  return phase.kind === "shown" || (phase.kind === "judged" && isGoodEnough(phase.verdict));
}

function phaseWords(phase: LessonPhase<unknown>, best: string | undefined): string {
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

function toneOf(phase: LessonPhase<unknown>): "good" | "bad" | undefined {
  if (phase.kind === "failed") return "bad";
  if (phase.kind !== "judged") return undefined;
  return isGoodEnough(phase.verdict) ? "good" : "bad";
}
