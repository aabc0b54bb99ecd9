import { announce } from "../app/announcer.ts";
import { notify } from "../app/notices.ts";
import { fileNameOf, saveFile } from "../app/save-file.ts";
import { formatOfGame } from "../games/file-formats.ts";
import { type ExportOptions, exportedFiles } from "./export-games.ts";
import type { GameStore, GameSummary, KeptGame, StoreFault } from "./game-store.ts";
import { gamesText, playersOf } from "./game-words.ts";
import { isUnfinished } from "./rows.ts";

/** Where a game is opened: at its table while it can be played on, else in the analysis. */
export function addressOf(game: GameSummary): string {
  return isUnfinished(game) ? `/${game.game}/play/${game.id}` : analysisAddress(game);
}

export const analysisAddress = (game: GameSummary): string =>
  `/${game.game}/analysis?kept=${game.id}`;

/** Shows what the store has to say, if anything. */
export function tellFault(fault: StoreFault | undefined): void {
  if (fault) notify({ tone: "fault", text: fault.message });
}

/** More games than this are not held in memory for an undo. */
export const UNDO_LIMIT = 2000;

const REMOVED_AT_ONCE = 1000;

/** Deletes games, and offers to bring them back if they are not too many. */
export async function deleteGames(store: GameStore, ids: readonly string[]): Promise<void> {
  const removed: KeptGame[] = [];
  try {
    for (let from = 0; from < ids.length; from += REMOVED_AT_ONCE) {
      const some = await store.remove(ids.slice(from, from + REMOVED_AT_ONCE));
      if (ids.length <= UNDO_LIMIT) removed.push(...some);
    }
    tellRemoved(store, gamesText(ids.length), removed);
  } catch (error) {
    notify({ tone: "fault", text: deleteFault(error) });
  }
}

function tellRemoved(store: GameStore, games: string, removed: readonly KeptGame[]): void {
  const text = `${games} deleted.`;
  if (removed.length === 0) {
    notify({ tone: "info", text });
    return;
  }
  const undo = async (): Promise<void> => {
    const fault = await store.putAll(removed);
    if (fault) tellFault(fault);
    else announce(`${games} brought back.`);
  };
  notify({ tone: "info", text, action: { label: "Undo", run: () => void undo() } });
}

function deleteFault(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The games could not be deleted: ${reason}. Reload the page and try again.`;
}

/** Has the browser download games as one file for each kind of game. */
export async function downloadGames(
  store: GameStore,
  ids: readonly string[],
  options: ExportOptions = {},
): Promise<void> {
  const [only] = ids.length === 1 ? await store.getAll(ids) : [];
  const name = (only && fileNameOf(playersOf(only))) || `kibitz-${today()}`;
  for (const [game, file] of await exportedFiles(store, ids, options)) {
    saveFile(file, `${name}.${formatOfGame(game)?.fileEnding ?? "txt"}`);
  }
  announce(`${gamesText(ids.length)} exported.`);
}

/** The day where the person is; Swedish writes it as ISO 8601 does. */
const today = (): string => new Date().toLocaleDateString("sv-SE");
