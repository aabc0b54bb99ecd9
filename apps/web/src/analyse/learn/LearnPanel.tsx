import type { Lesson } from "@kibitz/engine";
import { Match, onMount, Show, Switch } from "solid-js";
import { Button } from "../../design/Button.tsx";
import type { Learning } from "./learning.ts";
import {
  isGoodEnough,
  type LessonPhase,
  type LessonRound,
  type RoundState,
} from "./lesson-round.ts";
import "./learn.css";

/** The questions of a round of lessons. */
export function LearnPanel<P, M, S extends string>(props: {
  readonly learning: Learning<P, M, S>;
}) {
  const { learning } = props;
  let section: HTMLElement | undefined;
  // The button that was pressed is gone when a lesson begins, answers or ends.
  const goOn = (): void => {
    if (document.activeElement === document.body) section?.querySelector("button")?.focus();
  };
  const press = (act: () => void) => (): void => {
    act();
    goOn();
  };
  const end = (): void => {
    const report = section?.parentElement;
    learning.end();
    report?.querySelector<HTMLElement>(".report-lessons button:enabled")?.focus();
  };
  // The first question is asked once the panel is there.
  onMount(() => queueMicrotask(goOn));
  return (
    <section class="learn" aria-label="Learn from the mistakes" ref={section}>
      <Show when={learning.state()}>
        {(state) => (
          <>
            <Show
              when={state().lesson}
              fallback={<p class="learn-question">{learning.words(state())}</p>}
            >
              {(lesson) => (
                <Question
                  learning={learning}
                  state={state()}
                  lesson={lesson()}
                  round={learning.round()}
                  press={press}
                />
              )}
            </Show>
            <Button tone="quiet" onClick={end}>
              {state().lesson === undefined ? "Done" : "End the lesson"}
            </Button>
          </>
        )}
      </Show>
    </section>
  );
}

function Question<P, M, S extends string>(props: {
  readonly learning: Learning<P, M, S>;
  readonly state: RoundState<P, M, S>;
  readonly lesson: Lesson<P, M, S>;
  readonly round: LessonRound<P, M, S> | undefined;
  /** Does what a button is for, and leads the focus on when the button has gone. */
  press(act: () => void): () => void;
}) {
  const show = props.press(() => props.round?.show());
  const phase = (): LessonPhase<M> => props.state.phase;
  return (
    <>
      <p class="learn-count figures">
        Mistake {props.state.index + 1} of {props.state.count}
      </p>
      <p class="learn-question">{props.learning.question(props.lesson)}</p>
      <p class="learn-verdict" data-tone={toneOf(phase())}>
        {props.learning.words(props.state)}
      </p>
      <div class="learn-buttons">
        <Switch>
          <Match when={phase().kind === "asking"}>
            <Button onClick={() => props.round?.hint()}>Hint</Button>
            <Button onClick={show}>View the solution</Button>
          </Match>
          <Match when={isDone(phase())}>
            <Button tone="primary" onClick={props.press(() => props.round?.next())}>
              Next
            </Button>
          </Match>
          <Match when={phase().kind !== "judging"}>
            <Button tone="primary" onClick={props.press(() => props.round?.retry())}>
              Try again
            </Button>
            <Button onClick={show}>View the solution</Button>
          </Match>
        </Switch>
      </div>
    </>
  );
}

function isDone(phase: LessonPhase<unknown>): boolean {
  return phase.kind === "shown" || (phase.kind === "judged" && isGoodEnough(phase.verdict));
}

function toneOf(phase: LessonPhase<unknown>): "good" | "bad" | undefined {
  if (phase.kind === "failed") return "bad";
  if (phase.kind !== "judged") return undefined;
  return isGoodEnough(phase.verdict) ? "good" : "bad";
}
