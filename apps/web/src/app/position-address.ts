import { err, excerpt, ok, type Result } from "@kibitz/rules";
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

/** What reading and naming the variants of a game takes. */
type WithVariants = Pick<
  GameEntry<unknown, unknown, string>,
  "title" | "variants" | "readVariant" | "describeVariant"
>;

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

/**
 * The variants that an address may be meant for: the named one, or all of them, the usual one
 * first, where none is named or the name is none. `unknownVariant` tells of the latter.
 */
export function variantsFor(
  entry: Pick<WithVariants, "variants" | "readVariant">,
  named: string | undefined,
): readonly string[] {
  const read = named ? readVariant(entry, named) : undefined;
  return read?.ok ? [read.value] : entry.variants.map(({ id }) => id);
}

/** What to tell where an address names a variant that the game has not; `chosen` is on the board instead. */
export function unknownVariant(
  entry: WithVariants,
  named: string | undefined,
  chosen: string,
): string | undefined {
  const read = named ? readVariant(entry, named) : undefined;
  if (named === undefined || read === undefined || read.ok) return undefined;
  const name = excerpt(named).slice(1, -1);
  return `There is no variant “${name}” of ${entry.title}; ${boardWords(entry, chosen)}. ${read.error}`;
}

/** The id of the variant that a text names; the fault is a sentence about what can be written. */
function readVariant(
  { variants, readVariant: read }: Pick<WithVariants, "variants" | "readVariant">,
  named: string,
): Result<string, string> {
  const ids = variants.map(({ id }) => id);
  if (ids.includes(named)) return ok(named);
  const found = read?.(named);
  if (found?.ok) return found;
  // A variant that is none for its size alone is better told its bounds.
  if (found?.error.code === "size") return err(`${found.error.message}.`);
  return err(`Write ${read === undefined ? "" : "one such as "}${EITHER.format(ids)}.`);
}

const EITHER = new Intl.ListFormat("en-GB", { type: "disjunction" });

function boardWords({ variants, describeVariant }: WithVariants, chosen: string): string {
  const [usual] = variants;
  if (chosen === usual?.id) return "the usual rules are on the board";
  const title = variants.find(({ id }) => id === chosen)?.title ?? chosen;
  return `the rules on the board are those of ${describeVariant?.(chosen) ?? title}`;
}
