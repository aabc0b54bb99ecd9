import { ok, type Result } from "../core/result.ts";
import { WINGS, type Wing } from "./castling.ts";
import { type ChessError, quote, refuse } from "./errors.ts";
import { type Board, backRank, isPiece, pieceOfLetter } from "./pieces.ts";
import { MAX_COUNTER } from "./play.ts";
import { FILE_LETTERS, fileOf, parseSquare, rankOf, squareOn } from "./squares.ts";
import type { CastlingRooks, ChessSetup, Colour, Piece, Square } from "./types.ts";

/** A stretch of text and where it begins. */
export interface Field {
  readonly text: string;
  readonly at: number;
}

const MAX_TEXT_LENGTH = 1000;

/** The fields between white space. */
export const fieldsOf = (text: string): Field[] =>
  Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], at: match.index }));

/**
 * Reads FEN, X-FEN or Shredder-FEN without asking whether a game could go on from there.
 * Fields that are missing at the end take their usual values: White to move, no castling, no
 * en passant, counters 0 and 1.
 */
export function parseSetup(text: string): Result<ChessSetup, ChessError> {
  if (text.length > MAX_TEXT_LENGTH) {
    const message = `The text has ${text.length} characters; a FEN has fewer than 100.`;
    return refuse("text-too-long", message, MAX_TEXT_LENGTH);
  }
  return parseSetupFields(fieldsOf(text), text.length);
}

/** Reads the up to six fields of a FEN; `end` is where the text ends. */
export function parseSetupFields(
  fields: readonly Field[],
  end: number,
): Result<ChessSetup, ChessError> {
  const [boardField, sideField, castlingField, enPassantField, clockField, numberField, extra] =
    fields;
  if (boardField === undefined) {
    return refuse("empty-text", "The text is empty; a FEN was expected.", end);
  }
  const board = parseBoard(boardField);
  if (!board.ok) return board;
  const side = parseSide(sideField);
  if (!side.ok) return side;
  const castling = parseCastling(castlingField, board.value);
  if (!castling.ok) return castling;
  const enPassant = parseEnPassant(enPassantField);
  if (!enPassant.ok) return enPassant;
  const clock = parseCounter(clockField, "halfmove-clock", 0);
  if (!clock.ok) return clock;
  const number = parseCounter(numberField, "fullmove-number", 1);
  if (!number.ok) return number;
  if (extra !== undefined) {
    const message = `A FEN has six fields, but ${quote(extra.text)} follows them; remove it.`;
    return refuse("trailing-text", message, extra.at);
  }
  return ok({
    board: board.value,
    sideToMove: side.value,
    castling: castling.value,
    ...(enPassant.value !== undefined && { enPassant: enPassant.value }),
    halfmoveClock: clock.value,
    // Some programs number moves from 0.
    fullmoveNumber: Math.max(1, number.value),
  });
}

function parseBoard({ text, at }: Field): Result<Board, ChessError> {
  const ranks = text.split("/");
  if (ranks.length !== 8) {
    const message = `The board has ${ranks.length} ranks between slashes; it needs 8.`;
    return refuse("board-ranks", message, at);
  }
  const board: (Piece | undefined)[] = new Array(64).fill(undefined);
  let start = at;
  for (const [index, rankText] of ranks.entries()) {
    const rank = parseRank({ text: rankText, at: start }, 8 - index);
    if (!rank.ok) return rank;
    for (const [file, piece] of rank.value.entries()) board[squareOn(file, 7 - index)] = piece;
    start += rankText.length + 1;
  }
  return ok(board);
}

function parseRank({ text, at }: Field, name: number): Result<(Piece | undefined)[], ChessError> {
  const pieces: (Piece | undefined)[] = [];
  for (const [index, letter] of Array.from(text).entries()) {
    const piece = pieceOfLetter(letter);
    if (piece !== undefined) {
      pieces.push(piece);
    } else if (/^[1-8]$/.test(letter)) {
      for (let count = Number(letter); count > 0; count--) pieces.push(undefined);
    } else {
      const message = `${quote(letter)} on rank ${name} is neither a piece (KQRBNP, kqrbnp) nor a count from 1 to 8.`;
      return refuse("board-character", message, at + index);
    }
  }
  if (pieces.length === 8) return ok(pieces);
  const message = `Rank ${name} describes ${pieces.length} squares; it needs 8.`;
  return refuse("board-rank-width", message, at);
}

function parseSide(field: Field | undefined): Result<Colour, ChessError> {
  if (field === undefined || field.text === "w") return ok("white");
  if (field.text === "b") return ok("black");
  const message = `The side to move is ${quote(field.text)}; write w or b.`;
  return refuse("side-to-move", message, field.at);
}

interface Castling {
  white: CastlingRooks;
  black: CastlingRooks;
}

function parseCastling(
  field: Field | undefined,
  board: Board,
): Result<ChessSetup["castling"], ChessError> {
  const castling: Castling = { white: {}, black: {} };
  if (field === undefined || field.text === "-") return ok(castling);
  for (const [index, letter] of Array.from(field.text).entries()) {
    const right = castlingRight(board, letter);
    if (right === undefined) {
      const message = `${quote(letter)} is not a castling right; write some of KQkq, rook files (A-H, a-h), or - for none.`;
      return refuse("castling-field", message, field.at + index);
    }
    const { side, wing, rook } = right;
    if (castling[side][wing] !== undefined) {
      const message = `${quote(letter)} gives ${side} a second right to castle on the same side.`;
      return refuse("castling-field", message, field.at + index);
    }
    castling[side] = { ...castling[side], [wing]: rook };
  }
  return ok(castling);
}

interface CastlingRight {
  readonly side: Colour;
  readonly wing: Wing;
  readonly rook: Square;
}

function castlingRight(board: Board, letter: string): CastlingRight | undefined {
  const side = letter === letter.toUpperCase() ? "white" : "black";
  const lower = letter.toLowerCase();
  if (lower === "k" || lower === "q") {
    const wing = lower === "k" ? "kingSide" : "queenSide";
    return { side, wing, rook: outermostRook(board, side, wing) };
  }
  const file = letter.length === 1 ? FILE_LETTERS.indexOf(lower) : -1;
  if (file < 0) return undefined;
  const wing = file > kingFile(board, side) ? "kingSide" : "queenSide";
  return { side, wing, rook: squareOn(file, backRank(side)) };
}

/** The file of the king on its back rank; the e-file where it is not there. */
function kingFile(board: Board, side: Colour): number {
  for (let file = 0; file < 8; file++) {
    if (isPiece(board[squareOn(file, backRank(side))], side, "king")) return file;
  }
  return 4;
}

/** X-FEN: K and Q stand for the outermost rook; the corner where there is none. */
function outermostRook(board: Board, side: Colour, wing: Wing): Square {
  const step = wing === "kingSide" ? -1 : 1;
  const corner = wing === "kingSide" ? 7 : 0;
  for (let file = corner; file !== kingFile(board, side); file += step) {
    const square = squareOn(file, backRank(side));
    if (isPiece(board[square], side, "rook")) return square;
  }
  return squareOn(corner, backRank(side));
}

function parseEnPassant(field: Field | undefined): Result<Square | undefined, ChessError> {
  if (field === undefined || field.text === "-") return ok(undefined);
  const square = parseSquare(field.text);
  if (square !== undefined) return ok(square);
  const message = `The en passant square is ${quote(field.text)}; write a square such as e3, or - for none.`;
  return refuse("en-passant-field", message, field.at);
}

function parseCounter(
  field: Field | undefined,
  code: "halfmove-clock" | "fullmove-number",
  usual: number,
): Result<number, ChessError> {
  if (field === undefined || field.text === "-") return ok(usual);
  const value = /^\d{1,10}$/.test(field.text) ? Number(field.text) : Number.NaN;
  if (value <= MAX_COUNTER) return ok(value);
  const name = code === "halfmove-clock" ? "halfmove clock" : "fullmove number";
  const message = `The ${name} is ${quote(field.text)}; write a whole number up to ${MAX_COUNTER}.`;
  return refuse(code, message, field.at);
}

/** The castling field: KQkq for outermost rooks and file letters for others, or always files. */
export function formatCastling(setup: ChessSetup, shredder: boolean): string {
  const { board, castling } = setup;
  let text = "";
  for (const side of ["white", "black"] as const) {
    for (const wing of WINGS) {
      const rook = castling[side][wing];
      if (rook === undefined) continue;
      const outermost =
        rankOf(rook) === backRank(side) && rook === outermostRook(board, side, wing);
      const letter =
        outermost && !shredder
          ? wing === "kingSide"
            ? "k"
            : "q"
          : FILE_LETTERS.charAt(fileOf(rook));
      text += side === "white" ? letter.toUpperCase() : letter;
    }
  }
  return text === "" ? "-" : text;
}
