/** A piece of movetext that no line break may divide. */
export interface Word {
  readonly text: string;
  /** A comment to the end of the line, after which a new line has to begin. */
  readonly endsLine?: boolean;
}

/** The standard's export format keeps lines under 80 columns. */
const MAX_COLUMNS = 79;

/** Sets words into lines; a single word that is too long has a line of its own. */
export function wrap(words: readonly Word[]): string {
  const lines: string[] = [];
  let line = "";
  for (const { text, endsLine } of words) {
    if (line !== "" && line.length + 1 + text.length > MAX_COLUMNS) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? text : ` ${text}`;
    if (endsLine) {
      lines.push(line);
      line = "";
    }
  }
  return [...lines, ...(line === "" ? [] : [line])].join("\n");
}

/**
 * The words of a text. One that begins with `%` or `[` stays with the word before
 * it, since at the beginning of a line readers take it for an escape or a tag; a
 * command such as `[%eval 0.25]` stays whole, since some readers look for it in one line.
 */
export function wordsOf(text: string): string[] {
  return text.split(/(?<!\[%\w+)\s+(?![%[])/).filter((word) => word !== "");
}
