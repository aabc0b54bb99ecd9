import type { Random } from "@kibitz/rules";
import { MATE_CP } from "../score.ts";
import type { Strength } from "./strength.ts";

/** A move with what two looks at it have said for its side, on the scale of `centipawnsOf`. */
export interface Candidate<M> {
  readonly move: M;
  readonly reply?: M;
  readonly value: number;
  /** The value at first glance: one ply, with the captures that follow. */
  readonly glance: number;
}

/** Above it a value means a forced mate. */
const MATE_THRESHOLD = MATE_CP - 1_000;
/** A move that looks better than most by so much meets every eye, as a hanging queen or a rich capture does. */
const EYE_CATCHING = 300;

/**
 * Chooses as a player of that strength might. Some moves do not come to mind,
 * the less so the more they meet the eye; among the others a move that loses
 * `loss` against the best is played in proportion to `exp(-sqrt(loss / temperature))`:
 * the mistakes of people are mostly small, yet grave ones are not rare.
 */
export function chooseMove<M>(
  candidates: readonly Candidate<M>[],
  strength: Strength,
  random: Random,
): Candidate<M> | undefined {
  const ordinary = median(candidates.map(({ glance }) => glance));
  const noticed = candidates.filter(
    (candidate) => random.next() >= oversightOf(candidate, ordinary, strength),
  );
  return noticed.length > 0
    ? pickByValue(noticed, strength.temperature, random)
    : best(candidates, ({ glance }) => glance);
}

/** The chance that a move does not come to mind. */
export function oversightOf(
  { value, glance }: Pick<Candidate<unknown>, "value" | "glance">,
  ordinaryGlance: number,
  { oversight, mateOversight }: Pick<Strength, "oversight" | "mateOversight">,
): number {
  if (value > MATE_THRESHOLD) return mateOversight;
  const standsOut = Math.min(1, Math.max(0, (glance - ordinaryGlance) / EYE_CATCHING));
  return oversight * (1 - standsOut);
}

function pickByValue<M>(
  candidates: readonly Candidate<M>[],
  temperature: number,
  random: Random,
): Candidate<M> | undefined {
  const top = best(candidates, ({ value }) => value);
  if (!top || temperature <= 0) return top;
  const weights = candidates.map(({ value }) =>
    Math.exp(-Math.sqrt((top.value - value) / temperature)),
  );
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return candidates.find((_, index) => {
    rest -= weights[index] ?? 0;
    return rest < 0;
  });
}

function best<M>(
  candidates: readonly Candidate<M>[],
  measure: (candidate: Candidate<M>) => number,
): Candidate<M> | undefined {
  return candidates.reduce<Candidate<M> | undefined>(
    (top, candidate) => (top && measure(top) >= measure(candidate) ? top : candidate),
    undefined,
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
