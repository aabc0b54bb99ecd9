import { firstPageGames } from "../games/chess/first-page-games.ts";
import { openDatabase } from "./database.ts";
import type { GameStore } from "./game-store.ts";
import { Journal } from "./journal.ts";
import { KeptGames } from "./kept-games.ts";
import { openTabChannel } from "./tabs.ts";

export { newGameId } from "./game-id.ts";

const storage = browserStorage();

/** The games of this browser. */
export const gameStore: GameStore = new KeptGames({
  openShelf: () => openDatabase(),
  journal: new Journal(storage),
  older: firstPageGames(storage),
  tabs: openTabChannel(),
  nowMs: Date.now,
  onWorth: askToLast,
});

/** Undefined where the browser refuses it. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

let isAsked = false;

/** Asks the browser not to clear the games when its disk fills up. A "no" changes nothing. */
function askToLast(): void {
  if (isAsked) return;
  isAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
