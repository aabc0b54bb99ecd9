import { chessEntry } from "./chess/entry.ts";
import type { GameEntry } from "./game-entry.ts";

/** Work on a game of any types. */
export type WithGame<R> = <P, M, S extends string>(entry: GameEntry<P, M, S>) => R;

/** An entry that hides its types behind a function, so that no screen knows a game's own. */
export type HiddenEntry = <R>(use: WithGame<R>) => R;

const hide =
  <P, M, S extends string>(entry: GameEntry<P, M, S>): HiddenEntry =>
  (use) =>
    use(entry);

/** The game of the first screen is there at once; who opens no other loads none of its code. */
const loaded = new Map<string, HiddenEntry>([["chess", hide(chessEntry)]]);

/** How the code of the other games of `listings.ts` is fetched. */
const loaders: Readonly<Record<string, () => Promise<HiddenEntry>>> = {
  kalah: async () => hide((await import("./kalah/entry.ts")).kalahEntry),
  oware: async () => hide((await import("./oware/entry.ts")).owareEntry),
  igisoro: async () => hide((await import("./igisoro/entry.ts")).igisoroEntry),
};

/** A game whose code is there. */
export const loadedGame = (id: string): HiddenEntry | undefined => loaded.get(id);

/** Undefined when there is no such game; rejects when its code cannot be fetched. */
export async function loadGame(id: string): Promise<HiddenEntry | undefined> {
  const game = loaded.get(id) ?? (await loaders[id]?.());
  if (game !== undefined) loaded.set(id, game);
  return game;
}
