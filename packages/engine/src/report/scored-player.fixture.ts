import type { Line } from "@kibitz/rules";
import { AnalysisChannel } from "../analysis.ts";
import type { AnalyseOptions, Limits, Player, Score } from "../player.ts";

/** What the player is to say of a line: scores for the side to move, best line first. */
export type Saying<M> = readonly { readonly score?: Score; readonly pv: readonly M[] }[];

/** A search that was asked for. */
export interface AskedSearch<P, M> {
  readonly line: Line<P, M>;
  readonly limits: Limits;
  readonly options: AnalyseOptions<M>;
}

/** A player that answers at once with what the test has it say. */
export class ScoredPlayer<P, M> implements Player<P, M> {
  readonly name = "Oracle";
  readonly asked: AskedSearch<P, M>[] = [];
  newGames = 0;
  readonly #say: (search: AskedSearch<P, M>) => Saying<M>;

  constructor(say: (search: AskedSearch<P, M>) => Saying<M>) {
    this.#say = say;
  }

  analyse(line: Line<P, M>, limits: Limits, options: AnalyseOptions<M> = {}) {
    const search = { line, limits, options };
    this.asked.push(search);
    const channel = new AnalysisChannel<M>({ stop: () => {}, signal: options.signal });
    const sayings = this.#say(search);
    for (const [index, saying] of sayings.entries()) {
      channel.report({ kind: "pv", multipv: index + 1, depth: 1, nodes: 1, timeMs: 0, ...saying });
    }
    // An abort from within `say` is heard first.
    queueMicrotask(() => channel.finish({ move: sayings[0]?.pv[0] }));
    return channel.analysis;
  }

  async newGame(): Promise<void> {
    this.newGames += 1;
  }

  async close(): Promise<void> {}
}
