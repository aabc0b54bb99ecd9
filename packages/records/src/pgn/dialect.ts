import type { Game, NotationError, Result } from "@kibitz/rules";

export type Tag = readonly [name: string, value: string];

/** What PGN needs to know of a game beyond its referee. */
export interface PgnDialect<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  /** A move as text and the position after it. An illegal move is a bug, so it throws. */
  writeMove(move: M, position: P): { readonly text: string; readonly next: P };
  /** The number that stands before the next move. */
  moveNumber(position: P): number;
  /** The names of all tags that may tell a start: where they do not tell this one, they are stale. */
  readonly setupTagNames: readonly string[];
  /** The tags that tell the start; none when the game begins where it usually does. */
  setupTags(start: P): readonly Tag[];
}

/** A tag that does not say what it should. */
export interface TagFault {
  readonly tag: string;
  readonly error: NotationError;
}

/** A legal move and the position after it. */
export interface Step<P, M> {
  readonly move: M;
  readonly next: P;
}

/** What a game's tags ask for. */
export interface TaggedSetup<P, M, G> {
  readonly game: G;
  readonly start: P;
  /** Reads a move and plays it. Positions are enough, since in PGN moves follow from them. */
  readMove(text: string, position: P): Result<Step<P, M>, NotationError>;
}

export type TagReader<P, M, G> = (
  tags: ReadonlyMap<string, string>,
) => Result<TaggedSetup<P, M, G>, TagFault>;
