import { err, ok, type Result } from "@kibitz/rules";

export interface CommandLineError {
  readonly code: "empty-command" | "unclosed-quote";
  readonly message: string;
  /** Index of the character at fault. */
  readonly at: number;
}

/**
 * Splits a command into a program and its arguments without a shell: blanks
 * separate, single and double quotes group, and a backslash outside single
 * quotes takes the next quote, blank or backslash literally. Nothing else is
 * special, so that a Windows path keeps its backslashes.
 */
export function parseCommandLine(text: string): Result<readonly string[], CommandLineError> {
  const words: string[] = [];
  let at = skipBlanks(text, 0);
  while (at < text.length) {
    const word = readWord(text, at);
    if (!word.ok) return word;
    words.push(word.value.text);
    at = skipBlanks(text, word.value.end);
  }
  if (words.length === 0)
    return err({ code: "empty-command", message: "The command is empty: name a program.", at: 0 });
  return ok(words);
}

interface Piece {
  readonly text: string;
  readonly end: number;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text[at])) at++;
  return at;
}

const isBlank = (character: string | undefined): boolean =>
  character === " " || character === "\t" || character === "\n" || character === "\r";

function readWord(text: string, start: number): Result<Piece, CommandLineError> {
  let word = "";
  let at = start;
  while (at < text.length && !isBlank(text[at])) {
    const piece = readPiece(text, at);
    if (!piece.ok) return piece;
    word += piece.value.text;
    at = piece.value.end;
  }
  return ok({ text: word, end: at });
}

/** One quoted stretch, or one character outside quotes. */
function readPiece(text: string, at: number): Result<Piece, CommandLineError> {
  const character = text[at] ?? "";
  if (character === '"' || character === "'") return readQuoted(text, at, character);
  return ok(readCharacter(text, at));
}

function readQuoted(text: string, start: number, quote: string): Result<Piece, CommandLineError> {
  let inside = "";
  let at = start + 1;
  while (at < text.length) {
    if (text[at] === quote) return ok({ text: inside, end: at + 1 });
    const next = quote === '"' ? readCharacter(text, at) : { text: text[at] ?? "", end: at + 1 };
    inside += next.text;
    at = next.end;
  }
  const message = `The quote (${quote}) at character ${start + 1} of the command is never closed.`;
  return err({ code: "unclosed-quote", message, at: start });
}

function readCharacter(text: string, at: number): Piece {
  const next = text[at + 1];
  const escaped = text[at] === "\\" && next !== undefined && `"'\\ \t`.includes(next);
  return escaped ? { text: next, end: at + 2 } : { text: text[at] ?? "", end: at + 1 };
}
