import { A, useLocation, useNavigate, useParams } from "@solidjs/router";
import { createEffect, Match, on, onCleanup, Switch } from "solid-js";
import { useOwnAddress } from "../app/own-address.ts";
import { useQuery } from "../app/query.ts";
import { Button } from "../design/Button.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import type { NewGame } from "./new-game.ts";
import type { PlayAddress } from "./opening.ts";
import { PlayTable } from "./PlayTable.tsx";
import "./play.css";
import { type Place, Sitting } from "./sitting.ts";

/** A game is played here: the newest unfinished one, a new one, or the one that the address names. */
export function PlayScreen<P, M, S extends string>(props: { readonly entry: GameEntry<P, M, S> }) {
  const params = useParams<{ id?: string }>();
  const query = useQuery();
  const location = useLocation<{ takesFocus?: boolean }>();
  const navigate = useNavigate();
  const showAddress = useOwnAddress();
  const sitting = new Sitting(props.entry);
  const asked = (): PlayAddress => ({
    id: params.id,
    isNew: query("new") !== undefined,
    from: query("from"),
    variant: query("variant"),
  });
  const start = (): string => `/${props.entry.id}?new`;

  /** Gives the game its own address, under which a reload finds it. */
  const keptUnder = (id: string): void => {
    if (params.id !== id) showAddress({ address: `/${props.entry.id}/play/${id}` });
  };
  createEffect(
    on(asked, ({ id, isNew, from, variant }) => {
      if (id !== undefined && id === sitting.table?.identity.id) return;
      const isPlainlyNew = id === undefined && isNew && !from && !variant;
      if (isPlainlyNew && isUnplayed(sitting)) return;
      void sitting.open({ id, isNew, from, variant });
    }),
  );
  onCleanup(() => sitting.leave());
  let isChosenHere = false;
  const playNew = (game: NewGame<P, S>): void => {
    isChosenHere = true;
    sitting.fresh(game);
    navigate(start());
  };

  const as = <K extends Place<P, M, S>["kind"]>(kind: K) => {
    const place = sitting.place();
    return place.kind === kind ? (place as Extract<Place<P, M, S>, { kind: K }>) : undefined;
  };
  return (
    <Switch>
      <Match when={as("seated")} keyed>
        {({ table }) => (
          <PlayTable
            table={table}
            onKept={() => keptUnder(table.identity.id)}
            onNew={playNew}
            takesFocus={isChosenHere || location.state?.takesFocus === true}
            firstMove={query("move")}
          />
        )}
      </Match>
      <Match when={as("elsewhere")}>
        <section class="play-trouble">
          <h1>This game is open in another tab</h1>
          <p>
            One tab plays a game at a time, so that no move is lost. You can go on here instead.
          </p>
          <p class="play-trouble-actions">
            <Button tone="primary" onClick={() => sitting.playHere()}>
              Play here
            </Button>
            <Button onClick={() => navigate(start())}>New game</Button>
          </p>
        </section>
      </Match>
      <Match when={as("trouble")}>
        {(trouble) => (
          <section class="play-trouble">
            <h1>This game cannot be shown</h1>
            <p>{trouble().sentence}</p>
            <p>
              <A href={start()}>Start a new game</A>, or look in <A href="/library">the library</A>.
            </p>
          </section>
        )}
      </Match>
    </Switch>
  );
}

function isUnplayed<P, M, S extends string>({ table }: Sitting<P, M, S>): boolean {
  return table?.view.state.played.length === 0;
}
