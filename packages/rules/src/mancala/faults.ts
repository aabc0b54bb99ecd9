import type { NotationError } from "../core/game.ts";
import { err } from "../core/result.ts";

/** Every code that the readers of mancala texts give; `docs/rules/mancala.md` explains each. */
export type MancalaErrorCode =
  | "empty-text"
  | "text-too-long"
  | "two-rows"
  | "row-width"
  | "pit-count"
  | "score"
  | "side-to-move"
  | "move-number"
  | "trailing-text"
  | "seed-total"
  | "size"
  | "unknown-variant"
  | "game-over-position"
  | "move-syntax"
  | "empty-pit"
  | "illegal-move"
  | "direction-missing";

export interface MancalaError extends NotationError {
  readonly code: MancalaErrorCode;
}

export const fault = (
  code: MancalaErrorCode,
  message: string,
  at: number,
): { readonly ok: false; readonly error: MancalaError } => err({ code, message, at });
