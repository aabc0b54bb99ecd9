import type { Info, Score, Wdl } from "@kibitz/engine";

/** One of the best lines of a position, as far as it has been searched. */
export interface EngineLine<M> {
  /** For the side to move. */
  readonly score: Score;
  readonly wdl?: Wdl | undefined;
  readonly depth: number;
  readonly moves: readonly M[];
}

/** What a search has found out so far. */
export interface SearchResult<M> {
  /** The best first. */
  readonly lines: readonly EngineLine<M>[];
  readonly depth: number;
  readonly selectiveDepth: number;
  readonly nodes: number;
  readonly timeMs: number;
  readonly hashfullPermille: number;
}

export const NO_RESULT: SearchResult<never> = {
  lines: [],
  depth: 0,
  selectiveDepth: 0,
  nodes: 0,
  timeMs: 0,
  hashfullPermille: 0,
};

/** The result with one more report of its search. Bounds that are not exact are only counted. */
export function withReport<M>(result: SearchResult<M>, info: Info<M>): SearchResult<M> {
  const counted = {
    ...result,
    nodes: Math.max(result.nodes, info.nodes),
    timeMs: Math.max(result.timeMs, info.timeMs),
    hashfullPermille: info.hashfullPermille ?? result.hashfullPermille,
  };
  const { score, bound = "exact" } = info;
  if (info.kind !== "pv" || score === undefined || bound !== "exact" || info.pv.length === 0) {
    return counted;
  }
  const line = { score, wdl: info.wdl, depth: info.depth, moves: info.pv };
  return {
    ...counted,
    lines: withLine(result.lines, info.multipv - 1, line),
    depth: info.multipv === 1 ? info.depth : result.depth,
    selectiveDepth: Math.max(result.selectiveDepth, info.seldepth ?? info.depth),
  };
}

/** Whether the worth of every move that was looked at is proved. */
export const isSolved = ({ lines }: SearchResult<unknown>): boolean =>
  lines.length > 0 && lines.every(({ score }) => score.kind === "exact");

/** Whether `fresh` says more than what was known before: as deep, or about more moves. */
export function saysMore<M>(fresh: SearchResult<M>, known: SearchResult<M>): boolean {
  return fresh.depth >= known.depth || fresh.lines.length > known.lines.length;
}

export const nodesPerSecond = ({ nodes, timeMs }: SearchResult<unknown>): number | undefined =>
  timeMs < 50 ? undefined : (1000 * nodes) / timeMs;

function withLine<M>(
  lines: readonly EngineLine<M>[],
  index: number,
  line: EngineLine<M>,
): readonly EngineLine<M>[] {
  return index < lines.length ? lines.with(index, line) : [...lines, line];
}
