import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

/** Where Debian's package puts the program, which is not on every PATH. */
const PROGRAM = "/usr/games/stockfish";
/** Of /proc/<pid>/stat on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** A running Stockfish, for perft and its CPU time. */
export class StockfishProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  private constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  static start(): StockfishProcess {
    return new StockfishProcess(spawn(PROGRAM));
  }

  async perft(fen: string, depth: number): Promise<number> {
    this.#child.stdin.write(`position fen ${fen}\ngo perft ${depth}\n`);
    for (;;) {
      const count = /^Nodes searched: (\d+)$/.exec(await this.#nextLine())?.[1];
      if (count !== undefined) return Number(count);
    }
  }

  /** The nodes that a search visits in a time, as its last report says. */
  async search(fen: string, timeMs: number): Promise<number> {
    this.#child.stdin.write(`ucinewgame\nposition fen ${fen}\ngo movetime ${timeMs}\n`);
    let nodes = 0;
    for (;;) {
      const line = await this.#nextLine();
      if (line.startsWith("bestmove")) return nodes;
      nodes = Number(/ nodes (\d+)/.exec(line)?.[1] ?? nodes);
    }
  }

  async #nextLine(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error("Stockfish ended before it had answered");
    return value;
  }

  /** CPU seconds of all its threads so far, to a hundredth. */
  async cpuSeconds(): Promise<number> {
    const stat = await readFile(`/proc/${this.#child.pid}/stat`, "utf8");
    // The second field, in parentheses, may contain spaces; user and system time are 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  quit(): void {
    this.#child.stdin.end("quit\n");
  }
}
