import type { NotationError } from "../core/game.ts";
import { err } from "../core/result.ts";

/** Every code that the readers of chess texts give; `docs/rules/chess.md` explains each. */
export type ChessErrorCode =
  // The text of a position.
  | "empty-text"
  | "text-too-long"
  | "board-ranks"
  | "board-rank-width"
  | "board-character"
  | "side-to-move"
  | "castling-field"
  | "en-passant-field"
  | "halfmove-clock"
  | "fullmove-number"
  | "trailing-text"
  // The rules that a position must keep.
  | "missing-king"
  | "several-kings"
  | "pawn-on-back-rank"
  | "too-many-pieces"
  | "too-many-pawns"
  | "too-many-promoted"
  | "opponent-in-check"
  | "impossible-check"
  | "impossible-en-passant"
  | "castling-rights"
  | "castling-needs-chess960"
  // Moves.
  | "move-syntax"
  | "illegal-move"
  | "ambiguous"
  | "promotion-missing"
  | "null-move"
  // EPD.
  | "epd-opcode"
  | "epd-operand"
  | "epd-string";

export interface ChessError extends NotationError {
  readonly code: ChessErrorCode;
}

/** A failed result. */
export const refuse = (code: ChessErrorCode, message: string, at: number) =>
  err<ChessError>({ code, message, at });

/** A piece of foreign text that is safe to repeat in a message: short and on one line. */
export function quote(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}...` : text;
  return JSON.stringify(short);
}
