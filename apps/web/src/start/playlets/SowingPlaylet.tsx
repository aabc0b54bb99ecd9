import { For, Index } from "solid-js";
import type { Seed } from "./sowing.ts";

/** A pit or a store of a playlet's board of 100 by 100. */
export interface Hollow {
  readonly x: number;
  readonly y: number;
  readonly isStore: boolean;
}

export interface SowingBoard {
  readonly scenes: readonly (readonly Seed[])[];
  /** By place. */
  readonly hollows: readonly Hollow[];
  /** Half the width of a pit. */
  readonly reach: number;
  /** The height of the board, which stands in the middle. */
  readonly height: number;
  readonly seed: number;
}

/** How many scenes the last one stands. */
const REST = 2;

/** Seeds are sown one by one along a trough of wood. */
export function SowingPlaylet(props: { readonly board: SowingBoard; readonly step: number }) {
  const scene = () => {
    const { scenes } = props.board;
    return scenes[Math.min(props.step % (scenes.length + REST), scenes.length - 1)] ?? [];
  };
  const storeHeight = (): number => props.board.height - 21;
  return (
    <svg
      class="playlet"
      viewBox={`-0.5 ${(98 - props.board.height) / 2} 101 ${props.board.height + 2}`}
      aria-hidden="true"
    >
      <rect
        class="trough"
        x="0.5"
        y={(100 - props.board.height) / 2}
        width="99"
        height={props.board.height}
        rx="16"
      />
      <For each={props.board.hollows}>
        {({ x, y, isStore }) => (
          <rect
            class="hollow"
            x={x - props.board.reach}
            y={y - (isStore ? storeHeight() / 2 : props.board.reach)}
            width={2 * props.board.reach}
            height={isStore ? storeHeight() : 2 * props.board.reach}
            rx={props.board.reach}
          />
        )}
      </For>
      <Index each={scene()}>
        {(seed) => (
          <circle
            class="seed"
            r={props.board.seed}
            style={{
              translate: positionOf(props.board, seed()),
              "transition-delay": `${seed().delayMs}ms`,
            }}
          />
        )}
      </Index>
    </svg>
  );
}

/** Seeds lie in rings around the middle of a pit, and in rows in a store. */
function positionOf({ hollows, reach, seed }: SowingBoard, { place, slot }: Seed): string {
  const hollow = hollows[place];
  if (hollow === undefined) return "0 0";
  if (hollow.isStore) {
    const [column, row] = [slot % 3, Math.floor(slot / 3)];
    return `${hollow.x + (column - 1) * 2 * seed}px ${hollow.y + 13 - row * 2 * seed}px`;
  }
  const turn = slot * 2.4;
  const most = reach - 1.3 * seed;
  const out = slot === 0 ? 0 : Math.min(most, (1.3 * Math.sqrt(slot) + 0.8) * (seed / 1.5));
  return `${hollow.x + out * Math.cos(turn)}px ${hollow.y + out * Math.sin(turn)}px`;
}

/** South's pits run to the right along the bottom, North's to the left along the top. */
export function twoRowHollows(pits: number): readonly Hollow[] {
  return Array.from({ length: 2 * (pits + 1) }, (_, place) => {
    const isNorth = place > pits;
    const at = isNorth ? place - pits - 1 : place;
    if (at === pits) return { x: isNorth ? 8.5 : 91.5, y: 50, isStore: true };
    const x = 21 + (at * 58) / (pits - 1);
    return { x: isNorth ? 100 - x : x, y: isNorth ? 38 : 62, isStore: false };
  });
}
