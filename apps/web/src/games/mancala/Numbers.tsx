import { pitLetter } from "@kibitz/rules/mancala";
import { For, Show } from "solid-js";
import { settings } from "../../settings/settings.ts";
import type { Layout } from "./layout.ts";
import { isStore, sowingPlace } from "./places.ts";
import type { Counts } from "./table.ts";

/** The number of seeds beside every pit and store, with the letters of the pits where they are wanted. */
export function Numbers(props: { readonly counts: Counts; readonly layout: Layout }) {
  return (
    <div class="pit-numbers" aria-hidden="true">
      <For each={props.layout.hollows}>
        {({ place, count, kind }) => (
          <span
            class={`pit-number ${kind}`}
            style={{
              left: `${(100 * count.x) / props.layout.width}%`,
              top: `${(100 * count.y) / props.layout.height}%`,
            }}
          >
            <Show when={settings.coordinates && !isStore(place)}>
              <span class="pit-letter">{letterOf(place)}</span>
            </Show>
            <b class="figures">{props.counts[place] ?? 0}</b>
          </span>
        )}
      </For>
    </div>
  );
}

function letterOf(place: number): string {
  const { pit } = sowingPlace(place);
  return pit === "store" ? "" : pitLetter(pit);
}
