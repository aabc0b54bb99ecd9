import type { AverageLoss, GameReport, Judgement } from "@kibitz/engine";
import { mainline } from "@kibitz/records";
import { countedText } from "@kibitz/rules";
import GraduationCap from "lucide-solid/icons/graduation-cap";
import { For, Match, Show, Switch } from "solid-js";
import { Button } from "../../design/Button.tsx";
import { Equivalent } from "../../design/Equivalent.tsx";
import { Segmented } from "../../design/Segmented.tsx";
import { playerTag } from "../../games/player-tags.ts";
import { reportCommand } from "../command.ts";
import { LearnPanel } from "../learn/LearnPanel.tsx";
import type { Learning } from "../learn/learning.ts";
import type { AnalysisModel } from "../model.ts";
import { nextWhere } from "../study/navigate.ts";
import { EFFORTS, type Effort } from "./report-run.ts";
import type { Reports } from "./reports.ts";
import "./report.css";

interface ReportProps<P, M, S extends string> {
  readonly model: AnalysisModel<P, M, S>;
  readonly reports: Reports<P, M, S>;
  readonly learning: Learning<P, M, S>;
}

const EFFORT_NAMES: Readonly<Record<Effort, string>> = {
  fast: "Fast",
  normal: "Normal",
  deep: "Deep",
};

/** How both sides have played the main line, and the lessons in it. */
export function ReportPanel<P, M, S extends string>(props: ReportProps<P, M, S>) {
  const { reports, learning } = props;
  const isRunning = () => reports.state().kind === "running";
  return (
    <div class="report">
      <Switch>
        <Match when={learning.round()}>
          <LearnPanel learning={learning} />
        </Match>
        <Match when={isRunning()}>
          <Progress reports={reports} />
          <Show when={reports.growing()}>
            {(report) => <SideTable {...props} report={report()} />}
          </Show>
        </Match>
        <Match when={reports.written()}>
          {(report) => (
            <>
              <SideTable {...props} report={report()} />
              <Show when={reports.judge() !== "Kibitz"}>
                <p>By the evaluations of {reports.judge()}, as they stand beside the moves.</p>
              </Show>
              <Lessons {...props} />
              <Start {...props} isAgain />
              <Button tone="quiet" onClick={reports.remove}>
                Remove the report from the moves
              </Button>
            </>
          )}
        </Match>
        <Match when={mainline(props.model.tree()).length === 0}>
          <p>A report judges every move of a game. Play or import one first.</p>
        </Match>
        <Match when={true}>
          <p>
            The engine looks at every move of the main line: accuracy for each side, mistakes, and
            what would have been better.
          </p>
          <Start {...props} />
        </Match>
      </Switch>
    </div>
  );
}

function Start<P, M, S extends string>(props: ReportProps<P, M, S> & { readonly isAgain?: true }) {
  const { reports } = props;
  const failure = () => {
    const state = reports.state();
    return state.kind === "failed" ? state.message : undefined;
  };
  return (
    <div class="report-start">
      <Show when={failure()}>{(message) => <p role="alert">{message()}</p>}</Show>
      <Segmented
        label="Depth of the report"
        hideLabel
        options={EFFORTS.map((value) => ({ value, label: EFFORT_NAMES[value] }))}
        value={reports.effort()}
        onChange={reports.setEffort}
      />
      <Button tone={props.isAgain ? "plain" : "primary"} onClick={reports.start}>
        {props.isAgain ? "Report again" : "Report"}
      </Button>
      <Equivalent command={reportCommand(props.model)} />
    </div>
  );
}

function Progress<P, M, S extends string>(props: { readonly reports: Reports<P, M, S> }) {
  const progress = () => {
    const state = props.reports.state();
    return state.kind === "running" ? state.progress : { done: 0, total: 1 };
  };
  return (
    <div class="report-progress">
      <label>
        <span class="figures">
          {progress().done} of {progress().total} positions
        </span>
        <progress value={progress().done} max={progress().total} />
      </label>
      <Button onClick={props.reports.cancel}>Stop</Button>
    </div>
  );
}

const JUDGEMENTS: readonly (readonly [Judgement, string, number])[] = [
  ["inaccuracy", "Inaccuracies", 6],
  ["mistake", "Mistakes", 2],
  ["blunder", "Blunders", 4],
];

/** One column for each side; a count leads to the next move that it counts. */
function SideTable<P, M, S extends string>(
  props: ReportProps<P, M, S> & { readonly report: GameReport<M, S> },
) {
  const { model } = props;
  const sides = model.game.sides;
  const goToNext = (side: S, judgement: Judgement): void => {
    const plies = new Set(
      props.report.moves
        .filter((move) => move?.side === side && move.judgement === judgement)
        .map((move) => move?.ply),
    );
    const isOne = (_: unknown, ply: number): boolean => plies.has(ply);
    const onMain = model.path().every((index) => index === 0);
    const from = onMain ? model.path() : [];
    const there = nextWhere(model.tree(), from, isOne) ?? nextWhere(model.tree(), [], isOne);
    if (there !== undefined) model.go(there);
  };
  return (
    <table class="report-table figures">
      <thead>
        <tr>
          <td />
          <For each={sides}>{(side) => <th scope="col">{nameOf(model, side)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <tr class="report-accuracy">
          <th scope="row">Accuracy</th>
          <For each={sides}>{(side) => <td>{percent(props.report.sides[side].accuracy)}</td>}</For>
        </tr>
        <tr>
          <th scope="row">Average loss</th>
          <For each={sides}>
            {(side) => <td>{lossText(props.report.sides[side].averageLoss, model.game.points)}</td>}
          </For>
        </tr>
        <For each={JUDGEMENTS}>
          {([judgement, words]) => (
            <tr data-judgement={judgement}>
              <th scope="row">{words}</th>
              <For each={sides}>
                {(side) => (
                  <td>
                    <button
                      type="button"
                      class="report-count"
                      disabled={props.report.sides[side].counts[judgement] === 0}
                      aria-label={`${words} of ${nameOf(model, side)}: ${props.report.sides[side].counts[judgement]}; go to the next`}
                      onClick={() => goToNext(side, judgement)}
                    >
                      {props.report.sides[side].counts[judgement]}
                    </button>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Lessons<P, M, S extends string>(props: ReportProps<P, M, S>) {
  const { model, learning } = props;
  return (
    <section class="report-lessons" aria-label="Learn from the mistakes">
      <h2>Learn from the mistakes</h2>
      <div class="report-buttons">
        <For each={model.game.sides}>
          {(side) => (
            <Button
              icon={<GraduationCap />}
              disabled={learning.countOf(side) === 0}
              onClick={() => learning.begin(side)}
            >
              {nameOf(model, side)} ({learning.countOf(side)})
            </Button>
          )}
        </For>
      </div>
    </section>
  );
}

function nameOf<P, M, S extends string>(model: AnalysisModel<P, M, S>, side: S): string {
  const name = model.record().tags.get(playerTag(model.game, side));
  return name === undefined || name === "?" ? model.entry.sideName(side) : name;
}

const percent = (value: number | undefined): string =>
  value === undefined ? "–" : `${value.toFixed(1)} %`;

/** In pawns, or in the game's own points. */
function lossText(loss: AverageLoss | undefined, points = "points"): string {
  if (loss === undefined) return "–";
  if (loss.unit === "cp") return (loss.value / 100).toFixed(2);
  return countedText(loss.value.toFixed(1), points);
}
