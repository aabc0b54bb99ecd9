import { createMemo, For, Show } from "solid-js";
import type { Place } from "../../board/board-props.ts";
import type { Layout } from "./layout.ts";
import type { Sided, SowingModel } from "./sowing-model.ts";
import { outlineOf } from "./Trough.tsx";

/** What is true of a pit or a store and that a ring around it shows. */
interface PitRing {
  readonly place: Place;
  readonly role: "open" | "origin" | "landing" | "captured" | "last-origin" | "last-landing";
}

/** Rings on the wood: what may be sown, what has been, and what would be. */
export function PitRings<P extends Sided, M>(props: {
  readonly model: SowingModel<P, M>;
  readonly layout: Layout;
}) {
  const rings = createMemo(() => ringsOf(props.model));
  const bowls = createMemo(
    () => new Map(props.layout.hollows.map(({ place, bowl }) => [place, bowl])),
  );
  return (
    <g class="pit-rings">
      <For each={rings()}>
        {({ place, role }) => (
          <Show when={bowls().get(place)}>
            {(bowl) => (
              <g class={`pit-ring ${role}`}>
                <rect class="pit-ring-edge" {...outlineOf(bowl(), 3)} />
                <rect class="pit-ring-line" {...outlineOf(bowl(), 3)} />
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
}

/** A later ring lies over an earlier one. */
function ringsOf<P extends Sided, M>(model: SowingModel<P, M>): readonly PitRing[] {
  const open = [...model.turns().keys()].map((place): PitRing => ({ place, role: "open" }));
  const fork = model.fork();
  const preview = model.preview();
  const coming: PitRing[] = fork === undefined ? [] : [{ place: fork.place, role: "origin" }];
  if (preview !== undefined) {
    const { origin, effects } = preview;
    if (fork === undefined) coming.push({ place: origin, role: "origin" });
    coming.push(...effects.capturedFrom.map((place): PitRing => ({ place, role: "captured" })));
    if (effects.landing !== undefined) coming.push({ place: effects.landing, role: "landing" });
  }
  return [...open, ...lastRings(model), ...coming];
}

/** They would tell the end of a move that is still seen. */
function lastRings<P extends Sided, M>(model: SowingModel<P, M>): readonly PitRing[] {
  const { origin, effects } = model.last() ?? {};
  if (model.show.isMoving() || model.fork() !== undefined) return [];
  return [
    ...(origin === undefined ? [] : [{ place: origin, role: "last-origin" } as const]),
    ...(effects?.landing === undefined
      ? []
      : [{ place: effects.landing, role: "last-landing" } as const]),
  ];
}
