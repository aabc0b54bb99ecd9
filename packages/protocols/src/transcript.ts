/** One line of a conversation. */
export interface TranscriptLine {
  readonly direction: "sent" | "received";
  readonly text: string;
}

/** Longer lines are kept by their beginning; a position line may be a megabyte. */
const MAX_KEPT_LENGTH = 1000;

/** The last lines of a conversation, for people who look for a fault in it. */
export class Transcript {
  readonly #capacity: number;
  readonly #lines: TranscriptLine[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  add(direction: TranscriptLine["direction"], line: string): void {
    const text = line.length > MAX_KEPT_LENGTH ? `${line.slice(0, MAX_KEPT_LENGTH)}...` : line;
    this.#lines.push({ direction, text });
    // Trimmed in bulk, so that a talkative engine costs no shift per line.
    if (this.#lines.length >= 2 * this.#capacity) this.#lines.splice(0, this.#capacity);
  }

  get lines(): readonly TranscriptLine[] {
    return this.#lines.slice(-this.#capacity);
  }

  /** What the other side said last, for a message: at most `count` lines. */
  lastReceived(count: number): readonly string[] {
    const received = this.lines.filter((line) => line.direction === "received");
    return received.slice(-count).map((line) => line.text);
  }
}
