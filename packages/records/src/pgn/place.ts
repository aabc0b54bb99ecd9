/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const FIRST_PLACE: Place = { line: 1, column: 1 };

/** Lines end with LF, CR or both. */
const LINE_BREAK = /\r\n?|\n/g;

/** Where one comes from a place by going through a text, which does not begin within a CR LF. */
export function placeAfter({ line, column }: Place, text: string): Place {
  let breaks = 0;
  let start = 0;
  for (const { index, 0: end } of text.matchAll(LINE_BREAK)) {
    breaks += 1;
    start = index + end.length;
  }
  const rest = text.length - start;
  return breaks === 0 ? { line, column: column + rest } : { line: line + breaks, column: rest + 1 };
}
