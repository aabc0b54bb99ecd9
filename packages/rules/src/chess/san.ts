import { ok, type Result } from "../core/result.ts";
import { castlingWing, type Wing } from "./castling.ts";
import { type ChessError, quote, refuse } from "./errors.ts";
import {
  isCheck,
  legalMoves,
  legalMovesFrom,
  legalMovesTo,
  pseudoLegalTargets,
} from "./movegen.ts";
import { kingOf, roleLetter, roleOfLetter, squaresOf } from "./pieces.ts";
import { isCapture, playMove } from "./play.ts";
import type { Field } from "./setup.ts";
import { FILE_LETTERS, fileOf, rankOf, squareName, squareOn } from "./squares.ts";
import type { ChessMove, ChessPosition, Role, Square } from "./types.ts";
import { refusePromotion, resolveMove } from "./uci.ts";

/** Standard algebraic notation (FIDE appendix C) with the shortest exact origin, `+` and `#`. */
export function formatSan(move: ChessMove, position: ChessPosition): string {
  return sanBody(move, position) + checkMark(playMove(position, move));
}

function checkMark(after: ChessPosition): string {
  if (!isCheck(after)) return "";
  return legalMoves(after).length === 0 ? "#" : "+";
}

function sanBody(move: ChessMove, position: ChessPosition): string {
  const wing = castlingWing(position, move.from, move.to);
  if (wing !== undefined) return wing === "kingSide" ? "O-O" : "O-O-O";
  const piece = position.board[move.from];
  const capture = isCapture(position, move) ? "x" : "";
  const target = capture + squareName(move.to);
  if (piece === undefined || piece.role === "pawn") {
    const origin = capture === "" ? "" : FILE_LETTERS.charAt(fileOf(move.from));
    const promotion = move.promotion === undefined ? "" : `=${roleLetter(move.promotion)}`;
    return origin + target + promotion;
  }
  return roleLetter(piece.role) + disambiguation(move, position, piece.role) + target;
}

/** File, else rank, else both, against the other pieces that may legally make the move. */
function disambiguation(move: ChessMove, position: ChessPosition, role: Role): string {
  const rivals = legalMovesTo(position, role, move.to)
    .map(({ from }) => from)
    .filter((from) => from !== move.from);
  if (rivals.length === 0) return "";
  const name = squareName(move.from);
  if (rivals.every((rival) => fileOf(rival) !== fileOf(move.from))) return name.charAt(0);
  return rivals.every((rival) => rankOf(rival) !== rankOf(move.from)) ? name.charAt(1) : name;
}

/** What a text of SAN says of a move. */
interface Description {
  readonly role: Role;
  readonly file: number | undefined;
  readonly rank: number | undefined;
  readonly to: Square;
  readonly promotion: Role | undefined;
}

const FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟";
const FIGURINE_LETTERS = "KQRBNPKQRBNP";

const MOVE_NUMBER = /^\d{1,5}\s*\.+\s*/;
/** `e.p.`, then check marks and glyphs of judgement, as signs or as `$n`. */
const SUFFIX = /(?:\s*e\.?\s*p\.?)?(?:\$\d{1,3}|\+-|-\+|\+\/-|-\/\+|[\s+#†‡!?□=∞⩲⩱±∓])*$/u;
const CASTLING = /^[O0o]\s*-?\s*[O0o](\s*-?\s*[O0o])?$/;
const MOVE =
  /^([KQRBNPkqrn])?([a-h])?([1-8])?\s*[-x:]?\s*([a-h])([1-8])\s*(?:=?\s*\(?\/?([QRBNKPqrbnkp])\)?)?[+#]?$/;

/**
 * Reads a legal move in SAN, leniently: zeros for castling, a missing or wrong `x`, `+` or `#`, a
 * promotion without `=`, long algebraic forms, figurines, lower-case pieces except `b`, a move
 * number before and glyphs such as `!?`, `$5` or `+-` after. A text that fits several legal moves is refused.
 */
export function parseSan(text: string, position: ChessPosition): Result<ChessMove, ChessError> {
  const at = text.search(/\S/);
  if (at < 0) return refuse("move-syntax", "The text is empty; a move was expected.", 0);
  if (text.length > 100) {
    return refuse("move-syntax", `${quote(text)} is too long for a move.`, at);
  }
  const plain = describe(text);
  if (plain !== undefined) return findMove(position, plain, { text, at });
  const body = bodyOf(text);
  if (body === "--" || body === "Z0") {
    return refuse("null-move", `${quote(body)} passes the turn, which chess does not allow.`, at);
  }
  const castling = CASTLING.exec(body);
  if (castling !== null) {
    return parseCastling(position, castling[1] === undefined ? "kingSide" : "queenSide", at);
  }
  const description = describe(body);
  if (description === undefined) {
    const message = `${quote(text)} is not a move; write one such as e4, Nf3, exd5, e8=Q, O-O or e2e4.`;
    return refuse("move-syntax", message, at);
  }
  return findMove(position, description, { text: body, at });
}

/** The move without a number before it and marks behind it. */
const bodyOf = (text: string): string =>
  withLetters(text.trim()).replace(MOVE_NUMBER, "").replace(SUFFIX, "");

const withLetters = (text: string): string =>
  Array.from(text, (letter) => {
    const index = FIGURINES.indexOf(letter);
    return index < 0 ? letter : FIGURINE_LETTERS.charAt(index);
  }).join("");

function describe(body: string): Description | undefined {
  const match = MOVE.exec(body);
  if (match === null) return undefined;
  const [, piece, file, rank, toFile = "", toRank, promotion] = match;
  return {
    role: roleOfLetter(piece ?? "") ?? "pawn",
    file: file === undefined ? undefined : FILE_LETTERS.indexOf(file),
    rank: rank === undefined ? undefined : Number(rank) - 1,
    to: squareOn(FILE_LETTERS.indexOf(toFile), Number(toRank) - 1),
    promotion: roleOfLetter(promotion ?? ""),
  };
}

function parseCastling(
  position: ChessPosition,
  wing: Wing,
  at: number,
): Result<ChessMove, ChessError> {
  const king = kingOf(position.board, position.sideToMove);
  const move = legalMovesFrom(position, king).find(
    (candidate) => castlingWing(position, candidate.from, candidate.to) === wing,
  );
  if (move !== undefined) return ok(move);
  const name = wing === "kingSide" ? "O-O" : "O-O-O";
  const right = position.castling[position.sideToMove][wing] !== undefined;
  const reason = right
    ? "its way is blocked or attacked, or the king is in check"
    : `${position.sideToMove} has no right to it`;
  return refuse("illegal-move", `${name} is not legal: ${reason}.`, at);
}

function findMove(
  position: ChessPosition,
  description: Description,
  named: Field,
): Result<ChessMove, ChessError> {
  const { role, to, promotion } = description;
  const reaching = legalMovesTo(position, role, to).filter(({ from }) => fits(description, from));
  const [first, second] = reaching.filter((move) => move.promotion === promotion);
  if (first === undefined) {
    return reaching.length > 0
      ? refusePromotion(promotion, named)
      : refuseUnreachable(position, description, named);
  }
  if (second === undefined) return ok(first);
  const names = reaching.map((move) => formatSan(move, position)).join(" or ");
  return refuse("ambiguous", `${named.text} may mean ${names}; name the origin.`, named.at);
}

function refuseUnreachable(
  position: ChessPosition,
  description: Description,
  named: Field,
): Result<ChessMove, ChessError> {
  const { role, to, promotion } = description;
  const side = position.sideToMove;
  const origins = squaresOf(position.board, side, role).filter((from) => fits(description, from));
  const [origin, another] = origins;
  // One piece in question gives the exact reason; a long castling such as Ke1-g1 is found here.
  if (origin !== undefined && another === undefined) {
    return resolveMove(position, origin, to, promotion, named);
  }
  const exposes = origins.some((square) => pseudoLegalTargets(position, square).includes(to));
  const reason = exposes
    ? `it would leave the ${side} king in check`
    : `no ${side} ${role} can go to ${squareName(to)}`;
  return refuse("illegal-move", `${named.text} is not legal: ${reason}.`, named.at);
}

const fits = ({ file, rank }: Description, from: Square): boolean =>
  (file === undefined || file === fileOf(from)) && (rank === undefined || rank === rankOf(from));
