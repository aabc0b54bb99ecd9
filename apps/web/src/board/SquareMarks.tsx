import { createMemo, For, Show } from "solid-js";
import type { Place } from "./board-props.ts";
import { type BoardView, centreOf, cornerOf, UNIT } from "./geometry.ts";
import type { Hand } from "./hand.ts";
import type { SquareBoardProps } from "./square-board-props.ts";

/** What is drawn on squares beneath the pieces: the last move, check, the selection, its targets. */
export function SquareMarks(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly hand: Hand;
}) {
  const targets = createMemo(() => {
    const selected = props.hand.selected();
    const reachable = selected === undefined ? undefined : props.board.targets.get(selected);
    return [...(reachable ?? [])].map(([place, kind]) => ({ place, kind }));
  });
  return (
    <g class="square-marks">
      <For each={props.board.marks}>
        {(mark) => <SquareTint view={props.view} place={mark.place} look={mark.role} />}
      </For>
      <For each={asList(props.hand.selected())}>
        {(place) => <SquareTint view={props.view} place={place} look="selected" />}
      </For>
      <For each={targets()}>
        {({ place, kind }) => (
          <Show
            when={kind === "capture"}
            fallback={
              <circle
                class="target-dot"
                classList={{ ahead: props.board.ahead }}
                {...at(props.view, place)}
                r={UNIT * 0.15}
              />
            }
          >
            <circle
              class="target-ring"
              classList={{ ahead: props.board.ahead }}
              {...at(props.view, place)}
              r={UNIT * 0.435}
            />
          </Show>
        )}
      </For>
      <For each={asList(props.hand.lifted()?.over)}>
        {(place) => (
          <>
            <Show when={props.hand.lifted()?.byTouch}>
              <circle class="touch-halo" {...at(props.view, place)} r={UNIT} />
            </Show>
            <SquareTint view={props.view} place={place} look="over" />
          </>
        )}
      </For>
    </g>
  );
}

/** A place may be 0, which a condition would take for nothing. */
const asList = (place: Place | undefined): readonly Place[] => (place === undefined ? [] : [place]);

const INSET = 3;

function SquareTint(props: {
  readonly view: BoardView;
  readonly place: Place;
  readonly look: string;
}) {
  const corner = createMemo(() => cornerOf(props.view, props.place));
  return (
    <g class={`square-tint ${props.look}`}>
      <rect class="tint" x={corner().x} y={corner().y} width={UNIT} height={UNIT} />
      <rect
        class="tint-edge"
        x={corner().x + INSET}
        y={corner().y + INSET}
        width={UNIT - 2 * INSET}
        height={UNIT - 2 * INSET}
      />
    </g>
  );
}

function at(view: BoardView, place: Place): { readonly cx: number; readonly cy: number } {
  const { x, y } = centreOf(view, place);
  return { cx: x, cy: y };
}
