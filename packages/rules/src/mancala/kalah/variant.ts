import { excerpt } from "../../core/foreign-text.ts";
import type { Result } from "../../core/result.ts";
import { fault, type MancalaError } from "../faults.ts";
import { readVariantWords, type VariantWords, variantWordsOf } from "../variant-words.ts";
import { kalahRules, STANDARD_KALAH } from "./rules.ts";
import type { KalahRules } from "./types.ts";

const WORDS: VariantWords<KalahRules> = {
  "empty-capture": { emptyCapture: true },
  "mover-row-empty": { end: "mover-row-empty" },
  "rest-to-nobody": { end: "rest-to-nobody" },
  "rest-to-empty-row": { end: "rest-to-empty-row" },
  pie: { pie: true },
};

/** Reads `6x4` (pits and seeds a pit), and behind it words such as `6x4-empty-capture-pie`. */
export function parseKalahVariant(text: string): Result<KalahRules, MancalaError> {
  const size = /^(\d{1,3})x(\d{1,3})(-|$)/.exec(text);
  if (size === null) {
    const message = `${excerpt(text)} names no size of Kalah: write pits and seeds a pit such as 6x4, and behind them what differs, such as 6x4-empty-capture-pie; the words are ${Object.keys(WORDS).join(", ")}`;
    return fault("unknown-variant", message, 0);
  }
  const words = readVariantWords(text.slice(size[0].length), WORDS, size[0].length);
  if (!words.ok) return words;
  return kalahRules({ ...words.value, pits: Number(size[1]), seeds: Number(size[2]) });
}

/** The shortest text that `parseKalahVariant` reads as these rules. */
export function formatKalahVariant(rules: KalahRules): string {
  const words = variantWordsOf(rules, STANDARD_KALAH, WORDS);
  return [`${rules.pits}x${rules.seeds}`, ...words].join("-");
}
