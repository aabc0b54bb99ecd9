import { excerpt } from "../core/foreign-text.ts";
import { ok, type Result } from "../core/result.ts";
import { fault, type MancalaError } from "./faults.ts";
import { MAX_SEEDS } from "./keys.ts";
import type { MancalaSide, PerSide } from "./sides.ts";

// The text of a two-row position, as PlayStrategy writes it: the rows as South sees them, North's
// first, with `4S` for a pit of four seeds and a bare number for so many empty pits in a row; then
// South's store, North's store, the side to move and the number of the move:
// `4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1`.

/** What a text says, before a game judges it. */
export interface TableText {
  readonly pits: PerSide<readonly number[]>;
  readonly stores: PerSide<number>;
  readonly sideToMove: MancalaSide;
  readonly moveNumber: number;
  /** Words after the move number. */
  readonly flags: readonly Word[];
}

/** A word of a text and its index there. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

const MAX_LENGTH = 400;
const MAX_PITS = 16;
export const MAX_MOVE_NUMBER = 65535;

export function parseTable(text: string): Result<TableText, MancalaError> {
  const words = wordsOf(text);
  if (!words.ok) return words;
  const missing: Word = { text: "", at: text.length };
  const [board = missing, south = missing, north = missing, ...rest] = words.value;
  const pits = parseRows(board);
  if (!pits.ok) return pits;
  const southScore = parseScore(south, "South");
  if (!southScore.ok) return southScore;
  const northScore = parseScore(north, "North");
  if (!northScore.ok) return northScore;
  const turn = parseTurn(rest, text.length);
  if (!turn.ok) return turn;
  const stores = { south: southScore.value, north: northScore.value };
  return ok({ pits: pits.value, stores, ...turn.value });
}

/** The words of a text of a position, at least one. */
export function wordsOf(text: string): Result<readonly Word[], MancalaError> {
  if (text.length > MAX_LENGTH) {
    return fault("text-too-long", `a position has at most ${MAX_LENGTH} characters`, MAX_LENGTH);
  }
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    text: word,
    at: index,
  }));
  return words.length > 0 ? ok(words) : fault("empty-text", "there is no text of a position", 0);
}

type Turn = Pick<TableText, "sideToMove" | "moveNumber" | "flags">;

/** What stands behind the board and the stores: the side to move, the number of the move, flags. */
export function parseTurn(words: readonly Word[], end: number): Result<Turn, MancalaError> {
  const [side = { text: "", at: end }, number, ...flags] = words;
  if (side.text !== "S" && side.text !== "N") {
    const message = `the side to move is S or N, not ${excerpt(side.text)}`;
    return fault("side-to-move", message, side.at);
  }
  const moveNumber = number === undefined ? ok(1) : parseMoveNumber(number);
  if (!moveNumber.ok) return moveNumber;
  const sideToMove = side.text === "S" ? "south" : "north";
  return ok({ sideToMove, moveNumber: moveNumber.value, flags });
}

function parseRows({ text, at }: Word): Result<PerSide<readonly number[]>, MancalaError> {
  const [northText, southText, ...more] = text.split("/");
  if (northText === undefined || southText === undefined || more.length > 0) {
    return fault("two-rows", "a board has two rows, North's and South's, with '/' between", at);
  }
  const north = parseRow({ text: northText, at });
  if (!north.ok) return north;
  const south = parseRow({ text: southText, at: at + northText.length + 1 });
  if (!south.ok) return south;
  if (north.value.length !== south.value.length) {
    const message = `North has ${north.value.length} pits and South ${south.value.length}; both rows need the same number`;
    return fault("row-width", message, at);
  }
  return ok({ south: south.value, north: north.value.toReversed() });
}

export function parseRow({ text, at }: Word): Result<number[], MancalaError> {
  const counts: number[] = [];
  let place = at;
  for (const part of text.split(",")) {
    const match = /^(\d{1,3})(S?)$/.exec(part);
    const value = Number(match?.[1]);
    const isRun = match?.[2] === "";
    if (match === null || value > (isRun ? MAX_PITS : MAX_SEEDS) || value === 0) {
      const message = `${excerpt(part)} is not a pit; write 4S for four seeds, 2 for two empty pits`;
      return fault("pit-count", message, place);
    }
    counts.push(...(isRun ? Array<number>(value).fill(0) : [value]));
    if (counts.length > MAX_PITS) {
      return fault("row-width", `a row has at most ${MAX_PITS} pits`, place);
    }
    place += part.length + 1;
  }
  return ok(counts);
}

function parseScore({ text, at }: Word, owner: string): Result<number, MancalaError> {
  if (/^\d{1,3}$/.test(text)) return ok(Number(text));
  return fault("score", `${excerpt(text)} is not the number of seeds in ${owner}'s store`, at);
}

function parseMoveNumber({ text, at }: Word): Result<number, MancalaError> {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= MAX_MOVE_NUMBER) return ok(value);
  const message = `the number of the move is from 1 to ${MAX_MOVE_NUMBER}, not ${excerpt(text)}`;
  return fault("move-number", message, at);
}

export function formatTable(
  table: Omit<TableText, "flags"> & { readonly flags: readonly string[] },
): string {
  const { pits, stores, sideToMove, moveNumber, flags } = table;
  const rows = `${formatRow(pits.north.toReversed())}/${formatRow(pits.south)}`;
  const side = sideToMove === "south" ? "S" : "N";
  return [rows, stores.south, stores.north, side, moveNumber, ...flags].join(" ");
}

export function formatRow(counts: readonly number[]): string {
  const parts: string[] = [];
  let empty = 0;
  for (const seeds of [...counts, -1]) {
    if (seeds === 0) {
      empty += 1;
      continue;
    }
    if (empty > 0) parts.push(String(empty));
    empty = 0;
    if (seeds > 0) parts.push(`${seeds}S`);
  }
  return parts.join(",");
}

/** The number of the move after a ply by `mover`: it grows when South's turn comes after North's. */
export function nextMoveNumber(now: number, mover: MancalaSide, next: MancalaSide): number {
  return mover === "north" && next === "south" ? Math.min(now + 1, MAX_MOVE_NUMBER) : now;
}
