/**
 * Turns the bytes of a game file into text. UTF-8 and UTF-16 are known by their byte-order marks;
 * without one, each line that is valid UTF-8 is read so and any other as Windows-1252, since
 * collections are glued together from files of both kinds. See docs/adr/0010-game-files-are-decoded-line-by-line.md.
 *
 * No file is refused. One beyond half a gigabyte does not fit into one text: read it by chunks.
 */
export function decodeGameFile(bytes: Uint8Array): string {
  const decoder = new GameFileDecoder();
  return decoder.push(bytes) + decoder.end();
}

/** Decodes a file that comes in chunks; how it is divided makes no difference. */
export class GameFileDecoder {
  /** What cannot be decoded before more comes. */
  #rest: Uint8Array = new Uint8Array();
  #decode: ((bytes: Uint8Array, isLast: boolean) => Decoded) | undefined;

  /** The text that can be told by now. */
  push(bytes: Uint8Array): string {
    return this.#take(bytes, false);
  }

  /** The text of what was left. */
  end(): string {
    return this.#take(new Uint8Array(), true);
  }

  #take(bytes: Uint8Array, isLast: boolean): string {
    const all = joined(this.#rest, bytes);
    if (this.#decode === undefined && all.length < LONGEST_MARK && !isLast) {
      this.#rest = all.slice();
      return "";
    }
    const mark = this.#decode === undefined ? markOf(all) : undefined;
    this.#decode ??= mark?.encoding === undefined ? decodeLines : utf16Decoder(mark.encoding);
    const { text, rest } = this.#decode(all.subarray(mark?.length ?? 0), isLast);
    // The chunk is the caller's, who may use it again.
    this.#rest = rest.slice();
    return text;
  }
}

/** Decodes a stream of bytes into pieces of text. */
export async function* decodeGameFileStream(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void> {
  const decoder = new GameFileDecoder();
  for await (const chunk of chunks) yield decoder.push(chunk);
  yield decoder.end();
}

interface Decoded {
  readonly text: string;
  /** The bytes at the end that wait for more. */
  readonly rest: Uint8Array;
}

interface Mark {
  readonly length: number;
  /** UTF-8 where there is none. */
  readonly encoding?: "utf-16le" | "utf-16be";
}

const LONGEST_MARK = 3;

function markOf([first, second, third]: Uint8Array): Mark | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return { length: 3 };
  if (first === 0xff && second === 0xfe) return { length: 2, encoding: "utf-16le" };
  if (first === 0xfe && second === 0xff) return { length: 2, encoding: "utf-16be" };
  return undefined;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

const NOTHING = new Uint8Array();

function utf16Decoder(encoding: "utf-16le" | "utf-16be") {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return (bytes: Uint8Array, isLast: boolean): Decoded => ({
    text: decoder.decode(bytes, { stream: !isLast }),
    rest: NOTHING,
  });
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * What Windows-1252 has from 0x80 to 0x9F; elsewhere it is Latin-1. Not left to `TextDecoder`:
 * that of Node 20 and 22 gives control characters here.
 */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

const LF = 0x0a;
const CR = 0x0d;

/** A longer line is told in parts, since a file need not have line breaks. */
const MAX_LINE_BYTES = 65_536;

/** Whole lines at once where all are UTF-8, as nearly always; else one by one. */
function decodeLines(bytes: Uint8Array, isLast: boolean): Decoded {
  const end = isLast ? bytes.length : endOfWholeLines(bytes);
  const whole = bytes.subarray(0, end);
  const rest = bytes.subarray(end);
  const text = utf8Of(whole);
  if (text !== undefined) return { text, rest };
  const parts: string[] = [];
  for (let start = 0; start < end; ) {
    const next = endOfLine(whole, start);
    const line = whole.subarray(start, next);
    parts.push(utf8Of(line) ?? windows1252Of(line));
    start = next;
  }
  return { text: parts.join(""), rest };
}

/** The text, or undefined where the bytes are not UTF-8. */
function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return UTF_8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function windows1252Of(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return letters.replace(/[\x80-\x9F]/g, (c) => WINDOWS_1252.charAt(c.charCodeAt(0) - 0x80));
}

/** Where the last line that is certainly complete ends. */
function endOfWholeLines(bytes: Uint8Array): number {
  const lineBreak = Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR));
  let end = lineBreak + 1;
  while (bytes.length - end > MAX_LINE_BYTES) end = endOfLine(bytes, end);
  return end;
}

/** After the next line break, or where a part of a long line ends: never within a character. */
function endOfLine(bytes: Uint8Array, start: number): number {
  const limit = Math.min(start + MAX_LINE_BYTES, bytes.length);
  for (let at = start; at < limit; at++) if (bytes[at] === LF || bytes[at] === CR) return at + 1;
  if (limit === bytes.length) return limit;
  for (let at = limit; at > limit - LONGEST_CHARACTER; at--) {
    if (!isContinuation(bytes[at])) return at;
  }
  return limit;
}

/** Bytes of a character in UTF-8. */
const LONGEST_CHARACTER = 4;

const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x80 && byte < 0xc0;
