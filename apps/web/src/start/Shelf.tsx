import { type Component, createSignal, For } from "solid-js";
import { Dynamic } from "solid-js/web";
import { createBeat } from "./beat.ts";
import { AmazonsPlaylet } from "./playlets/AmazonsPlaylet.tsx";
import { AtaxxPlaylet } from "./playlets/AtaxxPlaylet.tsx";
import { GoPlaylet } from "./playlets/GoPlaylet.tsx";
import { KalahPlaylet } from "./playlets/KalahPlaylet.tsx";
import "./playlets/playlets.css";

const BEAT_MS = 700;

const NEXT: readonly {
  readonly title: string;
  readonly Board: Component<{ readonly step: number }>;
}[] = [
  { title: "Go", Board: GoPlaylet },
  { title: "Amazons", Board: AmazonsPlaylet },
  { title: "Ataxx", Board: AtaxxPlaylet },
  { title: "Mancala", Board: KalahPlaylet },
];

/** The games that move in next. Their boards move one after the other, so that the shelf is calm. */
export function Shelf() {
  const [element, setElement] = createSignal<Element>();
  const beat = createBeat(element, BEAT_MS);
  const stepOf = (index: number): number => Math.floor((beat() + NEXT.length - 1 - index) / 4);
  return (
    <section class="shelf" ref={setElement} aria-labelledby="shelf-title">
      <h2 id="shelf-title">Moving in next</h2>
      <ul class="bare-list shelf-boards">
        <For each={NEXT}>
          {(game, index) => (
            <li>
              <div class="shelf-board">
                <Dynamic component={game.Board} step={stepOf(index())} />
              </div>
              {game.title}
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
