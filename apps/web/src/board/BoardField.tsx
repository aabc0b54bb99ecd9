import { createMemo, For, Show } from "solid-js";
import { settings } from "../settings/settings.ts";
import { type BoardView, cornerOf, isDarkPlace, placesByRow, UNIT } from "./geometry.ts";
import type { SquareBoardProps } from "./square-board-props.ts";
import { installTextures } from "./textures.ts";

/** The bare board: its squares with their material, and the names of columns and rows. */
export function BoardField(props: { readonly board: SquareBoardProps; readonly view: BoardView }) {
  installTextures();
  const squares = createMemo(() => ({
    light: outline(props.view, false),
    dark: outline(props.view, true),
  }));
  return (
    <g class="board-material">
      <path class="squares light" d={squares().light} />
      <path class="squares dark" d={squares().dark} />
      <path class="texture light" d={squares().light} />
      <path class="texture dark" d={squares().dark} />
      <rect class="board-light" width={props.view.columns * UNIT} height={props.view.rows * UNIT} />
      <Show when={settings.coordinates}>
        <Coordinates board={props.board} view={props.view} />
      </Show>
    </g>
  );
}

/** All squares of one colour as one path. */
function outline(view: BoardView, dark: boolean): string {
  return placesByRow(view)
    .flat()
    .filter((place) => isDarkPlace(view, place) === dark)
    .map((place) => cornerOf(view, place))
    .map(({ x, y }) => `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`)
    .join("");
}

/** Columns are named along the bottom row, rows along the left column. */
function Coordinates(props: { readonly board: SquareBoardProps; readonly view: BoardView }) {
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
