import type { LineTransport } from "../transport.ts";

/** Answers to a command; undefined leaves it unanswered. */
export type FakeScript = Readonly<Record<string, readonly string[]>>;

const MANNERS: FakeScript = {
  uci: [
    "Fake engine by nobody",
    "id name Fake 1.0",
    "id author Nobody",
    "option name Hash type spin default 16 min 1 max 128",
    "option name MultiPV type spin default 1 min 1 max 5",
    "option name Ponder type check default false",
    "option name Clear Hash type button",
    "option name Style type combo default Solid var Solid var Risky",
    "uciok",
  ],
  isready: ["readyok"],
};

/** An engine in memory: it answers by a script and says what a test tells it to. */
export class FakeEngine implements LineTransport {
  /** What was sent to it. */
  readonly heard: string[] = [];
  closed = false;
  readonly #script: FakeScript;
  #lineListener: (line: string) => void = () => {};
  #exitListener: (reason: string) => void = () => {};

  /** `script` adds to good manners or replaces them, command by command. */
  constructor(script: FakeScript = {}) {
    this.#script = { ...MANNERS, ...script };
  }

  send(line: string): void {
    this.heard.push(line);
    const answers = this.#script[line] ?? this.#script[line.split(" ")[0] ?? ""] ?? [];
    for (const answer of answers) queueMicrotask(() => this.say(answer));
  }

  onLine(listener: (line: string) => void): void {
    this.#lineListener = listener;
  }

  onExit(listener: (reason: string) => void): void {
    this.#exitListener = listener;
  }

  async close(): Promise<void> {
    this.closed = true;
  }

  say(...lines: readonly string[]): void {
    for (const line of lines) this.#lineListener(line);
  }

  die(reason: string): void {
    this.#exitListener(reason);
  }

  /** The commands since the last call. */
  takeHeard(): readonly string[] {
    return this.heard.splice(0);
  }
}
