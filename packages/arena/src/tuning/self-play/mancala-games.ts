import {
  createIgisoroEvaluation,
  type IgisoroTerm,
  igisoroKnowledge,
} from "@kibitz/engine/igisoro";
import { createKalahEvaluation, type KalahTerm, kalahKnowledge } from "@kibitz/engine/kalah";
import { createOwareEvaluation, type OwareTerm, owareKnowledge } from "@kibitz/engine/oware";
import { entry } from "@kibitz/rules";
import { createIgisoro, type IgisoroGame } from "@kibitz/rules/igisoro";
import { createKalah, type KalahGame } from "@kibitz/rules/kalah";
import { createOware, type OwareGame } from "@kibitz/rules/oware";
import { type ReferencePlay, tunableByReference } from "./reference-games.ts";
import type { TunableGame, WeightRange, Weights } from "./tunable-game.ts";

// The weights of the classic mancala players, hand-chosen. The first lead of each evaluation weighs
// 1 and is the unit of all others: to double every weight would change no move.

type Ranges<N extends string> = readonly (WeightRange & { readonly name: N })[];

const KALAH_RANGES: Ranges<Exclude<KalahTerm, "storeLead">> = [
  { name: "rowLead", initial: 0.15, min: -1, max: 1, step: 0.1 },
  { name: "mobilityLead", initial: 0.2, min: -2, max: 2, step: 0.2 },
  { name: "extraTurnLead", initial: 0.3, min: -2, max: 3, step: 0.3 },
  { name: "farPitLead", initial: 0.05, min: -1, max: 1, step: 0.1 },
  { name: "captureChance", initial: 0.4, min: -1, max: 2, step: 0.15 },
  { name: "captureDanger", initial: -0.3, min: -2, max: 1, step: 0.15 },
  { name: "turn", initial: 0.5, min: -3, max: 5, step: 0.5 },
];

const OWARE_RANGES: Ranges<Exclude<OwareTerm, "storeLead">> = [
  { name: "rowLead", initial: 0.1, min: -1, max: 1, step: 0.1 },
  { name: "mobilityLead", initial: 0.2, min: -2, max: 2, step: 0.2 },
  { name: "reachLead", initial: 0.1, min: -2, max: 2, step: 0.2 },
  { name: "vulnerableLead", initial: -0.3, min: -3, max: 2, step: 0.3 },
  { name: "hoardLead", initial: 0.5, min: -4, max: 6, step: 0.6 },
  { name: "captureChance", initial: 0.5, min: -1, max: 2, step: 0.15 },
  { name: "captureDanger", initial: -0.4, min: -2, max: 1, step: 0.15 },
  { name: "turn", initial: 0.3, min: -3, max: 4, step: 0.4 },
];

const IGISORO_RANGES: Ranges<Exclude<IgisoroTerm, "seedLead">> = [
  { name: "sowableLead", initial: 0.5, min: -4, max: 6, step: 0.5 },
  { name: "innerLead", initial: -0.05, min: -1, max: 1, step: 0.15 },
  { name: "exposedLead", initial: -0.2, min: -1, max: 1, step: 0.15 },
  { name: "reverseLead", initial: 0.5, min: -4, max: 6, step: 0.8 },
  { name: "captureLead", initial: 0.3, min: -3, max: 4, step: 0.5 },
  { name: "captureChance", initial: 0.4, min: -1, max: 2, step: 0.2 },
  { name: "captureDanger", initial: -0.4, min: -2, max: 1, step: 0.2 },
  { name: "turn", initial: 1, min: -8, max: 10, step: 1.5 },
];

const STORE_UNIT = { storeLead: 1 } as const;
const SEED_UNIT = { seedLead: 1 } as const;

/** The weights by the names of all terms. */
function termsOf<U extends string, N extends string>(
  unit: Readonly<Record<U, 1>>,
  ranges: Ranges<N>,
  weights: Weights,
): Readonly<Record<U | N, number>> {
  const others = ranges.map(({ name }, i) => [name, entry(weights, i)]);
  return { ...unit, ...Object.fromEntries(others) };
}

/** What differs between the games but for their weights. */
type Conditions = Pick<
  ReferencePlay<never, never, string>,
  "depthPlies" | "openingPlies" | "maxOpeningValue"
>;

export const tunableKalah = (game: KalahGame, conditions: Conditions): TunableGame =>
  tunableByReference(KALAH_RANGES, STORE_UNIT, {
    game,
    knowledge: (weights) => ({
      ...kalahKnowledge,
      evaluate: createKalahEvaluation(termsOf(STORE_UNIT, KALAH_RANGES, weights)),
    }),
    ...conditions,
  });

const tunableOware = (game: OwareGame, conditions: Conditions): TunableGame =>
  tunableByReference(OWARE_RANGES, STORE_UNIT, {
    game,
    knowledge: (weights) => ({
      ...owareKnowledge(game.rules),
      evaluate: createOwareEvaluation(game.rules, termsOf(STORE_UNIT, OWARE_RANGES, weights)),
    }),
    ...conditions,
  });

const tunableIgisoro = (game: IgisoroGame, conditions: Conditions): TunableGame =>
  tunableByReference(IGISORO_RANGES, SEED_UNIT, {
    game,
    knowledge: (weights) => ({
      ...igisoroKnowledge(game.rules),
      evaluate: createIgisoroEvaluation(game.rules, termsOf(SEED_UNIT, IGISORO_RANGES, weights)),
    }),
    ...conditions,
  });

export const tunableMancala = {
  kalah: () => tunableKalah(createKalah(), { depthPlies: 3, openingPlies: 6, maxOpeningValue: 5 }),
  oware: () => tunableOware(createOware(), { depthPlies: 3, openingPlies: 8, maxOpeningValue: 4 }),
  igisoro: () =>
    tunableIgisoro(createIgisoro(), { depthPlies: 2, openingPlies: 6, maxOpeningValue: 10 }),
};
