import { createMemo } from "solid-js";
import { notify } from "../app/notices.ts";
import type { Glyph, MoveMark, Shape } from "../board/board-props.ts";
import { drawnShapes, shapesOf } from "../board/drawn-shapes.ts";
import type { SideNames } from "../games/score-words.ts";
import { settings } from "../settings/settings.ts";
import type { Desk } from "./desk.ts";
import { engineMarks, moveValues, threatMarks } from "./engine/engine-marks.ts";
import type { AnalysisModel } from "./model.ts";
import { signOf, toneOf } from "./moves/glyphs.ts";
import { back, forward } from "./study/navigate.ts";

/**
 * The board of the position where the person stands: a move on it goes into the tree. While a
 * lesson is on, it shows the lesson's position, and a move on it is an attempt.
 */
export function StudyBoard<P, M, S extends string>(props: { readonly desk: Desk<P, M, S> }) {
  const { model, live, learning } = props.desk;
  const { Board, places } = model.entry;
  const round = () => learning.state();
  const line = () => round()?.line ?? model.here().line;
  const legalMoves = createMemo(() => {
    const phase = round()?.phase.kind ?? "asking";
    const isOver = model.game.outcome(line()) !== undefined;
    return isOver || phase !== "asking" ? [] : model.game.legalMoves(line());
  });
  const marks = createMemo((): readonly MoveMark<M>[] => {
    if (round() !== undefined || !live.isOn()) return [];
    if (live.isThreat()) return threatMarks(live.state().result);
    // Where every move has its value on the board, an arrow shows the best alone.
    const most = model.entry.tellsEveryWorth ? 1 : settings.analysisLines;
    return settings.analysisArrows ? engineMarks(live.known(), most) : [];
  });
  const values = createMemo(() => {
    const isShown = round() === undefined && live.isOn() && settings.analysisArrows;
    return isShown && model.entry.tellsEveryWorth
      ? moveValues(live.known(), model.game.points)
      : [];
  });
  const shapes = createMemo(() =>
    round() === undefined
      ? shapesOf(places, (model.node() ?? model.tree()).shapes)
      : hintShapes(props.desk),
  );
  const draw = (drawn: readonly Shape[]): void => {
    if (round() !== undefined) return;
    const written = drawnShapes(places, drawn);
    model.annotate(model.path(), { shapes: written.length > 0 ? written : undefined });
  };
  return (
    <div class="study-board" onWheel={createWheel(model)}>
      <Board
        line={line()}
        variant={model.variant}
        lastMove={lastMoveOf(model, line())}
        glyph={round() === undefined ? glyphOf(model.terms.names, model.node()?.nags) : undefined}
        bottom={model.bottom()}
        legalMoves={legalMoves()}
        premoves={[]}
        premove={undefined}
        marks={marks()}
        values={values()}
        shapes={shapes()}
        label={`${model.entry.title} board`}
        onMove={(move) => {
          const lesson = learning.round();
          if (lesson === undefined) model.play(move);
          else void lesson.attempt(move);
        }}
        onPremove={() => {}}
        onMiss={(text) => notify({ tone: "info", text })}
        onShapes={draw}
      />
    </div>
  );
}

/** The line knows no null moves: after one nothing has moved. */
function lastMoveOf<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  line: { readonly moves: readonly M[] },
): M | undefined {
  const { move } = model.here();
  return line === model.here().line && move === "--" ? undefined : line.moves.at(-1);
}

/** A circle around the piece that moves best, once a hint was asked for. */
function hintShapes<P, M, S extends string>({ model, learning }: Desk<P, M, S>): readonly Shape[] {
  const state = learning.state();
  const [best] = state?.lesson?.best ?? [];
  const line = state?.line;
  if (state?.phase.kind !== "asking" || !state.phase.hinted || !line || best === undefined)
    return [];
  const from = model.entry.places.originOf(best, line.position);
  return from === undefined ? [] : [{ colour: "green", from }];
}

/** The glyph of the last move as the board shows it. */
function glyphOf(names: SideNames, nags: readonly number[] = []): Glyph | undefined {
  const nag = nags.find((each) => each <= 6);
  if (nag === undefined) return undefined;
  const tone = toneOf(nag);
  return {
    text: signOf(nag, names).sign,
    tone: tone === "best" ? "good" : tone === "neutral" ? "neutral" : "bad",
  };
}

/** One click of a mouse wheel is a step; a trackpad sends many small turns instead. */
const WHEEL_STEP_PX = 60;

function createWheel<P, M, S extends string>(model: AnalysisModel<P, M, S>) {
  let turned = 0;
  return (event: WheelEvent): void => {
    if (event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    const isPixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL;
    turned += isPixels ? event.deltaY : Math.sign(event.deltaY) * WHEEL_STEP_PX;
    if (Math.abs(turned) < WHEEL_STEP_PX) return;
    model.step(turned > 0 ? forward : back);
    turned = 0;
  };
}
