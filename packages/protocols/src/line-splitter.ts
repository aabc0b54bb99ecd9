/** Far above any line that an engine sends: a long pv takes some hundred bytes. */
const DEFAULT_MAX_LENGTH = 1 << 16;

/**
 * Cuts a stream of text into lines that end in LF, CR LF or the end of the
 * stream. The rest of a line beyond `maxLength` is dropped, so a partner that
 * never ends its line cannot fill the memory.
 */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  readonly #maxLength: number;
  #rest = "";

  constructor(onLine: (line: string) => void, maxLength = DEFAULT_MAX_LENGTH) {
    this.#onLine = onLine;
    this.#maxLength = maxLength;
  }

  push(chunk: string): void {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", from)) {
      this.#append(chunk, from, end);
      this.#emit();
      from = end + 1;
    }
    this.#append(chunk, from, chunk.length);
  }

  /** The stream is over: hands out a last line without an end. */
  end(): void {
    if (this.#rest !== "") this.#emit();
  }

  #append(chunk: string, from: number, to: number): void {
    const room = this.#maxLength - this.#rest.length;
    this.#rest += chunk.slice(from, Math.min(to, from + room));
  }

  #emit(): void {
    const line = this.#rest.endsWith("\r") ? this.#rest.slice(0, -1) : this.#rest;
    this.#rest = "";
    this.#onLine(line);
  }
}
