import { excerpt } from "../core/foreign-text.ts";
import type { NotationError } from "../core/game.ts";
import { ok, type Result } from "../core/result.ts";
import { fault, type MancalaError } from "./faults.ts";

/** One way in which a variant differs from the usual rules, by the word that says so. */
export type VariantWords<R> = Readonly<Record<string, Partial<R>>>;

/** What the words of a variant, joined by `-`, change; `at` is where the text begins in what was written. */
export function readVariantWords<R>(
  text: string,
  words: VariantWords<R>,
  at: number,
): Result<Partial<R>, MancalaError> {
  let changes: Partial<R> = {};
  let rest = text;
  while (rest !== "") {
    const word = Object.keys(words).find((each) => rest === each || rest.startsWith(`${each}-`));
    if (word === undefined) {
      const message = `there is no variant ${excerpt(rest)}; the words for variants are ${Object.keys(words).join(", ")}, joined by "-"`;
      return fault("unknown-variant", message, at + text.length - rest.length);
    }
    changes = { ...changes, ...words[word] };
    rest = rest.slice(word.length + 1);
  }
  return ok(changes);
}

/** A reader of variants of a game: of any text that names one, the shortest that does. */
export const variantReader =
  <R>(
    parse: (text: string) => Result<R, NotationError>,
    format: (rules: R) => string,
  ): ((text: string) => Result<string, NotationError>) =>
  (text) => {
    const rules = parse(text);
    return rules.ok ? ok(format(rules.value)) : rules;
  };

/** The words whose changes all hold in these rules. */
export function variantWordsOf<R>(rules: R, usual: R, words: VariantWords<R>): readonly string[] {
  const holds = (change: Partial<R>) =>
    Object.entries(change).every(
      ([name, value]) =>
        isSame(rules[name as keyof R], value) && !isSame(usual[name as keyof R], value),
    );
  return Object.keys(words).filter((word) => holds(words[word] ?? {}));
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
