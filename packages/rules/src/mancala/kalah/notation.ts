import { excerpt } from "../../core/foreign-text.ts";
import { ok, type Result } from "../../core/result.ts";
import { fault, type MancalaError } from "../faults.ts";
import { sideName, total } from "../sides.ts";
import { formatTable, parseTable, type TableText } from "../table-text.ts";
import { thereAreSeeds } from "../words.ts";
import { seedsInPlay } from "./rules.ts";
import { emptyRow } from "./sowing.ts";
import type { KalahMove, KalahPosition, KalahRules } from "./types.ts";

/** Stands after the move number while North may change places. */
export const SWAP_FLAG = "swap";

/** Reads a position in the form of `table-text.ts`, with `swap` at its end under the pie rule. */
export function parseKalah(text: string, rules: KalahRules): Result<KalahPosition, MancalaError> {
  const table = parseTable(text);
  if (!table.ok) return table;
  return checkTable(table.value, rules) ?? ok(positionOf(table.value, rules));
}

function positionOf({ flags, ...table }: TableText, rules: KalahRules): KalahPosition {
  const ended = emptyRow(rules, table, table.sideToMove) !== undefined;
  return { ...table, maySwap: flags.length > 0, ...(ended && { ended: "row-empty" }) };
}

function checkTable(table: TableText, rules: KalahRules) {
  const { pits, stores, flags } = table;
  const width = pits.south.length;
  if (width !== rules.pits) {
    return fault("row-width", `each row has ${rules.pits} pits in this game, not ${width}`, 0);
  }
  const seeds = total(pits.south) + total(pits.north) + stores.south + stores.north;
  if (seeds !== seedsInPlay(rules)) {
    const message = `${thereAreSeeds(seeds)} on the board and in the stores; this game has ${seedsInPlay(rules)}`;
    return fault("seed-total", message, 0);
  }
  const stray = rules.pie && flags[0]?.text === SWAP_FLAG ? flags[1] : flags[0];
  if (stray !== undefined) {
    const isPie = !rules.pie && stray.text === SWAP_FLAG;
    const why = isPie ? "needs the pie rule, which this game has not" : "means nothing here";
    return fault("trailing-text", `${excerpt(stray.text)} ${why}`, stray.at);
  }
  return overFault(rules, table);
}

/** Seeds that an end has given away lie in a store, unless they count for nobody. */
function overFault(rules: KalahRules, { pits, sideToMove }: TableText) {
  const emptied = emptyRow(rules, { pits }, sideToMove);
  const left = total(pits.south) + total(pits.north);
  if (emptied === undefined || left === 0 || rules.end === "rest-to-nobody") return undefined;
  const message = `${sideName(emptied)}'s row is empty, so the game is over: count the seeds that are left to a store`;
  return fault("game-over-position", message, 0);
}

export function formatKalah({ maySwap, ...position }: KalahPosition): string {
  return formatTable({ ...position, flags: maySwap ? [SWAP_FLAG] : [] });
}

/** Pits are a, b ... from their owner's left. */
export const formatKalahMove = (move: KalahMove): string =>
  move.kind === "swap" ? "swap" : String.fromCharCode(97 + move.pit);

/** Reads a pit's letter in either case, or `swap`. */
export function parseKalahMove(
  text: string,
  { pits, sideToMove, maySwap, ended }: KalahPosition,
): Result<KalahMove, MancalaError> {
  const word = text.trim().toLowerCase();
  const at = text.length - text.trimStart().length;
  if (ended !== undefined) return fault("illegal-move", "the game is over", at);
  const own = pits[sideToMove];
  if (word === "swap") {
    if (maySwap && sideToMove === "north") return ok({ kind: "swap" });
    return fault("illegal-move", "changing places is not possible now", at);
  }
  const pit = word.length === 1 ? word.charCodeAt(0) - 97 : -1;
  if (pit < 0 || pit >= own.length) {
    const lastPit = String.fromCharCode(96 + own.length);
    return fault("move-syntax", `${excerpt(text)} is no pit; name one from a to ${lastPit}`, at);
  }
  if (own[pit] === 0) {
    return fault("empty-pit", `${sideName(sideToMove)}'s pit ${word} is empty`, at);
  }
  return ok({ kind: "sow", pit });
}
