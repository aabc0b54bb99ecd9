// Scores are for the side to move, in hundredths: of a pawn or of a seed. A mate (in mancala a win
// since the other side cannot move) in n plies is MATE - n for the side that gives it; whatever lies
// beyond MATE_BOUND in size is such a score.

export const MATE: i32 = 32000;
export const INFINITE: i32 = 32001;
/** "Not computed": for a static evaluation in check, for instance. */
export const NO_SCORE: i32 = 32002;
export const DRAW: i32 = 0;
/** No search is deeper than this many plies from the root, quiescence included. */
export const MAX_PLY: i32 = 120;
export const MATE_BOUND: i32 = MATE - 2 * MAX_PLY;
/** Evaluations stay within this, clear of mate scores. */
export const EVALUATION_LIMIT: i32 = 20000;

export class Score {
  @inline static matedIn(plies: i32): i32 {
    return plies - MATE;
  }

  @inline static mateIn(plies: i32): i32 {
    return MATE - plies;
  }

  @inline static isMate(score: i32): bool {
    return score > MATE_BOUND || score < -MATE_BOUND;
  }

  /** From plies counted at the root to plies counted at a node `ply` below it. */
  @inline static toTable(score: i32, ply: i32): i32 {
    return score > MATE_BOUND ? score + ply : score < -MATE_BOUND ? score - ply : score;
  }

  @inline static fromTable(score: i32, ply: i32): i32 {
    return score > MATE_BOUND ? score - ply : score < -MATE_BOUND ? score + ply : score;
  }

  @inline static clampEvaluation(score: i32): i32 {
    return min(max(score, -EVALUATION_LIMIT), EVALUATION_LIMIT);
  }
}
