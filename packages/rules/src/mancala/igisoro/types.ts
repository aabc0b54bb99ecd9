import type { MancalaSide, PerSide } from "../sides.ts";

export interface IgisoroRules {
  /** Where the four seeds a pit lie at the start. */
  readonly start: "inner-rows" | "outer-rows";
  /** Pits of the ring from which a lap may be sown clockwise if it captures at once. */
  readonly reversePits: readonly number[];
  /** Whether a capture may be declined, the seeds being relayed then. */
  readonly capture: "mandatory" | "optional";
  /** Captured seeds are sown on from where the capturing lap began, or from where the turn began. */
  readonly resowFrom: "lap" | "turn";
}

/**
 * Each side's ring of sixteen pits: 0 to 7 along the inner row from its owner's right to left,
 * then 8 to 15 along the outer row from left to right; sowing counts up.
 */
export interface IgisoroPosition {
  readonly pits: PerSide<readonly number[]>;
  readonly sideToMove: MancalaSide;
  /** Turns made by both sides; captures begin when each has made two. */
  readonly plies: number;
}

/** What the player chooses at a fork of its turn; where there is one way on there is no choice. */
export type IgisoroChoice = "forward" | "reverse" | "capture" | "decline";

/** A turn: the pit of its first lap, and the choices in the order in which they come. */
export interface IgisoroMove {
  readonly pit: number;
  readonly choices: readonly IgisoroChoice[];
}
