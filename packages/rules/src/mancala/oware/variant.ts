import { ok, type Result } from "../../core/result.ts";
import type { MancalaError } from "../faults.ts";
import { readVariantWords, type VariantWords, variantWordsOf } from "../variant-words.ts";
import { ABAPA } from "./game.ts";
import type { OwareRules } from "./types.ts";

const WORDS: VariantWords<OwareRules> = {
  "grand-slam-illegal": { grandSlam: "illegal" },
  "grand-slam-captures": { grandSlam: "captures-all" },
  "grand-slam-gives": { grandSlam: "rest-to-opponent" },
  split: { repetition: "split" },
};

const USUAL = "abapa";

/** Reads `abapa`, or the ways in which the rules differ from it such as `grand-slam-illegal-split`. */
export function parseOwareVariant(text: string): Result<OwareRules, MancalaError> {
  if (text === USUAL) return ok(ABAPA);
  const words = readVariantWords(text, { [USUAL]: {}, ...WORDS }, 0);
  return words.ok ? ok({ ...ABAPA, ...words.value }) : words;
}

/** The shortest text that `parseOwareVariant` reads as these rules. */
export function formatOwareVariant(rules: OwareRules): string {
  return variantWordsOf(rules, ABAPA, WORDS).join("-") || USUAL;
}
