import { type Accessor, createSignal } from "solid-js";
import type { GameEntry } from "../games/game-entry.ts";
import { type GameLock, lockGame } from "../library/game-lock.ts";
import { gameStore } from "../library/store.ts";
import type { NewGame } from "./new-game.ts";
import { type Opening, openingAt, type PlayAddress } from "./opening.ts";
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
export class Sitting<P, M, S extends string> {
  readonly place: Accessor<Place<P, M, S>>;
  readonly #entry: GameEntry<P, M, S>;
  readonly #setPlace: (place: Place<P, M, S>) => void;
  #lock: GameLock | undefined;
  /** Counts what was asked for, so that an answer that comes late is dropped. */
  #request = 0;

  constructor(entry: GameEntry<P, M, S>) {
    this.#entry = entry;
    const [place, setPlace] = createSignal<Place<P, M, S>>({ kind: "opening" });
    this.place = place;
    this.#setPlace = setPlace;
  }

  /** The table that is shown. */
  get table(): Table<P, M, S> | undefined {
    const place = this.place();
    return place.kind === "seated" ? place.table : undefined;
  }

  async open(address: PlayAddress): Promise<void> {
    this.leave();
    const request = this.#request;
    const opening = await openingAt(this.#entry.id, address, gameStore);
    if (request !== this.#request) return;
    if (opening.kind === "kept") this.#hold(opening.game.id);
    else this.#sitAt(opening);
  }

  fresh(game: NewGame<P, S>): void {
    this.leave();
    const table = freshTable(this.#entry, game);
    this.#sit(table);
    this.#hold(table.identity.id);
  }

  /** Takes the game from the tab that plays it. */
  playHere(): void {
    this.#lock?.takeOver();
  }

  /** Ends whatever runs, and lets another tab have the game. */
  leave(): void {
    this.#request++;
    this.table?.close();
    this.#lock?.release();
    this.#lock = undefined;
  }

  #hold(id: string): void {
    this.#lock = lockGame(id, (holder) => {
      if (holder === "here") void this.#readAnew(id);
      else {
        this.table?.abandon();
        this.#setPlace({ kind: "elsewhere" });
      }
    });
  }

  async #readAnew(id: string): Promise<void> {
    if (this.table?.identity.id === id) return;
    const request = this.#request;
    const game = await gameStore.get(id);
    if (request !== this.#request) return;
    this.#sitAt(game ? { kind: "kept", game } : { kind: "missing", id });
  }

  /** A game that has no lock yet gets one. */
  #sitAt(opening: Opening): void {
    const opened = openTable(this.#entry, opening);
    if (!opened.ok) {
      this.#setPlace({ kind: "trouble", sentence: opened.error });
      return;
    }
    this.#sit(opened.value);
    if (this.#lock === undefined) this.#hold(opened.value.identity.id);
  }

  #sit(table: Table<P, M, S>): void {
    this.#setPlace({ kind: "seated", table });
    table.begin();
  }
}
