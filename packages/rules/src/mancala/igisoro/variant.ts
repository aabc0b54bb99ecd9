import { ok, type Result } from "../../core/result.ts";
import type { MancalaError } from "../faults.ts";
import { readVariantWords, type VariantWords, variantWordsOf } from "../variant-words.ts";
import { RWANDAN, TWO_REVERSE_PITS } from "./game.ts";
import type { IgisoroRules } from "./types.ts";

const WORDS: VariantWords<IgisoroRules> = {
  "outer-rows": { start: "outer-rows" },
  "optional-capture": { capture: "optional" },
  "resow-from-turn": { resowFrom: "turn" },
  "two-reverse-pits": { reversePits: TWO_REVERSE_PITS },
};

const USUAL = "rwandan";

/** Reads `rwandan`, or the ways in which the rules differ from it such as `outer-rows-optional-capture`. */
export function parseIgisoroVariant(text: string): Result<IgisoroRules, MancalaError> {
  if (text === USUAL) return ok(RWANDAN);
  const words = readVariantWords(text, { [USUAL]: {}, ...WORDS }, 0);
  return words.ok ? ok({ ...RWANDAN, ...words.value }) : words;
}

/** The shortest text that `parseIgisoroVariant` reads as these rules. */
export function formatIgisoroVariant(rules: IgisoroRules): string {
  return variantWordsOf(rules, RWANDAN, WORDS).join("-") || USUAL;
}
