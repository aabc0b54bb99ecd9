/** What a list shows of a kept game. */
export interface GameSummary {
  /** Sorts by age: the moment of creation, then letters by lot. */
  readonly id: string;
  /** The game's id, such as "chess". */
  readonly game: string;
  readonly variant: string;
  /** Played at this page, analysed at it, or brought in from a file. */
  readonly origin: "played" | "analysed" | "imported";
  /** ISO 8601. */
  readonly updatedAt: string;
  /** As in a file: "White", "Black", "Event", "Date", "Result" ... */
  readonly tags: Readonly<Record<string, string>>;
  readonly plies: number;
  /** The same for the same moves between the same players, and hardly ever for others. */
  readonly fingerprint?: number;
}

/** Who sits where in a game played at this page, and the session's snapshot. */
export interface KeptTable {
  readonly seats: Readonly<Record<string, Seat>>;
  /** Read as untrusted: anything may stand in the browser's store. */
  readonly snapshot: unknown;
}

export type Seat =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "engine"; readonly level: number };

export interface KeptGame extends GameSummary {
  /** The game in the field's file format, with variations and comments. */
  readonly record: string;
  /** Present for games played here. */
  readonly table?: KeptTable;
}

/** A sentence for the person, saying what could not be kept, why, and what to do. */
export interface StoreFault {
  /** The browser has no database for the page; its disk is full; anything else. */
  readonly code: "refused" | "full" | "failed";
  readonly message: string;
}

/** What a list is sorted by: when a record was last changed, which game it is of, a tag, or its length. */
export type SortKey = "kept" | "game" | "White" | "Black" | "Event" | "Date" | "Result" | "plies";

export interface GameQuery {
  /** Words that tags, the game's title or its variant must contain, in any order and case. */
  readonly text?: string;
  readonly game?: string;
  readonly origin?: GameSummary["origin"];
  readonly result?: string;
  /** By "kept" when absent. */
  readonly sortBy?: SortKey;
  /** Newest, last or longest first; so when absent. */
  readonly descending?: boolean;
  readonly from?: number;
  readonly limit?: number;
}

/** A part of the games that match a query, with the number of all. */
export interface GamePage {
  readonly games: readonly GameSummary[];
  readonly total: number;
}

/** Every game of this browser. It works, if only until the page is closed, where the browser refuses. */
export interface GameStore {
  /**
   * Keeps a game in place of what had its id. It is safe against a crash when the call
   * returns (not when its promise settles): a journal takes it at once. The promise never
   * rejects; a fault that stays the same is told once.
   */
  put(game: KeptGame): Promise<StoreFault | undefined>;
  /** Many at once, as an import brings them: all or none, kept when the promise settles. */
  putAll(games: readonly KeptGame[]): Promise<StoreFault | undefined>;
  get(id: string): Promise<KeptGame | undefined>;
  /** Those that are there, in the order of `ids`. */
  getAll(ids: readonly string[]): Promise<readonly KeptGame[]>;
  /** The newest game that was played here and is not over. */
  unfinished(game: string): Promise<KeptGame | undefined>;
  list(query: GameQuery): Promise<GamePage>;
  /** All that match, in the order of the list. */
  listIds(query: GameQuery): Promise<readonly string[]>;
  /** Those of some fingerprints that kept games have. */
  known(fingerprints: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns them, so that it can be undone. */
  remove(ids: readonly string[]): Promise<readonly KeptGame[]>;
  /** Calls when games have changed, in this tab or another; returns how to stop it. */
  onChange(listener: () => void): () => void;
}
