import { attackersOf } from "./attacks.ts";
import { WINGS, type Wing } from "./castling.ts";
import type { ChessErrorCode } from "./errors.ts";
import { enPassantVictim } from "./movegen.ts";
import {
  type Board,
  backRank,
  COLOURS,
  forward,
  isPiece,
  kingOf,
  opposite,
  sideName,
  squaresOf,
} from "./pieces.ts";
import { MAX_COUNTER } from "./play.ts";
import { fileOf, isDark, rankOf, SQUARES, squareName } from "./squares.ts";
import type { ChessPosition, ChessSetup, Colour, Role, Square } from "./types.ts";

export type ChessVariant = "standard" | "chess960";

export type SetupField = keyof ChessSetup;

/** Why no game can go on from a setup, and where the fault lies. */
export interface SetupFault {
  readonly code: ChessErrorCode;
  readonly message: string;
  readonly field: SetupField;
  readonly square?: Square;
}

type Rule = (setup: ChessSetup, variant: ChessVariant) => SetupFault | undefined;

/** In the order in which they are asked: later rules rely on earlier ones. */
const RULES: readonly Rule[] = [
  kingsFault,
  pawnsFault,
  materialFault,
  opponentInCheckFault,
  castlingFault,
  enPassantFault,
  checkFault,
  counterFault,
];

/** The first rule that a setup breaks. */
export function faultOf(setup: ChessSetup, variant: ChessVariant): SetupFault | undefined {
  for (const rule of RULES) {
    const fault = rule(setup, variant);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Marks a setup without fault as a position. */
export const accept = (setup: ChessSetup): ChessPosition => setup as ChessPosition;

function kingsFault({ board }: ChessSetup): SetupFault | undefined {
  for (const side of COLOURS) {
    const [first, second] = squaresOf(board, side, "king");
    if (first === undefined) {
      const message = `${sideName(side)} has no king; put one on the board.`;
      return { code: "missing-king", message, field: "board" };
    }
    if (second !== undefined) {
      const message = `${sideName(side)} has more than one king; leave one.`;
      return { code: "several-kings", message, field: "board", square: first };
    }
  }
  return undefined;
}

function pawnsFault({ board }: ChessSetup): SetupFault | undefined {
  for (const side of COLOURS) {
    const astray = squaresOf(board, side, "pawn").find((s) => rankOf(s) === 0 || rankOf(s) === 7);
    if (astray !== undefined) {
      const message = `A pawn cannot stand on ${squareName(astray)}: it starts on its second rank and promotes on the last.`;
      return { code: "pawn-on-back-rank", message, field: "board", square: astray };
    }
  }
  return undefined;
}

function materialFault({ board }: ChessSetup): SetupFault | undefined {
  for (const side of COLOURS) {
    const name = sideName(side);
    const fault = (code: ChessErrorCode, message: string): SetupFault => ({
      code,
      message,
      field: "board",
    });
    const pieces = SQUARES.filter((square) => board[square]?.colour === side).length;
    if (pieces > 16) return fault("too-many-pieces", `${name} has ${pieces} pieces; at most 16.`);
    const pawns = squaresOf(board, side, "pawn").length;
    if (pawns > 8) return fault("too-many-pawns", `${name} has ${pawns} pawns; at most 8.`);
    const promoted = promotedCount(board, side);
    if (promoted > 8 - pawns) {
      const message = `${name} has ${promoted} promoted pieces, but only ${8 - pawns} pawns can have promoted.`;
      return fault("too-many-promoted", message);
    }
  }
  return undefined;
}

/** How many pieces beyond those of the start there must have been promotions for. */
function promotedCount(board: Board, side: Colour): number {
  const bishops = squaresOf(board, side, "bishop");
  const dark = bishops.filter(isDark).length;
  const excess = (count: number, atStart: number) => Math.max(0, count - atStart);
  const beyondTwo = (role: Role) => excess(squaresOf(board, side, role).length, 2);
  return (
    excess(squaresOf(board, side, "queen").length, 1) +
    beyondTwo("rook") +
    beyondTwo("knight") +
    excess(dark, 1) +
    excess(bishops.length - dark, 1)
  );
}

function opponentInCheckFault({ board, sideToMove }: ChessSetup): SetupFault | undefined {
  const opponent = opposite(sideToMove);
  const king = kingOf(board, opponent);
  const [attacker] = attackersOf(board, king, sideToMove);
  if (attacker === undefined) return undefined;
  const message = `${sideName(sideToMove)} is to move and could take the king on ${squareName(king)}; give the move to ${sideName(opponent)} or end the check from ${squareName(attacker)}.`;
  return { code: "opponent-in-check", message, field: "sideToMove", square: king };
}

function castlingFault(setup: ChessSetup, variant: ChessVariant): SetupFault | undefined {
  for (const side of COLOURS) {
    for (const wing of WINGS) {
      const rook = setup.castling[side][wing];
      if (rook === undefined) continue;
      const fault = rightFault(setup.board, side, wing, rook, variant);
      if (fault !== undefined) return { ...fault, field: "castling", square: rook };
    }
  }
  return undefined;
}

export function rightFault(
  board: Board,
  side: Colour,
  wing: Wing,
  rook: Square,
  variant: ChessVariant,
): Pick<SetupFault, "code" | "message"> | undefined {
  const king = kingOf(board, side);
  const where = `${sideName(side)} may not castle ${wing === "kingSide" ? "king side" : "queen side"}`;
  if (rankOf(king) !== backRank(side)) {
    return { code: "castling-rights", message: `${where}: the king has left its back rank.` };
  }
  if (!isPiece(board[rook], side, "rook") || rankOf(rook) !== backRank(side)) {
    return { code: "castling-rights", message: `${where}: no rook stands on ${squareName(rook)}.` };
  }
  if (wing === "kingSide" ? rook < king : rook > king) {
    const message = `${where}: the rook on ${squareName(rook)} is on the other side of the king.`;
    return { code: "castling-rights", message };
  }
  if (variant === "chess960") return undefined;
  if (fileOf(king) !== 4 || fileOf(rook) !== (wing === "kingSide" ? 7 : 0)) {
    const message = `${where} with king ${squareName(king)} and rook ${squareName(rook)} in standard chess; read the position as chess960.`;
    return { code: "castling-needs-chess960", message };
  }
  return undefined;
}

/**
 * The square must lie behind a pawn that can just have made its double step, and no check may be
 * older than that step. A check that the step has closed is let pass, although no game leads
 * there: published perft tables hold such positions. Whether a capture is possible does not
 * matter.
 */
export function enPassantFault({
  board,
  sideToMove,
  enPassant,
}: ChessSetup): SetupFault | undefined {
  if (enPassant === undefined) return undefined;
  const opponent = opposite(sideToMove);
  const fault = (reason: string): SetupFault => ({
    code: "impossible-en-passant",
    message: `No pawn can just have passed ${squareName(enPassant)}: ${reason}. Write - if there is no en passant.`,
    field: "enPassant",
    square: enPassant,
  });
  const rank = backRank(opponent) + 2 * forward(opponent);
  if (rankOf(enPassant) !== rank) return fault(`${opponent} pawns pass rank ${rank + 1}`);
  const stop = enPassantVictim(enPassant, sideToMove);
  const origin = (enPassant - 8 * forward(opponent)) as Square;
  if (!isPiece(board[stop], opponent, "pawn")) {
    return fault(`no ${opponent} pawn stands on ${squareName(stop)}`);
  }
  if (board[enPassant] !== undefined || board[origin] !== undefined) {
    return fault(`${squareName(enPassant)} and ${squareName(origin)} must be empty`);
  }
  const before = board.slice();
  before[origin] = board[stop];
  before[stop] = undefined;
  const king = kingOf(board, sideToMove);
  const checkers = attackersOf(board, king, opponent);
  const older = attackersOf(before, king, opponent).find((square) => checkers.includes(square));
  if (older === undefined) return undefined;
  return fault(`the check from ${squareName(older)} stood before the pawn moved`);
}

/**
 * Refuses checks that no last move can have given: more than two, two that come along one line
 * from both sides of the king, or two of which none was discovered.
 */
function checkFault({ board, sideToMove }: ChessSetup): SetupFault | undefined {
  const king = kingOf(board, sideToMove);
  const checkers = attackersOf(board, king, opposite(sideToMove));
  const [one, other] = checkers;
  if (one === undefined || other === undefined) return undefined;
  const isKnight = (square: Square) => board[square]?.role === "knight";
  const leaps = (square: Square) => isKnight(square) || board[square]?.role === "pawn";
  const onOneLine = !isKnight(one) && !isKnight(other) && oppositeSides(king, one, other);
  const possible = checkers.length === 2 && !onOneLine && !(leaps(one) && leaps(other));
  if (possible) return undefined;
  const message = `The king on ${squareName(king)} is in check from ${checkers.map(squareName).join(" and ")}; no single move can give these checks together.`;
  return { code: "impossible-check", message, field: "board", square: king };
}

/** Whether a square lies between two others, each of which shares a line with it. */
function oppositeSides(middle: Square, one: Square, other: Square): boolean {
  const fileSign = (square: Square) => Math.sign(fileOf(square) - fileOf(middle));
  const rankSign = (square: Square) => Math.sign(rankOf(square) - rankOf(middle));
  return fileSign(one) + fileSign(other) === 0 && rankSign(one) + rankSign(other) === 0;
}

function counterFault(setup: ChessSetup): SetupFault | undefined {
  const { halfmoveClock, fullmoveNumber } = setup;
  const counts = (value: number, least: number) =>
    Number.isInteger(value) && value >= least && value <= MAX_COUNTER;
  if (!counts(halfmoveClock, 0)) {
    const message = `The halfmove clock must be a whole number from 0 to ${MAX_COUNTER}.`;
    return { code: "halfmove-clock", message, field: "halfmoveClock" };
  }
  if (!counts(fullmoveNumber, 1)) {
    const message = `The fullmove number must be a whole number from 1 to ${MAX_COUNTER}.`;
    return { code: "fullmove-number", message, field: "fullmoveNumber" };
  }
  return undefined;
}
