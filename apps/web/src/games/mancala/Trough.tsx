import { For } from "solid-js";
import { installTextures } from "../../design/board-textures.ts";
import type { Hollow, Layout } from "./layout.ts";

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
      <For each={props.layout.hollows}>{(hollow) => <Bowl hollow={hollow} />}</For>
    </g>
  );
}

/** Light falls from the top left: the near wall lies in shadow, the far lip shines. */
function Bowl(props: { readonly hollow: Hollow }) {
  const outline = (grow: number) => {
    const { x, y, width, height } = props.hollow.bowl;
    return {
      x: x - grow,
      y: y - grow,
      width: width + 2 * grow,
      height: height + 2 * grow,
      rx: Math.min(width, height) / 2 + grow,
    };
  };
  return (
    <g class="bowl">
      <rect class="bowl-lip" {...outline(3)} />
      <rect class="bowl-wall" {...outline(0)} />
      <rect class="bowl-floor" {...outline(-7)} />
      <rect class="bowl-shade" {...outline(0)} />
    </g>
  );
}
