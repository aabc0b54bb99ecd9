import type { Game, Line } from "@kibitz/rules";
import type { Numbering } from "../moves/move-layout.ts";

/** A move of an engine's line, as it is written, and what it leads to. */
export interface PvMove<P, M> {
  readonly move: M;
  readonly text: string;
  /** "12." or "12…" where a number stands before it, else empty. */
  readonly number: string;
  readonly line: Line<P, M>;
}

/** The first moves of an engine's line. It is cut where the rules end it. */
export function pvMoves<P, M, S extends string>(
  game: Game<P, M, S>,
  numbering: Numbering<P>,
  from: Line<P, M>,
  moves: readonly M[],
  most = 16,
): readonly PvMove<P, M>[] {
  const written: PvMove<P, M>[] = [];
  let line = from;
  let isFirstsTurn = false;
  for (const move of moves.slice(0, most)) {
    const { position } = line;
    const isFirstSide = numbering.isFirstSide(position);
    // Of the moves that a side makes in a row the first has the number.
    const isNumbered = written.length === 0 || (isFirstSide && !isFirstsTurn);
    isFirstsTurn = isFirstSide;
    const number = `${numbering.moveNumber(position)}${isFirstSide ? "." : "…"}`;
    const text = game.notation.formatMove(move, line);
    line = game.play(line, move);
    written.push({ move, text, number: isNumbered ? number : "", line });
  }
  return written;
}
