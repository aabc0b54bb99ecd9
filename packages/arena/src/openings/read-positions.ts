import { err, type Game, ok, type Result, startLine } from "@kibitz/rules";
import type { Opening, OpeningsError } from "./opening.ts";
import { positionRows } from "./position-rows.ts";

/** Reads one position a line in the game's own text; empty lines and lines with `#` first are skipped. */
export function readPositionOpenings<P, M, S extends string>(
  game: Game<P, M, S>,
  text: string,
): Result<readonly Opening<P, M>[], OpeningsError> {
  const openings: Opening<P, M>[] = [];
  for (const { row, line } of positionRows(text)) {
    const position = game.notation.parsePosition(row);
    if (!position.ok) {
      const { code, message, at } = position.error;
      return err({ code, message: `Line ${line}, character ${at + 1}: ${message}`, line });
    }
    const start = startLine(game, position.value);
    if (game.outcome(start)) {
      const message = `Line ${line}: the game is over in this position; leave it out.`;
      return err({ code: "game-over", message, line });
    }
    openings.push({ name: `line ${line}`, line: start });
  }
  if (openings.length > 0) return ok(openings);
  return err({ code: "no-openings", message: "The file holds no position.", line: 1 });
}
