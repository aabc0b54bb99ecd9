import { goTo, type Study } from "./study.ts";

/** A study with what was done to it. */
export interface History<P, M> {
  readonly now: Study<P, M>;
  /** The newest last. */
  readonly past: readonly Study<P, M>[];
  readonly undone: readonly Study<P, M>[];
}

/** More steps would keep trees that nobody will want back. */
const MOST_STEPS = 200;

export const historyOf = <P, M>(now: Study<P, M>): History<P, M> => ({
  now,
  past: [],
  undone: [],
});

/** The study after a change. Going about in it is no change, and can be undone by going back. */
export function changed<P, M>(history: History<P, M>, now: Study<P, M>): History<P, M> {
  if (now.record === history.now.record) return { ...history, now };
  return { now, past: [...history.past, history.now].slice(-MOST_STEPS), undone: [] };
}

/**
 * The study after a change that goes on with the last one, as letters do in a comment: both are
 * undone at once.
 */
export function amended<P, M>(history: History<P, M>, now: Study<P, M>): History<P, M> {
  return { ...history, now, undone: [] };
}

/** As before the last change, standing where one stood then. */
export function undo<P, M>({ now, past, undone }: History<P, M>): History<P, M> | undefined {
  const before = past.at(-1);
  return before && { now: before, past: past.slice(0, -1), undone: [...undone, now] };
}

/** As before the last `undo`. */
export function redo<P, M>({ now, past, undone }: History<P, M>): History<P, M> | undefined {
  const after = undone.at(-1);
  return (
    after && {
      now: goTo(after, after.path),
      past: [...past, now],
      undone: undone.slice(0, -1),
    }
  );
}
