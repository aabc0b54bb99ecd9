import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import type { GameSummary, KeptGame } from "./game-store.ts";
import { isUnfinished, readStamped, readSummary, type StampedGame, summaryOf } from "./rows.ts";
import type { Shelf } from "./shelf.ts";

export const DATABASE_NAME = "kibitz.games";
export const DATABASE_VERSION = 1;

/** How long another tab with an older page may hold up the upgrade. */
const OPEN_TIMEOUT_MS = 5000;

/** Rows that are read in one go: few enough not to stall, many enough to be quick. */
const ROWS_AT_ONCE = 2000;

/** `unfinishedOf` is the game's id; finished games have none and so are not in its index. */
type SummaryRow = GameSummary & { readonly unfinishedOf?: readonly [string, string] };

/** Rows are typed as they are written; what is read is checked. */
interface Schema extends DBSchema {
  games: { key: string; value: StampedGame };
  summaries: { key: string; value: SummaryRow; indexes: { unfinished: [string, string] } };
}

type Database = IDBPDatabase<Schema>;

const STORES = ["games", "summaries"] as const;
type Writable<N extends (typeof STORES)[number]> = IDBPObjectStore<
  Schema,
  typeof STORES,
  N,
  "readwrite"
>;

/** Opens the database, making or bringing up to date its stores. Rejects when that cannot be. */
export async function openDatabase(timeoutMs = OPEN_TIMEOUT_MS): Promise<Shelf> {
  const shelf = new DatabaseShelf(timeoutMs);
  await shelf.open();
  return shelf;
}

/** The steps from each version of the database to the next; a step is never changed again. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore("games", { keyPath: "game.id" });
    const summaries = database.createObjectStore("summaries", { keyPath: "id" });
    summaries.createIndex("unfinished", "unfinishedOf");
  },
];

class DatabaseShelf implements Shelf {
  readonly isLasting = true;
  readonly #timeoutMs: number;
  #database: Promise<Database> | undefined;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  async open(): Promise<void> {
    await this.#opened();
  }

  async put(games: readonly StampedGame[], which: "all" | "newer" = "all"): Promise<void> {
    await this.#write((kept, summaries) =>
      games.map(async (stamped) => {
        const known = which === "all" ? undefined : await kept.get(stamped.game.id);
        if (known !== undefined && known.stamp >= stamped.stamp) return;
        await kept.put(stamped);
        await summaries.put(summaryRow(stamped.game));
      }),
    );
  }

  get(ids: readonly string[]): Promise<readonly StampedGame[]> {
    return this.#run(async (database) => {
      const store = database.transaction("games").store;
      const rows: unknown[] = await Promise.all(ids.map((id) => store.get(id)));
      return rows.map(readStamped).filter((stamped) => stamped !== undefined);
    });
  }

  async unfinished(game: string): Promise<KeptGame | undefined> {
    const ids = await this.#run(async (database) => {
      const index = database.transaction("summaries").store.index("unfinished");
      return index.getAllKeys(IDBKeyRange.bound([game, ""], [game, "\uffff"]));
    });
    // The newest may be a row that no version of the page can read.
    for (const id of ids.reverse()) {
      const [found] = await this.get([id]);
      if (found !== undefined) return found.game;
    }
    return undefined;
  }

  async *summaries(ids?: readonly string[]): AsyncGenerator<readonly GameSummary[], void> {
    if (ids !== undefined) {
      yield checked(
        await this.#run((database) => {
          const store = database.transaction("summaries").store;
          return Promise.all(ids.map((id) => store.get(id)));
        }),
      );
      return;
    }
    for (let last = ""; ; ) {
      const range = IDBKeyRange.lowerBound(last, true);
      const rows = await this.#run((database) => database.getAll("summaries", range, ROWS_AT_ONCE));
      yield checked(rows);
      const end = rows.at(-1);
      if (rows.length < ROWS_AT_ONCE || end === undefined) return;
      last = end.id;
    }
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#write((kept, summaries) =>
      ids.flatMap((id) => [kept.delete(id), summaries.delete(id)]),
    );
  }

  /** Writes all of it or nothing; rejects with the reason, such as a full disk. */
  #write(
    work: (kept: Writable<"games">, summaries: Writable<"summaries">) => Promise<unknown>[],
  ): Promise<void> {
    return this.#run(async (database) => {
      const transaction = database.transaction(STORES, "readwrite");
      // Its own promise would be reported as unheard, had the work failed before.
      transaction.done.catch(() => undefined);
      try {
        await Promise.all(
          work(transaction.objectStore("games"), transaction.objectStore("summaries")),
        );
        await transaction.done;
      } catch (error) {
        // Of its requests the first to fail only says that the transaction was given up.
        const reason = transaction.error ?? error;
        giveUp(transaction);
        throw reason;
      }
    });
  }

  /** Does a piece of work; a connection that the browser has closed is opened anew, once. */
  async #run<R>(work: (database: Database) => Promise<R>): Promise<R> {
    try {
      return await work(await this.#opened());
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#database = undefined;
      return work(await this.#opened());
    }
  }

  #opened(): Promise<Database> {
    this.#database ??= this.#open().catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }

  #open(): Promise<Database> {
    const forget = () => {
      this.#database = undefined;
    };
    const opening = openDB<Schema>(DATABASE_NAME, DATABASE_VERSION, {
      upgrade: (database, from) => {
        for (const step of UPGRADES.slice(from)) step(database);
      },
      // A newer page, or someone who deletes the database, waits for this connection to end.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    return withinTime(opening, this.#timeoutMs);
  }
}

/** Rejects when it takes too long; a connection that comes later is closed. */
async function withinTime(opening: Promise<Database>, timeoutMs: number): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("the database does not open"));
      opening.then(
        (database) => database.close(),
        () => undefined,
      );
    }, timeoutMs);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

function summaryRow(game: KeptGame): SummaryRow {
  const summary = summaryOf(game);
  if (!isUnfinished(game)) return summary;
  return { ...summary, unfinishedOf: [game.game, game.updatedAt] };
}

const checked = (rows: readonly unknown[]): readonly GameSummary[] =>
  rows.map(readSummary).filter((summary) => summary !== undefined);

/** Undoes what a transaction has written, unless the browser has done so already. */
function giveUp(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "InvalidStateError";
