import { entry } from "@kibitz/rules";
import type { KalahLine, KalahMove, KalahPosition } from "@kibitz/rules/kalah";
import { opposite, total } from "@kibitz/rules/mancala";
import type { Evaluate, Knowledge } from "../search.ts";
import {
  bestOfPits,
  countWhere,
  isFilled,
  linearEvaluation,
  type Terms,
} from "./linear-evaluation.ts";
import { KALAH_WEIGHTS } from "./tuned-weights.ts";

/**
 * What is counted in a position of Kalah. A lead is the count of the side to move less that of the
 * other; the capture terms are seeds that the best capture brings.
 */
export const KALAH_TERMS = [
  /** Seeds in the stores: the unit of the evaluation. */
  "storeLead",
  "rowLead",
  /** Pits that can be sown. */
  "mobilityLead",
  /** Moves that end in the own store. */
  "extraTurnLead",
  /** Seeds in the pit farthest from the store: the last to leave the own side. */
  "farPitLead",
  "captureChance",
  "captureDanger",
  /** 1: it is worth something to be to move. */
  "turn",
] as const;
export type KalahTerm = (typeof KALAH_TERMS)[number];

export function kalahTerms({ pits, stores, sideToMove }: KalahPosition): Terms<KalahTerm> {
  const enemySide = opposite(sideToMove);
  const own = pits[sideToMove];
  const enemy = pits[enemySide];
  return {
    storeLead: stores[sideToMove] - stores[enemySide],
    rowLead: total(own) - total(enemy),
    mobilityLead: countWhere(own, isFilled) - countWhere(enemy, isFilled),
    extraTurnLead: extraTurns(own) - extraTurns(enemy),
    farPitLead: entry(own, 0) - entry(enemy, 0),
    captureChance: bestOfPits(own, (pit) => capturedFrom(own, enemy, pit)),
    captureDanger: bestOfPits(enemy, (pit) => capturedFrom(enemy, own, pit)),
    turn: 1,
  };
}

export const createKalahEvaluation = (
  weights: Terms<KalahTerm>,
): Evaluate<KalahPosition, KalahMove> => linearEvaluation(KALAH_TERMS, kalahTerms, weights);

function extraTurns(row: readonly number[]): number {
  let count = 0;
  for (let pit = 0; pit < row.length; pit++) if (endsInStore(row, pit)) count += 1;
  return count;
}

/** A lap goes through both rows and the own store. */
const placesOf = (row: readonly number[]): number => 2 * row.length + 1;

function endsInStore(row: readonly number[], pit: number): boolean {
  const seeds = entry(row, pit);
  return seeds > 0 && (pit + seeds) % placesOf(row) === row.length;
}

/** The seeds that sowing from a pit captures, its own last one included. */
function capturedFrom(own: readonly number[], enemy: readonly number[], pit: number): number {
  const seeds = entry(own, pit);
  const places = placesOf(own);
  if (seeds === 0 || seeds > places) return 0;
  const last = (pit + seeds) % places;
  const wasEmpty = last < own.length && (last === pit || entry(own, last) === 0);
  if (!wasEmpty) return 0;
  // A lap that comes around has left a seed in every pit of the enemy.
  const facing = entry(enemy, own.length - 1 - last) + (pit + seeds >= places ? 1 : 0);
  return facing > 0 ? facing + 1 : 0;
}

/** Above every capture. */
const EXTRA_TURN_RANK = 1000;

/** Extra turns first, from the pit nearest to the store, which spoils no other; then captures. */
export function orderKalah({ position }: KalahLine, move: KalahMove): number {
  if (move.kind === "swap") return 0;
  const own = position.pits[position.sideToMove];
  if (endsInStore(own, move.pit)) return EXTRA_TURN_RANK + move.pit;
  return capturedFrom(own, position.pits[opposite(position.sideToMove)], move.pit);
}

export const kalahKnowledge: Required<Knowledge<KalahPosition, KalahMove>> = {
  evaluate: createKalahEvaluation(KALAH_WEIGHTS),
  unit: "points",
  order: orderKalah,
  noisyMoves: (line, moves) => moves.filter((move) => orderKalah(line, move) > 0),
};
