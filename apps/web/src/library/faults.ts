import type { StoreFault } from "./game-store.ts";

/** The sentence for a write that the database did not take. */
export function faultOf(error: unknown): StoreFault {
  return isFull(error) ? FULL : { code: "failed", message: failedMessage(error) };
}

/** The database is refused, but the journal keeps the games that are played. */
export const JOURNAL_ONLY: StoreFault = {
  code: "refused",
  message:
    "This browser gives the page no database, perhaps because the window is private or another " +
    "tab holds an older version of the page. Your games are kept in a small store meanwhile; " +
    "close other tabs of Kibitz and reload, or export the games that you want to keep.",
};

/** Nothing is kept beyond the life of the page. */
export const MEMORY_ONLY: StoreFault = {
  code: "refused",
  message:
    "This browser does not let the page keep games: they are lost when you close it. " +
    "Export the games that you want to keep, or allow this page to store site data.",
};

const FULL: StoreFault = {
  code: "full",
  message:
    "The disk, or the share of it that the browser gives this page, is full. Nothing that was " +
    "kept is lost. Export games and delete imported ones in the library, or free some disk space.",
};

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

function failedMessage(error: unknown): string {
  const reason = error instanceof Error && error.message !== "" ? `: ${error.message}` : "";
  return `The browser could not keep the game${reason}. Export it to be safe, then reload the page.`;
}
