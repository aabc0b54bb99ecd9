import { For } from "solid-js";
import { GO_STONES, goStonesAt } from "./go.ts";

const LINES = Array.from({ length: 9 }, (_, line) => 10 + 10 * line);
const STARS = [30, 50, 70].flatMap((x) => [30, 50, 70].map((y) => [x, y] as const));

/** Stones drop on kaya wood, one by one. */
export function GoPlaylet(props: { readonly step: number }) {
  return (
    <svg class="playlet playlet-go" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="kaya" width="100" height="100" rx="3" />
      <path class="kaya-lines" d={LINES.map((at) => `M10 ${at}H90M${at} 10V90`).join("")} />
      <For each={STARS}>
        {([x, y]) => (
          <circle class="kaya-star" cx={x} cy={y} r={x === 50 && y === 50 ? 1.3 : 0.9} />
        )}
      </For>
      <For each={GO_STONES}>
        {(stone, index) => (
          <circle
            class="stone"
            data-colour={stone.colour}
            data-off={index() < goStonesAt(props.step) ? undefined : ""}
            cx={10 + 10 * stone.x}
            cy={10 + 10 * stone.y}
            r="4.7"
          />
        )}
      </For>
    </svg>
  );
}
