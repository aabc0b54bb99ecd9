import { startLine } from "@kibitz/rules";
import { createIgisoro, type IgisoroLine } from "@kibitz/rules/igisoro";

const game = createIgisoro();
const RING = 16;

/** The plies after which a position of `roundLine` comes back. */
export const ROUND_PLIES = 2 * RING;

const ring = (...seeds: number[]): readonly number[] =>
  Array.from({ length: RING }, (_, pit) => seeds[pit] ?? 0);

/**
 * A line in which both sides' seeds move around their rings by a pit a turn and nothing is captured.
 * South has more seeds and other moves; North has no other.
 */
export function roundLine(plies: number): IgisoroLine {
  const pits = { south: ring(3, 2, 1), north: ring(2, 1) };
  let line: IgisoroLine = startLine(game, { pits, sideToMove: "south", plies: RING });
  while (line.moves.length < plies) {
    const { position } = line;
    const largest = Math.max(...position.pits[position.sideToMove]);
    const move = game
      .legalMoves(line)
      .find(({ pit }) => position.pits[position.sideToMove][pit] === largest);
    if (move === undefined) throw new Error("no seeds go round");
    line = game.play(line, move);
  }
  return line;
}
