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
  readonly code: "refused" | "full" | "failed";
  readonly message: string;
}

export interface GameQuery {
  /** Words that tags must contain, in any order and case. */
  readonly text?: string;
  readonly game?: string;
  readonly origin?: GameSummary["origin"];
  readonly result?: string;
  readonly from?: number;
  readonly limit?: number;
}

/** Every game of this browser. It works, if only until the page is closed, where the browser refuses. */
export interface GameStore {
  /**
   * Keeps a game in place of what had its id. It is safe against a crash when the call
   * returns (not when its promise settles): a journal takes it at once.
   */
  put(game: KeptGame): Promise<StoreFault | undefined>;
  /** Many at once, as an import brings them. */
  putAll(games: readonly KeptGame[]): Promise<StoreFault | undefined>;
  get(id: string): Promise<KeptGame | undefined>;
  /** The newest game that was played here and is not over. */
  unfinished(game: string): Promise<KeptGame | undefined>;
  /** Newest first, with the number of all that match. */
  list(
    query: GameQuery,
  ): Promise<{ readonly games: readonly GameSummary[]; readonly total: number }>;
  /** Returns them, so that it can be undone. */
  remove(ids: readonly string[]): Promise<readonly KeptGame[]>;
}
