/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Turns indices into places. Asking in rising order is fast, in any order correct. */
export class PlaceFinder {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  find(index: number): Place {
    if (index < this.#lineStart) {
      this.#line = 1;
      this.#lineStart = 0;
    }
    let end = this.#text.indexOf("\n", this.#lineStart);
    while (end >= 0 && end < index) {
      this.#line += 1;
      this.#lineStart = end + 1;
      end = this.#text.indexOf("\n", this.#lineStart);
    }
    return { line: this.#line, column: index - this.#lineStart + 1 };
  }
}
