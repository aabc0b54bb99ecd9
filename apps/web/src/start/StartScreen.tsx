import { Show } from "solid-js";
import { gameIds, withGame } from "../games/registry.ts";
import { FirstTable } from "./FirstTable.tsx";

/** The first screen: a table that is set, and what else the house has. */
export function StartScreen() {
  const [first = ""] = gameIds();
  return (
    <Show when={withGame(first, (entry) => () => <FirstTable entry={entry} />)} keyed>
      {(show) => show()}
    </Show>
  );
}
