import { InputFault } from "../fault.ts";
import { chessEntry } from "./chess.ts";
import type { GameEntry } from "./entry.ts";
import { igisoroEntry } from "./igisoro.ts";
import { kalahEntry } from "./kalah.ts";
import { owareEntry } from "./oware.ts";

/** A command's work on a game of any types. */
export type WithGame<R> = <P, M, S extends string>(entry: GameEntry<P, M, S>) => R;

/** Each entry hides its types behind a function, so that no command knows a game's own. */
const ENTRIES = new Map<string, <R>(use: WithGame<R>) => R>([
  ["chess", (use) => use(chessEntry)],
  ["kalah", (use) => use(kalahEntry)],
  ["oware", (use) => use(owareEntry)],
  ["igisoro", (use) => use(igisoroEntry)],
]);

export const gameIds = (): readonly string[] => [...ENTRIES.keys()];

/** Runs `use` on the game of that id. Throws an `InputFault` when there is none. */
export function withGame<R>(id: string, use: WithGame<R>): R {
  const entry = ENTRIES.get(id);
  if (entry === undefined) {
    throw new InputFault(`there is no game "${id}" here; the games are: ${gameIds().join(", ")}`);
  }
  return entry(use);
}
