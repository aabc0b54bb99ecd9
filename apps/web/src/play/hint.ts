import { formatScore, type Player } from "@kibitz/engine";
import type { Line } from "@kibitz/rules";
import type { GameEntry } from "../games/game-entry.ts";

const HINT_TIME_MS = 1500;

/** A move that the engine would make, as good as the search knows by now. */
export interface Hint<M> {
  readonly move: M | undefined;
  /** Empty while the search runs. */
  readonly sentence: string;
}

/** Looks for a hint until the time is over or it is abandoned, and tells of each better one. */
export async function searchHint<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  engine: Player<P, M>,
  line: Line<P, M>,
  signal: AbortSignal,
  tell: (hint: Hint<M>) => void,
): Promise<void> {
  const search = engine.analyse(line, { timeMs: HINT_TIME_MS }, { signal });
  let score = "";
  for await (const info of search) {
    const [move] = info.pv;
    if (info.kind !== "pv" || info.multipv !== 1 || move === undefined) continue;
    if (info.score !== undefined) score = ` (${formatScore(info.score)})`;
    tell({ move, sentence: "" });
  }
  const { move } = await search.best;
  if (move === undefined) return;
  tell({ move, sentence: `Hint: ${entry.describeMove(move, line)}${score}.` });
}
