import { createSignal } from "solid-js";

const [spoken, setSpoken] = createSignal({ polite: "", assertive: "" });

/** What the live regions of the page hold. */
export { spoken };

/** Has a screen reader say a sentence when it comes to it: moves, results of a search. */
export function announce(sentence: string): void {
  setSpoken((now) => ({ ...now, polite: anew(sentence, now.polite) }));
}

/** Has it said at once: errors and the end of a game. */
export function announceNow(sentence: string): void {
  setSpoken((now) => ({ ...now, assertive: anew(sentence, now.assertive) }));
}

/** A region is read out when its text changes; a space at the end lets the same be said again. */
export const anew = (sentence: string, before: string): string =>
  sentence === before ? `${sentence}\u00a0` : sentence;
