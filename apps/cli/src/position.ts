import { type Line, type NotationError, ok, startLine } from "@kibitz/rules";
import { InputFault } from "./fault.ts";
import type { GameEntry } from "./games/entry.ts";

/**
 * The line that `--position` names: a position text, or the start of the variant. Throws an
 * `InputFault` for any other text.
 */
export function lineFrom<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  text: string | undefined,
): Line<P, M> {
  const game = entry.game(variant);
  if (text === undefined || text === "startpos") return startLine(game);
  const own = entry.ownPosition?.(text) ?? ok(text);
  const parsed = own.ok ? game.notation.parsePosition(own.value) : own;
  if (parsed.ok) return startLine(game, parsed.value);
  const shown = own.ok ? own.value : text;
  const reason = explain(parsed.error, shown);
  throw new InputFault(`the position cannot be used: ${reason}${otherVariant(entry, shown)}`);
}

/** Advice where the position belongs to another variant than the one at hand. */
function otherVariant<P, M, S extends string>(entry: GameEntry<P, M, S>, text: string): string {
  const variant = entry.variantOfPosition?.(text);
  if (variant === undefined || !entry.game(variant).notation.parsePosition(text).ok) return "";
  return `\nif it is meant so, give --variant ${variant}`;
}

/** So much of what a person wrote is shown again. */
export const SHOWN_CHARACTERS = 60;

/** The message of a fault with the text around it and a caret below its place. */
export function explain(error: NotationError, text: string): string {
  const from = Math.max(0, error.at - SHOWN_CHARACTERS / 2);
  const shown = text.slice(from, from + SHOWN_CHARACTERS).replace(/\p{Cc}/gu, "?");
  return `${error.message}\n  ${shown}\n  ${" ".repeat(Math.min(error.at - from, shown.length))}^`;
}
