/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Turns indices of one text into places. */
export class PlaceFinder {
  readonly #text: string;
  #lineStarts: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  find(index: number): Place {
    // Most texts have no faults, so their lines are only counted when one is found.
    this.#lineStarts ??= startsOfLines(this.#text);
    const line = lastAtOrBefore(this.#lineStarts, index);
    return { line: line + 1, column: index - (this.#lineStarts[line] ?? 0) + 1 };
  }
}

function startsOfLines(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)];
}

/** The last index whose value does not exceed a bound, in a rising list that begins with 0. */
function lastAtOrBefore(rising: readonly number[], bound: number): number {
  let low = 0;
  let high = rising.length;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((rising[middle] ?? 0) <= bound) low = middle;
    else high = middle;
  }
  return low;
}
