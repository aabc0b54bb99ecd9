import type { Score } from "@kibitz/engine";

/** When a game is ended by the players' own scores. Off where a part is absent. */
export interface AdjudicationRules {
  /** Both sides see a draw: each score within `scoreCp` of 0 for `moveCount` moves of each side. */
  readonly draw?: {
    readonly fromPly: number;
    readonly moveCount: number;
    readonly scoreCp: number;
  };
  /** Both sides see the same winner: scores beyond `scoreCp` for `moveCount` moves of each side. */
  readonly resign?: { readonly moveCount: number; readonly scoreCp: number };
  /** A game that has so many plies, opening included, is drawn. */
  readonly maxPlies?: number;
}

export type Verdict = "draw" | "first-wins" | "second-wins";

/** Follows the scores of a game, each given from the view of the side that moves first. */
export class ScoreJudge {
  readonly #rules: AdjudicationRules;
  #drawnPlies = 0;
  #firstWinsPlies = 0;
  #secondWinsPlies = 0;

  constructor(rules: AdjudicationRules) {
    this.#rules = rules;
  }

  /** Takes the score that came with a move; a move without one breaks every run. */
  add(firstSideCp: number | undefined): void {
    const { draw, resign } = this.#rules;
    const run = (plies: number, holds: boolean) => (holds ? plies + 1 : 0);
    const cp = firstSideCp ?? Number.NaN;
    this.#drawnPlies = run(this.#drawnPlies, draw !== undefined && Math.abs(cp) <= draw.scoreCp);
    const winning = resign?.scoreCp ?? Number.NaN;
    this.#firstWinsPlies = run(this.#firstWinsPlies, cp >= winning);
    this.#secondWinsPlies = run(this.#secondWinsPlies, cp <= -winning);
  }

  /** The verdict on a game of `plies` plies, or undefined when it goes on. */
  verdict(plies: number): Verdict | undefined {
    const { draw, resign, maxPlies } = this.#rules;
    if (resign && this.#firstWinsPlies >= 2 * resign.moveCount) return "first-wins";
    if (resign && this.#secondWinsPlies >= 2 * resign.moveCount) return "second-wins";
    if (draw && plies >= draw.fromPly && this.#drawnPlies >= 2 * draw.moveCount) return "draw";
    return maxPlies !== undefined && plies >= maxPlies ? "draw" : undefined;
  }
}

/** Centipawns of a score for the side to move; a mate is infinite, other scales have none. */
export function centipawns(score: Score | undefined): number | undefined {
  if (score?.kind === "cp") return score.value;
  if (score?.kind === "mate") return score.plies > 0 ? Infinity : -Infinity;
  return undefined;
}
