import { createEffect, on, onCleanup } from "solid-js";
import { notify } from "../app/notices.ts";
import { TableLayout } from "../design/TableLayout.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import { gameStore, newGameId } from "../library/store.ts";
import { settings } from "../settings/settings.ts";
import { AnalysisSide } from "./AnalysisSide.tsx";
import { useAnalysisActions } from "./analysis-actions.ts";
import { createDesk, type Ways } from "./desk.ts";
import { EvaluationBar } from "./engine/EvaluationBar.tsx";
import { DropZone } from "./exchange/DropZone.tsx";
import { ImportDialog } from "./exchange/ImportDialog.tsx";
import type { AnalysisModel, Opened } from "./model.ts";
import { StudyBoard } from "./StudyBoard.tsx";
import { StudyPlayer } from "./StudyPlayer.tsx";
import { StudyKeeper } from "./study/keep-study.ts";
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
  keepStudy(model, opened, (id) => props.onKept(id));
  useAnalysisActions(desk);
  const other = () => model.game.sides.find((side) => side !== model.bottom()) ?? model.bottom();
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
        side={<AnalysisSide desk={desk} />}
      />
      <ImportDialog entry={entry} exchange={desk.exchange} />
      <DropZone exchange={desk.exchange} />
    </>
  );
}

/** Keeps the study from its first edit on, and what was brought in at once. */
function keepStudy<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  opened: Opened<P, M, S>,
  onKept: (id: string) => void,
): void {
  const keeper = new StudyKeeper<P, M>({
    game: model.entry.id,
    variant: model.variant,
    write: (record) => model.entry.writeRecord(record, model.variant),
    id: opened.keptId,
    newId: newGameId,
    put: (game) => gameStore.put(game),
    nowIso: () => new Date().toISOString(),
    onKept,
    onFault: ({ message }) => notify({ tone: "fault", text: message }),
  });
  const flush = (): void => keeper.flush();
  if (opened.isNew === true) keeper.changed(model.study());
  createEffect(on(model.record, () => keeper.changed(model.study()), { defer: true }));
  window.addEventListener("pagehide", flush);
  onCleanup(() => {
    window.removeEventListener("pagehide", flush);
    flush();
  });
}
