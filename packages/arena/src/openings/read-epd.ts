import { err, ok, type Result, startLine } from "@kibitz/rules";
import {
  type ChessGame,
  type ChessMove,
  type ChessPosition,
  epdText,
  parseEpd,
} from "@kibitz/rules/chess";
import type { Opening, OpeningsError } from "./opening.ts";
import { positionRows } from "./position-rows.ts";

export type ChessOpening = Opening<ChessPosition, ChessMove>;

/**
 * Reads one position a line, in EPD or FEN. Empty lines and lines that begin
 * with `#` are skipped; an `id` names the opening.
 */
export function readEpdOpenings(
  game: ChessGame,
  text: string,
): Result<readonly ChessOpening[], OpeningsError> {
  const openings: ChessOpening[] = [];
  for (const { row, line } of positionRows(text)) {
    const record = parseEpd(row, game.variant);
    if (!record.ok) {
      const { code, message, at } = record.error;
      return err({ code, message: `Line ${line}, character ${at + 1}: ${message}`, line });
    }
    const name = epdText(record.value, "id") ?? `line ${line}`;
    openings.push({ name, line: startLine(game, record.value.position) });
  }
  if (openings.length > 0) return ok(openings);
  return err({ code: "no-openings", message: "The file holds no position.", line: 1 });
}
