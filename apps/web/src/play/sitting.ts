import { createSignal } from "solid-js";
import type { GameEntry } from "../games/game-entry.ts";
import { type GameLock, lockGame } from "../library/game-lock.ts";
import { gameStore } from "../library/store.ts";
import type { NewGame } from "./new-game.ts";
import { openingAt, type PlayAddress } from "./opening.ts";
import type { Table } from "./table.ts";
import { freshTable, openTable } from "./table-maker.ts";

/** What the play screen shows. */
export type Place<P, M, S extends string> =
  | { readonly kind: "opening" }
  | { readonly kind: "seated"; readonly table: Table<P, M, S> }
  /** Another tab plays this game. */
  | { readonly kind: "elsewhere" }
  | { readonly kind: "trouble"; readonly sentence: string };

/**
 * One table after the other, each with the lock on its game: what another tab plays is left
 * alone, and a game that comes back from there is read anew.
 */
export function createSitting<P, M, S extends string>(entry: GameEntry<P, M, S>) {
  const [place, setPlace] = createSignal<Place<P, M, S>>({ kind: "opening" });
  let lock: GameLock | undefined;
  /** Counts what was asked for, so that an answer that comes late is dropped. */
  let request = 0;

  const tableNow = (): Table<P, M, S> | undefined => {
    const now = place();
    return now.kind === "seated" ? now.table : undefined;
  };
  const leave = (): void => {
    request++;
    tableNow()?.close();
    lock?.release();
    lock = undefined;
  };
  const sit = (table: Table<P, M, S>): void => {
    setPlace({ kind: "seated", table });
    table.begin();
  };
  const hold = (id: string): void => {
    lock = lockGame(id, (holder) => {
      if (holder === "here") void readAnew(id);
      else {
        tableNow()?.abandon();
        setPlace({ kind: "elsewhere" });
      }
    });
  };
  const readAnew = async (id: string): Promise<void> => {
    if (tableNow()?.identity.id === id) return;
    const mine = request;
    const game = await gameStore.get(id);
    if (mine !== request) return;
    const opened = openTable(entry, game ? { kind: "kept", game } : { kind: "missing", id });
    if (opened.ok) sit(opened.value);
    else setPlace({ kind: "trouble", sentence: opened.error });
  };

  return {
    place,
    /** The id of the game that is shown. */
    idNow: () => tableNow()?.identity.id,
    /** Whether a game is shown that has not begun. */
    isUnplayed: () => tableNow()?.view.state.played.length === 0,
    async open(address: PlayAddress): Promise<void> {
      leave();
      const mine = request;
      const opening = await openingAt(entry.id, address, gameStore);
      if (mine !== request) return;
      if (opening.kind === "kept") {
        hold(opening.game.id);
        return;
      }
      const opened = openTable(entry, opening);
      if (!opened.ok) {
        setPlace({ kind: "trouble", sentence: opened.error });
        return;
      }
      sit(opened.value);
      hold(opened.value.identity.id);
    },
    fresh(game: NewGame<P, S>): void {
      leave();
      const table = freshTable(entry, game);
      sit(table);
      hold(table.identity.id);
    },
    /** Takes the game from the tab that plays it. */
    playHere: () => lock?.takeOver(),
    leave,
  };
}
