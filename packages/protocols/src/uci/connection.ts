import { PlayerError } from "@kibitz/engine";
import { excerpt } from "@kibitz/rules";
import type { Timers } from "../timers.ts";
import { Transcript } from "../transcript.ts";
import type { LineTransport } from "../transport.ts";
import { parseResponse } from "./parse-response.ts";
import type { UciResponse } from "./response.ts";

/** Who listens to an engine. */
export interface ConnectionListener {
  respond(response: UciResponse): void;
  /** The engine is gone or given up; nothing follows. */
  fail(error: PlayerError): void;
}

interface Expectation {
  readonly kind: UciResponse["kind"];
  settle(error?: PlayerError): void;
}

const LAST_WORDS = 3;

/** An open line to an engine: responses, time-outs, and its one death. */
export class UciConnection {
  /** How messages call the engine; empty while it has not said. */
  name: string;
  readonly transcript: Transcript;
  readonly #transport: LineTransport;
  readonly #timers: Timers;
  #listener: ConnectionListener | undefined;
  #expectations: Expectation[] = [];
  #failure: PlayerError | undefined;

  constructor(transport: LineTransport, name: string, timers: Timers, transcriptLines: number) {
    this.name = name;
    this.transcript = new Transcript(transcriptLines);
    this.#transport = transport;
    this.#timers = timers;
    transport.onLine((line) => this.#receive(line));
    transport.onExit((reason) => this.fail(`ended unexpectedly: ${reason.replace(/\.$/, "")}`));
  }

  /** Why the engine can no longer be used. */
  get failure(): PlayerError | undefined {
    return this.#failure;
  }

  listen(listener: ConnectionListener): void {
    this.#listener = listener;
  }

  send(line: string): void {
    if (this.#failure) return;
    this.transcript.add("sent", line);
    this.#transport.send(line);
  }

  /** Resolves with the next response of a kind; an engine that fails to give it in time is given up. */
  expect(kind: UciResponse["kind"], timeoutMs: number, asked: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      const cancel = this.#timers.after(timeoutMs, () => {
        this.fail(`did not answer '${asked}' with '${kind}' within ${timeoutMs} ms`);
      });
      const settle = (error?: PlayerError) => {
        cancel();
        if (error) reject(error);
        else resolve();
      };
      this.#expectations.push({ kind, settle });
    });
  }

  /** Gives the engine up unless the returned function is called within a time. */
  watch(timeoutMs: number, complaint: string): () => void {
    return this.#timers.after(timeoutMs, () => this.fail(complaint));
  }

  error(complaint: string): PlayerError {
    const subject = this.name === "" ? "the engine" : `engine ${excerpt(this.name)}`;
    return new PlayerError(`${subject} ${complaint}`);
  }

  /** Marks the engine as unusable, tells everyone who waits, and ends it. */
  fail(complaint: string): void {
    if (this.#failure) return;
    const said = this.transcript.lastReceived(LAST_WORDS).map((line) => excerpt(line, 100));
    const lastWords = said.length === 0 ? "It said nothing." : `It said last: ${said.join(", ")}.`;
    const error = this.error(`${complaint}. ${lastWords}`);
    this.#end(error);
    void this.#transport.close();
  }

  async close(): Promise<void> {
    this.send("quit");
    this.#end(this.error("was closed"));
    await this.#transport.close();
  }

  #end(error: PlayerError): void {
    if (this.#failure) return;
    this.#failure = error;
    const expectations = this.#expectations;
    this.#expectations = [];
    for (const { settle } of expectations) settle(error);
    this.#listener?.fail(error);
  }

  #receive(line: string): void {
    if (this.#failure) return;
    this.transcript.add("received", line);
    const response = parseResponse(line);
    this.#listener?.respond(response);
    const index = this.#expectations.findIndex(({ kind }) => kind === response.kind);
    this.#expectations.splice(index < 0 ? this.#expectations.length : index, 1)[0]?.settle();
  }
}
