import { ok, type Result } from "../../core/result.ts";
import { fault, type MancalaError } from "../faults.ts";
import type { KalahRules } from "./types.ts";

export const STANDARD_KALAH: KalahRules = {
  pits: 6,
  seeds: 4,
  emptyCapture: false,
  end: "either-row-empty",
  pie: false,
};

export const KALAH_PITS = { least: 1, most: 9 } as const;
export const KALAH_SEEDS = { least: 1, most: 12 } as const;

/** Completes rules; the code of a refusal is `size`. */
export function kalahRules(chosen: Partial<KalahRules>): Result<KalahRules, MancalaError> {
  const rules = { ...STANDARD_KALAH, ...chosen };
  const { pits, seeds } = rules;
  if (!isWithin(pits, KALAH_PITS)) return sizeFault("pits a side", pits, KALAH_PITS);
  if (!isWithin(seeds, KALAH_SEEDS)) return sizeFault("seeds a pit", seeds, KALAH_SEEDS);
  return ok(rules);
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const isWithin = (value: number, { least, most }: Range): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function sizeFault(what: string, value: number, { least, most }: Range) {
  const message = `Kalah has from ${least} to ${most} ${what}, not ${value}`;
  return fault("size", message, 0);
}

/** All seeds on the board and in the stores. */
export const seedsInPlay = ({ pits, seeds }: KalahRules): number => 2 * pits * seeds;
