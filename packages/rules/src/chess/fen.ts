import { err, ok, type Result } from "../core/result.ts";
import type { ChessError } from "./errors.ts";
import { legalEnPassant } from "./movegen.ts";
import { type Board, pieceLetter } from "./pieces.ts";
import { type Field, fieldsOf, formatCastling, parseSetup, parseSetupFields } from "./setup.ts";
import { fileOf, rankOf, squareName, squareOn } from "./squares.ts";
import type { ChessPosition, ChessSetup, Square } from "./types.ts";
import {
  accept,
  type ChessVariant,
  faultOf,
  type SetupFault,
  type SetupField,
} from "./validate.ts";

export const STANDARD_START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export interface FormatOptions {
  /** Write castling rights as rook files (HAha), whatever the variant. */
  readonly shredder?: boolean;
}

/**
 * Reads FEN, X-FEN or Shredder-FEN as a position from which a game can go on. In the standard
 * variant only the castling of standard chess is accepted.
 */
export function parseFen(
  text: string,
  variant: ChessVariant = "standard",
): Result<ChessPosition, ChessError> {
  const setup = parseSetup(text);
  return setup.ok ? judged(setup.value, fieldsOf(text), variant) : setup;
}

/** As `parseFen` for a text that is already split; `end` is where the fields end. */
export function parseFields(
  fields: readonly Field[],
  end: number,
  variant: ChessVariant,
): Result<ChessPosition, ChessError> {
  const setup = parseSetupFields(fields, end);
  return setup.ok ? judged(setup.value, fields, variant) : setup;
}

/** Judges a setup; the place of a fault is the place in the text of `formatSetup`. */
export function validate(
  setup: ChessSetup,
  variant: ChessVariant = "chess960",
): Result<ChessPosition, ChessError> {
  return judged(setup, fieldsOf(formatSetup(setup)), variant);
}

function judged(
  setup: ChessSetup,
  fields: readonly Field[],
  variant: ChessVariant,
): Result<ChessPosition, ChessError> {
  const fault = faultOf(setup, variant);
  return fault === undefined ? ok(accept(setup)) : err(faultInText(fault, fields));
}

const FIELD_ORDER: readonly SetupField[] = [
  "board",
  "sideToMove",
  "castling",
  "enPassant",
  "halfmoveClock",
  "fullmoveNumber",
];

/** Gives a fault its place in the fields of the text in which it was found. */
function faultInText(fault: SetupFault, fields: readonly Field[]): ChessError {
  const { code, message, field, square } = fault;
  const board = fields[0];
  const place = fields[FIELD_ORDER.indexOf(field)] ?? board;
  const onBoard = field === "board" && square !== undefined && board !== undefined;
  const at = (place?.at ?? 0) + (onBoard ? indexOfSquare(board.text, square) : 0);
  return { code, message, at };
}

/** The index of the character of a valid board text that describes a square. */
function indexOfSquare(text: string, square: Square): number {
  const rankTexts = text.split("/");
  const above = rankTexts.slice(0, 7 - rankOf(square));
  const start = above.reduce((length, rankText) => length + rankText.length + 1, 0);
  let file = 0;
  for (const [index, letter] of Array.from(rankTexts[above.length] ?? "").entries()) {
    file += /\d/.test(letter) ? Number(letter) : 1;
    if (file > fileOf(square)) return start + index;
  }
  return start;
}

/** The setup as it is, en passant square included. */
export function formatSetup(setup: ChessSetup, options: FormatOptions = {}): string {
  const { enPassant, halfmoveClock, fullmoveNumber } = setup;
  return [
    formatBoard(setup.board),
    setup.sideToMove === "white" ? "w" : "b",
    formatCastling(setup, options.shredder ?? false),
    enPassant === undefined ? "-" : squareName(enPassant),
    halfmoveClock,
    fullmoveNumber,
  ].join(" ");
}

/**
 * The FEN of a position. The en passant square stands only where a capture on it is legal, so
 * that positions which the rules hold equal have equal texts up to the counters.
 */
export function formatFen(position: ChessPosition, options: FormatOptions = {}): string {
  const { enPassant: _, ...rest } = position;
  const enPassant = legalEnPassant(position);
  return formatSetup({ ...rest, ...(enPassant !== undefined && { enPassant }) }, options);
}

function formatBoard(board: Board): string {
  const ranks: string[] = [];
  for (let rank = 7; rank >= 0; rank--) {
    let text = "";
    for (let file = 0; file < 8; file++) {
      const piece = board[squareOn(file, rank)];
      text += piece === undefined ? "." : pieceLetter(piece);
    }
    ranks.push(text.replace(/\.+/g, (gap) => String(gap.length)));
  }
  return ranks.join("/");
}
