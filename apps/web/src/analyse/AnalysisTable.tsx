import { createEffect, createMemo, on, onCleanup } from "solid-js";
import { notify } from "../app/notices.ts";
import type { Glyph } from "../board/board-props.ts";
import { TableLayout } from "../design/TableLayout.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import { gameStore, newGameId } from "../library/store.ts";
import { settings } from "../settings/settings.ts";
import { AnalysisSide } from "./AnalysisSide.tsx";
import { useAnalysisActions } from "./analysis-actions.ts";
import { EvaluationBar } from "./engine/EvaluationBar.tsx";
import { engineMarks, threatMarks } from "./engine/engine-marks.ts";
import { createLive, type Live } from "./engine/live.ts";
import { type AnalysisModel, createModel, type Opened } from "./model.ts";
import { signOf, toneOf } from "./moves/glyphs.ts";
import { StudyPlayer } from "./StudyPlayer.tsx";
import { createScreenState } from "./screen-state.ts";
import { StudyKeeper } from "./study/keep-study.ts";
import { back, forward } from "./study/navigate.ts";
import "./analyse.css";

/** One study with its board, its engine and its panels. */
export function AnalysisTable<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
  readonly opened: Opened<P, M, S>;
  onKept(id: string): void;
}) {
  const model = createModel(props.entry, props.opened);
  const live = createLive(model);
  const screen = createScreenState();
  keepStudy(model, props.opened.keptId, (id) => props.onKept(id));
  useAnalysisActions(model, live, screen);
  const other = () => model.game.sides.find((side) => side !== model.bottom()) ?? model.bottom();

  return (
    <>
      <h1 class="unseen">{props.entry.title}: analysis</h1>
      <TableLayout
        above={<StudyPlayer model={model} side={other()} />}
        board={<StudyBoard model={model} live={live} />}
        beside={
          settings.evaluationBar && live.isOn() ? (
            <EvaluationBar model={model} live={live} />
          ) : undefined
        }
        below={<StudyPlayer model={model} side={model.bottom()} />}
        side={<AnalysisSide model={model} live={live} screen={screen} />}
      />
    </>
  );
}

/** The board of the position where the person stands. A move on it goes into the tree. */
function StudyBoard<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly live: Live<P, M, S>;
}) {
  const { model, live } = props;
  const { Board } = model.entry;
  const legalMoves = createMemo(() =>
    model.outcome() === undefined ? model.game.legalMoves(model.here().line) : [],
  );
  const marks = createMemo(() => {
    if (!live.isOn()) return [];
    if (live.isThreat()) return threatMarks(live.state().result);
    return settings.analysisArrows ? engineMarks(live.known(), settings.analysisLines) : [];
  });
  const lastMove = () => {
    const { move } = model.here();
    return move === "--" ? undefined : (move as M | undefined);
  };
  return (
    <div class="study-board" onWheel={(event) => stepByWheel(event, model)}>
      <Board
        position={model.here().line.position}
        lastMove={lastMove()}
        glyph={glyphOf(model.node()?.nags)}
        bottom={model.bottom()}
        legalMoves={legalMoves()}
        premoves={[]}
        premove={undefined}
        marks={marks()}
        shapes={[]}
        label={`${model.entry.title} board`}
        onMove={model.play}
        onPremove={() => {}}
        onMiss={(text) => notify({ tone: "info", text })}
        onShapes={() => {}}
      />
    </div>
  );
}

/** The glyph of the last move as the board shows it. */
function glyphOf(nags: readonly number[] = []): Glyph | undefined {
  const nag = nags.find((each) => each <= 6);
  if (nag === undefined) return undefined;
  const tone = toneOf(nag);
  return {
    text: signOf(nag).sign,
    tone: tone === "best" ? "good" : tone === "neutral" ? "neutral" : "bad",
  };
}

function stepByWheel<P, M, S extends string>(
  event: WheelEvent,
  model: AnalysisModel<P, M, S>,
): void {
  if (event.ctrlKey || event.deltaY === 0) return;
  event.preventDefault();
  model.step(event.deltaY > 0 ? forward : back);
}

function keepStudy<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  id: string | undefined,
  onKept: (id: string) => void,
): void {
  const keeper = new StudyKeeper<P, M>({
    game: model.entry.id,
    variant: model.variant,
    write: (record) => model.entry.writeRecord(record, model.variant),
    id,
    newId: newGameId,
    put: (game) => gameStore.put(game),
    nowIso: () => new Date().toISOString(),
    onKept,
    onFault: ({ message }) => notify({ tone: "fault", text: message }),
  });
  const flush = (): void => keeper.flush();
  createEffect(on(model.record, () => keeper.changed(model.study()), { defer: true }));
  window.addEventListener("pagehide", flush);
  onCleanup(() => {
    window.removeEventListener("pagehide", flush);
    flush();
  });
}
