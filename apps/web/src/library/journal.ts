import { readStamped, type StampedGame } from "./rows.ts";

/** The last that was done with a game: kept, or taken away. */
export type JournalEntry =
  | ({ readonly kind: "kept" } & StampedGame)
  | { readonly kind: "removed"; readonly id: string; readonly stamp: number };

const PREFIX = "kibitz.journal.";

/**
 * What the database does not have for sure yet, in a store that takes it before the call
 * returns: whatever ends the page, the next one finds the last state of each game. Each game
 * has an entry of its own, so that tabs do not write over one another.
 */
export class Journal {
  readonly #storage: Storage | undefined;

  /** Without a store nothing is written; each `write` says so. */
  constructor(storage: Storage | undefined) {
    this.#storage = storage;
  }

  /** Whether the browser took the entry. */
  write(entry: JournalEntry): boolean {
    try {
      this.#storage?.setItem(PREFIX + idOf(entry), JSON.stringify(entry));
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }

  /** Whether there is an entry for a game. */
  holds(id: string): boolean {
    try {
      return (this.#storage?.getItem(PREFIX + id) ?? undefined) !== undefined;
    } catch {
      return false;
    }
  }

  /** Takes an entry out, unless a later one stands in its place. */
  clear(id: string, stamp: number): void {
    try {
      const entry = this.#read(PREFIX + id);
      if (entry === undefined || entry.stamp <= stamp) this.#storage?.removeItem(PREFIX + id);
    } catch {
      // It is only folded again.
    }
  }

  entries(): readonly JournalEntry[] {
    return this.#keys()
      .map((key) => this.#read(key))
      .filter((entry) => entry !== undefined);
  }

  #keys(): readonly string[] {
    const storage = this.#storage;
    if (storage === undefined) return [];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key?.startsWith(PREFIX) === true).map(String);
  }

  #read(key: string): JournalEntry | undefined {
    try {
      return readEntry(JSON.parse(this.#storage?.getItem(key) ?? "null"));
    } catch {
      return undefined;
    }
  }
}

const idOf = (entry: JournalEntry): string => (entry.kind === "kept" ? entry.game.id : entry.id);

function readEntry(value: unknown): JournalEntry | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, id, stamp } = value as Readonly<Record<string, unknown>>;
  if (kind === "removed" && typeof id === "string" && Number.isSafeInteger(stamp)) {
    return { kind, id, stamp: Number(stamp) };
  }
  const kept = kind === "kept" ? readStamped(value) : undefined;
  return kept && { kind: "kept", ...kept };
}
