import type { Game, Line } from "@kibitz/rules";
import { type Judgement, judgeLoss } from "../judgement.ts";
import type { Limits, Player } from "../player.ts";
import { type GameReport, type PositionReport, stagesOf } from "./game-report.ts";
import { finishedPosition, lookAt } from "./look.ts";

/** A position in which a side went wrong, to be played better. */
export interface Lesson<P, M, S extends string> {
  readonly side: S;
  /** Up to the position before the mistake. */
  readonly line: Line<P, M>;
  readonly played: M;
  readonly judgement: Judgement;
  /** The best move with what may follow. */
  readonly best: readonly M[];
  /** The share of the points that the side can expect after the best move, and after its own. */
  readonly bestChances: number;
  readonly playedChances: number;
}

/** What an attempt is worth: only `"repeated"` and `"worse"` are worth another try. */
export type AttemptVerdict = "best" | "good" | "worse" | "repeated";

export interface Attempt<M> {
  readonly verdict: AttemptVerdict;
  /** The share of the points that the side can expect after it. */
  readonly chances: number;
  /** The attempted move with the replies that the search expects. */
  readonly pv: readonly M[];
}

/** The lessons of a report in the order of the game, of one side or of both. */
export function lessonsOf<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  report: GameReport<M, S>,
  {
    side,
    mildest = "mistake",
  }: { readonly side?: S | undefined; readonly mildest?: Judgement } = {},
): readonly Lesson<P, M, S>[] {
  const stages = stagesOf(game, line);
  return report.moves.flatMap((move, index) => {
    const stage = stages[index];
    if (move?.judgement === undefined || move.better === undefined || stage === undefined)
      return [];
    if (SEVERITY[move.judgement] < SEVERITY[mildest]) return [];
    if (side !== undefined && move.side !== side) return [];
    const chancesOf = (position: PositionReport<M>) => ownChances(game, move.side, position);
    return {
      side: move.side,
      line: stage,
      played: move.move,
      judgement: move.judgement,
      best: move.better,
      bestChances: chancesOf(move.before),
      playedChances: chancesOf(move.after),
    };
  });
}

const SEVERITY: Readonly<Record<Judgement, number>> = { inaccuracy: 1, mistake: 2, blunder: 3 };

/** As long as the search behind a charge, and with a line less to follow. */
const DEFAULT_LIMITS: Limits = { nodes: 400_000 };

/**
 * Judges a legal move in the position of a lesson. Any move will do that loses less than an
 * inaccuracy; a search of this very move tells. Rejects as `Analysis.best` does.
 */
export async function judgeAttempt<P, M, S extends string>(
  game: Game<P, M, S>,
  player: Player<P, M>,
  lesson: Lesson<P, M, S>,
  attempt: M,
  {
    limits = DEFAULT_LIMITS,
    signal,
  }: { readonly limits?: Limits; readonly signal?: AbortSignal } = {},
): Promise<Attempt<M>> {
  const { side, line, best, played, bestChances, playedChances } = lesson;
  const isSame = (move: M | undefined) =>
    move !== undefined && game.moveCode(move) === game.moveCode(attempt);
  if (isSame(best[0])) return { verdict: "best", chances: bestChances, pv: best };
  if (isSame(played)) return { verdict: "repeated", chances: playedChances, pv: [played] };
  const after = game.play(line, attempt);
  const position =
    finishedPosition(game, after) ??
    (await lookAt(game, player, line, {
      limits,
      confirmed: true,
      searchMoves: [attempt],
      ...(signal && { signal }),
    }));
  const chances = ownChances(game, side, position);
  const pv = position.pv.length > 0 ? position.pv : [attempt];
  return { verdict: verdictOn(bestChances - chances), chances, pv };
}

function verdictOn(lostPoints: number): AttemptVerdict {
  if (judgeLoss(lostPoints) !== undefined) return "worse";
  return lostPoints <= 0 ? "best" : "good";
}

function ownChances<P, M, S extends string>(
  game: Game<P, M, S>,
  side: S,
  { chances }: PositionReport<M>,
): number {
  return side === game.sides[0] ? chances : 1 - chances;
}
