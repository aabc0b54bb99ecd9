import {
  type AverageLoss,
  type GameReport,
  JUDGEMENT_MARKS,
  type MoveReport,
  type SideReport,
  stagesOf,
} from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";
import { formatMoves, scoreText } from "./analysis-text.ts";
import type { ReadGame } from "./games/entry.ts";

/** A judged game as a table of its moves and a line for each side. */
export function formatReport<P, M, S extends string>(
  game: Game<P, M, S>,
  { title, line }: ReadGame<P, M>,
  report: GameReport<M, S>,
): string {
  const rows = judgedMoves(game, line, report).map(([before, move]) =>
    formatMoveReport(game, before, move),
  );
  const sides = game.sides.map(
    (side) => `${side.padEnd(8)}${formatSide(game, report.sides[side])}`,
  );
  return ["", title, ...rows, ...sides].join("\n");
}

/** A judged game for programs; accuracies in percent. */
export function jsonReport<P, M, S extends string>(
  game: Game<P, M, S>,
  { title, line }: ReadGame<P, M>,
  report: GameReport<M, S>,
): unknown {
  const moves = judgedMoves(game, line, report).map(([before, move]) => ({
    move: game.notation.formatMove(move.move, before),
    side: move.side,
    score: move.after.score,
    chances: rounded(move.after.chances, 4),
    accuracy: rounded(move.accuracy, 1),
    judgement: move.judgement,
    ...(move.judgement && { better: formatMoves(game, before, move.better ?? []) }),
  }));
  return { title, moves, sides: Object.fromEntries(game.sides.map(jsonSide)) };

  function jsonSide(side: S) {
    const { accuracy, averageLoss, ...rest } = report.sides[side];
    return [
      side,
      {
        ...rest,
        ...(accuracy !== undefined && { accuracy: rounded(accuracy, 1) }),
        ...(averageLoss && {
          averageLoss: { ...averageLoss, value: rounded(averageLoss.value, 1) },
        }),
      },
    ] as const;
  }
}

type JudgedMove<P, M, S extends string> = readonly [before: Line<P, M>, move: MoveReport<M, S>];

function judgedMoves<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  { moves }: GameReport<M, S>,
): JudgedMove<P, M, S>[] {
  const stages = stagesOf(game, line);
  return moves.flatMap((move, index) => {
    const before = stages[index];
    return move && before ? [[before, move] as const] : [];
  });
}

function formatMoveReport<P, M, S extends string>(
  game: Game<P, M, S>,
  before: Line<P, M>,
  { move, side, after, judgement, better }: MoveReport<M, S>,
): string {
  const { notation } = game;
  const mark = judgement === undefined ? "" : JUDGEMENT_MARKS[judgement];
  const text = `${notation.formatMove(move, before)}${mark}`;
  const shown = after.score === undefined ? "" : scoreText(game, after.score);
  const best = better?.[0];
  const advice =
    judgement === undefined || best === undefined
      ? ""
      : `  ${judgement}; better was ${notation.formatMove(best, before)}`;
  return `${side.padEnd(8)}${text.padEnd(10)}${shown.padStart(8)}${advice}`;
}

function formatSide<P, M, S extends string>(
  game: Game<P, M, S>,
  { accuracy, averageLoss, counts }: SideReport,
): string {
  if (accuracy === undefined) return "no moves judged";
  const loss = averageLoss === undefined ? [] : [`average loss ${formatLoss(game, averageLoss)}`];
  return [
    `accuracy ${Math.round(accuracy)} %`,
    ...loss,
    counted(counts.inaccuracy, "inaccuracy", "inaccuracies"),
    counted(counts.mistake, "mistake", "mistakes"),
    counted(counts.blunder, "blunder", "blunders"),
  ].join(", ");
}

function formatLoss<P, M, S extends string>(
  { points }: Game<P, M, S>,
  { unit, value }: AverageLoss,
): string {
  return unit === "cp" ? `${Math.round(value)} cp` : `${value.toFixed(1)} ${points}`;
}

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
