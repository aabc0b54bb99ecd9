import { createEffect, createMemo, For, on, Show } from "solid-js";
import type { Place } from "./board-props.ts";
import { type BoardView, cornerOf, type Point, UNIT } from "./geometry.ts";
import { Glides, translation } from "./glide.ts";
import type { Hand } from "./hand.ts";
import { mayMove } from "./motion.ts";
import { EMPTY_PLACEMENT, type Glide, type Placement, placeNext, type Step } from "./placement.ts";
import type { SquareBoardProps } from "./square-board-props.ts";

const GLIDE_MS = 200;
const RETURN_MS = 150;

/** The pieces: those that stand, those that glide, those that leave. */
export function PieceLayer(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly hand: Hand;
}) {
  const placement = createMemo<Placement>(
    (before) => placeNext(before, props.board.kinds, props.view.columns, props.board.lastStep),
    EMPTY_PLACEMENT,
  );
  const byId = createMemo(() => new Map(placement().standing.map((piece) => [piece.id, piece])));
  const ids = createMemo(() => placement().standing.map(({ id }) => id));
  const elements = new Map<number, SVGElement>();
  const glides = new Glides();

  const glide = (id: number, from: Point, to: Point, duration: number): void => {
    const element = elements.get(id);
    if (element === undefined) return;
    glides.start(id, element, from, to, { duration, easing: easingOf(element) });
  };

  createEffect(
    on(placement, ({ glides: made }) => {
      const dropped = props.hand.takeDropped();
      if (!mayMove()) return;
      for (const { id, from, to } of made.filter((step) => !isStep(step, dropped))) {
        glide(id, cornerOf(props.view, from), cornerOf(props.view, to), GLIDE_MS);
      }
    }),
  );

  createEffect(
    on(props.hand.returned, (returned) => {
      const piece = placement().standing.find(({ place }) => place === returned?.from);
      if (returned === undefined || piece === undefined || !mayMove()) return;
      const { x, y } = returned.at;
      const corner = { x: x - UNIT / 2, y: y - UNIT / 2 };
      glide(piece.id, corner, cornerOf(props.view, piece.place), RETURN_MS);
    }),
  );

  const shownPlace = (place: Place): Place => {
    const { pending } = props.board;
    return pending?.from === place ? pending.to : place;
  };

  return (
    <g class="pieces">
      <Show when={mayMove()}>
        <For each={placement().left}>
          {(piece) => (
            <use
              class="piece leaving"
              href={`#${props.board.drawingOf(piece.kind)}`}
              width={UNIT}
              height={UNIT}
              style={{ transform: translation(cornerOf(props.view, piece.place)) }}
            />
          )}
        </For>
      </Show>
      <For each={ids()}>
        {(id) => {
          // A piece that has gone is disposed of after this has run once more.
          const piece = createMemo<{ kind: string; place: Place }>(
            (last) => byId().get(id) ?? last,
            { kind: "", place: 0 },
          );
          return (
            <use
              ref={(element) => elements.set(id, element)}
              class="piece"
              classList={{ lifted: props.hand.lifted()?.from === piece().place }}
              href={`#${props.board.drawingOf(piece().kind)}`}
              width={UNIT}
              height={UNIT}
              style={{
                transform: translation(cornerOf(props.view, shownPlace(piece().place))),
              }}
            />
          );
        }}
      </For>
    </g>
  );
}

const isStep = (glide: Glide, step: Step | undefined): boolean =>
  glide.from === step?.from && glide.to === step.to;

let easing: string | undefined;

/** The curve of the design's motion, which scripts cannot name by its token. */
function easingOf(element: Element): string {
  easing ??= getComputedStyle(element).getPropertyValue("--ease").trim() || "ease-out";
  return easing;
}
