import type { Line } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  type Colour,
  fileOf,
  isAttacked,
  isCapture,
  opposite,
  type Piece,
  type Role,
  rankOf,
  type Square,
} from "@kibitz/rules/chess";
import type { Knowledge } from "./search.ts";

type ChessLine = Line<ChessPosition, ChessMove>;

/** Centipawns; the values of Michniewski's "Simplified Evaluation Function". */
const MATERIAL: Readonly<Record<Role, number>> = {
  pawn: 100,
  knight: 320,
  bishop: 330,
  rook: 500,
  queen: 900,
  king: 0,
};

/** Centipawns for each step that a piece stands nearer to the centre. */
const CENTRE: Readonly<Record<Role, number>> = {
  pawn: 4,
  knight: 12,
  bishop: 6,
  rook: 2,
  queen: 2,
  king: 0,
};

/** A bishop for a knight is an even trade. */
const MINOR_DIFFERENCE = MATERIAL.bishop - MATERIAL.knight;

const PAWN_ADVANCE = 6;
/** A king belongs in its corner while queens and rooks are about, and in the centre afterwards. */
const KING_SHELTER = 10;
const ENDGAME_MATERIAL = 2 * (MATERIAL.rook + MATERIAL.bishop);

/** Material and a few squares: enough for a classical search to play sensible chess. */
export function evaluateChess({ position }: ChessLine): number {
  const { board, sideToMove } = position;
  const endgame = pieceMaterial(board) <= ENDGAME_MATERIAL;
  let white = 0;
  for (const [square, piece] of board.entries()) {
    if (!piece) continue;
    const value = MATERIAL[piece.role] + squareValue(piece, square as Square, endgame);
    white += piece.colour === "white" ? value : -value;
  }
  return sideToMove === "white" ? white : -white;
}

function squareValue({ role, colour }: Piece, square: Square, endgame: boolean): number {
  const nearCentre = centrality(square);
  if (role === "king") return (endgame ? nearCentre : -nearCentre) * KING_SHELTER;
  const advance = role === "pawn" ? PAWN_ADVANCE * ranksForward(square, colour) : 0;
  return CENTRE[role] * nearCentre + advance;
}

/** 0 in a corner, 6 on the four squares in the middle. */
function centrality(square: Square): number {
  const fromEdge = (line: number) => Math.min(line, 7 - line);
  return fromEdge(fileOf(square)) + fromEdge(rankOf(square));
}

function ranksForward(square: Square, colour: Colour): number {
  return colour === "white" ? rankOf(square) : 7 - rankOf(square);
}

/** All but pawns, of both sides. */
function pieceMaterial(board: ChessPosition["board"]): number {
  let sum = 0;
  for (const piece of board) {
    if (piece && piece.role !== "pawn") sum += MATERIAL[piece.role];
  }
  return sum;
}

/** The most valuable victim by the least valuable attacker first, and promotions. */
export function orderChess(
  { position: { board, ...position } }: ChessLine,
  move: ChessMove,
): number {
  const promotion = move.promotion ? MATERIAL[move.promotion] : 0;
  const victim = board[move.to];
  const attacker = board[move.from];
  // Castling is written as the king taking its own rook.
  if (!victim || !attacker || victim.colour === position.sideToMove) return promotion;
  return promotion + 10 * MATERIAL[victim.role] - MATERIAL[attacker.role] + 1;
}

/** Queen promotions, and captures that lose nothing at first sight. */
export function noisyChessMoves(
  { position }: ChessLine,
  moves: readonly ChessMove[],
): readonly ChessMove[] {
  return moves.filter((move) => move.promotion === "queen" || isSoundCapture(position, move));
}

function isSoundCapture(position: ChessPosition, move: ChessMove): boolean {
  if (!isCapture(position, move)) return false;
  const { board, sideToMove } = position;
  const gain = valueOn(board, move.to) - valueOn(board, move.from);
  return gain >= -MINOR_DIFFERENCE || !isAttacked(board, move.to, opposite(sideToMove));
}

/** The material on a square. */
function valueOn(board: ChessPosition["board"], square: Square): number {
  const piece = board[square];
  return piece ? MATERIAL[piece.role] : 0;
}

/** What a reference search needs to play chess decently. */
export const chessKnowledge: Required<Knowledge<ChessPosition, ChessMove>> = {
  evaluate: evaluateChess,
  unit: "cp",
  order: orderChess,
  noisyMoves: noisyChessMoves,
};
