import {
  createIgisoroEvaluation,
  type IgisoroTerm,
  igisoroKnowledge,
} from "@kibitz/engine/igisoro";
import { createKalahEvaluation, type KalahTerm, kalahKnowledge } from "@kibitz/engine/kalah";
import { createOwareEvaluation, type OwareTerm, owareKnowledge } from "@kibitz/engine/oware";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah } from "@kibitz/rules/kalah";
import { createOware } from "@kibitz/rules/oware";
import { playReferencePair, type ReferencePlay } from "./reference-pair.ts";
import {
  initialWeights,
  type TunableGame,
  type WeightRange,
  type Weights,
} from "./tunable-game.ts";

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

/** The weights by the names of all terms; `unit` names the term that weighs 1. */
function termsOf<U extends string, N extends string>(
  unit: U,
  ranges: Ranges<N>,
  weights: Weights,
): Readonly<Record<U | N, number>> {
  const others = ranges.map(({ name, initial }, i) => [name, weights[i] ?? initial]);
  return Object.fromEntries([[unit, 1], ...others]);
}

function tunable<P, M, S extends string>(
  ranges: readonly WeightRange[],
  play: Omit<ReferencePlay<P, M, S>, "judge" | "maxPlies">,
): TunableGame {
  const full = { ...play, judge: initialWeights({ ranges }), maxPlies: 300 };
  const { game, depthPlies, openingPlies, maxOpeningValue } = play;
  return {
    id: game.id,
    ranges,
    conditions: `alpha-beta at ${depthPlies} plies from ${openingPlies} or ${openingPlies + 1} random plies within ${maxOpeningValue} seeds`,
    playPair: (first, second, seed) => playReferencePair(full, first, second, seed),
  };
}

/** The games that the tuner knows, by id. */
export const tunableGames: Readonly<Record<string, TunableGame>> = {
  kalah: tunable(KALAH_RANGES, {
    game: createKalah(),
    knowledge: (weights) => ({
      ...kalahKnowledge,
      evaluate: createKalahEvaluation(termsOf("storeLead", KALAH_RANGES, weights)),
    }),
    depthPlies: 3,
    openingPlies: 6,
    maxOpeningValue: 5,
  }),
  oware: tunable(OWARE_RANGES, {
    game: createOware(),
    knowledge: (weights) => ({
      ...owareKnowledge,
      evaluate: createOwareEvaluation(termsOf("storeLead", OWARE_RANGES, weights)),
    }),
    depthPlies: 3,
    openingPlies: 8,
    maxOpeningValue: 4,
  }),
  igisoro: tunable(IGISORO_RANGES, {
    game: createIgisoro(),
    knowledge: (weights) => ({
      ...igisoroKnowledge,
      evaluate: createIgisoroEvaluation(termsOf("seedLead", IGISORO_RANGES, weights)),
    }),
    depthPlies: 2,
    openingPlies: 6,
    maxOpeningValue: 10,
  }),
};
