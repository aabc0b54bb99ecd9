import { createSignal, onCleanup, Show } from "solid-js";
import { Tabs } from "../design/Tabs.tsx";
import "../design/panel.css";
import { ControlBar } from "./ControlBar.tsx";
import { EnginePanel } from "./engine/EnginePanel.tsx";
import type { Live } from "./engine/live.ts";
import type { AnalysisModel } from "./model.ts";
import { MoveTree } from "./moves/MoveTree.tsx";
import type { ScreenState, SideTab } from "./screen-state.ts";

interface SideProps<P, M, S extends string> {
  readonly model: AnalysisModel<P, M, S>;
  readonly live: Live<P, M, S>;
  readonly screen: ScreenState;
}

/** The panels beside the board; on a phone they stand below it, one at a time. */
export function AnalysisSide<P, M, S extends string>(props: SideProps<P, M, S>) {
  const isStacked = useMedia("(max-width: 46rem), (max-aspect-ratio: 1 / 1)");
  return (
    <>
      <Show when={!isStacked()}>
        <EnginePanel model={props.model} live={props.live} />
      </Show>
      <Show when={isStacked()}>
        <ControlBar {...props} />
      </Show>
      <section class="panel analysis-tabs" aria-label="Study">
        <Tabs
          label="Study"
          value={props.screen.tab()}
          onChange={(tab) => props.screen.setTab(tab as SideTab)}
          tabs={[
            { value: "moves", label: "Moves", content: () => <Moves {...props} /> },
            ...(isStacked()
              ? [
                  {
                    value: "engine",
                    label: "Engine",
                    content: () => <EnginePanel model={props.model} live={props.live} />,
                  },
                ]
              : []),
          ]}
        />
      </section>
      <Show when={!isStacked()}>
        <ControlBar {...props} />
      </Show>
    </>
  );
}

function Moves<P, M, S extends string>(props: SideProps<P, M, S>) {
  return (
    <div class="analysis-moves" data-scroller>
      <MoveTree model={props.model} onComment={props.screen.openComment} />
    </div>
  );
}

function useMedia(query: string): () => boolean {
  const list = window.matchMedia(query);
  const [matches, setMatches] = createSignal(list.matches);
  const follow = (): void => {
    setMatches(list.matches);
  };
  list.addEventListener("change", follow);
  onCleanup(() => list.removeEventListener("change", follow));
  return matches;
}
