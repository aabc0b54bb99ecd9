import { err, excerpt, type NotationError, ok, type Result } from "@kibitz/rules";

/**
 * Positions of two rows as other programs write them, in the text of our own notation; any other
 * text as it is. The counts are judged by the notation.
 *
 * - The Kalah Game Protocol: `<6,0,0,4,...>` is the number of pits, South's store, North's store,
 *   South's pits and North's pits, each row from its owner's left. South moves.
 * - Aualé: `4-4-...-4-0-0-S` is South's pits, North's pits, South's store, North's store and the
 *   side to move.
 */
export function ownPositionText(text: string): Result<string, NotationError> {
  const trimmed = text.trim();
  return fromKgp(trimmed) ?? ok(fromAuale(trimmed) ?? text);
}

/** What stands where a board literal of the Kalah Game Protocol may, readable or not; sticky. */
export const KGP_BOARD = /<[^<>\r\n]{0,400}>/y;

function fromKgp(text: string): Result<string, NotationError> | undefined {
  if (!text.startsWith("<")) return undefined;
  if (!/^<\d{1,3}(?:,\d{1,3})*>$/.test(text)) {
    const message = `${excerpt(text)} is no board: write whole numbers for the pits a side, South's store, North's store and each pit, such as <3,0,0,2,2,2,2,2,2>`;
    return err({ code: "board-text", message, at: 0 });
  }
  const [pits = 0, southStore = 0, northStore = 0, ...rows] = numbersIn(text);
  if (rows.length !== 2 * pits) {
    const message = `a board of ${pits} pits has ${pits} numbers for each row behind those for the pits and the two stores, so ${2 * pits}, not ${rows.length}`;
    return err({ code: "board-size", message, at: 0 });
  }
  const [south, north] = [rows.slice(0, pits), rows.slice(pits)];
  return ok(tableText(south, north, southStore, northStore, "S"));
}

const AUALE_PITS = 6;

function fromAuale(text: string): string | undefined {
  if (!/^(?:\d{1,3}-){14}[SN]$/.test(text)) return undefined;
  const counts = numbersIn(text);
  const south = counts.slice(0, AUALE_PITS);
  const north = counts.slice(AUALE_PITS, 2 * AUALE_PITS);
  const [southStore = 0, northStore = 0] = counts.slice(2 * AUALE_PITS);
  return tableText(south, north, southStore, northStore, text.slice(-1));
}

const numbersIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));

/** North's row stands first and is written from its owner's right. */
function tableText(
  south: readonly number[],
  north: readonly number[],
  southStore: number,
  northStore: number,
  sideToMove: string,
): string {
  const rowText = (row: readonly number[]) =>
    row.map((seeds) => (seeds === 0 ? "1" : `${seeds}S`)).join(",");
  return `${rowText(north.toReversed())}/${rowText(south)} ${southStore} ${northStore} ${sideToMove}`;
}
