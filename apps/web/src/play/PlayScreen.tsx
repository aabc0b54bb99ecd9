import { A, useNavigate, useParams, useSearchParams } from "@solidjs/router";
import { createEffect, createSignal, Match, on, onCleanup, Show, Switch } from "solid-js";
import type { GameEntry } from "../games/game-entry.ts";
import { gameStore } from "../library/store.ts";
import { openingAt } from "./opening.ts";
import { PlayTable } from "./PlayTable.tsx";
import "./play.css";
import type { Table } from "./table.ts";
import { createTableMaker } from "./table-maker.ts";

/** A game is played here: the newest unfinished one, a new one, or the one that the address names. */
export function PlayScreen<P, M, S extends string>(props: { readonly entry: GameEntry<P, M, S> }) {
  const params = useParams<{ id?: string }>();
  const [query] = useSearchParams<{ new?: string; from?: string }>();
  const navigate = useNavigate();
  const maker = createTableMaker(props.entry);
  const [table, setTable] = createSignal<Table<P, M, S>>();
  const [trouble, setTrouble] = createSignal<string>();

  const seat = (next: Table<P, M, S> | undefined): void => {
    table()?.close();
    setTable(next);
    next?.begin();
  };
  const open = async (): Promise<void> => {
    const address = { id: params.id, isNew: query.new !== undefined, from: query.from };
    const opening = await openingAt(props.entry.id, address, gameStore);
    if (address.id !== params.id) return;
    const opened = maker.open(opening);
    setTrouble(opened.ok ? undefined : opened.error);
    seat(opened.ok ? opened.value : undefined);
  };
  /** Gives the game its own address, under which a reload finds it. */
  const showAddress = (id: string): void => {
    const address = `/${props.entry.id}/play/${id}`;
    if (params.id !== id) navigate(address, { replace: true, scroll: false });
  };
  createEffect(
    on([() => params.id, () => query.new, () => query.from], () => {
      if (params.id === undefined || params.id !== table()?.identity.id) void open();
    }),
  );
  onCleanup(() => table()?.close());

  return (
    <Switch>
      <Match when={trouble()}>
        {(sentence) => (
          <section class="play-trouble">
            <h1>This game cannot be shown</h1>
            <p>{sentence()}</p>
            <p>
              <A href={`/${props.entry.id}?new`}>Start a new game</A>, or look in{" "}
              <A href="/library">the library</A>.
            </p>
          </section>
        )}
      </Match>
      <Match when={table()}>
        <Show when={table()} keyed>
          {(seated) => (
            <PlayTable
              table={seated}
              onKept={() => showAddress(seated.identity.id)}
              onNew={(game) => seat(maker.fresh(game))}
            />
          )}
        </Show>
      </Match>
    </Switch>
  );
}
