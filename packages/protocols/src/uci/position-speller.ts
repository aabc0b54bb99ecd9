import { type Line, startLine } from "@kibitz/rules";
import { formatPosition } from "./command.ts";
import type { UciGame } from "./game.ts";

/** Writes `position` commands. A game that goes on costs only its new moves. */
export class PositionSpeller<P, M, S extends string> {
  readonly #uciGame: UciGame<P, M, S>;
  #line: Line<P, M> | undefined;
  #texts: readonly string[] = [];

  constructor(uciGame: UciGame<P, M, S>) {
    this.#uciGame = uciGame;
  }

  spell(line: Line<P, M>): string {
    const known = this.#line !== undefined && continues(line, this.#line) ? this.#line : undefined;
    const from = known ?? startLine(this.#uciGame.game, line.start);
    const added = this.#uciGame.formatMoves(line.moves.slice(from.moves.length), from);
    this.#texts = known ? [...this.#texts, ...added] : added;
    this.#line = line;
    return formatPosition(this.#formatStart(line.start), this.#texts);
  }

  /** Undefined where `startpos` says it. */
  #formatStart(start: P): string | undefined {
    const { game, startpos } = this.#uciGame;
    const text = game.notation.formatPosition(start);
    return text === game.notation.formatPosition(startpos) ? undefined : text;
  }
}

/** Whether a line begins with all of another; the same objects, as in a game that is played on. */
function continues<P, M>(line: Line<P, M>, earlier: Line<P, M>): boolean {
  return (
    line.start === earlier.start &&
    line.moves.length >= earlier.moves.length &&
    earlier.moves.every((move, index) => move === line.moves[index])
  );
}
