import { Show } from "solid-js";
import { useMedia } from "../app/media.ts";
import { isWideBoard, PANELS_BESIDE, TableLayout } from "../design/TableLayout.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import { settings } from "../settings/settings.ts";
import { AnalysisSide } from "./AnalysisSide.tsx";
import { useAnalysisActions } from "./analysis-actions.ts";
import { createDesk, type Ways } from "./desk.ts";
import { EvaluationBar } from "./engine/EvaluationBar.tsx";
import { DropZone } from "./exchange/DropZone.tsx";
import { ImportDialog } from "./exchange/ImportDialog.tsx";
import { EvaluationGraph } from "./graph/EvaluationGraph.tsx";
import { keepModel } from "./keep-model.ts";
import type { Opened } from "./model.ts";
import { StudyBoard } from "./StudyBoard.tsx";
import { StudyPlayer } from "./StudyPlayer.tsx";
import "./analyse.css";

/** One study with its board, its engine and its panels. */
export function AnalysisTable<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
  readonly opened: Opened<P, M, S>;
  readonly ways: Ways<P, M, S>;
  onKept(id: string): void;
}) {
  const { entry, opened } = props;
  const desk = createDesk(entry, opened, props.ways);
  const { model, live, learning } = desk;
  keepModel(model, opened, (id) => props.onKept(id));
  useAnalysisActions(desk);
  const other = () => model.game.sides.find((side) => side !== model.bottom()) ?? model.bottom();
  const aspect = entry.boardAspect?.(model.variant);
  const isBeside = useMedia(PANELS_BESIDE);
  /** Under a wide board there is room for the graph, which is wide itself. */
  const hasGraphUnder = () => isWideBoard(aspect) && isBeside();
  const graph = () => (
    <Show when={learning.state() === undefined}>
      <EvaluationGraph model={model} live={live} reports={desk.reports} />
    </Show>
  );
  const beside = () => {
    if (!settings.evaluationBar || !live.isOn()) return undefined;
    // While a lesson asks, its place stays empty, so that the board stays where it is.
    return learning.state() === undefined ? <EvaluationBar model={model} live={live} /> : <div />;
  };

  return (
    <>
      <h1 class="unseen">{entry.title}: analysis</h1>
      <TableLayout
        above={<StudyPlayer model={model} side={other()} />}
        board={<StudyBoard desk={desk} />}
        beside={beside()}
        below={<StudyPlayer model={model} side={model.bottom()} />}
        under={hasGraphUnder() ? graph() : undefined}
        aspect={aspect}
        side={<AnalysisSide desk={desk} graph={hasGraphUnder() ? undefined : graph()} />}
      />
      <ImportDialog entry={entry} exchange={desk.exchange} />
      <DropZone exchange={desk.exchange} />
    </>
  );
}
