import {
  createOware,
  type OwareMove,
  type OwarePosition,
  parseOwareVariant,
} from "@kibitz/rules/oware";
import type { Family } from "../mancala/family.ts";
import { refereesBy } from "../mancala/referees.ts";
import { countsOf } from "../mancala/table.ts";

/** The referee of a variant; of the rules of Abapa where the text names none. */
export const owareOf = refereesBy((variant) => {
  const rules = parseOwareVariant(variant);
  return createOware(rules.ok ? rules.value : {});
});

export const owareFamily: Family<OwarePosition, OwareMove> = {
  game: owareOf,
  countsOf,
  steps: (variant, line, move) => owareOf(variant).sowing(line, move).steps,
  pitOf: (move) => move,
  choicesOf: () => [],
};
