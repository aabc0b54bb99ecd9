import type { Line } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  chess,
  formatSan,
  isCapture,
  isCheck,
} from "@kibitz/rules/chess";
import type { MoveSound } from "../game-entry.ts";

type ChessLine = Line<ChessPosition, ChessMove>;

/** A move in full words for those who listen: "Knight takes f6, check". */
export function describeMove(move: ChessMove, before: ChessLine): string {
  return formatSan(move, before.position);
}

export function soundOf(move: ChessMove, before: ChessLine): MoveSound {
  if (isCheck(chess.play(before, move).position)) return "check";
  return isCapture(before.position, move) ? "capture" : "move";
}
