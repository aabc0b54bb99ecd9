import { A } from "@solidjs/router";
import { type Component, createSignal, For } from "solid-js";
import { Dynamic } from "solid-js/web";
import { listingOf } from "../games/listings.ts";
import { createBeat } from "./beat.ts";
import { AmazonsPlaylet } from "./playlets/AmazonsPlaylet.tsx";
import { AtaxxPlaylet } from "./playlets/AtaxxPlaylet.tsx";
import { GoPlaylet } from "./playlets/GoPlaylet.tsx";
import { IgisoroPlaylet } from "./playlets/IgisoroPlaylet.tsx";
import { KalahPlaylet } from "./playlets/KalahPlaylet.tsx";
import { OwarePlaylet } from "./playlets/OwarePlaylet.tsx";
import "./playlets/playlets.css";

const BEAT_MS = 700;
/** A board moves at every so many beats. */
const ROUND = 4;

type Playlet = Component<{ readonly step: number }>;

const SET_UP: readonly { readonly id: string; readonly Board: Playlet }[] = [
  { id: "kalah", Board: KalahPlaylet },
  { id: "oware", Board: OwarePlaylet },
  { id: "igisoro", Board: IgisoroPlaylet },
];

const NEXT: readonly { readonly title: string; readonly Board: Playlet }[] = [
  { title: "Go", Board: GoPlaylet },
  { title: "Amazons", Board: AmazonsPlaylet },
  { title: "Ataxx", Board: AtaxxPlaylet },
];

/**
 * The other games: those that are set up, and those that move in next. Their boards move one after
 * the other, so that the shelf is calm.
 */
export function Shelf() {
  const [element, setElement] = createSignal<Element>();
  const beat = createBeat(element, BEAT_MS);
  const stepOf = (index: number): number => Math.floor((beat() + ROUND - 1 - index) / ROUND);
  return (
    <section class="shelf" ref={setElement} aria-label="Other games">
      <h2>Also set up</h2>
      <ul class="bare-list shelf-boards">
        <For each={SET_UP}>
          {({ id, Board }, index) => (
            <li>
              <A class="shelf-game" href={`/${id}?new`}>
                <div class="shelf-board">
                  <Dynamic component={Board} step={stepOf(index())} />
                </div>
                {listingOf(id)?.title}
              </A>
            </li>
          )}
        </For>
      </ul>
      <h2>Moving in next</h2>
      <ul class="bare-list shelf-boards shelf-next">
        <For each={NEXT}>
          {({ title, Board }, index) => (
            <li>
              <div class="shelf-board">
                <Dynamic component={Board} step={stepOf(index() + 1)} />
              </div>
              {title}
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
