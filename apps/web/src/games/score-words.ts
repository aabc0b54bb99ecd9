import {
  amountOf,
  expectedPoints,
  formatScore,
  leaderText,
  movesOf,
  negateScore,
  type Score,
  type Wdl,
} from "@kibitz/engine";
import { countedText, type Game } from "@kibitz/rules";
import type { GameEntry } from "./game-entry.ts";

/** Two sides, the first to move first, as words. */
export type SideNames = readonly [string, string];

/** What the scores of a game are made of. */
export interface ScoreTerms {
  readonly names: SideNames;
  /** What margins count, such as "seeds"; absent where scores are in pawns. */
  readonly points?: string | undefined;
}

export function scoreTerms<P, M, S extends string>(
  entry: Pick<GameEntry<P, M, S>, "sideName">,
  { sides: [first, second], points }: Pick<Game<P, M, S>, "sides" | "points">,
): ScoreTerms {
  return { names: [entry.sideName(first), entry.sideName(second)], points };
}

/** A score of the side to move as the first side sees it. */
export const seenByFirst = (score: Score, isFirstToMove: boolean): Score =>
  isFirstToMove ? score : negateScore(score);

/** Chances of the side to move as the first side sees them. */
export const wdlSeenByFirst = ({ win, draw, loss }: Wdl, isFirstToMove: boolean): Wdl =>
  isFirstToMove ? { win, draw, loss } : { win: loss, draw, loss: win };

/**
 * A score of the first side: "+0.35" or "#−4", with a true minus sign. Where points count, the side
 * that leads is named by its letter instead: "S +8", and "S in 3" where it wins in so many moves.
 */
export function scoreText(score: Score, { names, points }: ScoreTerms): string {
  const text = points === undefined ? formatScore(score) : leaderText(score, names);
  return text.replace("-", "−");
}

/** As on a bar that is too thin for two digits behind the point; the bar itself says who leads. */
export function shortScoreText(score: Score): string {
  switch (score.kind) {
    case "exact":
      return amountOf(score);
    case "points":
      return shortAmount(Math.abs(score.value));
    case "cp":
      return shortAmount(Math.abs(score.value / 100));
    default:
      return formatScore(score).replace("-", "");
  }
}

/** Three characters at most below a thousand. */
const shortAmount = (amount: number): string => amount.toFixed(amount >= 9.95 ? 0 : 1);

/** A score of the first side as the end of a sentence, for those who listen. */
export function scoreWords(score: Score, terms: ScoreTerms): string {
  const { names, points = "points" } = terms;
  switch (score.kind) {
    case "mate":
      return mateWords(score.plies, terms);
    case "cp":
      return advantageWords(score, names);
    case "points": {
      if (Number(amountOf(score)) === 0) return "the position is about equal";
      return `${leaderOf(score, names)} leads by about ${countedText(amountOf(score), points)}`;
    }
    case "exact":
      if (score.value === 0) return "the position is drawn";
      return `${leaderOf(score, names)} wins by ${countedText(amountOf(score), points)}`;
    case "winrate":
      return `${names[0]} wins ${Math.round(100 * score.value)} percent of the games`;
  }
}

const leaderOf = ({ value }: { readonly value: number }, [first, second]: SideNames): string =>
  value > 0 ? first : second;

function mateWords(plies: number, { names: [first, second], points }: ScoreTerms): string {
  const winner = plies > 0 ? first : second;
  if (points !== undefined) {
    return plies === 0 ? "the game is over" : `${winner} wins in ${countedMoves(plies)}`;
  }
  return plies === 0 ? "it is checkmate" : `${winner} mates in ${movesOf(plies)}`;
}

export const countedMoves = (plies: number): string => countedText(movesOf(plies), "moves");

/** From these chances of the better side on. */
const DEGREES: readonly (readonly [number, string])[] = [
  [0.9, "is winning"],
  [0.7, "is clearly better"],
  [0.55, "is slightly better"],
];

function advantageWords(score: Score & { kind: "cp" }, [first, second]: SideNames): string {
  const chances = expectedPoints(score);
  const better = Math.max(chances, 1 - chances);
  const degree = DEGREES.find(([least]) => better >= least)?.[1];
  const lead = formatScore(score).replace("-", "minus ").replace("+", "plus ");
  if (degree === undefined) return `the position is about equal, ${lead}`;
  return `${chances > 0.5 ? first : second} ${degree}, ${lead}`;
}

/** "842 kn/s", "1.3 Mn/s". */
export function speedText(nodesPerSecond: number): string {
  if (nodesPerSecond >= 1e6) return `${(nodesPerSecond / 1e6).toFixed(1)} Mn/s`;
  return `${Math.round(nodesPerSecond / 1e3)} kn/s`;
}
