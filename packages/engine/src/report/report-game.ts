import { entry, type Game, type Line } from "@kibitz/rules";
import type { Limits, Player } from "../player.ts";
import { type GameReport, judgeGame, stagesOf } from "./game-report.ts";
import { finishedPosition, lookAt } from "./look.ts";

export interface ReportOptions {
  /** For each position. A count of nodes makes the report the same every time. */
  readonly limits?: Limits;
  /** Ends the report where it is. */
  readonly signal?: AbortSignal | undefined;
}

/** A report as far as it has come. */
export interface ReportStage<M, S extends string> extends GameReport<M, S> {
  readonly progress: ReportProgress;
}

/** `total` may grow while charges come up that want a second look. */
export interface ReportProgress {
  /** Searches that are done. */
  readonly done: number;
  readonly total: number;
}

/** A third of a second at most on a small machine. */
const DEFAULT_LIMITS: Limits = { nodes: 200_000 };

/** How many times as long a position is searched before a charge is raised. */
const SECOND_LOOK_EFFORT = 4;

/** Two, so that it is known where one move alone would do. */
const LINES = 2;

/**
 * Judges a whole game with a player that nobody else uses meanwhile. It yields the report after
 * each search, beginning with what is known without any; the last one is whole unless `signal`
 * ended it. The positions are searched from the end, so that the player remembers what came of
 * a move when it judges it. Then the positions around each charge are searched again and longer,
 * until every charge that is left stands on such a second look.
 *
 * Throws a `PlayerError` when the player dies or gives no scores; earlier stages stay valid.
 *
 * ```ts
 * for await (const { sides, progress } of reportGame(chess, player, line, { signal })) {
 *   show(progress, sides.white.accuracy);
 * }
 * ```
 */
export async function* reportGame<P, M, S extends string>(
  game: Game<P, M, S>,
  player: Player<P, M>,
  line: Line<P, M>,
  { limits = DEFAULT_LIMITS, signal }: ReportOptions = {},
): AsyncGenerator<ReportStage<M, S>, void> {
  const stages = stagesOf(game, line);
  let positions = stages.map((stage) => finishedPosition(game, stage));
  let done = 0;
  await player.newGame();
  for (;;) {
    const report = judgeGame(game, stages, positions);
    const open = openQuestions(report);
    yield { ...report, progress: { done, total: done + open.length } };
    const [index] = open;
    if (index === undefined || signal?.aborted) return;
    const confirmed = positions[index] !== undefined;
    try {
      const found = await lookAt(game, player, entry(stages, index), {
        limits: scaledLimits(limits, confirmed ? SECOND_LOOK_EFFORT : 1),
        confirmed,
        multiPv: LINES,
        ...(signal && { signal }),
      });
      positions = positions.with(index, found);
    } catch (error) {
      if (signal?.aborted) return;
      throw error;
    }
    done += 1;
  }
}

/** The positions that want a search, in the order in which they get it. */
function openQuestions<M, S extends string>({ positions, moves }: GameReport<M, S>): number[] {
  const unknown = positions.flatMap((position, index) => (position === undefined ? [index] : []));
  const doubtful = new Set<number>();
  for (const move of moves) {
    if (move?.judgement === undefined) continue;
    if (!move.before.confirmed) doubtful.add(move.ply - 1);
    if (!move.after.confirmed) doubtful.add(move.ply);
  }
  const fromTheEnd = (indices: Iterable<number>) => [...indices].sort((a, b) => b - a);
  return [...fromTheEnd(unknown), ...fromTheEnd(doubtful)];
}

/** Twice the effort is one ply deeper, roughly. */
function scaledLimits({ depth, nodes, playouts, timeMs }: Limits, effort: number): Limits {
  return {
    ...(depth !== undefined && { depth: depth + Math.round(Math.log2(effort)) }),
    ...(nodes !== undefined && { nodes: nodes * effort }),
    ...(playouts !== undefined && { playouts: playouts * effort }),
    ...(timeMs !== undefined && { timeMs: timeMs * effort }),
  };
}
