import { expectedPoints } from "@kibitz/engine";
import type { MoveMark, MoveValue } from "../../board/board-props.ts";
import { prospectText, prospectWords } from "../../games/prospect-words.ts";
import type { SearchResult } from "./search-result.ts";

/** A move that loses this share of the points against the best has no warmth left. */
const COLD_LOSS = 0.3;

/** An alternative that loses this share of the points is not drawn. */
const HOPELESS_LOSS = 0.15;

/** The first moves of the engine's lines as arrows: the nearer to the best, the heavier. */
export function engineMarks<M>(result: SearchResult<M>, mostLines: number): readonly MoveMark<M>[] {
  const [best, ...others] = result.lines.slice(0, mostLines);
  if (best?.moves[0] === undefined) return [];
  const bestChances = expectedPoints(best.score);
  const marks: MoveMark<M>[] = [{ move: best.moves[0], role: "best", weight: 1 }];
  for (const { moves, score } of others) {
    const lost = Math.max(0, bestChances - expectedPoints(score));
    if (moves[0] === undefined || lost >= HOPELESS_LOSS) continue;
    marks.push({ move: moves[0], role: "other", weight: 0.8 * (1 - lost / HOPELESS_LOSS) });
  }
  return marks;
}

/** What every move is worth to the side that makes it, as far as it is known. */
export function moveValues<M>(
  { lines }: SearchResult<M>,
  points: string | undefined,
): readonly MoveValue<M>[] {
  const best = Math.max(...lines.map(({ score }) => expectedPoints(score)));
  return lines.flatMap(({ moves: [move], score }) => {
    if (move === undefined) return [];
    const warmth = 1 - Math.min(1, (best - expectedPoints(score)) / COLD_LOSS);
    const isExact = score.kind === "exact" || score.kind === "mate";
    const words = prospectWords(score, points);
    return [{ move, text: prospectText(score), words, isExact, warmth }];
  });
}

/** What of the engine can be shown on the board of a game. */
export const marksTitle = ({ tellsEveryWorth = false }: { readonly tellsEveryWorth?: boolean }) =>
  tellsEveryWorth ? "Values on the board" : "Arrows on the board";

/** What a side would do if it were its turn. */
export function threatMarks<M>(result: SearchResult<M>): readonly MoveMark<M>[] {
  const move = result.lines[0]?.moves[0];
  return move === undefined ? [] : [{ move, role: "threat", weight: 1 }];
}
