import { entry } from "@kibitz/rules";
import { opposite, total } from "@kibitz/rules/mancala";
import {
  type GrandSlam,
  type OwareLine,
  type OwareMove,
  type OwarePosition,
  type OwareRules,
  PITS,
} from "@kibitz/rules/oware";
import type { Evaluate, Knowledge } from "../search.ts";
import {
  bestOfPits,
  countWhere,
  isFilled,
  linearEvaluation,
  type Terms,
} from "./linear-evaluation.ts";
import { OWARE_WEIGHTS } from "./tuned-weights.ts";

/**
 * What is counted in a position of Oware. A lead is the count of the side to move less that of the
 * other; the capture terms are seeds that the best capture brings.
 */
export const OWARE_TERMS = [
  /** Seeds captured: the unit of the evaluation. */
  "storeLead",
  "rowLead",
  /** Pits that can be sown. */
  "mobilityLead",
  /** Moves that bring a seed to the other row. */
  "reachLead",
  /** Pits of one or two seeds, which one seed more makes a prey. */
  "vulnerableLead",
  /** Pits of twelve seeds or more, which go around (a *kroo*). */
  "hoardLead",
  "captureChance",
  "captureDanger",
  /** 1: it is worth something to be to move. */
  "turn",
] as const;
export type OwareTerm = (typeof OWARE_TERMS)[number];

export function owareTerms(
  { grandSlam }: OwareRules,
  { pits, stores, sideToMove }: OwarePosition,
): Terms<OwareTerm> {
  const enemySide = opposite(sideToMove);
  const own = pits[sideToMove];
  const enemy = pits[enemySide];
  return {
    storeLead: stores[sideToMove] - stores[enemySide],
    rowLead: total(own) - total(enemy),
    mobilityLead: countWhere(own, isFilled) - countWhere(enemy, isFilled),
    reachLead: reachingMoves(own) - reachingMoves(enemy),
    vulnerableLead: countWhere(own, isVulnerable) - countWhere(enemy, isVulnerable),
    hoardLead: countWhere(own, isHoard) - countWhere(enemy, isHoard),
    captureChance: bestOfPits(own, (pit) => capturedFrom(grandSlam, own, enemy, pit)),
    captureDanger: bestOfPits(enemy, (pit) => capturedFrom(grandSlam, enemy, own, pit)),
    turn: 1,
  };
}

export const createOwareEvaluation = (
  rules: OwareRules,
  weights: Terms<OwareTerm>,
): Evaluate<OwarePosition, OwareMove> =>
  linearEvaluation(OWARE_TERMS, (position) => owareTerms(rules, position), weights);

/** The pits that a lap goes through: all but its origin. */
const OTHER_PITS = 2 * PITS - 1;

const isVulnerable = (seeds: number): boolean => seeds === 1 || seeds === 2;
const isHoard = (seeds: number): boolean => seeds > OTHER_PITS;

function reachingMoves(row: readonly number[]): number {
  let count = 0;
  for (const [pit, seeds] of row.entries()) if (seeds > 0 && pit + seeds >= PITS) count += 1;
  return count;
}

/** The seeds that sowing from a pit captures, a grand slam as the rules have it. */
function capturedFrom(
  grandSlam: GrandSlam,
  own: readonly number[],
  enemy: readonly number[],
  pit: number,
): number {
  const seeds = entry(own, pit);
  const last = pit + 1 + ((seeds - 1) % OTHER_PITS) - PITS;
  if (seeds === 0 || last < 0 || last >= PITS) return 0;
  let captured = 0;
  let first = last;
  for (; first >= 0; first--) {
    const sown = sownInto(enemy, first, pit, seeds);
    if (sown !== 2 && sown !== 3) break;
    captured += sown;
  }
  const isSlam = captured > 0 && captured === total(enemy) + seedsAcross(pit, seeds);
  return isSlam ? slamGain(grandSlam, captured, total(own) + total(enemy)) : captured;
}

/** What a grand slam brings its mover beyond the enemy; where it is illegal, nothing. */
function slamGain(grandSlam: GrandSlam, captured: number, onBoard: number): number {
  switch (grandSlam) {
    case "captures-nothing":
    case "illegal":
      return 0;
    case "captures-all":
      return captured;
    case "rest-to-opponent":
      return captured - (onBoard - captured);
  }
}

/** What lies in a pit of the other row after sowing. */
function sownInto(enemy: readonly number[], target: number, pit: number, seeds: number): number {
  const stepsBefore = PITS + target - pit - 1;
  const extra = stepsBefore < seeds % OTHER_PITS ? 1 : 0;
  return entry(enemy, target) + Math.floor(seeds / OTHER_PITS) + extra;
}

/** How many of the seeds fall into the other row. */
function seedsAcross(pit: number, seeds: number): number {
  const onOwnSide = PITS - 1 - pit;
  const rest = seeds % OTHER_PITS;
  const across = Math.min(PITS, Math.max(0, rest - onOwnSide));
  return PITS * Math.floor(seeds / OTHER_PITS) + across;
}

/** The largest capture first. */
function orderOware({ grandSlam }: OwareRules, { position }: OwareLine, move: OwareMove): number {
  const { pits, sideToMove } = position;
  // A grand slam that is legal although they are illegal is the only way to move, and captures.
  const legalSlam = grandSlam === "illegal" ? "captures-all" : grandSlam;
  return capturedFrom(legalSlam, pits[sideToMove], pits[opposite(sideToMove)], move);
}

export function owareKnowledge(rules: OwareRules): Required<Knowledge<OwarePosition, OwareMove>> {
  const order = (line: OwareLine, move: OwareMove) => orderOware(rules, line, move);
  return {
    evaluate: createOwareEvaluation(rules, OWARE_WEIGHTS),
    unit: "points",
    order,
    noisyMoves: (line, moves) => moves.filter((move) => order(line, move) > 0),
  };
}
