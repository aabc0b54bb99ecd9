import { type Game, type Line, type NotationError, startLine } from "@kibitz/rules";
import { InputFault } from "./fault.ts";

/** The line that `--position` names: a position text, or the game's own start. */
export function lineFrom<P, M, S extends string>(
  game: Game<P, M, S>,
  text: string | undefined,
): Line<P, M> {
  if (text === undefined || text === "startpos") return startLine(game);
  const parsed = game.notation.parsePosition(text);
  if (parsed.ok) return startLine(game, parsed.value);
  throw new InputFault(`the position cannot be used: ${explain(parsed.error, text)}`);
}

const SHOWN_CHARACTERS = 60;

/** The message of a fault with the text around it and a caret below its place. */
export function explain(error: NotationError, text: string): string {
  const from = Math.max(0, error.at - SHOWN_CHARACTERS / 2);
  const shown = text.slice(from, from + SHOWN_CHARACTERS).replace(/\p{Cc}/gu, "?");
  return `${error.message}\n  ${shown}\n  ${" ".repeat(Math.min(error.at - from, shown.length))}^`;
}
