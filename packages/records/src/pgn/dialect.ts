import type { Game, NotationError, Result } from "@kibitz/rules";
import type { PgnLexicon } from "./lexicon.ts";

export type Tag = readonly [name: string, value: string];

/** What PGN needs to know of a game beyond its referee. */
export interface PgnDialect<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  /** A move as text and the position after it. An illegal move is a bug, so it throws. */
  writeMove(move: M, position: P): { readonly text: string; readonly next: P };
  /** The number that stands before the next move. */
  moveNumber(position: P): number;
  /** A side may move several times in a row, so that each turn needs its number. */
  readonly hasExtraTurns?: true;
  /** The name of a tag in files of this game, where PGN's own speaks of chess. */
  tagName?(pgnName: string): string;
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

/**
 * What a game's tags ask for. Moves are read in a state `T`: a position, or with it what was
 * before, in games whose moves depend on it. A file may hold states open by the thousand.
 */
export interface TaggedSetup<P, M, G, T = P> {
  readonly game: G;
  readonly start: P;
  /** The state before the first move. */
  readonly state: T;
  /** Reads a move and plays it. */
  readMove(text: string, state: T): Result<Step<T, M>, NotationError>;
  /** The state after a null move, in games that give it a meaning. */
  readonly pass?: ((state: T) => T | undefined) | undefined;
}

export type TagReader<P, M, G, T = P> = (
  tags: ReadonlyMap<string, string>,
) => Result<TaggedSetup<P, M, G, T>, TagFault>;

/** How the files of a game are read. */
export interface PgnGrammar<P, M, G, T = P> {
  readonly readTags: TagReader<P, M, G, T>;
  /** PGN's name of a tag that stands in files of this game under another. */
  pgnTagName?(name: string): string;
  readonly lexicon?: PgnLexicon;
}
