import type { Game, Line, NotationError, Result } from "@kibitz/rules";
import type { PlayerFactory } from "./player-host.ts";

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

/** What a host brings to a dialogue for one variant of one game. */
export interface UciSeat<P, M, S extends string> {
  readonly uciGame: UciGame<P, M, S>;
  /** The same object where the same player can play on with other settings. */
  readonly players: PlayerFactory<P, M>;
  /** Counts for `go perft`; the referee does when it is absent. */
  perft?(line: Line<P, M>, depth: number, signal: AbortSignal): Promise<number>;
}

/** The spelling of one legal move. */
export function formatMove<P, M, S extends string>(
  uciGame: UciGame<P, M, S>,
  move: M,
  line: Line<P, M>,
): string {
  return uciGame.formatMoves([move], line).join("");
}
