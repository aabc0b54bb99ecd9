import { finishedPosition } from "@kibitz/engine";
import { endOfLine, nodesAlong } from "@kibitz/records";
import { createEffect, createMemo, createSignal, onCleanup, onMount, Show } from "solid-js";
import { scoreText, scoreWords, seenByFirst } from "../../games/score-words.ts";
import { settings } from "../../settings/settings.ts";
import type { Live } from "../engine/live.ts";
import type { AnalysisModel } from "../model.ts";
import type { Reports } from "../report/reports.ts";
import { GraphPlot } from "./graph-plot.ts";
import { type Graph, type GraphPoint, graphOf, isWorthDrawing } from "./graph-points.ts";
import "uplot/dist/uPlot.min.css";
import "./graph.css";

interface GraphProps<P, M, S extends string> {
  readonly model: AnalysisModel<P, M, S>;
  readonly live: Live<P, M, S>;
  readonly reports: Reports<P, M, S>;
}

/** The evaluation along the line through the present position; a click or a key goes there. */
export function EvaluationGraph<P, M, S extends string>(props: GraphProps<P, M, S>) {
  const graph = createGraph(props);
  return (
    <Show when={isWorthDrawing(graph())}>
      <Curve model={props.model} graph={graph()} />
    </Show>
  );
}

function createGraph<P, M, S extends string>({ model, live, reports }: GraphProps<P, M, S>) {
  const whole = createMemo(() => endOfLine(model.tree(), model.path()));
  const nodes = createMemo(() => nodesAlong(model.tree(), whole()));
  const way = createMemo(() => model.waypoints.along(nodes().map(({ move }) => move)));
  const seen = (ply: number) => {
    const waypoint = way()[ply];
    const best = waypoint && live.resultOf(waypoint).lines[0];
    if (waypoint === undefined || best === undefined) return undefined;
    return seenByFirst(best.score, model.numbering.isFirstSide(waypoint.line.position));
  };
  const ended = (ply: number) => {
    // Only the end of a line can be the end of the game.
    const last = way().at(-1);
    return last?.ply === ply ? finishedPosition(model.game, last.line) : undefined;
  };
  return createMemo(() => {
    live.state();
    const isMainline = whole().every((index) => index === 0);
    const report = isMainline ? reports.growing() : undefined;
    const sources = { nodes: [model.tree(), ...nodes()], report, seen, ended };
    return graphOf(sources, model.game.points !== undefined);
  });
}

/** A slider to keys and screen readers; what it stands at is said in words. */
function Curve<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly graph: Graph;
}) {
  const { model } = props;
  const [plot, setPlot] = createSignal<GraphPlot>();
  const last = () => props.graph.points.length - 1;
  const ply = () => model.path().length;
  const goToPly = (wanted: number): void => {
    const whole = endOfLine(model.tree(), model.path());
    model.go(whole.slice(0, Math.max(0, Math.min(last(), wanted))));
  };
  const byKey = (event: KeyboardEvent): void => {
    // With these they belong to the browser, or lead from fork to fork.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const wanted = plyByKey(event.key, ply(), last());
    if (wanted === undefined) return;
    event.preventDefault();
    goToPly(wanted);
  };
  let element: HTMLDivElement | undefined;

  onMount(() => {
    const scheme = window.matchMedia("(prefers-color-scheme: dark)");
    const recolour = (): void => plot()?.recolour();
    scheme.addEventListener("change", recolour);
    onCleanup(() => {
      scheme.removeEventListener("change", recolour);
      plot()?.destroy();
    });
    void import("uplot").then(({ default: Plot }) => {
      if (element?.isConnected) setPlot(new GraphPlot(Plot, element));
    });
  });
  createEffect(() => plot()?.show(props.graph.points, ply()));
  createEffect(() => settings.theme && plot()?.recolour());
  return (
    <div
      class="evaluation-graph"
      role="slider"
      tabIndex={0}
      aria-label="Evaluation graph"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last()}
      aria-valuenow={ply()}
      aria-valuetext={pointWords(model, props.graph.points[ply()])}
      onClick={(event) => goToPly(plot()?.plyAt(event.clientX) ?? ply())}
      onKeyDown={byKey}
    >
      <Show when={props.graph.most}>{(most) => <Scale model={model} most={most()} />}</Show>
      <div ref={element} class="graph-plot" />
    </div>
  );
}

/** What the edges of the plot stand for; the curve itself is said in words. */
function Scale<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly most: number;
}) {
  const edge = (value: number): string => scoreText({ kind: "exact", value }, props.model.terms);
  return (
    <span class="graph-scale figures" aria-hidden="true">
      <span>{edge(props.most)}</span>
      <span>{props.model.game.points}</span>
      <span>{edge(-props.most)}</span>
    </span>
  );
}

function plyByKey(key: string, ply: number, last: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return ply - 1;
    case "ArrowRight":
    case "ArrowUp":
      return ply + 1;
    case "PageDown":
      return ply - 10;
    case "PageUp":
      return ply + 10;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

function pointWords<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  point: GraphPoint | undefined,
): string {
  const value = point?.score === undefined ? "not evaluated" : scoreWords(point.score, model.terms);
  const judgement = point?.judgement === undefined ? "" : `, ${point.judgement}`;
  return `${model.here().text || "The start"}${judgement}: ${value}`;
}
