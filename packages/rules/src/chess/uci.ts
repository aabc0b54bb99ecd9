import { ok, type Result } from "../core/result.ts";
import { castledKing, castlingWing } from "./castling.ts";
import { type ChessError, quote, refuse } from "./errors.ts";
import { legalMovesFrom, pseudoLegalTargets } from "./movegen.ts";
import { roleLetter, roleOfLetter, sideName } from "./pieces.ts";
import type { Field } from "./setup.ts";
import { parseSquare, squareName } from "./squares.ts";
import type { ChessMove, ChessPosition, Role, Square } from "./types.ts";
import type { ChessVariant } from "./validate.ts";

/** The move as UCI writes it: castling is e1g1 in standard chess, e1h1 in Chess960. */
export function formatUci(
  move: ChessMove,
  position: ChessPosition,
  variant: ChessVariant = "standard",
): string {
  const wing = castlingWing(position, move.from, move.to);
  const to =
    wing !== undefined && variant === "standard" ? castledKing(position.sideToMove, wing) : move.to;
  const promotion = move.promotion === undefined ? "" : roleLetter(move.promotion).toLowerCase();
  return squareName(move.from) + squareName(to) + promotion;
}

/**
 * Reads a legal move of UCI. Castling may stand in either form in either variant; a king's plain
 * move wins where both readings are legal.
 */
export function parseUci(text: string, position: ChessPosition): Result<ChessMove, ChessError> {
  const trimmed = { text: text.trim(), at: Math.max(0, text.search(/\S/)) };
  const match = /^([a-h][1-8])([a-h][1-8])([nbrqkp])?$/i.exec(trimmed.text);
  const from = parseSquare(match?.[1]?.toLowerCase() ?? "");
  const to = parseSquare(match?.[2]?.toLowerCase() ?? "");
  if (from === undefined || to === undefined) {
    return refuseSyntax(trimmed);
  }
  return resolveMove(position, from, to, roleOfLetter(match?.[3] ?? ""), trimmed);
}

function refuseSyntax({ text, at }: Field) {
  if (text === "0000") {
    return refuse("null-move", "0000 passes the turn, which chess does not allow.", at);
  }
  const message = `${quote(text)} is not a move of UCI; write origin, target and promotion such as e2e4 or e7e8q.`;
  return refuse("move-syntax", message, at);
}

/** The legal move between two squares, or why there is none; `named` is how the text names it. */
export function resolveMove(
  position: ChessPosition,
  from: Square,
  to: Square,
  promotion: Role | undefined,
  named: Field,
): Result<ChessMove, ChessError> {
  const moves = legalMovesFrom(position, from);
  const direct = moves.filter((move) => move.to === to);
  const fitting = direct.find((move) => move.promotion === promotion);
  if (fitting !== undefined) return ok(fitting);
  if (direct.length > 0) return refusePromotion(promotion, named);
  const castling = moves.find((move) => castlesTo(position, move, to));
  if (castling !== undefined && promotion === undefined) return ok(castling);
  const message = `${named.text} is not legal: ${whyIllegal(position, from, to)}.`;
  return refuse("illegal-move", message, named.at);
}

/** The squares are right, the promotion is not. */
export function refusePromotion(promotion: Role | undefined, { text, at }: Field) {
  return promotion === undefined
    ? refuse("promotion-missing", `${text} promotes; add to what: q, r, b or n.`, at)
    : refuse("illegal-move", `${text} cannot promote to a ${promotion}.`, at);
}

function castlesTo(position: ChessPosition, move: ChessMove, to: Square): boolean {
  const wing = castlingWing(position, move.from, move.to);
  return wing !== undefined && castledKing(position.sideToMove, wing) === to;
}

/** The reason in plain words, to end a sentence. */
function whyIllegal(position: ChessPosition, from: Square, to: Square): string {
  const piece = position.board[from];
  const origin = squareName(from);
  if (piece === undefined) return `there is no piece on ${origin}`;
  if (piece.colour !== position.sideToMove) {
    return `${sideName(position.sideToMove)} is to move and the piece on ${origin} is ${piece.colour}`;
  }
  if (pseudoLegalTargets(position, from).includes(to)) {
    return `it would leave the ${piece.colour} king in check`;
  }
  return `the ${piece.role} on ${origin} cannot go to ${squareName(to)}`;
}
