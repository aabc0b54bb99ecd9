import {
  createIgisoro,
  type IgisoroMove,
  type IgisoroPosition,
  parseIgisoroVariant,
} from "@kibitz/rules/igisoro";
import type { Family } from "../mancala/family.ts";
import { refereesBy } from "../mancala/referees.ts";
import { countsOf } from "../mancala/table.ts";

/** The referee of a variant; of the rules of Rwanda where the text names none. */
export const igisoroOf = refereesBy((variant) => {
  const rules = parseIgisoroVariant(variant);
  return createIgisoro(rules.ok ? rules.value : {});
});

export const igisoroFamily: Family<IgisoroPosition, IgisoroMove> = {
  game: igisoroOf,
  countsOf,
  steps: (variant, { position }, move) => igisoroOf(variant).sowing(position, move).steps,
  pitOf: ({ pit }) => pit,
  choicesOf: ({ choices }) => choices,
  hasChoices: true,
};
