import { useNavigate } from "@solidjs/router";
import {
  createEffect,
  createMemo,
  createSignal,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from "solid-js";
import { announce } from "../app/announcer.ts";
import { useMedia } from "../app/media.ts";
import { Dialog } from "../design/Dialog.tsx";
import { useActions } from "../keys/actions.ts";
import { ConfirmDelete } from "./ConfirmDelete.tsx";
import { EmptyLibrary } from "./EmptyLibrary.tsx";
import { EVERYTHING, Filters, type Wanted } from "./Filters.tsx";
import { GameDetails } from "./GameDetails.tsx";
import { GameTable } from "./GameTable.tsx";
import type { GameQuery, GameSummary, SortKey } from "./game-store.ts";
import { gamesText, playersOf, sideTitles } from "./game-words.ts";
import { ImportPanel } from "./ImportPanel.tsx";
import { useImportGestures } from "./import-gestures.ts";
import { LibraryHead } from "./LibraryHead.tsx";
import { createLatest } from "./latest.ts";
import { addressOf, deleteGames, UNDO_LIMIT } from "./library-actions.ts";
import { keepListed, NO_SELECTION, type Selection } from "./selection.ts";
import { gameStore } from "./store.ts";
import "../design/drop-veil.css";
import "./library.css";

/** Changes come in bursts while games are imported; the list follows at this pace. */
const REFRESH_MS = 300;

/** Wide enough for the details to stand beside the list. */
const WIDE = "(min-width: 62rem)";

/** All games of this browser. */
export function LibraryScreen() {
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  const [wanted, setWanted] = createSignal<Wanted>(EVERYTHING);
  const [selection, setSelection] = createSignal<Selection>(NO_SELECTION);
  const [isDetailed, setDetailed] = createSignal(false);
  const [doomed, setDoomed] = createSignal<readonly string[]>([]);
  const changes = useChanges();
  const page = createLatest(
    () => ({ query: queryOf(wanted()), changes: changes() }),
    async ({ query }) => {
      const [{ games }, { total }] = await Promise.all([
        gameStore.list(query),
        gameStore.list({ limit: 0 }),
      ]);
      return { games, total };
    },
  );
  const games = createMemo(() => page.value()?.games ?? []);
  const current = createMemo(() => games().find(({ id }) => id === selection().current));
  const change = (some: Partial<Wanted>): void => {
    setWanted((all) => ({ ...all, ...some }));
  };
  const { isOver } = useImportGestures();

  createEffect(
    on(games, (now, before = []) => {
      const ids = now.map(({ id }) => id);
      setSelection((old) =>
        keepListed(
          old,
          before.map(({ id }) => id),
          ids,
        ),
      );
    }),
  );
  createEffect(on(wanted, () => announce(`${gamesText(games().length)} found.`), { defer: true }));

  const sort = (sortBy: SortKey): void => {
    const { sortBy: old, descending } = wanted();
    const isNumber = sortBy === "kept" || sortBy === "plies" || sortBy === "Date";
    change({ sortBy, descending: old === sortBy ? !descending : isNumber });
  };
  const chosenIds = createMemo(() => {
    const { chosen } = selection();
    return chosen.size === 0 ? [] : games().flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  });
  const remove = (ids: readonly string[]): void => {
    if (ids.length > UNDO_LIMIT) setDoomed(ids);
    else if (ids.length > 0) void deleteGames(gameStore, ids);
  };
  const removeChosen = (): void => {
    const game = current();
    remove(chosenIds().length > 0 ? chosenIds() : game ? [game.id] : []);
  };
  const open = (game: GameSummary): void => navigate(addressOf(game));

  useActions([
    {
      id: "library-search",
      title: "Search the library",
      group: "Library",
      keys: ["/"],
      run: () => document.querySelector<HTMLInputElement>("#library-search")?.focus(),
    },
  ]);

  return (
    <div class="library" classList={{ "drop-target": isOver() }}>
      <LibraryHead
        total={page.value()?.total}
        listed={games().map(({ id }) => id)}
        chosen={chosenIds()}
        onRelease={() => setSelection((old) => ({ ...old, chosen: new Set() }))}
        onDelete={() => remove(chosenIds())}
      />
      <ImportPanel />
      <Switch fallback={<p class="library-wait">Reading your games …</p>}>
        <Match when={page.fault()}>
          <p class="library-wait" role="alert">
            The games cannot be read: {String(page.fault())}. Reload the page; nothing is lost.
          </p>
        </Match>
        <Match when={page.value()?.total === 0}>
          <EmptyLibrary />
        </Match>
        <Match when={page.value()}>
          <Filters wanted={wanted()} onChange={change} />
          <div class="library-body">
            <Show
              when={games().length > 0}
              fallback={<NothingFound onClear={() => setWanted(EVERYTHING)} />}
            >
              <GameTable
                games={games()}
                sides={sideTitles(wanted().game)}
                hasSeveralGames={wanted().game === ""}
                sortBy={wanted().sortBy}
                descending={wanted().descending}
                selection={selection()}
                onSort={sort}
                onSelection={setSelection}
                onOpen={open}
                onPoint={() => setDetailed(true)}
                onDelete={removeChosen}
              />
            </Show>
            <Show when={isWide()}>
              <aside class="library-side" aria-label="The game">
                <Show
                  when={current()}
                  fallback={<p class="library-hint">Choose a game to see how it ended.</p>}
                >
                  {(game) => <GameDetails game={game()} onDelete={() => remove([game().id])} />}
                </Show>
              </aside>
            </Show>
          </div>
        </Match>
      </Switch>
      <Show when={!isWide() && isDetailed() && current()}>
        {(game) => (
          <Dialog open={true} onClose={() => setDetailed(false)} title={playersOf(game())}>
            <GameDetails
              game={game()}
              onDelete={() => {
                const { id } = game();
                setDetailed(false);
                remove([id]);
              }}
            />
          </Dialog>
        )}
      </Show>
      <ConfirmDelete
        ids={doomed()}
        onClose={() => setDoomed([])}
        onDelete={(ids) => void deleteGames(gameStore, ids)}
      />
      <Show when={isOver()}>
        <div class="drop-veil" aria-hidden="true">
          <p>Drop the files to import their games</p>
        </div>
      </Show>
    </div>
  );
}

function NothingFound(props: { onClear(): void }) {
  return (
    <div class="library-hint">
      <p>No game matches the search and the filters.</p>
      <button type="button" class="button" data-tone="plain" onClick={() => props.onClear()}>
        Show all games
      </button>
    </div>
  );
}

function queryOf({ text, origin, result, game, sortBy, descending }: Wanted): GameQuery {
  return {
    sortBy,
    descending,
    ...(text !== "" && { text }),
    ...(origin !== "" && { origin }),
    ...(result !== "" && { result }),
    ...(game !== "" && { game }),
  };
}

/** A number that rises when games have changed, not more often than the list can follow. */
function useChanges(): () => number {
  const [count, setCount] = createSignal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = gameStore.onChange(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      setCount((changes) => changes + 1);
    }, REFRESH_MS);
  });
  onCleanup(() => {
    stop();
    clearTimeout(timer);
  });
  return count;
}
