import { entry, type Game, type Line, startLine } from "@kibitz/rules";
import { type Judgement, judgeLoss } from "../judgement.ts";
import type { Score } from "../player.ts";
import { gameAccuracy, momentWeights, moveAccuracy, type WeightedAccuracy } from "./accuracy.ts";

/** What is known of one position of a game; score and chances are those of the first side. */
export interface PositionReport<M> {
  /** Absent only after a win, which no score expresses for both sides. */
  readonly score?: Score;
  /** The share of the points, from 0 to 1, that the first side can expect. */
  readonly chances: number;
  /** The best line; empty when the game is over. */
  readonly pv: readonly M[];
  /** The chances after the second best move; absent where it is not known or there is none. */
  readonly secondChances?: number;
  readonly depth: number;
  readonly nodes: number;
  /** Searched longer, because a move before or after it is charged with something. */
  readonly confirmed: boolean;
}

/** One move of a game as it was judged. */
export interface MoveReport<M, S extends string> {
  /** From 1: the number of moves played when it had been made. */
  readonly ply: number;
  readonly side: S;
  readonly move: M;
  readonly before: PositionReport<M>;
  readonly after: PositionReport<M>;
  /** The share of the points that the move threw away; never negative. */
  readonly lostPoints: number;
  /** In percent. */
  readonly accuracy: number;
  readonly judgement?: Judgement;
  /** Whether it is the move that the engine would have made. */
  readonly isBest: boolean;
  /** Whether every other move would have been at least a mistake. */
  readonly isOnly: boolean;
  /** The engine's move with what may follow, where it is another one. */
  readonly better?: readonly M[];
}

/** How one side has played, as far as its moves are judged. */
export interface SideReport {
  /** Moves that are judged. */
  readonly moves: number;
  /** In percent; undefined without moves. */
  readonly accuracy: number | undefined;
  /** Undefined without moves and in games whose scores are not in centipawns. */
  readonly averageLossCp: number | undefined;
  readonly counts: Readonly<Record<Judgement, number>>;
}

/** A game, judged as far as its positions have been searched. It grows from the end of the game. */
export interface GameReport<M, S extends string> {
  /** One more than the moves: `positions[i]` is the position after `i` moves. */
  readonly positions: readonly (PositionReport<M> | undefined)[];
  /** `moves[i]` leads from `positions[i]` to `positions[i + 1]` and is known when both are. */
  readonly moves: readonly (MoveReport<M, S> | undefined)[];
  readonly sides: Readonly<Record<S, SideReport>>;
}

/** The line after each number of moves, from its start to its end. */
export function stagesOf<P, M, S extends string>(
  game: Game<P, M, S>,
  { start, moves }: Line<P, M>,
): readonly Line<P, M>[] {
  const stages = [startLine(game, start)];
  for (const move of moves) stages.push(game.play(entry(stages, stages.length - 1), move));
  return stages;
}

/** Judges the moves of a game by what is known of its positions; `stages` as of `stagesOf`. */
export function judgeGame<P, M, S extends string>(
  game: Game<P, M, S>,
  stages: readonly Line<P, M>[],
  positions: readonly (PositionReport<M> | undefined)[],
): GameReport<M, S> {
  const moves = entry(stages, stages.length - 1).moves.map((move, index) => {
    const [before, after] = [positions[index], positions[index + 1]];
    if (before === undefined || after === undefined) return undefined;
    const side = game.sideToMove(entry(stages, index).position);
    return judgeMoveBetween(game, { ply: index + 1, side, move, before, after });
  });
  const weights = momentWeights(positions.map((position) => position?.chances));
  const [first, second] = game.sides;
  const sides = { [first]: sideReport(first, moves, weights) } as Record<S, SideReport>;
  sides[second] = sideReport(second, moves, weights);
  return { positions, moves, sides };
}

type PlainMove<M, S extends string> = Pick<
  MoveReport<M, S>,
  "ply" | "side" | "move" | "before" | "after"
>;

function judgeMoveBetween<P, M, S extends string>(
  game: Game<P, M, S>,
  plain: PlainMove<M, S>,
): MoveReport<M, S> {
  const { side, move, before, after } = plain;
  const sign = side === game.sides[0] ? 1 : -1;
  const [best] = before.pv;
  const isBest = best !== undefined && game.moveCode(best) === game.moveCode(move);
  const lostPoints = Math.max(0, sign * (before.chances - after.chances));
  // What the engine's own move seems to lose it had not seen coming: no better one is known.
  const judgement = isBest ? undefined : judgeLoss(lostPoints);
  return {
    ...plain,
    lostPoints,
    accuracy: moveAccuracy(lostPoints),
    ...(judgement && { judgement }),
    isBest,
    isOnly: isOnlyMove(before, sign),
    ...(!isBest && { better: before.pv }),
  };
}

/** Whether the second best move would have been a mistake or worse. */
function isOnlyMove<M>({ chances, secondChances }: PositionReport<M>, sign: number): boolean {
  if (secondChances === undefined) return false;
  const judgement = judgeLoss(sign * (chances - secondChances));
  return judgement !== undefined && judgement !== "inaccuracy";
}

function sideReport<M, S extends string>(
  side: S,
  moves: readonly (MoveReport<M, S> | undefined)[],
  weights: readonly number[],
): SideReport {
  const own = moves.filter((move) => move !== undefined).filter((move) => move.side === side);
  const weighted = own.map(
    ({ accuracy, ply }): WeightedAccuracy => ({ accuracy, weight: entry(weights, ply - 1) }),
  );
  const losses = own.map((move) => lossCp(move)).filter((loss) => loss !== undefined);
  const count = (wanted: Judgement) => own.filter(({ judgement }) => judgement === wanted).length;
  return {
    moves: own.length,
    accuracy: gameAccuracy(weighted),
    averageLossCp:
      losses.length === 0
        ? undefined
        : losses.reduce((total, loss) => total + loss, 0) / losses.length,
    counts: {
      inaccuracy: count("inaccuracy"),
      mistake: count("mistake"),
      blunder: count("blunder"),
    },
  };
}

/** A score beyond this, and every mate, counts as this: what is won anyway is not lost by the pawn. */
const MOST_CP = 1000;

function lossCp<M, S extends string>(move: MoveReport<M, S>): number | undefined {
  const { before, after } = move;
  const [beforeCp, afterCp] = [boundedCp(before), boundedCp(after)];
  if (beforeCp === undefined || afterCp === undefined) return undefined;
  // The sign of a loss is that of the points, which know whose move it was.
  return move.lostPoints > 0 ? Math.abs(beforeCp - afterCp) : 0;
}

/** The first side's centipawns; undefined where a game is not scored in them. */
function boundedCp<M>({ score, chances }: PositionReport<M>): number | undefined {
  if (score?.kind === "cp") return Math.min(Math.max(-MOST_CP, score.value), MOST_CP);
  return score === undefined || score.kind === "mate" ? MOST_CP * (2 * chances - 1) : undefined;
}
