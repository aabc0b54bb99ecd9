import type { Line } from "@kibitz/rules";
import { AnalysisChannel } from "../analysis.ts";
import type { Info, Limits, Player } from "../player.ts";

/** A search of a scripted player that has not been answered yet. */
export interface OpenSearch<P, M> {
  readonly line: Line<P, M>;
  readonly limits: Limits;
  answer(move: M | undefined): void;
  fail(message: string): void;
  report(info: Partial<Info<M>>): void;
}

/** A player that thinks until the test has it answer; it ends a search that is stopped by `onStop`. */
export class ScriptedPlayer<P, M> implements Player<P, M> {
  readonly name = "Script";
  readonly searches: OpenSearch<P, M>[] = [];
  /** How many searches run at this moment, and the most that ever did. */
  running = 0;
  mostRunning = 0;
  onStop: (search: OpenSearch<P, M>) => void = (search) => search.answer(undefined);

  get search(): OpenSearch<P, M> {
    const search = this.searches.at(-1);
    if (!search) throw new Error("the player has not been asked");
    return search;
  }

  analyse(line: Line<P, M>, limits: Limits, options: { readonly signal?: AbortSignal } = {}) {
    const channel = new AnalysisChannel<M>({
      stop: () => this.onStop(search),
      abandon: () => {
        this.running--;
      },
      signal: options.signal,
    });
    const end = (finish: () => void) => {
      if (channel.open) this.running--;
      finish();
    };
    const search: OpenSearch<P, M> = {
      line,
      limits,
      answer: (move) => end(() => channel.finish({ move })),
      fail: (message) => end(() => channel.fail(new Error(message))),
      report: (info) =>
        channel.report({ kind: "pv", multipv: 1, depth: 1, nodes: 1, timeMs: 1, pv: [], ...info }),
    };
    this.searches.push(search);
    this.running++;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    return channel.analysis;
  }

  async newGame(): Promise<void> {}

  async close(): Promise<void> {}
}

/** Lets everything that has been resolved be heard of. */
export async function settleTasks(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
