import { extendLine, type Game, type Line } from "../core/game.ts";
import { expectOk, type Result } from "../core/result.ts";
import type { ChessError } from "./errors.ts";
import { formatFen, parseFen, STANDARD_START_FEN } from "./fen.ts";
import { keyOf } from "./keys.ts";
import { isLegal, legalMoves } from "./movegen.ts";
import { type ChessLine, claimableDrawOf, outcomeOf } from "./outcome.ts";
import { PROMOTION_ROLES } from "./pieces.ts";
import { passTurn, playMove } from "./play.ts";
import { formatSan, parseSan } from "./san.ts";
import { squareName } from "./squares.ts";
import type { ChessMove, ChessPosition, Colour } from "./types.ts";
import { formatUci, parseUci } from "./uci.ts";
import type { ChessVariant } from "./validate.ts";

/** The referee of chess, with its texts: FEN for positions, SAN (and UCI when reading) for moves. */
export interface ChessGame extends Game<ChessPosition, ChessMove, Colour> {
  readonly variant: ChessVariant;
  parseUci(text: string, position: ChessPosition): Result<ChessMove, ChessError>;
  /** Castling in the variant's own form: e1g1 in standard chess, e1h1 in Chess960. */
  formatUci(move: ChessMove, position: ChessPosition): string;
}

export interface ChessOptions {
  readonly variant?: ChessVariant;
}

/** The two variants differ in the castling that their positions may hold and in how UCI writes it. */
export function createChess({ variant = "standard" }: ChessOptions = {}): ChessGame {
  return {
    id: "chess",
    variant,
    sides: ["white", "black"],
    start: () => expectOk(parseFen(STANDARD_START_FEN, variant)),
    sideToMove: (position) => position.sideToMove,
    legalMoves: (line) => legalMoves(line.position),
    play,
    outcome: outcomeOf,
    claimableDraw: claimableDrawOf,
    pass: passTurn,
    key: keyOf,
    moveCode,
    parseUci,
    formatUci: (move, position) => formatUci(move, position, variant),
    notation: {
      parsePosition: (text) => parseFen(text, variant),
      formatPosition: (position) => formatFen(position),
      parseMove: (text, line) => parseMove(text, line.position),
      formatMove: (move, line) => formatSan(move, line.position),
    },
  };
}

/** Standard chess. */
export const chess: ChessGame = createChess();

function play(line: ChessLine, move: ChessMove): Line<ChessPosition, ChessMove> {
  if (!isLegal(line.position, move)) {
    const name = squareName(move.from) + squareName(move.to) + (move.promotion ?? "");
    throw new Error(`illegal move ${name} in ${formatFen(line.position)}`);
  }
  const position = playMove(line.position, move);
  return extendLine(line, move, position, keyOf(position));
}

/** Equal for equal moves: origin, target << 6, and promotion << 12 (knight 1 ... queen 4). */
export function moveCode({ from, to, promotion }: ChessMove): number {
  const kind = promotion === undefined ? 0 : PROMOTION_ROLES.indexOf(promotion) + 1;
  return from | (to << 6) | (kind << 12);
}

/** Reads UCI or SAN; a text that looks like UCI is read as UCI. */
export function parseMove(text: string, position: ChessPosition): Result<ChessMove, ChessError> {
  return /^\s*(?:[a-h][1-8]){2}[nbrq]?\s*$/.test(text)
    ? parseUci(text, position)
    : parseSan(text, position);
}
