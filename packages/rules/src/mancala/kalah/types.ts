import type { MancalaSide, PerSide, SweepReason } from "../sides.ts";

/**
 * When a game ends and who has the seeds that are left; the numbers are those of the solved
 * values in `data/`. Standard is "either-row-empty".
 */
export const KALAH_ENDS = [
  /** 0: one row is empty after any ply; what is left belongs to whose row it lies in. */
  "either-row-empty",
  /** 1: the side to move has an empty row; what is left belongs to the other. */
  "mover-row-empty",
  /** 2: as 0, but what is left counts for nobody. */
  "rest-to-nobody",
  /** 3: as 0, but what is left goes to the side whose row is empty. */
  "rest-to-empty-row",
] as const;
export type KalahEnd = (typeof KALAH_ENDS)[number];

export interface KalahRules {
  /** Pits a side, from 1 to 9. */
  readonly pits: number;
  /** Seeds a pit at the start, from 1 to 12. */
  readonly seeds: number;
  /** A last seed in an own empty pit is captured even when the opposite pit holds nothing. */
  readonly emptyCapture: boolean;
  readonly end: KalahEnd;
  /** The second player may change places with the first instead of its first move. */
  readonly pie: boolean;
}

export interface KalahPosition {
  /** From each owner's left to right. */
  readonly pits: PerSide<readonly number[]>;
  readonly stores: PerSide<number>;
  readonly sideToMove: MancalaSide;
  /** From 1, counted up when the turn comes back to South. */
  readonly moveNumber: number;
  /** North has not moved yet and may change places. */
  readonly maySwap: boolean;
  /** How the game ended, where the seeds left on the board were taken. */
  readonly ended?: SweepReason;
}

export type KalahMove =
  | { readonly kind: "sow"; readonly pit: number }
  /** The pie rule: the two players change places. */
  | { readonly kind: "swap" };
