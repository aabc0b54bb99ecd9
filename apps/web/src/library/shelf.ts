import type { GameSummary, KeptGame } from "./game-store.ts";
import { isUnfinished, type StampedGame, summaryOf } from "./rows.ts";

/** Where whole games stand. Every call may reject, as a database does. */
export interface Shelf {
  /** Whether games stand there after the page is closed. */
  readonly isLasting: boolean;
  /** All or none; "newer" leaves what has the same or a higher stamp. */
  put(games: readonly StampedGame[], which?: "all" | "newer"): Promise<void>;
  /** Those of the ids that are there and can be read, in their order. */
  get(ids: readonly string[]): Promise<readonly StampedGame[]>;
  /** The newest unfinished game. */
  unfinished(game: string): Promise<KeptGame | undefined>;
  /** Those of some ids, or of all games, some at a time. */
  summaries(ids?: readonly string[]): AsyncIterable<readonly GameSummary[]>;
  remove(ids: readonly string[]): Promise<void>;
}

/** Games until the page is closed. */
export class MemoryShelf implements Shelf {
  readonly isLasting = false;
  readonly #games = new Map<string, StampedGame>();

  async put(games: readonly StampedGame[], which: "all" | "newer" = "all"): Promise<void> {
    for (const stamped of games) {
      const known = this.#games.get(stamped.game.id);
      if (which === "all" || known === undefined || known.stamp < stamped.stamp) {
        this.#games.set(stamped.game.id, stamped);
      }
    }
  }

  async get(ids: readonly string[]): Promise<readonly StampedGame[]> {
    return ids.map((id) => this.#games.get(id)).filter((game) => game !== undefined);
  }

  async unfinished(game: string): Promise<KeptGame | undefined> {
    return [...this.#games.values()]
      .map((stamped) => stamped.game)
      .filter((kept) => kept.game === game && isUnfinished(kept))
      .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))[0];
  }

  async *summaries(ids?: readonly string[]): AsyncGenerator<readonly GameSummary[], void> {
    const games = ids === undefined ? [...this.#games.values()] : await this.get(ids);
    yield games.map(({ game }) => summaryOf(game));
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#games.delete(id);
  }
}
