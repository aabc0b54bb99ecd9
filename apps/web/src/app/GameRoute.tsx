import { useParams } from "@solidjs/router";
import { createResource, type JSX, Show } from "solid-js";
import type { GameEntry } from "../games/game-entry.ts";
import { listingOf } from "../games/listings.ts";
import { loadedGame, loadGame } from "../games/registry.ts";
import { NotFound } from "./NotFound.tsx";

/** A screen that serves any game. */
export type GameScreen = <P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
}) => JSX.Element;

/** A screen with the game that the address names. */
export function GameRoute(props: { readonly screen: GameScreen }) {
  const params = useParams<{ game: string }>();
  return (
    <Show when={listingOf(params.game)} fallback={<NotFound />} keyed>
      {({ id }) => <LoadedScreen id={id} screen={props.screen} />}
    </Show>
  );
}

/** The first time a game is opened its code has to be fetched. */
function LoadedScreen(props: { readonly id: string; readonly screen: GameScreen }) {
  const known = loadedGame(props.id);
  if (known !== undefined) return known((entry) => props.screen({ entry }));
  const [fetched] = createResource(() => loadGame(props.id));
  return (
    <Show when={fetched()} keyed>
      {(game) => game((entry) => props.screen({ entry }))}
    </Show>
  );
}
