import { openDatabase } from "../database.ts";
import { Journal } from "../journal.ts";
import { KeptGames, type StoreParts } from "../kept-games.ts";
import { FakeStorage } from "./fake-storage.ts";
import { FakeTabs } from "./fake-tabs.ts";

/**
 * A browser with nothing in it. Its database is the global one from now on, made as that before
 * it, which the test has faked.
 */
export class FakeBrowser {
  readonly storage = new FakeStorage();
  readonly tabs = new FakeTabs();

  constructor() {
    const Factory = globalThis.indexedDB.constructor as new () => IDBFactory;
    globalThis.indexedDB = new Factory();
  }

  /** What a page of this browser keeps its games with. */
  open(parts: Partial<StoreParts> = {}): KeptGames {
    return new KeptGames({
      openShelf: () => openDatabase(),
      journal: new Journal(this.storage),
      tabs: this.tabs.open(),
      nowMs: () => 1_000_000,
      ...parts,
    });
  }
}
