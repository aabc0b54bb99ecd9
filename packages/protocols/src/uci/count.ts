import type { Line } from "@kibitz/rules";
import { formatMove, type UciGame } from "./game.ts";
import type { Job } from "./job.ts";

/** Counts leaves at a depth; a host brings its kernel, and without one the referee counts. */
export type PerftCounter<P, M> = (
  line: Line<P, M>,
  depth: number,
  signal: AbortSignal,
) => Promise<number>;

/** `go perft`: the leaves below each move, then their sum. */
export class Count<P, M, S extends string> implements Job {
  readonly #uciGame: UciGame<P, M, S>;
  readonly #line: Line<P, M>;
  readonly #depth: number;
  readonly #counter: PerftCounter<P, M>;
  readonly #send: (line: string) => void;
  readonly #abort = new AbortController();

  constructor(
    uciGame: UciGame<P, M, S>,
    line: Line<P, M>,
    depth: number,
    counter: PerftCounter<P, M>,
    send: (line: string) => void,
  ) {
    this.#uciGame = uciGame;
    this.#line = line;
    this.#depth = depth;
    this.#counter = counter;
    this.#send = send;
  }

  async run(): Promise<void> {
    const nodes = this.#depth === 0 ? 1 : await this.#divide();
    const stopped = this.#abort.signal.aborted;
    this.#send(stopped ? "info string perft was stopped" : `Nodes searched: ${nodes}`);
  }

  stop(): void {
    this.#abort.abort();
  }

  supersede(): void {}

  ponderhit(): void {}

  endOfInput(): void {}

  quit(): void {}

  async #divide(): Promise<number> {
    const { game } = this.#uciGame;
    let sum = 0;
    for (const move of game.legalMoves(this.#line)) {
      if (this.#abort.signal.aborted) break;
      const after = game.play(this.#line, move);
      const nodes = await this.#counter(after, this.#depth - 1, this.#abort.signal);
      if (!this.#abort.signal.aborted) {
        this.#send(`${formatMove(this.#uciGame, move, this.#line)}: ${nodes}`);
        sum += nodes;
      }
    }
    return sum;
  }
}

/** Leaves that the referee counts before it lets the dialogue listen. */
const LEAVES_PER_SLICE = 5000;

/** The referee as a counter that gives way to other work between slices. */
export function refereeCounter<P, M, S extends string>({
  game,
}: UciGame<P, M, S>): PerftCounter<P, M> {
  return async (line, depth, signal) => {
    let leaves = 0;
    let inSlice = 0;
    for (const count of leafCounts(line, depth)) {
      leaves += count;
      inSlice += count + 1;
      if (inSlice < LEAVES_PER_SLICE) continue;
      inSlice = 0;
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (signal.aborted) break;
    }
    return leaves;
  };

  function* leafCounts(line: Line<P, M>, depth: number): Generator<number, void> {
    if (depth === 0) return yield 1;
    const moves = game.legalMoves(line);
    if (depth === 1) return yield moves.length;
    for (const move of moves) yield* leafCounts(game.play(line, move), depth - 1);
  }
}
