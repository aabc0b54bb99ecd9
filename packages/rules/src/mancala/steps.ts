import type { MancalaSide, SweepReason } from "./sides.ts";

/** A pit by its owner and its index, or its owner's store. */
export interface Place {
  readonly side: MancalaSide;
  readonly pit: number | "store";
}

/**
 * What happens in a move, one thing after the other: what is drawn seed by seed, told in
 * words and read by learners. Seeds are only moved, so played on the counts before the move the
 * steps give the counts after it.
 */
export type Step =
  /** All seeds in hand, sown one by one into the places of `into`. */
  | { readonly kind: "lap"; readonly from: readonly Place[]; readonly into: readonly Place[] }
  | { readonly kind: "capture"; readonly from: readonly Place[]; readonly to: Place }
  /** The same side moves again. */
  | { readonly kind: "extra-turn"; readonly side: MancalaSide }
  | SweepStep
  /** What is left is shared: half for each, an odd seed for South. */
  | { readonly kind: "split"; readonly reason: SweepReason; readonly from: readonly Place[] }
  /** The two players change places. */
  | { readonly kind: "swap" };

/** What is left at the end goes into a store. */
export interface SweepStep {
  readonly kind: "sweep";
  readonly reason: SweepReason;
  readonly from: readonly Place[];
  readonly to: Place;
}
