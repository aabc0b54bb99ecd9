import { entry, type Game, type Line, startLine } from "@kibitz/rules";
import { type Judgement, judgeLoss } from "../judgement.ts";
import type { Score } from "../player.ts";
import { gameAccuracy, momentWeights, moveAccuracy, type WeightedAccuracy } from "./accuracy.ts";
import { finishedPosition } from "./look.ts";

/** What is known of one position of a game; score and chances are those of the first side. */
export interface PositionReport<M> {
  /** Absent only after a win without a margin, which no score expresses for both sides. */
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

/**
 * What a side's moves threw away on average, in the unit of the game's scores: centipawns, or the
 * game's own points (`Game.points`), such as seeds.
 */
export interface AverageLoss {
  readonly unit: "cp" | "points";
  readonly value: number;
}

/** How one side has played, as far as its moves are judged. */
export interface SideReport {
  /** Moves that are judged. */
  readonly moves: number;
  /** In percent; undefined without moves. */
  readonly accuracy: number | undefined;
  /** Undefined without moves whose loss is known. */
  readonly averageLoss: AverageLoss | undefined;
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

/**
 * Judges the moves of a game by what is known of its positions; `stages` as of `stagesOf`. What a
 * file says of the position in which a game is over gives way to the rules. Where the moves have
 * been charged already, `charges` stand in place of what the scores amount to.
 */
export function judgeGame<P, M, S extends string>(
  game: Game<P, M, S>,
  stages: readonly Line<P, M>[],
  known: readonly (PositionReport<M> | undefined)[],
  charges?: readonly (Judgement | undefined)[],
): GameReport<M, S> {
  const last = stages.length - 1;
  const end = finishedPosition(game, entry(stages, last));
  const positions = end ? known.with(last, end) : known;
  const moves = entry(stages, stages.length - 1).moves.map((move, index) => {
    const [before, after] = [positions[index], positions[index + 1]];
    if (before === undefined || after === undefined) return undefined;
    const side = game.sideToMove(entry(stages, index).position);
    const plain = { ply: index + 1, side, move, before, after };
    return judgeMoveBetween(game, plain, charges && { judgement: charges[index] });
  });
  const weights = momentWeights(positions.map((position) => position?.chances));
  const [first, second] = game.sides;
  const unit = game.points === undefined ? "cp" : "points";
  const sides = { [first]: sideReport(first, moves, weights, unit) } as Record<S, SideReport>;
  sides[second] = sideReport(second, moves, weights, unit);
  return { positions, moves, sides };
}

type PlainMove<M, S extends string> = Pick<
  MoveReport<M, S>,
  "ply" | "side" | "move" | "before" | "after"
>;

function judgeMoveBetween<P, M, S extends string>(
  game: Game<P, M, S>,
  plain: PlainMove<M, S>,
  charge?: { readonly judgement: Judgement | undefined },
): MoveReport<M, S> {
  const { side, move, before, after } = plain;
  const sign = side === game.sides[0] ? 1 : -1;
  const [best] = before.pv;
  const isBest = best !== undefined && game.moveCode(best) === game.moveCode(move);
  const lostPoints = Math.max(0, sign * (before.chances - after.chances));
  // What the engine's own move seems to lose it had not seen coming: no better one is known.
  const seen = isBest ? undefined : judgeLoss(lostPoints);
  const judgement = charge === undefined ? seen : charge.judgement;
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
  unit: AverageLoss["unit"],
): SideReport {
  const own = moves.filter((move) => move !== undefined).filter((move) => move.side === side);
  const weighted = own.map(
    ({ accuracy, ply }): WeightedAccuracy => ({ accuracy, weight: entry(weights, ply - 1) }),
  );
  const count = (wanted: Judgement) => own.filter(({ judgement }) => judgement === wanted).length;
  return {
    moves: own.length,
    accuracy: gameAccuracy(weighted),
    averageLoss: averageLoss(own, unit),
    counts: {
      inaccuracy: count("inaccuracy"),
      mistake: count("mistake"),
      blunder: count("blunder"),
    },
  };
}

function averageLoss<M, S extends string>(
  moves: readonly MoveReport<M, S>[],
  unit: AverageLoss["unit"],
): AverageLoss | undefined {
  const losses = moves.map((move) => lossOf(move, unit)).filter((loss) => loss !== undefined);
  if (losses.length === 0) return undefined;
  return { unit, value: losses.reduce((total, loss) => total + loss, 0) / losses.length };
}

/** Undefined where the scores of the move are not in this unit. */
function lossOf<M, S extends string>(
  move: MoveReport<M, S>,
  unit: AverageLoss["unit"],
): number | undefined {
  const { before, after } = move;
  const [valueBefore, valueAfter] = [boundedValue(before, unit), boundedValue(after, unit)];
  if (valueBefore === undefined || valueAfter === undefined) return undefined;
  // The sign of a loss is that of the chances, which know whose move it was.
  return move.lostPoints > 0 ? Math.abs(valueBefore - valueAfter) : 0;
}

/**
 * Centipawns beyond this, and every win without a number, count as this: what is won anyway is not
 * lost by the pawn. Of points each counts to the end; a win without a margin stands for this many.
 */
const MOST = { cp: 1000, points: 40 } as const;

/** The first side's score as a number; undefined where it is not in this unit. */
function boundedValue<M>(
  { score, chances }: PositionReport<M>,
  unit: AverageLoss["unit"],
): number | undefined {
  const isWin = score === undefined || score.kind === "mate";
  if (isWin) return MOST[unit] * (2 * chances - 1);
  if (unit === "cp") {
    return score.kind === "cp" ? Math.min(Math.max(-MOST.cp, score.value), MOST.cp) : undefined;
  }
  return score.kind === "points" || score.kind === "exact" ? score.value : undefined;
}
