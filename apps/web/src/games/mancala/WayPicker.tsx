import { For, onCleanup, onMount } from "solid-js";
import type { Choice } from "./family.ts";
import type { Fork, Way } from "./forks.ts";
import type { Layout } from "./layout.ts";
import { placed } from "./PitGrid.tsx";
import { wayWords } from "./pit-words.ts";
import type { Outlook } from "./sowing-model.ts";

const NAMES: Readonly<Record<Choice, string>> = {
  forward: "Forward",
  reverse: "Reverse",
  capture: "Capture",
  decline: "Sow on",
};

/** What each choice is written as in the text of a move. */
const SIGNS: Readonly<Record<Choice, string>> = {
  forward: ">",
  reverse: "<",
  capture: "x",
  decline: "-",
};

/** Asks at a fork of a turn how it goes on, and says of each way where it leads. */
export function WayPicker<M>(props: {
  readonly fork: Fork<M>;
  readonly layout: Layout;
  outlook(way: Way<M>): Outlook;
  /** A way is looked at, by pointer or by focus. */
  onLook(way: Way<M> | undefined): void;
  onPick(way: Way<M>): void;
  onStepBack(): void;
}) {
  let menu: HTMLDivElement | undefined;
  const items = (): HTMLElement[] => [...(menu?.querySelectorAll<HTMLElement>("button") ?? [])];
  const step = (by: number): void => {
    const all = items();
    const now = all.findIndex((item) => item.contains(document.activeElement));
    all[(now + by + all.length) % all.length]?.focus();
  };
  const isHandled = ({ key }: KeyboardEvent): boolean => {
    if (key === "Escape" || key === "Tab") props.onStepBack();
    else if (key === "ArrowDown" || key === "ArrowRight") step(1);
    else if (key === "ArrowUp" || key === "ArrowLeft") step(-1);
    else return false;
    return true;
  };

  // Who came by keys goes on from the pit on which the keys were.
  const origin = document.activeElement;
  onCleanup(() => {
    if (origin instanceof HTMLElement && origin !== document.body) origin.focus();
  });
  onMount(() => items()[0]?.focus());

  return (
    <>
      {/* A press beside the ways steps back, as Escape does. */}
      <div class="way-veil" aria-hidden="true" on:click={() => props.onStepBack()} />
      <div
        class="way-picker"
        role="menu"
        aria-label="How the turn goes on"
        ref={menu}
        style={placed(props.layout.ridge, props.layout)}
        on:keydown={(event) => {
          if (!isHandled(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <For each={props.fork.ways}>
          {(way) => (
            <button
              type="button"
              role="menuitem"
              data-choice={way.choice}
              on:click={() => props.onPick(way)}
              on:pointerenter={() => props.onLook(way)}
              on:pointerleave={() => props.onLook(undefined)}
              on:focus={() => props.onLook(way)}
              on:blur={() => props.onLook(undefined)}
            >
              <span class="way-sign" aria-hidden="true">
                {SIGNS[way.choice]}
              </span>
              <span class="way-name">{NAMES[way.choice]}</span>
              <span class="way-outlook">{wayWords(props.outlook(way))}</span>
            </button>
          )}
        </For>
      </div>
    </>
  );
}
