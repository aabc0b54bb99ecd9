import { expectedPoints, formatScore, negateScore, type Score, type Wdl } from "@kibitz/engine";

/** Two sides, the first to move first, as words. */
export type SideNames = readonly [string, string];

/** A score of the side to move as the first side sees it. */
export const seenByFirst = (score: Score, isFirstToMove: boolean): Score =>
  isFirstToMove ? score : negateScore(score);

/** Chances of the side to move as the first side sees them. */
export const wdlSeenByFirst = ({ win, draw, loss }: Wdl, isFirstToMove: boolean): Wdl =>
  isFirstToMove ? { win, draw, loss } : { win: loss, draw, loss: win };

/** "+0.35" or "#−4", with a true minus sign. */
export const scoreText = (score: Score): string => formatScore(score).replace("-", "−");

/** As on a bar that is too thin for two digits behind the point. */
export function shortScoreText(score: Score): string {
  if (score.kind !== "cp") return scoreText(score).replace("−", "");
  const pawns = Math.abs(score.value / 100);
  return pawns.toFixed(pawns >= 9.95 ? 0 : 1);
}

/** A score of the first side as the end of a sentence, for those who listen. */
export function scoreWords(score: Score, [first, second]: SideNames): string {
  switch (score.kind) {
    case "mate":
      return mateWords(score.plies, [first, second]);
    case "cp":
    case "points":
      return advantageWords(score, [first, second]);
    case "exact":
      if (score.value === 0) return "the position is drawn";
      return `${score.value > 0 ? first : second} wins by ${Math.abs(score.value)}`;
    case "winrate":
      return `${first} wins ${Math.round(100 * score.value)} percent of the games`;
  }
}

function mateWords(plies: number, [first, second]: SideNames): string {
  if (plies === 0) return "it is checkmate";
  return `${plies > 0 ? first : second} mates in ${Math.ceil(Math.abs(plies) / 2)}`;
}

/** From these chances of the better side on. */
const DEGREES: readonly (readonly [number, string])[] = [
  [0.9, "is winning"],
  [0.7, "is clearly better"],
  [0.55, "is slightly better"],
];

function advantageWords(
  score: Score & { kind: "cp" | "points" },
  [first, second]: SideNames,
): string {
  const chances = expectedPoints(score);
  const better = Math.max(chances, 1 - chances);
  const degree = DEGREES.find(([least]) => better >= least)?.[1];
  const lead = scoreText(score).replace("−", "minus ").replace("+", "plus ");
  if (degree === undefined) return `the position is about equal, ${lead}`;
  return `${chances > 0.5 ? first : second} ${degree}, ${lead}`;
}

/** "842 kn/s", "1.3 Mn/s". */
export function speedText(nodesPerSecond: number): string {
  if (nodesPerSecond >= 1e6) return `${(nodesPerSecond / 1e6).toFixed(1)} Mn/s`;
  return `${Math.round(nodesPerSecond / 1e3)} kn/s`;
}
