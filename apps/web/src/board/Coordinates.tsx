import { createMemo, For } from "solid-js";
import { type BoardView, cornerOf, isDarkPlace, placesByRow, UNIT } from "./geometry.ts";
import type { SquareBoardProps } from "./square-board-props.ts";

/** Columns are named along the bottom row, rows along the left column. */
export function Coordinates(props: { readonly board: SquareBoardProps; readonly view: BoardView }) {
  const rows = createMemo(() => placesByRow(props.view));
  const leftPlaces = createMemo(() => rows().flatMap((row) => row.slice(0, 1)));
  const bottomPlaces = createMemo(() => rows().at(-1) ?? []);
  const tone = (place: number): string => (isDarkPlace(props.view, place) ? "on-dark" : "on-light");
  return (
    <g class="coordinates">
      <For each={leftPlaces()}>
        {(place) => (
          <text
            class={tone(place)}
            x={cornerOf(props.view, place).x + 6}
            y={cornerOf(props.view, place).y + 6}
            dominant-baseline="hanging"
          >
            {props.board.rowNames[Math.floor(place / props.view.columns)]}
          </text>
        )}
      </For>
      <For each={bottomPlaces()}>
        {(place) => (
          <text
            class={tone(place)}
            x={cornerOf(props.view, place).x + UNIT - 6}
            y={cornerOf(props.view, place).y + UNIT - 7}
            text-anchor="end"
          >
            {props.board.columnNames[place % props.view.columns]}
          </text>
        )}
      </For>
    </g>
  );
}
