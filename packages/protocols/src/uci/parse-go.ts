import { err, excerpt, ok, type Result } from "@kibitz/rules";
import type { LineFault } from "../fault.ts";
import { GO_WORDS, type GoCommand, type GoLimits } from "./command.ts";
import type { Token } from "./token.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface ParsedGo {
  readonly command: GoCommand;
  readonly ignored: readonly LineFault[];
}

const MAX_NUMBER = Number.MAX_SAFE_INTEGER;

/** Clocks may be negative, when a controller lets a flag hang, and may have decimals. */
const CLOCK_KEYS: ReadonlySet<keyof GoLimits> = new Set([
  "firstTimeMs",
  "secondTimeMs",
  "firstIncrementMs",
  "secondIncrementMs",
]);

/**
 * Reads the words after `go`. An unknown word is passed over; a known one with
 * an unreadable value refuses the line, since the search might never end.
 */
export function parseGo(words: readonly Token[], end: number): Result<ParsedGo, LineFault> {
  const go: Mutable<GoCommand> = { kind: "go" };
  const ignored: LineFault[] = [];
  let index = 0;
  for (let word = words[index]; word !== undefined; word = words[index]) {
    const key = Object.hasOwn(GO_WORDS, word.text) ? GO_WORDS[word.text] : undefined;
    if (key !== undefined) {
      const value = parseNumber(word, words[index + 1], CLOCK_KEYS.has(key), end);
      if (!value.ok) return value;
      go[key] = value.value;
      index += 2;
    } else if (word.text === "infinite" || word.text === "ponder") {
      go[word.text] = true;
      index += 1;
    } else if (word.text === "searchmoves") {
      const moves = movesFrom(words, index + 1);
      go.searchMoves = moves;
      index += 1 + moves.length;
    } else {
      if (ignored.length === 0) ignored.push(unknownWord(word));
      index += 1;
    }
  }
  return ok({ command: go, ignored });
}

function movesFrom(words: readonly Token[], start: number): readonly Token[] {
  const end = words.findIndex((word, index) => index >= start && isGoWord(word.text));
  return words.slice(start, end < 0 ? words.length : end);
}

function isGoWord(text: string): boolean {
  return (
    Object.hasOwn(GO_WORDS, text) ||
    text === "infinite" ||
    text === "ponder" ||
    text === "searchmoves"
  );
}

function parseNumber(
  word: Token,
  value: Token | undefined,
  isClock: boolean,
  end: number,
): Result<number, LineFault> {
  if (value === undefined) {
    return err({ code: "missing-value", message: `go ${word.text} needs a number`, at: end });
  }
  const pattern = isClock ? /^[+-]?\d+(\.\d+)?$/ : /^\+?\d+$/;
  if (!pattern.test(value.text)) return err(notANumber(word, value, isClock));
  const number = Math.trunc(Number(value.text));
  return ok(Math.min(Math.max(number, -MAX_NUMBER), MAX_NUMBER) + 0);
}

function notANumber(word: Token, value: Token, isClock: boolean): LineFault {
  const wanted = isClock ? "a number of milliseconds" : "a whole number from 0";
  const message = `go ${word.text} needs ${wanted}, not ${excerpt(value.text)}`;
  return { code: "bad-value", message, at: value.at };
}

function unknownWord(word: Token): LineFault {
  const message = `go does not know ${excerpt(word.text)}`;
  return { code: "unexpected-word", message, at: word.at };
}
