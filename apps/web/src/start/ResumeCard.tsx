import { A } from "@solidjs/router";
import ChevronRight from "lucide-solid/icons/chevron-right";
import { createResource, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { GameEntry } from "../games/game-entry.ts";
import { gameStore } from "../library/store.ts";
import { findLastGame } from "./last-game.ts";

/** Offers the game that was left unfinished, as it stood. */
export function ResumeCard<P, M, S extends string>(props: { readonly entry: GameEntry<P, M, S> }) {
  const [last] = createResource(() => findLastGame(props.entry, gameStore));
  return (
    <Show when={last()}>
      {(game) => (
        <A class="resume" href={`/${props.entry.id}/play/${game().id}`}>
          <span class="resume-picture">
            <Dynamic
              component={props.entry.Picture}
              position={game().position}
              bottom={game().bottom}
            />
          </span>
          <span class="resume-words">
            <span class="resume-title">Go on with your game</span>
            <span class="resume-detail">
              {opponent(game().against)} · move {game().moveNumber},{" "}
              {props.entry.sideName(game().toMove)} to move
            </span>
          </span>
          <ChevronRight />
        </A>
      )}
    </Show>
  );
}

const opponent = (name: string | undefined): string =>
  name === undefined ? "Two at this board" : `Against ${name}`;
