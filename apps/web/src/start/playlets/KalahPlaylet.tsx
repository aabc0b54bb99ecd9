import { For, Index } from "solid-js";
import { kalahScenes, PITS, type Seed } from "./kalah.ts";

/** How many scenes the last one stands. */
const REST = 2;
const SCENES = kalahScenes();
const SOWN_EVERY_MS = 110;

/** Seeds are sown one by one along a trough of wood. */
export function KalahPlaylet(props: { readonly step: number }) {
  const scene = () => {
    const at = props.step % (SCENES.length + REST);
    return SCENES[Math.min(at, SCENES.length - 1)];
  };
  return (
    <svg class="playlet" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="trough" x="0.5" y="22.5" width="99" height="55" rx="16" />
      <For each={HOLLOWS}>
        {({ x, y, isStore }) => (
          <rect
            class="hollow"
            x={x - 5.6}
            y={y - (isStore ? 17 : 5.6)}
            width="11.2"
            height={isStore ? 34 : 11.2}
            rx="5.6"
          />
        )}
      </For>
      <Index each={scene() ?? []}>
        {(seed) => (
          <circle
            class="seed"
            r="1.5"
            style={{
              translate: positionOf(seed()),
              "transition-delay": `${seed().turn * SOWN_EVERY_MS}ms`,
            }}
          />
        )}
      </Index>
    </svg>
  );
}

interface Hollow {
  readonly x: number;
  readonly y: number;
  readonly isStore: boolean;
}

/** South's pits run to the right along the bottom, North's to the left along the top. */
const HOLLOWS: readonly Hollow[] = Array.from({ length: 2 * (PITS + 1) }, (_, place) => {
  const isNorth = place > PITS;
  const at = isNorth ? place - PITS - 1 : place;
  if (at === PITS) return { x: isNorth ? 8.5 : 91.5, y: 50, isStore: true };
  const x = 21 + at * 11.6;
  return { x: isNorth ? 100 - x : x, y: isNorth ? 38 : 62, isStore: false };
});

/** Seeds lie in rings around the middle of a pit, and in rows in a store. */
function positionOf({ place, slot }: Seed): string {
  const hollow = HOLLOWS[place];
  if (hollow === undefined) return "0 0";
  if (hollow.isStore) {
    const [column, row] = [slot % 3, Math.floor(slot / 3)];
    return `${hollow.x + (column - 1) * 3}px ${hollow.y + 13 - row * 3}px`;
  }
  const turn = slot * 2.4;
  const reach = slot === 0 ? 0 : Math.min(3.6, 1.3 * Math.sqrt(slot) + 0.8);
  return `${hollow.x + reach * Math.cos(turn)}px ${hollow.y + reach * Math.sin(turn)}px`;
}
