import { chessEntry } from "./chess/entry.ts";
import type { GameEntry } from "./game-entry.ts";

/** Work on a game of any types. */
export type WithGame<R> = <P, M, S extends string>(entry: GameEntry<P, M, S>) => R;

/** Each entry hides its types behind a function, so that no screen knows a game's own. */
const ENTRIES = new Map<string, <R>(use: WithGame<R>) => R>([["chess", (use) => use(chessEntry)]]);

export const gameIds = (): readonly string[] => [...ENTRIES.keys()];

/** The result of `use` on the game of that id, or undefined when there is none. */
export function withGame<R>(id: string, use: WithGame<R>): R | undefined {
  return ENTRIES.get(id)?.(use);
}
