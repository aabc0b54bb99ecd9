import type { NotationError } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import type { Result } from "../core/result.ts";
import { pick } from "./walk.ts";

const ALPHABET = [..."aZ09 -/.,;:()[]+#=@\"'\\\t\n\u0000\u00e9\u{1f600}"];

/** Spoils a text in one to four places: a character is dropped, doubled, replaced or inserted. */
export function garble(text: string, random: Random): string {
  let spoilt = text;
  for (let edits = 1 + random.below(4); edits > 0; edits--) {
    const at = random.below(spoilt.length + 1);
    const kept = random.below(3);
    const inserted = kept === 0 ? "" : pick(random, ALPHABET);
    spoilt = spoilt.slice(0, at) + inserted + spoilt.slice(at + (kept === 2 ? 0 : 1));
  }
  return spoilt;
}

/** What is wrong with a reader's answer to a text, or undefined. */
export function textFault(
  text: string,
  result: Result<unknown, NotationError>,
): string | undefined {
  if (result.ok) return undefined;
  const { code, message, at } = result.error;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) return `the code ${code} is not kebab-case`;
  if (message.trim() === "" || message.length > 500) return `the message ${message} is no sentence`;
  if (!Number.isInteger(at) || at < 0 || at > text.length) return `${at} is no place in the text`;
  return undefined;
}
