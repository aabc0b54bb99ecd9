import type { Line } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  castlingWing,
  chess,
  isCapture,
  isCheck,
  legalMoves,
  playMove,
  type Role,
  squareName,
} from "@kibitz/rules/chess";
import type { MoveSound } from "../game-entry.ts";

type ChessLine = Line<ChessPosition, ChessMove>;

/** A move in full words for those who listen: "Knight takes f6, check". */
export function describeMove(move: ChessMove, before: ChessLine): string {
  const { position } = before;
  return [
    action(move, position),
    ...(move.promotion === undefined ? [] : [`promotes to ${move.promotion}`]),
    ...effect(playMove(position, move)),
  ].join(", ");
}

function action(move: ChessMove, position: ChessPosition): string {
  const wing = castlingWing(position, move.from, move.to);
  if (wing !== undefined) return `Castles ${wing === "kingSide" ? "king" : "queen"} side`;
  const role = position.board[move.from]?.role ?? "pawn";
  const verb = isCapture(position, move) ? "takes" : "to";
  const origin = isUnclear(move, position, role) ? ` from ${squareName(move.from)}` : "";
  return `${titled(role)}${origin} ${verb} ${squareName(move.to)}${enPassant(move, position, role)}`;
}

/** Whether another piece of the same kind could have made the move. */
function isUnclear({ from, to }: ChessMove, position: ChessPosition, role: Role): boolean {
  return legalMoves(position).some(
    (other) =>
      other.to === to &&
      other.from !== from &&
      position.board[other.from]?.role === role &&
      castlingWing(position, other.from, to) === undefined,
  );
}

function enPassant(move: ChessMove, position: ChessPosition, role: Role): string {
  const isTaken = role === "pawn" && isCapture(position, move);
  return isTaken && position.board[move.to] === undefined ? " en passant" : "";
}

function effect(after: ChessPosition): string[] {
  const isOver = legalMoves(after).length === 0;
  if (isCheck(after)) return [isOver ? "checkmate" : "check"];
  return isOver ? ["stalemate"] : [];
}

const titled = (role: Role): string => role.charAt(0).toUpperCase() + role.slice(1);

export function soundOf(move: ChessMove, before: ChessLine): MoveSound {
  if (isCheck(chess.play(before, move).position)) return "check";
  return isCapture(before.position, move) ? "capture" : "move";
}
