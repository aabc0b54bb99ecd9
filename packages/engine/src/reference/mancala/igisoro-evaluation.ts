import { entry } from "@kibitz/rules";
import type {
  IgisoroLine,
  IgisoroMove,
  IgisoroPosition,
  IgisoroRules,
} from "@kibitz/rules/igisoro";
import { opposite, total } from "@kibitz/rules/mancala";
import type { Evaluate, Knowledge } from "../search.ts";
import { bestOfPits, countWhere, linearEvaluation, type Terms } from "./linear-evaluation.ts";
import { IGISORO_WEIGHTS } from "./tuned-weights.ts";

/**
 * What is counted in a position of Igisoro. A lead is the count of the side to move less that of
 * the other; captures are those of a turn's first lap, since a whole turn takes too long to follow.
 */
export const IGISORO_TERMS = [
  /** Seeds on the own side: the unit of the evaluation. */
  "seedLead",
  /** Pits of two or more seeds. */
  "sowableLead",
  "innerLead",
  /** Seeds in inner pits whose outer neighbour is filled too, so that both can be captured. */
  "exposedLead",
  /** Pits from which a turn may begin with a reversed lap, as the rules have them. */
  "reverseLead",
  /** Turns whose first lap captures. */
  "captureLead",
  /** Seeds that the largest of these captures brings the side to move. */
  "captureChance",
  "captureDanger",
  /** 1: it is worth something to be to move. */
  "turn",
] as const;
export type IgisoroTerm = (typeof IGISORO_TERMS)[number];

export function igisoroTerms(
  { reversePits }: IgisoroRules,
  { pits, sideToMove }: IgisoroPosition,
): Terms<IgisoroTerm> {
  const own = pits[sideToMove];
  const enemy = pits[opposite(sideToMove)];
  const captures = capturesOf(reversePits, own, enemy);
  const dangers = capturesOf(reversePits, enemy, own);
  return {
    seedLead: total(own) - total(enemy),
    sowableLead: countWhere(own, isSowable) - countWhere(enemy, isSowable),
    innerLead: innerSeeds(own) - innerSeeds(enemy),
    exposedLead: exposedSeeds(own) - exposedSeeds(enemy),
    reverseLead: captures.reversed - dangers.reversed,
    captureLead: captures.turns - dangers.turns,
    captureChance: captures.most,
    captureDanger: dangers.most,
    turn: 1,
  };
}

export const createIgisoroEvaluation = (
  rules: IgisoroRules,
  weights: Terms<IgisoroTerm>,
): Evaluate<IgisoroPosition, IgisoroMove> =>
  linearEvaluation(IGISORO_TERMS, (position) => igisoroTerms(rules, position), weights);

const RING = 16;
const INNER = 8;

const isSowable = (seeds: number): boolean => seeds >= 2;
const innerSeeds = (ring: readonly number[]): number => total(ring.slice(0, INNER));

function exposedSeeds(ring: readonly number[]): number {
  let seeds = 0;
  for (let pit = 0; pit < INNER; pit++) seeds += pairOf(ring, pit);
  return seeds;
}

/** The seeds of an inner pit and of the outer one behind it, if both are filled. */
function pairOf(ring: readonly number[], inner: number): number {
  const front = entry(ring, inner);
  const back = entry(ring, RING - 1 - inner);
  return front > 0 && back > 0 ? front + back : 0;
}

function capturesOf(
  reversePits: readonly number[],
  own: readonly number[],
  enemy: readonly number[],
) {
  const reversed = reversePits.filter((pit) => capturedFrom(own, enemy, pit, -1) > 0).length;
  const forward = own.map((_, pit) => capturedFrom(own, enemy, pit, 1));
  const backward = bestOfPits(reversePits, (index) =>
    capturedFrom(own, enemy, entry(reversePits, index), -1),
  );
  return {
    reversed,
    turns: countWhere(forward, (seeds) => seeds > 0) + reversed,
    most: Math.max(backward, ...forward),
  };
}

/** The seeds that the first lap from a pit captures. */
function capturedFrom(
  own: readonly number[],
  enemy: readonly number[],
  pit: number,
  direction: 1 | -1,
): number {
  const seeds = entry(own, pit);
  if (!isSowable(seeds)) return 0;
  const last = (pit + direction * seeds + RING * seeds) % RING;
  const wasFilled = seeds > RING || (last !== pit && entry(own, last) > 0);
  return wasFilled && last < INNER ? pairOf(enemy, INNER - 1 - last) : 0;
}

/** The largest capture of a first lap first. */
function orderIgisoro(
  { reversePits }: IgisoroRules,
  { position }: IgisoroLine,
  { pit, choices }: IgisoroMove,
): number {
  const own = position.pits[position.sideToMove];
  const enemy = position.pits[opposite(position.sideToMove)];
  // Only where the first lap could be reversed is the first choice its direction.
  const reversed = reversePits.includes(pit) ? capturedFrom(own, enemy, pit, -1) : 0;
  if (choices[0] === "reverse" && reversed > 0) return reversed;
  const isDeclined = choices[reversed > 0 ? 1 : 0] === "decline";
  return isDeclined ? 0 : capturedFrom(own, enemy, pit, 1);
}

/** No noisy moves: most turns capture and seeds never leave the board, so that no line would end. */
export const igisoroKnowledge = (
  rules: IgisoroRules,
): Omit<Required<Knowledge<IgisoroPosition, IgisoroMove>>, "noisyMoves"> => ({
  evaluate: createIgisoroEvaluation(rules, IGISORO_WEIGHTS),
  unit: "points",
  order: (line, move) => orderIgisoro(rules, line, move),
});
