import { For } from "solid-js";
import { installTextures } from "../../design/board-textures.ts";
import type { Box, Layout } from "./layout.ts";

/** The board without its seeds: wood, and what is carved into it. Drawn into an SVG of the layout's size. */
export function Trough(props: { readonly layout: Layout }) {
  installTextures();
  return (
    <g class="trough-material">
      <rect class="trough-wood" width={props.layout.width} height={props.layout.height} />
      {/* The grain lies along the rows. */}
      <rect
        class="trough-grain"
        width={props.layout.height}
        height={props.layout.width}
        transform={`rotate(-90) translate(${-props.layout.height} 0)`}
      />
      <rect class="trough-light" width={props.layout.width} height={props.layout.height} />
      <For each={props.layout.flow}>
        {({ x, y, degrees }) => (
          <path
            class="trough-flow"
            d="M-3.5 -7L3.5 0L-3.5 7"
            transform={`translate(${x} ${y}) rotate(${degrees})`}
          />
        )}
      </For>
      <For each={props.layout.hollows}>{({ bowl }) => <Bowl bowl={bowl} />}</For>
    </g>
  );
}

/** Light falls from the top left: the near wall lies in shadow, the far lip shines. */
function Bowl(props: { readonly bowl: Box }) {
  return (
    <g class="bowl">
      <rect class="bowl-lip" {...outlineOf(props.bowl, 3)} />
      <rect class="bowl-wall" {...outlineOf(props.bowl, 0)} />
      <rect class="bowl-floor" {...outlineOf(props.bowl, -7)} />
      <rect class="bowl-shade" {...outlineOf(props.bowl, 0)} />
    </g>
  );
}

/** The edge of a bowl, or a line so far outside of it. */
export function outlineOf({ x, y, width, height }: Box, grow: number) {
  return {
    x: x - grow,
    y: y - grow,
    width: width + 2 * grow,
    height: height + 2 * grow,
    rx: Math.min(width, height) / 2 + grow,
  };
}
