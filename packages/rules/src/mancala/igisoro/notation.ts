import { excerpt } from "../../core/foreign-text.ts";
import { ok, type Result } from "../../core/result.ts";
import { fault, type MancalaError } from "../faults.ts";
import { sideName, total } from "../sides.ts";
import {
  formatRow,
  MAX_MOVE_NUMBER,
  parseRow,
  parseTurn,
  type Word,
  wordsOf,
} from "../table-text.ts";
import { thereAreSeeds } from "../words.ts";
import { sowablePits, turnsFrom } from "./turn.ts";
import type { IgisoroChoice, IgisoroMove, IgisoroPosition, IgisoroRules } from "./types.ts";

// The text of a position: four rows as South sees them, North's outer row first, in the words of
// the two-row games; then the side to move and the number of the move:
// `8/4S,4S,4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S,4S,4S/8 S 1`.

const ROW = 8;
/** Eight pits of four seeds a side. */
export const SEEDS = 64;

export function parseIgisoro(text: string): Result<IgisoroPosition, MancalaError> {
  const setup = parseIgisoroSetup(text);
  if (!setup.ok) return setup;
  const { south, north } = setup.value.pits;
  const seeds = total(south) + total(north);
  if (seeds === SEEDS) return setup;
  const at = text.length - text.trimStart().length;
  return fault("seed-total", `${thereAreSeeds(seeds)} on the board; Igisoro has ${SEEDS}`, at);
}

/** Reads a board with any number of seeds, as an editor holds it. */
export function parseIgisoroSetup(text: string): Result<IgisoroPosition, MancalaError> {
  const words = wordsOf(text);
  if (!words.ok) return words;
  const [board = { text: "", at: 0 }, ...rest] = words.value;
  const pits = parseRings(board);
  if (!pits.ok) return pits;
  const turn = parseTurn(rest, text.length);
  if (!turn.ok) return turn;
  const { sideToMove, moveNumber, flags } = turn.value;
  const [extra] = flags;
  if (extra) return fault("trailing-text", `${excerpt(extra.text)} means nothing here`, extra.at);
  const plies = 2 * (moveNumber - 1) + (sideToMove === "north" ? 1 : 0);
  return ok({ pits: pits.value, sideToMove, plies });
}

function parseRings({ text, at }: Word): Result<IgisoroPosition["pits"], MancalaError> {
  const parts = text.split("/");
  if (parts.length !== 4) {
    return fault("two-rows", `a board has four rows with '/' between, not ${parts.length}`, at);
  }
  const rows: number[][] = [];
  let place = at;
  for (const part of parts) {
    const row = parseRow({ text: part, at: place });
    if (!row.ok) return row;
    if (row.value.length !== ROW) {
      return fault("row-width", `a row has ${ROW} pits, not ${row.value.length}`, place);
    }
    rows.push(row.value);
    place += part.length + 1;
  }
  const [northOuter = [], northInner = [], southInner = [], southOuter = []] = rows;
  const north = [...northInner, ...northOuter.toReversed()];
  const south = [...southInner.toReversed(), ...southOuter];
  return ok({ south, north });
}

export function formatIgisoro({ pits, sideToMove, plies }: IgisoroPosition): string {
  const { south, north } = pits;
  const rows = [
    north.slice(ROW).toReversed(),
    north.slice(0, ROW),
    south.slice(0, ROW).toReversed(),
    south.slice(ROW),
  ];
  const side = sideToMove === "south" ? "S" : "N";
  return `${rows.map(formatRow).join("/")} ${side} ${moveNumberOf(plies)}`;
}

export const moveNumberOf = (plies: number): number =>
  Math.min(Math.floor(plies / 2) + 1, MAX_MOVE_NUMBER);

const CHOICE_SIGNS: Readonly<Record<IgisoroChoice, string>> = {
  forward: ">",
  reverse: "<",
  capture: "x",
  decline: "-",
};

/** The pit as a letter, a to h along the inner row and i to p along the outer, and the choices. */
export const formatIgisoroMove = ({ pit, choices }: IgisoroMove): string =>
  String.fromCharCode(97 + pit) + choices.map((choice) => CHOICE_SIGNS[choice]).join("");

/** Reads a pit's letter in either case with its choices; they may be left out where there is one turn. */
export function parseIgisoroMove(
  text: string,
  position: IgisoroPosition,
  rules: IgisoroRules,
): Result<IgisoroMove, MancalaError> {
  const at = text.length - text.trimStart().length;
  const match = /^([a-p])([<>x-]{0,30})$/.exec(text.trim().toLowerCase());
  const [, letter = "", signs = ""] = match ?? [];
  const pit = letter.charCodeAt(0) - 97;
  if (match === null) {
    const message = `${excerpt(text)} is no move; name a pit from a to p, then < or > where a lap may turn`;
    return fault("move-syntax", message, at);
  }
  const owner = sideName(position.sideToMove);
  if (!sowablePits(position).includes(pit)) {
    const message = `${owner}'s pit ${letter} holds fewer than two seeds`;
    return fault("empty-pit", message, at);
  }
  const moves = turnsFrom(rules, position, pit).map(({ move }) => move);
  const named = moves.find((move) => formatIgisoroMove(move) === letter + signs);
  const [only] = moves;
  if (named) return ok(named);
  if (only && moves.length === 1 && signs === "") return ok(only);
  return moves.length === 0
    ? fault("illegal-move", `the turn from pit ${letter} would never end`, at)
    : fault("direction-missing", directionMessage(letter, moves), at);
}

function directionMessage(letter: string, moves: readonly IgisoroMove[]): string {
  const texts = moves.slice(0, 6).map(formatIgisoroMove);
  return `from pit ${letter} there are these turns: ${texts.join(", ")}${moves.length > 6 ? " ..." : ""}`;
}
