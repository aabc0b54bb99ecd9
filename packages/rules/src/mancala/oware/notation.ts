import { excerpt } from "../../core/foreign-text.ts";
import { ok, type Result } from "../../core/result.ts";
import { fault, type MancalaError } from "../faults.ts";
import { type MancalaSide, sideName, total } from "../sides.ts";
import { formatTable, parseTable, type TableText } from "../table-text.ts";
import { pitLetter, thereAreSeeds } from "../words.ts";
import { legalPits, PITS } from "./sowing.ts";
import type { OwareMove, OwarePosition, OwareRules } from "./types.ts";

/** Four in each of the twelve pits. */
export const SEEDS = 48;
/** More than this wins. */
export const HALF = SEEDS / 2;

/** Reads a position in the form of `table-text.ts`. */
export function parseOware(text: string, rules: OwareRules): Result<OwarePosition, MancalaError> {
  const table = parseTable(text);
  if (!table.ok) return table;
  const { flags: _, ...position } = table.value;
  return checkTable(table.value, rules) ?? ok(position);
}

function checkTable({ flags, ...position }: TableText, rules: OwareRules) {
  const { pits, stores } = position;
  const width = pits.south.length;
  if (width !== PITS) return fault("row-width", `each row has ${PITS} pits, not ${width}`, 0);
  const onBoard = total(pits.south) + total(pits.north);
  const seeds = onBoard + stores.south + stores.north;
  if (seeds !== SEEDS) {
    const message = `${thereAreSeeds(seeds)} on the board and in the stores; Oware has ${SEEDS}`;
    return fault("seed-total", message, 0);
  }
  const [extra] = flags;
  if (extra !== undefined) {
    return fault("trailing-text", `${excerpt(extra.text)} means nothing here`, extra.at);
  }
  const isOpen = onBoard > 0 && !isDecided(position);
  if (!isOpen || legalPits(rules, position).length > 0) return undefined;
  const message = `${sideName(position.sideToMove)} cannot move, so the game is over: count what lies in each row to its owner's store`;
  return fault("game-over-position", message, 0);
}

/** Whether one side has more than half of the seeds, or each has half. */
export const isDecided = ({ stores }: Pick<OwarePosition, "stores">): boolean =>
  stores.south > HALF || stores.north > HALF || (stores.south === HALF && stores.north === HALF);

export const formatOware = (position: OwarePosition): string =>
  formatTable({ ...position, flags: [] });

export const formatOwareMove = (move: OwareMove, { sideToMove }: OwarePosition): string =>
  owarePitLetter(sideToMove, move);

/** South's pits are A to F and North's a to f, each from its owner's left. */
export const owarePitLetter = (side: MancalaSide, pit: number): string =>
  side === "south" ? pitLetter(pit).toUpperCase() : pitLetter(pit);

/** Reads a pit's letter in either case. */
export function parseOwareMove(
  text: string,
  position: OwarePosition,
  rules: OwareRules,
): Result<OwareMove, MancalaError> {
  const at = text.length - text.trimStart().length;
  const word = text.trim().toLowerCase();
  const pit = word.length === 1 ? word.charCodeAt(0) - 97 : -1;
  if (pit < 0 || pit >= PITS) {
    return fault(
      "move-syntax",
      `${excerpt(text)} is no pit; name one from A to F, in either case`,
      at,
    );
  }
  if (isDecided(position)) return fault("illegal-move", "the game is over", at);
  const { sideToMove, pits } = position;
  const owner = sideName(sideToMove);
  if (pits[sideToMove][pit] === 0)
    return fault("empty-pit", `${owner}'s pit ${owarePitLetter(sideToMove, pit)} is empty`, at);
  const move = legalPits(rules, position).find((legal) => legal === pit);
  if (move !== undefined) return ok(move);
  return fault("illegal-move", illegalReason(position), at);
}

function illegalReason(position: OwarePosition): string {
  const isHungry = total(position.pits[position.sideToMove === "south" ? "north" : "south"]) === 0;
  return isHungry
    ? "the opponent has no seeds, so a move that feeds it must be made"
    : "this move would capture all of the opponent's seeds, which these rules forbid";
}
