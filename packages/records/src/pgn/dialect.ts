import type { Game, NotationError, Result } from "@kibitz/rules";

export type Tag = readonly [name: string, value: string];

/** What PGN needs to know of a game beyond its referee. */
export interface PgnDialect<P, M, S extends string> {
  readonly game: Game<P, M, S>;
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

/** The referee and the start position that a game's tags ask for. */
export type TagReader<P, G> = (
  tags: ReadonlyMap<string, string>,
) => Result<{ readonly game: G; readonly start: P }, TagFault>;
