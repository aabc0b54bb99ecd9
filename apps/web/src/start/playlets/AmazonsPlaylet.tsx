import { For, Index } from "solid-js";
import { AMAZONS_SCENES, AMAZONS_SIZE, type Cell } from "./amazons.ts";

/** How many scenes the last one stands. */
const REST = 4;
const SIDE = 100 / AMAZONS_SIZE;

const DARK = Array.from({ length: AMAZONS_SIZE ** 2 }, (_, cell) => ({
  x: cell % AMAZONS_SIZE,
  y: Math.floor(cell / AMAZONS_SIZE),
})).filter(({ x, y }) => (x + y) % 2 === 1);

const ARROWS = AMAZONS_SCENES.at(-1)?.arrows ?? [];

/** Amazons glide over marble and burn squares. */
export function AmazonsPlaylet(props: { readonly step: number }) {
  const scene = () => {
    const at = props.step % (AMAZONS_SCENES.length + REST);
    return AMAZONS_SCENES[Math.min(at, AMAZONS_SCENES.length - 1)];
  };
  return (
    <svg class="playlet" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="marble-light" width="100" height="100" rx="3" />
      <For each={DARK}>
        {({ x, y }) => (
          <rect class="marble-dark" x={x * SIDE} y={y * SIDE} width={SIDE} height={SIDE} />
        )}
      </For>
      <For each={ARROWS}>
        {({ x, y }, index) => (
          <rect
            class="burnt"
            data-off={index() < (scene()?.arrows.length ?? 0) ? undefined : ""}
            x={(x + 0.22) * SIDE}
            y={(y + 0.22) * SIDE}
            width={SIDE * 0.56}
            height={SIDE * 0.56}
            rx="2"
            transform-origin={`${(x + 0.5) * SIDE} ${(y + 0.5) * SIDE}`}
          />
        )}
      </For>
      <Index each={scene()?.amazons ?? []}>
        {(cell, index) => <Amazon cell={cell()} isWhite={index < 2} />}
      </Index>
    </svg>
  );
}

function Amazon(props: { readonly cell: Cell; readonly isWhite: boolean }) {
  return (
    <g
      class="amazon"
      data-colour={props.isWhite ? "white" : "black"}
      style={{ translate: `${props.cell.x * SIDE}px ${props.cell.y * SIDE}px` }}
    >
      <path d="M3 5l3 3.6 2.3-5.4 2.3 5.4 3-3.6-1.6 9h-7.4z" />
      <circle cx="8.3" cy="2.7" r="1.2" />
    </g>
  );
}
