import type { GamePage, GameQuery, GameSummary, SortKey } from "./game-store.ts";

/** Two letters that differ only in their marks are one to a search. */
const MARKS = /\p{M}/gu;

const order = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * The summaries of all games, searched and sorted in memory: a hundred thousand are some tens
 * of megabytes, and a search through them takes less time than a frame or two.
 */
export class Catalogue {
  readonly #summaries = new Map<string, GameSummary>();
  readonly #texts = new Map<string, string>();
  /** The last answer, since a list asks for the pages of one query. */
  #found: { readonly key: string; readonly games: readonly GameSummary[] } | undefined;

  set(summaries: readonly GameSummary[]): void {
    for (const summary of summaries) {
      this.#summaries.set(summary.id, summary);
      this.#texts.delete(summary.id);
    }
    this.#found = undefined;
  }

  delete(ids: readonly string[]): void {
    for (const id of ids) {
      this.#summaries.delete(id);
      this.#texts.delete(id);
    }
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
    const wanted = new Set(fingerprints);
    const found = new Set<number>();
    for (const { fingerprint } of this.#summaries.values()) {
      if (fingerprint !== undefined && wanted.has(fingerprint)) found.add(fingerprint);
    }
    return found;
  }

  #search(query: GameQuery): readonly GameSummary[] {
    const words = plain(query.text ?? "")
      .split(/\s+/)
      .filter((word) => word !== "");
    const matches = (summary: GameSummary): boolean =>
      (query.game ?? summary.game) === summary.game &&
      (query.origin ?? summary.origin) === summary.origin &&
      (query.result ?? resultOf(summary)) === resultOf(summary) &&
      words.every((word) => this.#textOf(summary).includes(word));
    return sorted([...this.#summaries.values()].filter(matches), query);
  }

  #textOf(summary: GameSummary): string {
    const known = this.#texts.get(summary.id);
    if (known !== undefined) return known;
    const text = plain(Object.values(summary.tags).join("\n"));
    this.#texts.set(summary.id, text);
    return text;
  }
}

const resultOf = ({ tags }: GameSummary): string => tags.Result ?? "*";

const plain = (text: string): string => text.normalize("NFD").replace(MARKS, "").toLowerCase();

function sorted(
  games: readonly GameSummary[],
  { sortBy = "kept", descending = true }: GameQuery,
): readonly GameSummary[] {
  const compare = comparisonBy(sortBy);
  const sign = descending ? -1 : 1;
  return games.toSorted((one, other) => sign * (compare(one, other) || byAge(one, other)));
}

type Comparison = (one: GameSummary, other: GameSummary) => number;

const byAge: Comparison = (one, other) =>
  compareTexts(one.updatedAt, other.updatedAt) || compareTexts(one.id, other.id);

function comparisonBy(key: SortKey): Comparison {
  if (key === "kept") return byAge;
  if (key === "plies") return (one, other) => one.plies - other.plies;
  return (one, other) => order.compare(one.tags[key] ?? "", other.tags[key] ?? "");
}

const compareTexts = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;
