import { A } from "@solidjs/router";
import ChevronRight from "lucide-solid/icons/chevron-right";
import { type Component, createResource, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { GameEntry } from "../games/game-entry.ts";
import { loadGame } from "../games/registry.ts";
import { gameStore } from "../library/store.ts";
import { findLastGame, type LastGame } from "./last-game.ts";

/** Offers the game that was left unfinished, of whatever kind, as it stood. */
export function ResumeCard() {
  const [card] = createResource(() => findLastGame(gameStore, loadGame, cardOf));
  return <Show when={card()}>{(found) => <Dynamic component={found()} />}</Show>;
}

const cardOf =
  <P, M, S extends string>(entry: GameEntry<P, M, S>, game: LastGame<P, S>): Component =>
  () => (
    <A class="resume" href={`/${entry.id}/play/${game.id}`}>
      <span class="resume-picture">
        <Dynamic component={entry.Picture} position={game.position} bottom={game.bottom} />
      </span>
      <span class="resume-words">
        <span class="resume-title">Go on with your game</span>
        <span class="resume-detail">
          {entry.title} · {opponent(game.against)} · move {game.moveNumber},{" "}
          {entry.sideName(game.toMove)} to move
        </span>
      </span>
      <ChevronRight />
    </A>
  );

const opponent = (name: string | undefined): string =>
  name === undefined ? "Two at this board" : `Against ${name}`;
