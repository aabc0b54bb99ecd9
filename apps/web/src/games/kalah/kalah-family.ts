import {
  createKalah,
  type KalahMove,
  type KalahPosition,
  parseKalahVariant,
} from "@kibitz/rules/kalah";
import type { Family } from "../mancala/family.ts";
import { refereesBy } from "../mancala/referees.ts";
import { countsOf } from "../mancala/table.ts";

/** The referee of a variant; of the standard rules where the text names none. */
export const kalahOf = refereesBy((variant) => {
  const rules = parseKalahVariant(variant);
  return createKalah(rules.ok ? rules.value : {});
});

export const kalahFamily: Family<KalahPosition, KalahMove> = {
  game: kalahOf,
  countsOf,
  steps: (variant, { position }, move) => kalahOf(variant).sowing(position, move).steps,
  pitOf: (move) => (move.kind === "sow" ? move.pit : undefined),
  choicesOf: () => [],
};
