import type { GameStore, KeptGame } from "../library/game-store.ts";

/** What the address asks the play screen for. */
export interface PlayAddress {
  readonly id: string | undefined;
  readonly isNew: boolean;
  /** A position in the game's notation, with underscores for its spaces. */
  readonly from: string | undefined;
  /** Of that position or of a new game, whatever was left unfinished; empty is as good as none. */
  readonly variant?: string | undefined;
}

/** A new game is begun. */
export interface FreshOpening {
  readonly kind: "fresh";
  /** Empty for the game's own start. */
  readonly position: string;
  /** As the address names it, empty where it names none; absent where the person's wish decides. */
  readonly variant?: string;
}

export type Opening =
  | { readonly kind: "kept"; readonly game: KeptGame }
  | FreshOpening
  /** No such game is kept by this browser. */
  | { readonly kind: "missing"; readonly id: string };

/** What to put on the board: the game of that id, the position or variant asked for, or what was left unfinished. */
export async function openingAt(
  game: string,
  { id, isNew, from, variant = "" }: PlayAddress,
  store: Pick<GameStore, "get" | "unfinished">,
): Promise<Opening> {
  if (id !== undefined) {
    const kept = await store.get(id);
    return kept?.game === game ? { kind: "kept", game: kept } : { kind: "missing", id };
  }
  if (from !== undefined || variant !== "") {
    return { kind: "fresh", position: (from ?? "").replaceAll("_", " ").trim(), variant };
  }
  const kept = isNew ? undefined : await store.unfinished(game);
  return kept ? { kind: "kept", game: kept } : { kind: "fresh", position: "" };
}
