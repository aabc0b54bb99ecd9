/** A word of a line and the index of its first character. */
export interface Token {
  readonly text: string;
  readonly at: number;
}

/** Splits a line at white space. */
export function tokenize(line: string): readonly Token[] {
  return Array.from(line.matchAll(/\S+/g), (match) => ({ text: match[0], at: match.index }));
}

/** The texts of tokens, joined by single spaces. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join(" ");
}
