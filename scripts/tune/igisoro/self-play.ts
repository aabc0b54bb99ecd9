import type { IgisoroLaboratory } from "@kibitz/engine/igisoro-laboratory";
import type { Random } from "@kibitz/rules";
import { startLine } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";

const START = startLine(createIgisoro());
/** Longer games are drawn. */
export const MOST_PLIES = 300;

/** A position of a game, with what a search and the game's end said of it, for the side to move. */
export interface Judged {
  readonly block: Uint8Array;
  /** Hundredths of a seed. */
  readonly score: number;
  /** 1 won, 0 lost, 0.5 drawn. */
  readonly result: number;
}

/** Plays random moves from the start; undefined when the game ends meanwhile or one side is far ahead. */
export function randomOpening(
  laboratory: IgisoroLaboratory,
  random: Random,
  plies: number,
): readonly number[] | undefined {
  laboratory.load(START);
  const moves: number[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const legal = laboratory.legalMoves();
    const move = legal[random.below(legal.length)];
    if (move === undefined) return undefined;
    laboratory.play(move);
    moves.push(move);
  }
  const { score } = laboratory.search({ nodes: 3000 });
  const isEven = score?.kind === "points" && Math.abs(score.value) < 3;
  return isEven ? moves : undefined;
}

/** Takes up the start with the moves of an opening played. */
export function takeUp(laboratory: IgisoroLaboratory, opening: readonly number[]): void {
  laboratory.newGame();
  laboratory.load(START);
  for (const move of opening) laboratory.play(move);
}

/** The kernel against itself from an opening, until a search has found the win. */
export function playJudged(
  laboratory: IgisoroLaboratory,
  opening: readonly number[],
  nodes: number,
): readonly Judged[] {
  takeUp(laboratory, opening);
  const positions: Omit<Judged, "result">[] = [];
  let winner: number | undefined;
  for (let ply = 0; ply < MOST_PLIES && winner === undefined; ply++) {
    const block = laboratory.positionBlock();
    const { move, score } = laboratory.search({ nodes });
    if (move === 0) winner = 1 - (ply % 2);
    else if (score?.kind === "mate") winner = score.plies > 0 ? ply % 2 : 1 - (ply % 2);
    else
      positions.push({
        block,
        score: Math.round(100 * (score?.kind === "points" ? score.value : 0)),
      });
    if (winner === undefined) laboratory.play(move);
  }
  return positions.map((position, ply) => ({
    ...position,
    result: winner === undefined ? 0.5 : winner === ply % 2 ? 1 : 0,
  }));
}
