import { useParams } from "@solidjs/router";
import { createMemo, type JSX, Show } from "solid-js";
import type { GameEntry } from "../games/game-entry.ts";
import { withGame } from "../games/registry.ts";
import { NotFound } from "./NotFound.tsx";

/** A screen that serves any game. */
export type GameScreen = <P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
}) => JSX.Element;

/** A screen with the game that the address names. */
export function GameRoute(props: { readonly screen: GameScreen }) {
  const params = useParams<{ game: string }>();
  const screen = createMemo(() => withGame(params.game, (entry) => () => props.screen({ entry })));
  return (
    <Show when={screen()} fallback={<NotFound />} keyed>
      {(show) => show()}
    </Show>
  );
}
