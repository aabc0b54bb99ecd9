const PREFIX = "kibitz-";

/** The cache that holds all files of one version of the page. */
export const cacheName = (version: string): string => `${PREFIX}${version}`;

/**
 * The caches that nobody needs any more once `version` is in use. The newest other one stays
 * until the next update, for tabs that still show that version and load parts of it later.
 * `names` are in the order in which they were made, as browsers give them.
 */
export function outdatedCaches(names: readonly string[], version: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version));
  return others.slice(0, -1);
}
