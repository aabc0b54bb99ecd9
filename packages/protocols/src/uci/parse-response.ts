import { parseOption } from "./option.ts";
import { NO_MOVE, PROVED, type UciInfo, type UciResponse } from "./response.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type NumberField = Exclude<keyof UciInfo, "score" | "wdl" | "currmove" | "pv" | "string">;

const UNKNOWN: UciResponse = { kind: "unknown" };

/** More of a line than any engine writes on purpose. */
const MAX_LINE_LENGTH = 2 ** 17;
const MAX_PV_LENGTH = 1024;

const NUMBER_FIELDS: Readonly<Record<string, NumberField>> = {
  depth: "depth",
  seldepth: "seldepth",
  multipv: "multipv",
  nodes: "nodes",
  nps: "nps",
  hashfull: "hashfull",
  tbhits: "tbhits",
  time: "timeMs",
  currmovenumber: "currmovenumber",
};

/** Reads one line of an engine; what cannot be understood is passed over. */
export function parseResponse(line: string): UciResponse {
  const text = line.slice(0, MAX_LINE_LENGTH).trim();
  const space = text.search(/\s/);
  const word = space < 0 ? text : text.slice(0, space);
  const rest = space < 0 ? "" : text.slice(space).trim();
  switch (word) {
    case "uciok":
    case "readyok":
      return { kind: word };
    case "id":
      return parseId(rest);
    case "option":
      return parseOptionLine(rest);
    case "bestmove":
      return parseBestMove(rest);
    case "info":
      return { kind: "info", info: parseInfo(rest) };
  }
  return UNKNOWN;
}

function parseId(rest: string): UciResponse {
  const [, field, value] = /^(name|author)\s+(.*)$/.exec(rest) ?? [];
  if (value === undefined) return UNKNOWN;
  return { kind: "id", field: field === "author" ? "author" : "name", value };
}

function parseOptionLine(rest: string): UciResponse {
  const option = parseOption(rest);
  return option === undefined ? UNKNOWN : { kind: "option", option };
}

function parseBestMove(rest: string): UciResponse {
  const [move = NO_MOVE, word, ponder] = rest.split(/\s+/);
  return {
    kind: "bestmove",
    ...(isMove(move) && { move }),
    ...(word === "ponder" && ponder !== undefined && isMove(ponder) && { ponder }),
  };
}

/** Engines spell "no move" in several ways. */
function isMove(text: string): boolean {
  return !["", NO_MOVE, "none", "0000", "null", "NULL"].includes(text);
}

/** Reads the fields after `info`. Unknown words are skipped; a bad number drops its field only. */
export function parseInfo(text: string): UciInfo {
  const words = text.split(/\s+/);
  const info: Mutable<UciInfo> = {};
  let index = 0;
  while (index < words.length) index = readField(words, index, info);
  return info;
}

/** Reads the field at `index` and returns the index after it. */
function readField(words: readonly string[], index: number, info: Mutable<UciInfo>): number {
  const word = words[index] ?? "";
  const field = Object.hasOwn(NUMBER_FIELDS, word) ? NUMBER_FIELDS[word] : undefined;
  if (field !== undefined) return readNumber(words, index + 1, field, info);
  switch (word) {
    case "score":
      return readScore(words, index + 1, info);
    case "wdl":
      return readWdl(words, index + 1, info);
    case "currmove":
      return readCurrentMove(words, index + 1, info);
    case "pv":
      return readPv(words, index + 1, info);
    case "string":
      info.string = words.slice(index + 1).join(" ");
      return words.length;
  }
  return index + 1;
}

function readNumber(
  words: readonly string[],
  index: number,
  field: NumberField,
  info: Mutable<UciInfo>,
): number {
  const value = integer(words[index]);
  if (value === undefined || value < 0) return index;
  info[field] = value;
  return index + 1;
}

function integer(word: string | undefined): number | undefined {
  if (word === undefined || !/^[+-]?\d{1,20}$/.test(word)) return undefined;
  return Math.min(Number(word), Number.MAX_SAFE_INTEGER) + 0;
}

function readScore(words: readonly string[], index: number, info: Mutable<UciInfo>): number {
  const kind = words[index];
  const value = integer(words[index + 1]);
  if ((kind !== "cp" && kind !== "mate") || value === undefined) return index;
  const mark = words[index + 2];
  const isBound = mark === "lowerbound" || mark === "upperbound";
  const isProved = mark === PROVED;
  info.score = { kind, value, ...(isBound && { bound: mark }), ...(isProved && { proved: true }) };
  return index + (isBound || isProved ? 3 : 2);
}

function readWdl(words: readonly string[], index: number, info: Mutable<UciInfo>): number {
  const [win, draw, loss] = words.slice(index, index + 3).map(integer);
  if (win === undefined || draw === undefined || loss === undefined) return index;
  info.wdl = [win, draw, loss];
  return index + 3;
}

function readCurrentMove(words: readonly string[], index: number, info: Mutable<UciInfo>): number {
  const move = words[index];
  if (move !== undefined) info.currmove = move;
  return index + 1;
}

/** The variation runs to the end of the line or to the next field. */
function readPv(words: readonly string[], index: number, info: Mutable<UciInfo>): number {
  let end = index;
  while (end < words.length && !isField(words[end] ?? "")) end += 1;
  info.pv = words.slice(index, Math.min(end, index + MAX_PV_LENGTH));
  return end;
}

function isField(word: string): boolean {
  return (
    Object.hasOwn(NUMBER_FIELDS, word) || ["score", "wdl", "currmove", "string"].includes(word)
  );
}
