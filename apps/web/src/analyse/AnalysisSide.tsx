import { type JSX, Show } from "solid-js";
import { useMedia } from "../app/media.ts";
import { type Tab, Tabs } from "../design/Tabs.tsx";
import { ControlBar } from "./ControlBar.tsx";
import type { Desk } from "./desk.ts";
import { EnginePanel } from "./engine/EnginePanel.tsx";
import { GamePanel } from "./GamePanel.tsx";
import { AnnotationPanel } from "./moves/AnnotationPanel.tsx";
import { MoveTree } from "./moves/MoveTree.tsx";
import { ReportPanel } from "./report/ReportPanel.tsx";
import type { SideTab } from "./screen-state.ts";
import "../design/panel.css";

interface SideProps<P, M, S extends string> {
  readonly desk: Desk<P, M, S>;
}

/** As in `design/table-layout.css`: the panels stand below the board. */
const STACKED = "(max-width: 46rem), (max-aspect-ratio: 1 / 1)";

/** The panels beside the board; on a phone they stand below it, one at a time. */
export function AnalysisSide<P, M, S extends string>(
  props: SideProps<P, M, S> & {
    /** Absent where it stands under the board. */
    readonly graph: JSX.Element;
  },
) {
  const { desk } = props;
  const isStacked = useMedia(STACKED);
  const isLearning = () => desk.learning.state() !== undefined;
  const engine = () => <EnginePanel model={desk.model} live={desk.live} />;
  return (
    <>
      <Show when={!isStacked() && !isLearning()}>{engine()}</Show>
      <section class="panel analysis-tabs" aria-label="Study">
        <Tabs
          label="Study"
          value={desk.screen.tab()}
          onChange={(tab) => desk.screen.setTab(tab as SideTab)}
          tabs={tabsOf(desk, isStacked() ? engine : undefined)}
        />
      </section>
      {props.graph}
      <ControlBar desk={desk} />
    </>
  );
}

function tabsOf<P, M, S extends string>(
  desk: Desk<P, M, S>,
  engine: (() => JSX.Element) | undefined,
): readonly Tab[] {
  const { model, reports, learning } = desk;
  return [
    { value: "moves", label: "Moves", content: () => <Moves desk={desk} /> },
    ...(engine === undefined ? [] : [{ value: "engine", label: "Engine", content: engine }]),
    {
      value: "report",
      label: "Report",
      content: () => <ReportPanel model={model} reports={reports} learning={learning} />,
    },
    { value: "game", label: "Game", content: () => <GamePanel desk={desk} /> },
  ];
}

function Moves<P, M, S extends string>(props: SideProps<P, M, S>) {
  const { model, screen } = props.desk;
  return (
    <>
      <div class="analysis-moves" data-scroller>
        <MoveTree model={model} onComment={screen.openComment} />
      </div>
      <Show when={screen.annotates()}>
        <AnnotationPanel model={model} />
      </Show>
    </>
  );
}
