import type { Game, Line } from "@kibitz/rules";
import { expectedPoints } from "../judgement.ts";
import {
  type AnalyseOptions,
  type Analysis,
  type Info,
  type Limits,
  type Player,
  PlayerError,
  type Score,
} from "../player.ts";
import { inTenths, negateScore, scoreOfOutcome } from "../score.ts";
import type { PositionReport } from "./game-report.ts";

/** How a position is searched. */
export interface Look<M> extends AnalyseOptions<M> {
  readonly limits: Limits;
  /** What the report says of it. */
  readonly confirmed: boolean;
}

/** What is known of a position in which the game is over; undefined while it goes on. */
export function finishedPosition<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
): PositionReport<M> | undefined {
  const outcome = game.outcome(line);
  if (outcome === undefined) return undefined;
  const known = { pv: [], depth: 0, nodes: 0, confirmed: true };
  const score = scoreOfOutcome(game, outcome);
  // As of any other margin: nobody is charged with the move that ends a game lost long ago.
  const isMarginFinal = outcome.kind === "draw" || outcome.isCutShort === undefined;
  if (score !== undefined && isMarginFinal)
    return { ...known, score, chances: expectedPoints(score) };
  const isWon = outcome.kind === "win" && outcome.winner === game.sides[0];
  // A margin that was cut short cannot be held against one of play to the end.
  return { ...known, ...(score && { score }), chances: isWon ? 1 : 0 };
}

/**
 * Searches a position in which the game goes on. Rejects with an `AbortError` after an abort and
 * with a `PlayerError` when the player died or gives no scores.
 */
export async function lookAt<P, M, S extends string>(
  game: Game<P, M, S>,
  player: Player<P, M>,
  line: Line<P, M>,
  { limits, confirmed, ...options }: Look<M>,
): Promise<PositionReport<M>> {
  const [best, second] = await lastWords(player.analyse(line, limits, options));
  if (best === undefined) {
    throw new PlayerError(`${player.name} gives no scores; choose an engine that does.`);
  }
  const isFirst = game.sideToMove(line.position) === game.sides[0];
  const seen = (score: Score) => (isFirst ? score : negateScore(score));
  const score = keptScore(seen(best.score));
  return {
    score,
    chances: expectedPoints(score),
    pv: best.pv,
    ...(second !== undefined && { secondChances: expectedPoints(seen(second.score)) }),
    depth: best.depth,
    nodes: Math.max(best.nodes, second?.nodes ?? 0),
    confirmed,
  };
}

/** The score in the tenths of a point that files keep, so that a report reads back as it was. */
function keptScore(score: Score): Score {
  if (score.kind !== "points") return score;
  return { kind: "points", value: inTenths(score.value) };
}

type Scored<M> = Info<M> & { readonly score: Score };

/** The last report of each line of a search, the best first; exact scores before bounds. */
async function lastWords<M>(analysis: Analysis<M>): Promise<readonly Scored<M>[]> {
  const exact = new Map<number, Scored<M>>();
  const bounds = new Map<number, Scored<M>>();
  for await (const info of analysis) {
    if (info.kind !== "pv" || info.score === undefined) continue;
    const found = (info.bound ?? "exact") === "exact" ? exact : bounds;
    found.set(info.multipv, { ...info, score: info.score });
  }
  await analysis.best;
  const words = exact.has(1) ? exact : bounds;
  return [1, 2].map((rank) => words.get(rank)).filter((word) => word !== undefined);
}
