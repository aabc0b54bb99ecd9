import type { DatabaseStore } from "../kernel/database.ts";

/**
 * Keeps databases in the browser's cache storage. Undefined where the browser has none: on pages
 * that were not served securely, and in some private windows.
 */
export const databaseStore: DatabaseStore | undefined =
  globalThis.caches === undefined ? undefined : { read, write };

const CACHE = "kibitz-databases";

/** Entries of a cache are kept under addresses; this one is never fetched. */
const addressOf = (name: string): string => `/kibitz-databases/${name}`;

async function read(name: string): Promise<Uint8Array | undefined> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(addressOf(name));
  return kept && new Uint8Array(await kept.arrayBuffer());
}

async function write(name: string, parts: readonly Uint8Array[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const copies = parts.map((part) => new Uint8Array(part));
  await cache.put(addressOf(name), new Response(new Blob(copies)));
}
