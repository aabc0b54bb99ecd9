import type { GameEntry, Variant } from "../games/game-entry.ts";

/** The screens that take a position in their address. */
export type PositionScreen = "analysis" | "editor" | "play";

/** A position as text in its game's notation. */
export interface WrittenPosition {
  readonly text: string;
  readonly variant: string;
}

type Named = Pick<GameEntry<unknown, unknown, string>, "id" | "readVariant"> & {
  readonly variants: readonly Variant[];
};

/** The address of a screen with a position; the variant stands there where it is not the usual one. */
export function addressOfPosition(
  entry: Named,
  screen: PositionScreen,
  { text, variant }: WrittenPosition,
): string {
  const position = positionInAddress(text);
  const usual = variant === entry.variants[0]?.id;
  if (screen === "play") {
    return `/${entry.id}?from=${position}${usual ? "" : `&variant=${variant}`}`;
  }
  return `/${entry.id}/${screen}/${position}${usual ? "" : `?variant=${variant}`}`;
}

/**
 * Underscores stand for spaces; what an address could take for a part of its own is escaped, and
 * so are slashes with nothing between them, with which an address would lead nowhere.
 */
export function positionInAddress(text: string): string {
  const parts = text.trim().replaceAll(/\s+/g, "_").split("/");
  return parts.map(encodeURIComponent).join(parts.includes("") ? "%2F" : "/");
}

/** The text of a position as it stands in an address. */
export const positionFromAddress = (part: string): string =>
  unescaped(part).replaceAll("_", " ").trim();

/** What is escaped wrongly, as by hand, is taken as it stands. */
function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The variants that a position may be meant for: the named one, or all of them, the usual one first. */
export function variantsFor(
  { variants, readVariant }: Pick<Named, "variants" | "readVariant">,
  named: string | undefined,
): readonly string[] {
  const ids = variants.map(({ id }) => id);
  if (named === undefined) return ids;
  if (ids.includes(named)) return [named];
  const read = readVariant?.(named);
  return read?.ok ? [read.value] : ids;
}
