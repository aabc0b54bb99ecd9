import type { Line } from "@kibitz/rules";
import type { Job } from "./job.ts";

/** A command beside the protocol; it yields the lines of its answer and ends early when aborted. */
export type ExtensionCommand<P, M> = (
  line: Line<P, M>,
  words: readonly string[],
  signal: AbortSignal,
) => AsyncIterable<string>;

/** Runs an extension command as a job. */
export class ExtensionJob<P, M> implements Job {
  readonly #command: ExtensionCommand<P, M>;
  readonly #line: Line<P, M>;
  readonly #words: readonly string[];
  readonly #send: (line: string) => void;
  readonly #abort = new AbortController();
  #running = false;

  constructor(
    command: ExtensionCommand<P, M>,
    line: Line<P, M>,
    words: readonly string[],
    send: (line: string) => void,
  ) {
    this.#command = command;
    this.#line = line;
    this.#words = words;
    this.#send = send;
  }

  async run(): Promise<void> {
    this.#running = true;
    for await (const text of this.#command(this.#line, this.#words, this.#abort.signal)) {
      if (this.#abort.signal.aborted) return;
      this.#send(text);
    }
  }

  /** Stops what runs; a command that waits behind a search still has its turn. */
  stop(): void {
    if (this.#running) this.#abort.abort();
  }

  supersede(): void {}

  ponderhit(): void {}

  endOfInput(): void {}

  quit(): void {}
}
