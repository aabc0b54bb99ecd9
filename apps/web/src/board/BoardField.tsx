import { createMemo } from "solid-js";
import { installTextures } from "../design/board-textures.ts";
import { type BoardView, cornerOf, isDarkPlace, placesByRow, UNIT } from "./geometry.ts";

/** The bare board: its squares with their material. */
export function BoardField(props: { readonly view: BoardView }) {
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
