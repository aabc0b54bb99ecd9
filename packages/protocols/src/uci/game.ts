import type { Game, Line, NotationError, Result } from "@kibitz/rules";

/** A game as the protocol sees it: the referee and the protocol's own spelling. */
export interface UciGame<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  /** The position that `startpos` names, which is not `game.start()` in every variant. */
  readonly startpos: P;
  /** Options that an external engine must have, and their values, before it can play this variant. */
  readonly requiredOptions: readonly (readonly [name: string, value: string])[];
  parseMove(text: string, line: Line<P, M>): Result<M, NotationError>;
  /** Spells legal moves that follow one another from the end of the line. */
  formatMoves(moves: readonly M[], line: Line<P, M>): readonly string[];
  /** The answer to `d`: a picture of the position for people. */
  describe(line: Line<P, M>): readonly string[];
}

/** The spelling of one legal move. */
export function formatMove<P, M, S extends string>(
  uciGame: UciGame<P, M, S>,
  move: M,
  line: Line<P, M>,
): string {
  return uciGame.formatMoves([move], line).join("");
}
