/** The last game and its settings, kept by the browser from move to move. */
export interface SavedGame {
  readonly side: string;
  readonly level: number;
  /** A session's snapshot; read as untrusted, since anything may stand in the browser's store. */
  readonly snapshot: unknown;
}

const KEY = "kibitz.game.chess";

/** Keeps the game; returns a sentence for the person when the browser refuses. */
export function saveGame(game: SavedGame): string | undefined {
  try {
    localStorage.setItem(KEY, JSON.stringify(game));
    return undefined;
  } catch {
    return "This browser does not let the page keep your game; it will be lost when you leave.";
  }
}

/** The game that was kept last, or undefined when there is none that can be read. */
export function loadGame(): SavedGame | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isSavedGame(value) ? value : undefined;
  } catch {
    // Refused storage or foreign text: the page starts afresh, and saving tells of a refusal.
    return undefined;
  }
}

function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== "object" || value === null) return false;
  const { side, level } = value as Partial<SavedGame>;
  return (side === "white" || side === "black") && Number.isInteger(level) && "snapshot" in value;
}
