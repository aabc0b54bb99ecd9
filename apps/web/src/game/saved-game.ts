/** A game and its settings, kept by the browser from move to move. */
export interface SavedGame {
  readonly side: string;
  readonly level: number;
  /** A session's snapshot; read as untrusted, since anything may stand in the browser's store. */
  readonly snapshot: unknown;
}

/** Each game has a key of its own, so that a new game does not end the life of the one before. */
const PREFIX = "kibitz.game.chess.";

/** A key for a new game: keys sort by age. */
export const newGameKey = (): string => PREFIX + new Date().toISOString();

/** Keeps the game; returns a sentence for the person when the browser refuses. */
export function saveGame(key: string, game: SavedGame): string | undefined {
  try {
    localStorage.setItem(key, JSON.stringify(game));
    return undefined;
  } catch {
    return "This browser does not let the page keep your game; it will be lost when you leave.";
  }
}

/** The newest game that can be read, with its key, or undefined when there is none. */
export function loadNewestGame(): { readonly key: string; readonly game: SavedGame } | undefined {
  for (const key of keptKeys()) {
    const game = loadGame(key);
    if (game !== undefined) return { key, game };
  }
  return undefined;
}

/** Newest first; none where the browser refuses its store, of which saving tells. */
function keptKeys(): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    return keys
      .filter((key) => key?.startsWith(PREFIX) === true)
      .map(String)
      .sort()
      .reverse();
  } catch {
    return [];
  }
}

function loadGame(key: string): SavedGame | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isSavedGame(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== "object" || value === null) return false;
  const { side, level } = value as Partial<SavedGame>;
  return (side === "white" || side === "black") && Number.isInteger(level) && "snapshot" in value;
}
