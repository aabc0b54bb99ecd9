import type { WrittenPosition } from "../app/position-address.ts";

/** A position that is being set up, and that may be none yet. */
export type Draft = WrittenPosition;

/** A draft with what it was before, so that no change is lost. */
export interface DraftHistory {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

/** Far more than anybody takes back, and little enough to keep. */
const MOST_PAST = 500;

export const beginDraft = (now: Draft): DraftHistory => ({ past: [], now, future: [] });

export function changeDraft(history: DraftHistory, now: Draft): DraftHistory {
  if (isSame(history.now, now)) return history;
  return { past: [...history.past, history.now].slice(-MOST_PAST), now, future: [] };
}

export function undoDraft(history: DraftHistory): DraftHistory {
  const now = history.past.at(-1);
  if (now === undefined) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future] };
}

export function redoDraft(history: DraftHistory): DraftHistory {
  const [now, ...future] = history.future;
  if (now === undefined) return history;
  return { past: [...history.past, history.now], now, future };
}

const isSame = (one: Draft, other: Draft): boolean =>
  one.text === other.text && one.variant === other.variant;
