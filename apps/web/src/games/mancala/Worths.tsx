import { For } from "solid-js";
import type { MoveValue, Place } from "../../board/board-props.ts";
import type { Layout } from "./layout.ts";
import type { Sided, SowingModel } from "./sowing-model.ts";

/** What the turn from each pit is worth, at the pits; of several turns the best one. */
export function Worths<M>(props: {
  readonly values: ReadonlyMap<Place, MoveValue<M>>;
  readonly layout: Layout;
}) {
  return (
    <div class="worths" aria-hidden="true">
      <For each={props.layout.hollows}>
        {({ place, worth }) => {
          const value = () => props.values.get(place);
          return (
            <span
              class="worth"
              classList={{ known: value() !== undefined, exact: value()?.isExact === true }}
              style={{
                left: `${(100 * worth.x) / props.layout.width}%`,
                top: `${(100 * worth.y) / props.layout.height}%`,
                "--warmth": `${Math.round(100 * (value()?.warmth ?? 0))}%`,
              }}
            >
              {value()?.text}
            </span>
          );
        }}
      </For>
    </div>
  );
}

/** The values by the pits in which their moves begin. */
export function bestByPit<P extends Sided, M>(
  model: SowingModel<P, M>,
  values: readonly MoveValue<M>[],
): ReadonlyMap<Place, MoveValue<M>> {
  const best = new Map<Place, MoveValue<M>>();
  for (const value of values) {
    const place = model.originOf(value.move);
    if (place === undefined) continue;
    const known = best.get(place);
    if (known === undefined || value.warmth > known.warmth) best.set(place, value);
  }
  return best;
}
