import {
  type AnalyseOptions,
  type Analysis,
  AnalysisChannel,
  type Info,
  type Limits,
  type Player,
} from "@kibitz/engine";
import type { Line } from "@kibitz/rules";

/** A search that waits for the test. */
export interface OpenSearch<P, M> {
  readonly line: Line<P, M>;
  readonly limits: Limits;
  report(info: Partial<Info<M>>): void;
  answer(move: M | undefined): void;
  die(message: string): void;
}

/** An engine that answers when a test says so, and tells how many searches run. */
export class TestEngine<P, M> implements Player<P, M> {
  readonly name = "Test";
  readonly searches: OpenSearch<P, M>[] = [];
  running = 0;

  get search(): OpenSearch<P, M> {
    const search = this.searches.at(-1);
    if (search === undefined) throw new Error("nobody has asked the engine");
    return search;
  }

  analyse(line: Line<P, M>, limits: Limits, { signal }: AnalyseOptions<M> = {}): Analysis<M> {
    const ended = (): void => {
      if (channel.open) this.running--;
    };
    const channel = new AnalysisChannel<M>({
      stop: () => search.answer(undefined),
      abandon: () => {
        this.running--;
      },
      signal,
    });
    const search: OpenSearch<P, M> = {
      line,
      limits,
      report: (info) =>
        channel.report({ kind: "pv", multipv: 1, depth: 1, nodes: 1, timeMs: 1, pv: [], ...info }),
      answer: (move) => {
        ended();
        channel.finish({ move });
      },
      die: (message) => {
        ended();
        channel.fail(new Error(message));
      },
    };
    this.searches.push(search);
    this.running++;
    return channel.analysis;
  }

  async newGame(): Promise<void> {}

  async close(): Promise<void> {}
}
