/** How the words of movetext are known where a game's differ from those of chess. */
export interface PgnLexicon {
  /** Matches a result; sticky. */
  readonly result: RegExp;
  /** A letter alone is a glyph, such as N for a novelty, or nothing as in `e.p.`; or it is a move. */
  readonly letters: "glyphs" | "moves";
  /** In a word that is made of moves alone, matches the first of them; sticky. */
  readonly firstOfMoves?: RegExp;
  /** Matches a position that stands before its moves without a tag; sticky. */
  readonly barePosition?: RegExp;
}

const RESULT_WORDS = String.raw`1-0|0-1|1\/2-1\/2|1\/2|½-½|\*`;

/** A pattern for results in PGN's words, and in others besides. */
export const resultPattern = (...others: readonly string[]): RegExp =>
  new RegExp(String.raw`(?:${[RESULT_WORDS, ...others].join("|")})(?=[\s(){};]|$)`, "y");

export const CHESS_LEXICON: PgnLexicon = { result: resultPattern(), letters: "glyphs" };
