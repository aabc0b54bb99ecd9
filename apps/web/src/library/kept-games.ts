import { Catalogue } from "./catalogue.ts";
import { faultOf, JOURNAL_ONLY, MEMORY_ONLY } from "./faults.ts";
import type { GamePage, GameQuery, GameStore, KeptGame, StoreFault } from "./game-store.ts";
import type { Journal, JournalEntry } from "./journal.ts";
import { summaryOf } from "./rows.ts";
import { MemoryShelf, type Shelf } from "./shelf.ts";
import type { TabChannel } from "./tabs.ts";

/** Games that an older page kept elsewhere in the browser. */
export interface OlderGames {
  read(): readonly KeptGame[];
  /** They are kept now, so that their old places are free. */
  forget(ids: ReadonlySet<string>): void;
}

/** What the store is made of; in the browser all of it is the browser's. */
export interface StoreParts {
  /** Rejects where the browser refuses its database. */
  openShelf(): Promise<Shelf>;
  readonly journal: Journal;
  readonly tabs: TabChannel;
  readonly older?: OlderGames;
  nowMs(): number;
  /** Called when games were kept that a person would miss. */
  onWorth?(): void;
}

/**
 * The games of this browser: a journal takes each change at once, then the database, then the
 * list in memory, then the other tabs. An entry leaves the journal when the database has it.
 */
export class KeptGames implements GameStore {
  readonly #parts: StoreParts;
  readonly #listeners = new Set<() => void>();
  #shelf: Promise<Shelf> | undefined;
  #catalogue: Promise<Catalogue> | undefined;
  #lastStamp = 0;
  /** Of each game that this page has put: what is older is no longer written. */
  readonly #latestStamps = new Map<string, number>();
  #toldFault: string | undefined;

  constructor(parts: StoreParts) {
    this.#parts = parts;
    parts.tabs.listen((ids) => void this.#hear(ids));
  }

  put(game: KeptGame): Promise<StoreFault | undefined> {
    const entry = { kind: "kept", game, stamp: this.#newStamp() } as const;
    this.#latestStamps.set(game.id, entry.stamp);
    const isWritten = this.#parts.journal.write(entry);
    return this.#keep([entry], isWritten).then((fault) => this.#tellOnce(fault));
  }

  putAll(games: readonly KeptGame[]): Promise<StoreFault | undefined> {
    const stamp = this.#newStamp();
    for (const { id } of games) this.#latestStamps.delete(id);
    return this.#keep(
      games.map((game) => ({ kind: "kept", game, stamp })),
      false,
    );
  }

  async get(id: string): Promise<KeptGame | undefined> {
    return (await this.getAll([id]))[0];
  }

  async getAll(ids: readonly string[]): Promise<readonly KeptGame[]> {
    const found = await (await this.#opened()).get(ids);
    for (const { stamp } of found) this.#lastStamp = Math.max(this.#lastStamp, stamp);
    return found.map(({ game }) => game);
  }

  async unfinished(game: string): Promise<KeptGame | undefined> {
    try {
      return await (await this.#opened()).unfinished(game);
    } catch {
      // It stays where it is; a person can play meanwhile, and the library tells what is wrong.
      return undefined;
    }
  }

  async list(query: GameQuery): Promise<GamePage> {
    return (await this.#listed()).page(query);
  }

  async listIds(query: GameQuery): Promise<readonly string[]> {
    return (await this.#listed()).find(query).map(({ id }) => id);
  }

  async known(fingerprints: readonly number[]): Promise<ReadonlySet<number>> {
    return (await this.#listed()).known(fingerprints);
  }

  async remove(ids: readonly string[]): Promise<readonly KeptGame[]> {
    const stamp = this.#newStamp();
    const shelf = await this.#opened();
    const removed = await this.getAll(ids);
    await shelf.remove(ids);
    for (const id of ids) {
      if (shelf.isLasting) this.#parts.journal.clear(id, stamp);
      // The database that is refused today may have it tomorrow.
      else this.#parts.journal.write({ kind: "removed", id, stamp });
    }
    await this.#changed(ids, (catalogue) => catalogue.delete(ids));
    return removed;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #keep(
    entries: readonly (JournalEntry & { readonly kind: "kept" })[],
    isJournalled: boolean,
  ): Promise<StoreFault | undefined> {
    try {
      const shelf = await this.#opened();
      // A later state may have been folded in from the journal while the database was opened.
      const latest = entries.filter(({ game, stamp }) => !this.#isOvertaken(game.id, stamp));
      await shelf.put(latest.map(({ game, stamp }) => ({ game, stamp })));
      if (shelf.isLasting) {
        for (const { game, stamp } of entries) this.#parts.journal.clear(game.id, stamp);
      }
      const games = latest.map(({ game }) => game);
      await this.#changed(
        games.map(({ id }) => id),
        (catalogue) => catalogue.set(games.map(summaryOf)),
      );
      this.#askToLast(games);
      if (shelf.isLasting) return undefined;
      return isJournalled || this.#bringBack(latest) ? JOURNAL_ONLY : MEMORY_ONLY;
    } catch (error) {
      return faultOf(error);
    }
  }

  /** What the journal has as removed must not go with the next page. True when all of it is safe. */
  #bringBack(entries: readonly JournalEntry[]): boolean {
    const { journal } = this.#parts;
    return entries
      .map((entry) => journal.holds(idOf(entry)) && journal.write(entry))
      .every((isSafe) => isSafe);
  }

  #isOvertaken(id: string, stamp: number): boolean {
    return (this.#latestStamps.get(id) ?? stamp) > stamp;
  }

  /** Opens the database, or memory in its place, and brings in what the journal has. */
  #opened(): Promise<Shelf> {
    this.#shelf ??= this.#open();
    return this.#shelf;
  }

  async #open(): Promise<Shelf> {
    const shelf = await this.#parts.openShelf().catch(() => new MemoryShelf());
    try {
      await this.#bringOver(shelf);
      await this.#fold(shelf);
    } catch {
      // Nothing has left its old place; the write that follows tells what is wrong.
    }
    return shelf;
  }

  async #bringOver(shelf: Shelf): Promise<void> {
    const games = this.#parts.older?.read() ?? [];
    if (games.length === 0) return;
    const stamp = 0;
    await shelf.put(
      games.map((game) => ({ game, stamp })),
      "newer",
    );
    if (shelf.isLasting) this.#parts.older?.forget(new Set(games.map(({ id }) => id)));
  }

  async #fold(shelf: Shelf): Promise<void> {
    const entries = this.#parts.journal.entries();
    await fold(shelf, entries);
    if (!shelf.isLasting) return;
    for (const entry of entries) this.#parts.journal.clear(idOf(entry), entry.stamp);
  }

  #listed(): Promise<Catalogue> {
    this.#catalogue ??= this.#readCatalogue().catch((error: unknown) => {
      this.#catalogue = undefined;
      throw error;
    });
    return this.#catalogue;
  }

  async #readCatalogue(): Promise<Catalogue> {
    const catalogue = new Catalogue();
    const shelf = await this.#opened();
    for await (const summaries of shelf.summaries()) catalogue.set(summaries);
    return catalogue;
  }

  async #hear(ids: readonly string[]): Promise<void> {
    try {
      await this.#follow(ids);
    } catch {
      // The list is read anew, and tells what is wrong, when it is next asked for.
      this.#catalogue = undefined;
    }
    this.#tellListeners();
  }

  /** Takes over what another tab has done with some games. */
  async #follow(ids: readonly string[]): Promise<void> {
    if (this.#catalogue === undefined) return;
    const [catalogue, shelf] = await Promise.all([this.#catalogue, this.#opened()]);
    catalogue.delete(ids);
    for await (const summaries of shelf.summaries(ids)) catalogue.set(summaries);
  }

  async #changed(ids: readonly string[], change: (catalogue: Catalogue) => void): Promise<void> {
    // A list that could not be read is read anew when it is asked for.
    const catalogue = await this.#catalogue?.catch(() => undefined);
    if (catalogue !== undefined) change(catalogue);
    this.#parts.tabs.tell(ids);
    this.#tellListeners();
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  #askToLast(games: readonly KeptGame[]): void {
    const isWorth = games.length > 1 || (games[0]?.tags.Result ?? "*") !== "*";
    if (isWorth) this.#parts.onWorth?.();
  }

  #tellOnce(fault: StoreFault | undefined): StoreFault | undefined {
    if (fault?.message === this.#toldFault) return undefined;
    this.#toldFault = fault?.message;
    return fault;
  }

  /** Rises from call to call, whatever the clock does. */
  #newStamp(): number {
    this.#lastStamp = Math.max(this.#parts.nowMs(), this.#lastStamp + 1);
    return this.#lastStamp;
  }
}

async function fold(shelf: Shelf, entries: readonly JournalEntry[]): Promise<void> {
  const kept = entries.filter((entry) => entry.kind === "kept");
  if (kept.length > 0) {
    await shelf.put(
      kept.map(({ game, stamp }) => ({ game, stamp })),
      "newer",
    );
  }
  const removed = entries.filter((entry) => entry.kind === "removed");
  if (removed.length === 0) return;
  const stale = await shelf.get(removed.map(({ id }) => id));
  const stamps = new Map(removed.map(({ id, stamp }) => [id, stamp]));
  const gone = stale.filter(({ game, stamp }) => stamp <= (stamps.get(game.id) ?? 0));
  await shelf.remove(gone.map(({ game }) => game.id));
}

const idOf = (entry: JournalEntry): string => (entry.kind === "kept" ? entry.game.id : entry.id);
