let lastMs = 0;

/** An id for a game of this moment: ids sort by age, and two tabs do not make the same. */
export function newGameId(nowMs = Date.now()): string {
  lastMs = Math.max(nowMs, lastMs + 1);
  const lot = Math.floor(Math.random() * 36 ** 4);
  return gameIdAt(lastMs, lot.toString(36).padStart(4, "0"));
}

/** The id of a game that was made at a moment. */
export function gameIdAt(timeMs: number, letters: string): string {
  return timeMs.toString(36).padStart(9, "0") + letters;
}
