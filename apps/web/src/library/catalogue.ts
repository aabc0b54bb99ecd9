import type { GamePage, GameQuery, GameSummary, SortKey } from "./game-store.ts";
import { gameTitle } from "./game-words.ts";

/** Two letters that differ only in their marks are one to a search. */
const MARKS = /\p{M}/gu;

/**
 * The summaries of all games, searched and sorted in memory: a hundred thousand are some tens
 * of megabytes, and a search through them takes a few frames.
 */
export class Catalogue {
  readonly #summaries = new Map<string, GameSummary>();
  readonly #texts = new Map<string, string>();
  /** How many games have each fingerprint. */
  readonly #fingerprints = new Map<number, number>();
  /** All games in the order that was asked for last. */
  #sorted: { readonly key: string; readonly games: readonly GameSummary[] } | undefined;
  #found: { readonly key: string; readonly games: readonly GameSummary[] } | undefined;

  set(summaries: readonly GameSummary[]): void {
    this.delete(summaries.map(({ id }) => id));
    for (const summary of summaries) {
      this.#summaries.set(summary.id, summary);
      this.#count(summary, 1);
    }
  }

  delete(ids: readonly string[]): void {
    for (const id of ids) {
      const known = this.#summaries.get(id);
      if (known !== undefined) this.#count(known, -1);
      this.#summaries.delete(id);
      this.#texts.delete(id);
    }
    this.#sorted = undefined;
    this.#found = undefined;
  }

  page(query: GameQuery): GamePage {
    const { from = 0, limit = Number.POSITIVE_INFINITY } = query;
    const games = this.find(query);
    return { games: games.slice(from, from + limit), total: games.length };
  }

  /** All that match, in order. */
  find({ from: _from, limit: _limit, ...query }: GameQuery): readonly GameSummary[] {
    const key = JSON.stringify(query);
    if (this.#found?.key !== key) this.#found = { key, games: this.#search(query) };
    return this.#found.games;
  }

  known(fingerprints: readonly number[]): ReadonlySet<number> {
    return new Set(fingerprints.filter((fingerprint) => this.#fingerprints.has(fingerprint)));
  }

  #search(query: GameQuery): readonly GameSummary[] {
    const words = plain(query.text ?? "")
      .split(/\s+/)
      .filter((word) => word !== "");
    const all = this.#inOrder(query.sortBy ?? "kept", query.descending ?? true);
    return all.filter(
      (summary) =>
        (query.game ?? summary.game) === summary.game &&
        (query.origin ?? summary.origin) === summary.origin &&
        (query.result ?? resultOf(summary)) === resultOf(summary) &&
        words.every((word) => this.#textOf(summary).includes(word)),
    );
  }

  #inOrder(sortBy: SortKey, descending: boolean): readonly GameSummary[] {
    const key = `${sortBy} ${descending}`;
    if (this.#sorted?.key !== key) {
      const games = sorted([...this.#summaries.values()], sortBy, descending);
      this.#sorted = { key, games };
    }
    return this.#sorted.games;
  }

  #textOf(summary: GameSummary): string {
    const known = this.#texts.get(summary.id);
    if (known !== undefined) return known;
    const text = plain([...kindOf(summary), ...Object.values(summary.tags)].join("\n"));
    this.#texts.set(summary.id, text);
    return text;
  }

  #count({ fingerprint }: GameSummary, change: number): void {
    if (fingerprint === undefined) return;
    const count = (this.#fingerprints.get(fingerprint) ?? 0) + change;
    if (count > 0) this.#fingerprints.set(fingerprint, count);
    else this.#fingerprints.delete(fingerprint);
  }
}

/** Which game it is; what "standard" says is no more, and would answer to "Stan" and "and". */
const kindOf = (summary: GameSummary): readonly string[] =>
  [gameTitle(summary), summary.variant].filter((word) => word !== "standard");

const resultOf = ({ tags }: GameSummary): string => tags.Result ?? "*";

const plain = (text: string): string => text.normalize("NFD").replace(MARKS, "").toLowerCase();

/** Games that are equal in `sortBy` stand newest first in either direction. */
function sorted(
  games: readonly GameSummary[],
  sortBy: SortKey,
  descending: boolean,
): readonly GameSummary[] {
  const newestFirst = games.toSorted((one, other) => -byAge(one, other));
  if (sortBy === "kept") return descending ? newestFirst : newestFirst.toReversed();
  const sign = descending ? -1 : 1;
  return newestFirst
    .map((game) => ({ game, rank: rankOf(game, sortBy) }))
    .sort((one, other) => sign * compare(one.rank, other.rank))
    .map(({ game }) => game);
}

function rankOf(game: GameSummary, key: Exclude<SortKey, "kept">): string | number {
  if (key === "plies") return game.plies;
  return plain(key === "game" ? gameTitle(game) : (game.tags[key] ?? ""));
}

const byAge = (one: GameSummary, other: GameSummary): number =>
  compare(one.updatedAt, other.updatedAt) || compare(one.id, other.id);

const compare = <T extends string | number>(one: T, other: T): number =>
  one === other ? 0 : one < other ? -1 : 1;
