import {
  attackersOfRole,
  isAttacked,
  kingTargets,
  knightTargets,
  pawnTargets,
  pinnedTo,
  slidingRays,
} from "./attacks.ts";
import { castlingTargets } from "./castling.ts";
import {
  type Board,
  backRank,
  forward,
  isPiece,
  kingOf,
  opposite,
  PROMOTION_ROLES,
} from "./pieces.ts";
import { offset, rankOf, SQUARES } from "./squares.ts";
import type { ChessMove, ChessPosition, Colour, Piece, Role, Square } from "./types.ts";

/**
 * All legal moves in a canonical order: by origin from a1 to h8, then in the fixed order of the
 * piece's directions; promotions from knight to queen; castling last.
 */
export function legalMoves(position: ChessPosition): ChessMove[] {
  const moves: ChessMove[] = [];
  const guard = kingGuard(position);
  for (const from of SQUARES) pushMovesFrom(position, guard, from, moves);
  pushCastling(position, guard, moves);
  return moves;
}

/** The legal moves of the piece on a square, in canonical order. */
export function legalMovesFrom(position: ChessPosition, from: Square): ChessMove[] {
  const moves: ChessMove[] = [];
  const guard = kingGuard(position);
  pushMovesFrom(position, guard, from, moves);
  if (from === guard.king) pushCastling(position, guard, moves);
  return moves;
}

export const sameMove = (one: ChessMove, other: ChessMove): boolean =>
  one.from === other.from && one.to === other.to && one.promotion === other.promotion;

export const isLegal = (position: ChessPosition, move: ChessMove): boolean =>
  legalMovesFrom(position, move.from).some((legal) => sameMove(legal, move));

/** Whether the king of the side to move is attacked. */
export const isCheck = ({ board, sideToMove }: ChessPosition): boolean =>
  isAttacked(board, kingOf(board, sideToMove), opposite(sideToMove));

/**
 * The en passant square when a capture on it is legal. Only then does it tell two positions
 * apart (FIDE 9.2.3).
 */
export function legalEnPassant(position: ChessPosition): Square | undefined {
  const { board, sideToMove, enPassant } = position;
  if (enPassant === undefined) return undefined;
  const king = kingOf(board, sideToMove);
  const captors = pawnTargets(opposite(sideToMove), enPassant).filter((from) => {
    const piece = board[from];
    return piece?.role === "pawn" && piece.colour === sideToMove;
  });
  return captors.some((from) => leavesKingSafe(position, king, from, enPassant))
    ? enPassant
    : undefined;
}

/** The square of the pawn that a capture on the en passant square takes. */
export const enPassantVictim = (enPassant: Square, captor: Colour): Square =>
  (enPassant - 8 * forward(captor)) as Square;

/**
 * The squares to which the piece on a square could go if its king did not matter, castling
 * left aside.
 */
export function pseudoLegalTargets(position: ChessPosition, from: Square): Square[] {
  const piece = position.board[from];
  if (piece?.colour !== position.sideToMove) return [];
  const targets: Square[] = [];
  pushTargets(position, from, piece, targets);
  return targets;
}

/**
 * The legal moves of pieces of one role to a square, castling left aside; in no particular order.
 * Many times cheaper than looking for them among all legal moves.
 */
export function legalMovesTo(position: ChessPosition, role: Role, to: Square): ChessMove[] {
  const { board, sideToMove } = position;
  const moves: ChessMove[] = [];
  if (board[to]?.colour === sideToMove) return moves;
  const isPawn = role === "pawn";
  const origins = isPawn ? pawnOrigins(position, to) : attackersOfRole(board, to, sideToMove, role);
  const king = kingOf(board, sideToMove);
  for (const from of origins) {
    if (leavesKingSafe(position, king, from, to)) pushMove(sideToMove, role, from, to, moves);
  }
  return moves;
}

function pawnOrigins({ board, sideToMove, enPassant }: ChessPosition, to: Square): Square[] {
  const isCapture = board[to] !== undefined || to === enPassant;
  if (isCapture) return attackersOfRole(board, to, sideToMove, "pawn");
  const step = forward(sideToMove);
  const one = offset(to, 0, -step);
  if (one === undefined) return [];
  if (isPiece(board[one], sideToMove, "pawn")) return [one];
  const isWithinReach = board[one] === undefined && rankOf(to) === backRank(sideToMove) + 3 * step;
  const two = isWithinReach ? offset(to, 0, -2 * step) : undefined;
  return two !== undefined && isPiece(board[two], sideToMove, "pawn") ? [two] : [];
}

interface KingGuard {
  readonly king: Square;
  readonly inCheck: boolean;
  readonly pinned: readonly Square[];
}

function kingGuard(position: ChessPosition): KingGuard {
  const { board, sideToMove } = position;
  const king = kingOf(board, sideToMove);
  return { king, inCheck: isCheck(position), pinned: pinnedTo(board, king, sideToMove) };
}

function pushMovesFrom(
  position: ChessPosition,
  guard: KingGuard,
  from: Square,
  moves: ChessMove[],
): void {
  const piece = position.board[from];
  if (piece === undefined || piece.colour !== position.sideToMove) return;
  const targets: Square[] = [];
  pushTargets(position, from, piece, targets);
  const risky = guard.inCheck || from === guard.king || guard.pinned.includes(from);
  for (const to of targets) {
    // En passant lifts two pawns from one rank, so a pin does not tell.
    const doubtful = risky || (to === position.enPassant && piece.role === "pawn");
    if (!doubtful || leavesKingSafe(position, guard.king, from, to)) {
      pushMove(position.sideToMove, piece.role, from, to, moves);
    }
  }
}

function pushMove(side: Colour, role: Role, from: Square, to: Square, moves: ChessMove[]): void {
  if (role !== "pawn" || rankOf(to) !== backRank(opposite(side))) {
    moves.push({ from, to });
    return;
  }
  for (const promotion of PROMOTION_ROLES) moves.push({ from, to, promotion });
}

function pushCastling(position: ChessPosition, guard: KingGuard, moves: ChessMove[]): void {
  if (guard.inCheck) return;
  for (const to of castlingTargets(position)) moves.push({ from: guard.king, to });
}

function leavesKingSafe(
  { board, sideToMove, enPassant }: ChessPosition,
  king: Square,
  from: Square,
  to: Square,
): boolean {
  const after = board.slice();
  if (to === enPassant && board[from]?.role === "pawn") {
    after[enPassantVictim(to, sideToMove)] = undefined;
  }
  after[to] = board[from];
  after[from] = undefined;
  return !isAttacked(after, from === king ? to : king, opposite(sideToMove));
}

function pushTargets(position: ChessPosition, from: Square, piece: Piece, targets: Square[]): void {
  const { board } = position;
  switch (piece.role) {
    case "pawn":
      pushPawnTargets(position, from, targets);
      break;
    case "knight":
      pushLeaps(board, knightTargets(from), piece.colour, targets);
      break;
    case "king":
      pushLeaps(board, kingTargets(from), piece.colour, targets);
      break;
    default:
      for (const line of slidingRays(piece.role, from)) {
        pushSlides(board, line, piece.colour, targets);
      }
  }
}

function pushLeaps(
  board: Board,
  squares: readonly Square[],
  side: Colour,
  targets: Square[],
): void {
  for (const to of squares) {
    if (board[to]?.colour !== side) targets.push(to);
  }
}

function pushSlides(board: Board, line: readonly Square[], side: Colour, targets: Square[]): void {
  for (const to of line) {
    const piece = board[to];
    if (piece?.colour !== side) targets.push(to);
    if (piece !== undefined) return;
  }
}

function pushPawnTargets(position: ChessPosition, from: Square, targets: Square[]): void {
  const { board, sideToMove, enPassant } = position;
  for (const to of pawnTargets(sideToMove, from)) {
    const piece = board[to];
    if (piece === undefined ? to === enPassant : piece.colour !== sideToMove) targets.push(to);
  }
  const step = forward(sideToMove);
  const one = offset(from, 0, step);
  if (one === undefined || board[one] !== undefined) return;
  targets.push(one);
  if (rankOf(from) !== backRank(sideToMove) + step) return;
  const two = offset(from, 0, 2 * step);
  if (two !== undefined && board[two] === undefined) targets.push(two);
}
