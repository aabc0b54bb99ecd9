import { formatScore, type Info, negateScore, type Score } from "@kibitz/engine";
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

/**
 * A score of the first side for a table: `+0.35`, `#4`. Where points count, the side that leads is
 * named by its letter: `S +8`, and `S in 3` where it wins in so many moves.
 */
export function scoreText<P, M, S extends string>(
  { points, sides: [first, second] }: Game<P, M, S>,
  score: Score,
): string {
  if (points === undefined || score.kind === "cp" || score.kind === "winrate")
    return formatScore(score);
  const value = score.kind === "mate" ? score.plies : score.value;
  const leader = (value > 0 ? first : second).charAt(0).toUpperCase();
  if (score.kind === "mate") return `${leader} in ${movesOf(score.plies)}`;
  const amount = amountOf(score);
  return Number(amount) === 0 ? amount : `${leader} +${amount}`;
}

/** What the scores of a table mean. */
export function scoreLegend<P, M, S extends string>({ points, sides }: Game<P, M, S>): string {
  const [first, second] = sides;
  if (points === undefined) return `scores are ${first}'s`;
  const [one, other] = [first, second].map((side) => side.charAt(0).toUpperCase());
  return `${one} is ${first}, ${other} ${second}: ${one} +8 wins by 8 ${points}, ${one} +2.5 can expect about so many, ${one} in 3 wins in 3 moves`;
}

/** A score of the side to move in words: "wins by 8 seeds", "+0.35". */
export function scoreWords<P, M, S extends string>(
  { points }: Game<P, M, S>,
  score: Score,
): string {
  if (points === undefined || score.kind === "cp" || score.kind === "winrate")
    return formatScore(score);
  if (score.kind === "mate") {
    const moves = movesOf(score.plies);
    return `${score.plies > 0 ? "wins" : "loses"} in ${moves} ${moves === 1 ? "move" : "moves"}`;
  }
  const amount = amountOf(score);
  if (Number(amount) === 0) return score.kind === "exact" ? "draws" : "about equal";
  const seeds = amount === "1" ? points.replace(/s$/, "") : points;
  if (score.kind === "exact") return `${score.value > 0 ? "wins" : "loses"} by ${amount} ${seeds}`;
  return `${score.value > 0 ? "ahead" : "behind"} by about ${amount} ${seeds}`;
}

/** Without a sign: proved margins are whole. */
const amountOf = ({ kind, value }: Score & { readonly kind: "points" | "exact" }): string =>
  Math.abs(value).toFixed(kind === "exact" ? 0 : 1);

const movesOf = (plies: number): number => Math.ceil(Math.abs(plies) / 2);

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
    `${(info.timeMs / 1000).toFixed(1)} s`.padStart(7),
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
