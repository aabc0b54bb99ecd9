import {
  formatScore,
  type Info,
  leaderText,
  negateScore,
  prospectWords,
  type Score,
} from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";

/** Moves in the game's notation, as far as they can be played from the end of the line. */
export function formatMoves<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  moves: readonly M[],
): string[] {
  const texts: string[] = [];
  let current = line;
  for (const move of moves) {
    texts.push(game.notation.formatMove(move, current));
    current = game.play(current, move);
  }
  return texts;
}

/** The score as the side that moves first sees it, which is what people are used to read. */
export function firstSideScore<P, M, S extends string>(
  game: Game<P, M, S>,
  position: P,
  score: Score,
): Score {
  return game.sideToMove(position) === game.sides[0] ? score : negateScore(score);
}

/** A score of the first side for a table: `+0.35`, or `S +8` where points count. */
export const scoreText = <P, M, S extends string>(
  { points, sides }: Game<P, M, S>,
  score: Score,
): string => (points === undefined ? formatScore(score) : leaderText(score, sides));

/** What the scores of a table mean. */
export function scoreLegend<P, M, S extends string>({ points, sides }: Game<P, M, S>): string {
  const [first, second] = sides;
  if (points === undefined) return `scores are ${first}'s`;
  const [one, other] = [first, second].map((side) => side.charAt(0).toUpperCase());
  return `${one} is ${first}, ${other} ${second}: ${one} +8 wins by 8 ${points}, ${one} +2.5 can expect about so many, ${one} in 3 wins in 3 moves`;
}

/** A score of the side to move in words: "wins by 8 seeds", `+0.35`. */
export const scoreWords = <P, M, S extends string>(
  { points }: Game<P, M, S>,
  score: Score,
): string => (points && prospectWords(score, points)) || formatScore(score);

/** A time in seconds, to a tenth. */
export const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const BOUND_MARKS = { exact: "", lower: " or more", upper: " or less" } as const;
const SHOWN_MOVES = 12;

/** One report of a search as a line of a table. */
export function formatInfo<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  info: Info<M>,
): string {
  const score =
    info.score === undefined
      ? ""
      : scoreText(game, firstSideScore(game, line.position, info.score));
  const moves = formatMoves(game, line, info.pv.slice(0, SHOWN_MOVES));
  const bound = BOUND_MARKS[info.bound ?? "exact"];
  return [
    `${info.depth}`.padStart(3),
    `${score}${bound}`.padStart(8),
    formatCount(info.nodes).padStart(7),
    `${seconds(info.timeMs)} s`.padStart(7),
    ` ${moves.join(" ")}`,
  ].join(" ");
}

/** A count in at most five characters: `950`, `12.3k`, `4.56M`. */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  for (const [unit, size] of [
    ["k", 1e3],
    ["M", 1e6],
    ["G", 1e9],
  ] as const) {
    if (count < 999.5 * size) return `${Number((count / size).toPrecision(3))}${unit}`;
  }
  return count.toExponential(1);
}
