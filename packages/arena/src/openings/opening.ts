import type { Line } from "@kibitz/rules";

/** A start for games of a match. */
export interface Opening<P, M> {
  readonly name: string;
  readonly line: Line<P, M>;
}

/** Why a file of openings cannot be used. */
export interface OpeningsError {
  /** Stable and kebab-case; that of the game's rules where they refused a position or a move. */
  readonly code: string;
  /** A sentence for people: what is wrong and what to do. */
  readonly message: string;
  /** The line of the file, from 1. */
  readonly line: number;
}
