import type { MancalaSide, PerSide, SweepReason } from "../sides.ts";

/** What becomes of a move that would capture all of the opponent's seeds. */
export const GRAND_SLAMS = [
  /** Legal, and captures nothing: Abapa, as in tournaments. */
  "captures-nothing",
  /** Illegal where there is another move; else it captures. */
  "illegal",
  "captures-all",
  /** It captures, and the opponent has the seeds that are left. */
  "rest-to-opponent",
] as const;
export type GrandSlam = (typeof GRAND_SLAMS)[number];

export interface OwareRules {
  readonly grandSlam: GrandSlam;
  /** Who has the seeds on the board when a position comes back. */
  readonly repetition: "own-side" | "split";
}

export interface OwarePosition {
  /** From each owner's left to right. */
  readonly pits: PerSide<readonly number[]>;
  /** The seeds captured. */
  readonly stores: PerSide<number>;
  readonly sideToMove: MancalaSide;
  /** From 1, counted up when the turn comes back to South. */
  readonly moveNumber: number;
  /** How the game ended, where the seeds left on the board were taken. */
  readonly ended?: SweepReason;
}

/** The pit that is sown, from its owner's left. */
export type OwareMove = number & { readonly __brand: "oware.Pit" };
