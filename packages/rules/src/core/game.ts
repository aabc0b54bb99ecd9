import type { Result } from "./result.ts";

/** How a finished game ended. `reason` is a stable code such as `checkmate`. */
export type Outcome<S> =
  | {
      readonly kind: "win";
      readonly winner: S;
      readonly reason: string;
      /** By how many of the game's points, such as seeds, where it counts them. */
      readonly margin?: number;
      /** The rules ended play while points were left that the margin does not count. */
      readonly isCutShort?: true;
    }
  | { readonly kind: "draw"; readonly reason: string };

/**
 * A start with the moves played from it: the only value that knows of
 * repetition and of counts that reach back before the position.
 * `keys[i]` is the key after `i` moves, so `keys.length === moves.length + 1`.
 */
export interface Line<P, M> {
  readonly start: P;
  readonly moves: readonly M[];
  readonly keys: readonly bigint[];
  readonly position: P;
}

/** Why a text is not a position or a move. `at` is the index of the first faulty character. */
export interface NotationError {
  /** Stable, kebab-case, for programs; a game documents its own. */
  readonly code: string;
  /** A sentence for people: what is wrong and what to do. */
  readonly message: string;
  readonly at: number;
}

/** Reads and writes a game's text forms. Parsers never throw, whatever the text. */
export interface Notation<P, M> {
  parsePosition(text: string): Result<P, NotationError>;
  formatPosition(position: P): string;
  parseMove(text: string, line: Line<P, M>): Result<M, NotationError>;
  formatMove(move: M, line: Line<P, M>): string;
}

/** The referee of one game. All members are pure. */
export interface Game<P, M, S extends string> {
  /** One of the ids on the command line, such as `chess`. */
  readonly id: string;
  /** The sides in the order in which they move first. */
  readonly sides: readonly [S, S];
  /**
   * What margins and scores count, in the plural, such as `seeds`. Absent where a game is won,
   * drawn or lost and no more.
   */
  readonly points?: string;
  /** The position in which a game of this variant starts. */
  start(): P;
  sideToMove(position: P): S;
  /** Moves by the rules of movement, in a canonical order; empty only when the game is over. */
  legalMoves(line: Line<P, M>): readonly M[];
  /** Throws on an illegal move: callers choose among `legalMoves` or parse with `notation`. */
  play(line: Line<P, M>, move: M): Line<P, M>;
  /** The outcome that needs nobody's claim, or undefined while play goes on. */
  outcome(line: Line<P, M>): Outcome<S> | undefined;
  /** A draw that the side to move may claim; match runners and engines take it. */
  claimableDraw?(line: Line<P, M>): Outcome<S> | undefined;
  /**
   * The position after a turn that is passed over although the rules know no such move: what
   * annotators write to show a threat. Undefined where it has no meaning. A line begins anew there.
   */
  pass?(position: P): P | undefined;
  key(position: P): bigint;
  /** Equal moves have equal codes; in `0 .. 2^31 - 1`. */
  moveCode(move: M): number;
  readonly notation: Notation<P, M>;
}

/** A line without moves. */
export function startLine<P, M, S extends string>(
  game: Game<P, M, S>,
  start: P = game.start(),
): Line<P, M> {
  return { start, moves: [], keys: [game.key(start)], position: start };
}

/** The line after a move that leads to a position with this key. */
export function extendLine<P, M>(line: Line<P, M>, move: M, position: P, key: bigint): Line<P, M> {
  const { start, moves, keys } = line;
  return { start, moves: [...moves, move], keys: [...keys, key], position };
}

/** Plays legal moves one after the other. */
export function playAll<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  moves: Iterable<M>,
): Line<P, M> {
  let current = line;
  for (const move of moves) current = game.play(current, move);
  return current;
}
