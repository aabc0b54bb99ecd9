import type { GameEntry, Variant } from "../games/game-entry.ts";

/** The screens that take a position in their address. */
export type PositionScreen = "analysis" | "editor" | "play";

/** A position as text in its game's notation. */
export interface WrittenPosition {
  readonly text: string;
  readonly variant: string;
}

type Named = Pick<GameEntry<unknown, unknown, string>, "id"> & {
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

/** Underscores stand for spaces; what an address could take for a part of its own is escaped. */
export function positionInAddress(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, "_");
  return encodeURIComponent(words).replaceAll("%2F", "/");
}

/** The text of a position that stands in an address, already unescaped. */
export const positionFromAddress = (part: string): string => part.replaceAll("_", " ").trim();
