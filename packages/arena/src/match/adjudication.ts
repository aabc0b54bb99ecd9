/**
 * When a game is ended by the players' own scores. Off where a part is absent. Scores are on the
 * scale of `centipawnsOf`: centipawns, or hundredths of the game's own points.
 */
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

/** Which side of `game.sides` made a move. */
export type SideIndex = 0 | 1;

/** How many moves in a row, by side, have agreed on something. */
type Run = readonly [number, number];

const NO_RUN: Run = [0, 0];

/** Follows the scores of a game, in which a side may move several times in a row. */
export class ScoreJudge {
  readonly #rules: AdjudicationRules;
  #drawn = NO_RUN;
  #firstWins = NO_RUN;
  #secondWins = NO_RUN;

  constructor(rules: AdjudicationRules) {
    this.#rules = rules;
  }

  /** Takes the score that came with a move, for the first side; a move without one breaks every run. */
  add(mover: SideIndex, firstSideCp: number | undefined): void {
    const { draw, resign } = this.#rules;
    const cp = firstSideCp ?? Number.NaN;
    const winning = resign?.scoreCp ?? Number.NaN;
    const isDrawn = draw !== undefined && Math.abs(cp) <= draw.scoreCp;
    this.#drawn = continued(this.#drawn, mover, isDrawn);
    this.#firstWins = continued(this.#firstWins, mover, cp >= winning);
    this.#secondWins = continued(this.#secondWins, mover, cp <= -winning);
  }

  /** The verdict on a game of `plies` plies, or undefined when it goes on. */
  verdict(plies: number): Verdict | undefined {
    const { draw, resign, maxPlies } = this.#rules;
    if (resign && isLong(this.#firstWins, resign.moveCount)) return "first-wins";
    if (resign && isLong(this.#secondWins, resign.moveCount)) return "second-wins";
    if (draw && plies >= draw.fromPly && isLong(this.#drawn, draw.moveCount)) return "draw";
    return maxPlies !== undefined && plies >= maxPlies ? "draw" : undefined;
  }
}

function continued([first, second]: Run, mover: SideIndex, holds: boolean): Run {
  if (!holds) return NO_RUN;
  return mover === 0 ? [first + 1, second] : [first, second + 1];
}

const isLong = (run: Run, moveCount: number): boolean => Math.min(...run) >= moveCount;
