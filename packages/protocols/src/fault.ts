/** Why a protocol line, or a part of it, cannot be used. `at` is the index of the faulty character. */
export interface LineFault {
  /** Stable and kebab-case, for programs. */
  readonly code: string;
  /** A sentence for people: what is wrong and what to do. */
  readonly message: string;
  readonly at: number;
}

const EXCERPT_LENGTH = 40;

/** Foreign text made safe to show on one line: shortened, with control characters spelled out. */
export function excerpt(text: string, length: number = EXCERPT_LENGTH): string {
  const short = text.length > length ? `${text.slice(0, length)}...` : text;
  return `'${plain(short)}'`;
}

/** Foreign text on one line: control characters and line separators are spelled as escapes. */
export function plain(text: string): string {
  return Array.from(text, (char) => (isPrintable(char) ? char : escapeOf(char))).join("");
}

function isPrintable(char: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(char);
}

function escapeOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  return `\\u{${code.toString(16)}}`;
}
