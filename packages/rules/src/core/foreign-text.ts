const EXCERPT_LENGTH = 40;

/** Foreign text made safe to show in a message: shortened, on one line, in quotes. */
export function excerpt(text: string, length: number = EXCERPT_LENGTH): string {
  return `'${plain(shortened(text, length))}'`;
}

/** No more than the first `length` characters, and whether there are more. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}...` : text;
}

/**
 * Foreign text on one line: control characters, which could steer a terminal,
 * and line separators are spelled as escapes.
 */
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
