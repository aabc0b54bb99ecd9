import { playAll, startLine } from "@kibitz/rules";
import { chess } from "@kibitz/rules/chess";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChessUciGame, standardUci } from "./chess.ts";
import { PositionSpeller } from "./position-speller.ts";

/** The game of a list of choices; a game that is over gives no more moves. */
function gameOf(choices: readonly number[]) {
  let line = startLine(chess);
  for (const choice of choices) {
    const moves = chess.legalMoves(line);
    const move = moves[choice % moves.length];
    if (move === undefined) break;
    line = chess.play(line, move);
  }
  return line;
}

describe("PositionSpeller", () => {
  it("spells a game that goes on, goes back or changes as if it were new", () => {
    const property = fc.property(
      fc.array(fc.nat(), { maxLength: 60 }),
      fc.array(fc.nat({ max: 60 }), { maxLength: 6 }),
      (choices, lengths) => {
        const speller = new PositionSpeller(standardUci);
        const game = gameOf(choices);
        for (const length of lengths) {
          const line = playAll(chess, startLine(chess, game.start), game.moves.slice(0, length));
          expect(speller.spell(line)).toBe(new PositionSpeller(standardUci).spell(line));
        }
      },
    );
    fc.assert(property, { numRuns: 30 });
  });

  it("spells only the new moves of a game", () => {
    const spelled: number[] = [];
    const counting: ChessUciGame = {
      ...standardUci,
      formatMoves: (moves, line) => {
        spelled.push(moves.length);
        return standardUci.formatMoves(moves, line);
      },
    };
    const speller = new PositionSpeller(counting);
    const game = gameOf([1, 2, 3, 4, 5]);
    speller.spell(game);
    const [move] = chess.legalMoves(game);
    if (move === undefined) throw new Error("the game is over");
    speller.spell(chess.play(game, move));
    expect(spelled).toEqual([5, 1]);
  });
});
