import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { basename } from "node:path";
import { LineSplitter, type LineTransport } from "@kibitz/protocols";

export interface ProcessOptions {
  readonly cwd?: string;
  /** How long a program may take to end by itself after `close`; then it is killed. */
  readonly graceMs?: number;
}

const DEFAULT_GRACE_MS = 500;
const STDERR_TAIL_LENGTH = 2000;
/** Lines kept for a listener that is not there yet. */
const MAX_WAITING_LINES = 1000;

/**
 * Starts a program and speaks with it over its standard input and output,
 * without a shell. It returns at once; a program that cannot be started is told
 * through `onExit`, in plain words.
 */
export function startProcess(argv: readonly string[], options: ProcessOptions = {}): LineTransport {
  return new ProcessTransport(argv, options);
}

class ProcessTransport implements LineTransport {
  readonly #program: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #graceMs: number;
  readonly #gone: Promise<void>;
  #waiting: string[] = [];
  #lineListener: ((line: string) => void) | undefined;
  #exitListener: ((reason: string) => void) | undefined;
  #exitReason: string | undefined;
  #stderrTail = "";
  #closing = false;

  constructor(argv: readonly string[], options: ProcessOptions) {
    const [program = "", ...args] = argv;
    this.#program = program;
    this.#graceMs = options.graceMs ?? DEFAULT_GRACE_MS;
    this.#child = spawn(program, args, { cwd: options.cwd, stdio: "pipe", windowsHide: true });
    this.#readStreams();
    this.#gone = this.#watchExit();
  }

  send(line: string): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(`${line}\n`);
  }

  onLine(listener: (line: string) => void): void {
    this.#lineListener = listener;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const line of waiting) listener(line);
  }

  onExit(listener: (reason: string) => void): void {
    this.#exitListener = listener;
    const reason = this.#exitReason;
    if (reason !== undefined && !this.#closing) queueMicrotask(() => listener(reason));
  }

  async close(): Promise<void> {
    if (!this.#closing && this.#exitReason === undefined) this.#endThenKill();
    this.#closing = true;
    await this.#gone;
  }

  #readStreams(): void {
    const splitter = new LineSplitter((line) => this.#takeLine(line));
    const { stdin, stdout, stderr } = this.#child;
    stdout.setEncoding("utf8").on("data", (chunk: string) => splitter.push(chunk));
    stdout.on("end", () => splitter.end());
    stderr.setEncoding("utf8").on("data", (chunk: string) => {
      this.#stderrTail = (this.#stderrTail + chunk).slice(-STDERR_TAIL_LENGTH);
    });
    // A write to a program that has just died fails; its exit is told by `onExit`.
    stdin.on("error", () => {});
  }

  #takeLine(line: string): void {
    if (this.#lineListener) this.#lineListener(line);
    else if (this.#waiting.length < MAX_WAITING_LINES) this.#waiting.push(line);
  }

  #watchExit(): Promise<void> {
    return new Promise((resolve) => {
      const finish = (reason: string) => {
        if (this.#exitReason === undefined) {
          this.#exitReason = reason;
          if (!this.#closing) this.#exitListener?.(reason);
        }
        resolve();
      };
      this.#child.on("error", (error: NodeJS.ErrnoException) => {
        if (this.#child.pid === undefined) finish(startFault(this.#program, error));
      });
      this.#child.on("close", (code, signal) => finish(this.#describeExit(code, signal)));
    });
  }

  #describeExit(code: number | null, signal: string | null): string {
    const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
    const lastWords = this.#stderrTail.trim();
    const tail = lastWords === "" ? "" : ` Its last words: ${lastWords}`;
    return `${basename(this.#program)} ${how}.${tail}`;
  }

  /** The end of its input tells a program to quit; one that does not is killed. */
  #endThenKill(): void {
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), this.#graceMs);
    this.#child.on("close", () => clearTimeout(timer));
  }
}

function startFault(program: string, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case "ENOENT":
      return `There is no program "${program}" (or its working directory is missing): check the path, or give it in full.`;
    case "EACCES":
      return `"${program}" may not be run: check that it is a program, and allow it with chmod +x.`;
    case "ENOEXEC":
      return `"${program}" is not a program for this machine.`;
    default:
      return `"${program}" could not be started: ${error.message}.`;
  }
}
