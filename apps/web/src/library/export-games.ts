import type { GameStore } from "./game-store.ts";

const GAMES_AT_ONCE = 500;

export interface ExportOptions {
  readonly signal?: AbortSignal;
  /** Called with the number of games that have been written. */
  readonly onProgress?: (games: number) => void;
}

/**
 * The records of some games as pieces of one file per game, in the order of `ids`. A game that
 * was deleted meanwhile is left out.
 */
async function* exportedRecords(
  store: GameStore,
  ids: readonly string[],
  { signal, onProgress }: ExportOptions = {},
): AsyncGenerator<ReadonlyMap<string, string>, void> {
  for (let from = 0; from < ids.length; from += GAMES_AT_ONCE) {
    signal?.throwIfAborted();
    const games = await store.getAll(ids.slice(from, from + GAMES_AT_ONCE));
    const texts = new Map<string, string>();
    for (const { game, record } of games) {
      texts.set(game, `${texts.get(game) ?? ""}${record.trimEnd()}\n\n`);
    }
    yield texts;
    onProgress?.(Math.min(from + GAMES_AT_ONCE, ids.length));
  }
}

/** One file for the games of each id; the browser may hold its parts on the disk. */
export async function exportedFiles(
  store: GameStore,
  ids: readonly string[],
  options: ExportOptions = {},
): Promise<ReadonlyMap<string, Blob>> {
  const parts = new Map<string, Blob[]>();
  for await (const texts of exportedRecords(store, ids, options)) {
    for (const [game, text] of texts) {
      parts.set(game, [...(parts.get(game) ?? []), new Blob([text])]);
    }
  }
  const type = "text/plain;charset=utf-8";
  return new Map([...parts].map(([game, blobs]) => [game, new Blob(blobs, { type })]));
}
