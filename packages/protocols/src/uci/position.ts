import { err, excerpt, type Line, ok, type Result, startLine } from "@kibitz/rules";
import type { LineFault } from "../fault.ts";
import type { PositionCommand } from "./command.ts";
import type { UciGame } from "./game.ts";
import type { Token } from "./token.ts";

/** No game under the seventy-five-move rule is longer. */
export const MAX_PLIES = 20_000;

/** The last good position of a dialogue. */
export class PositionKeeper<P, M, S extends string> {
  #line: Line<P, M>;
  /** What set it. */
  #command: PositionCommand = FROM_STARTPOS;
  #uciGame: UciGame<P, M, S>;

  constructor(uciGame: UciGame<P, M, S>) {
    this.#uciGame = uciGame;
    this.#line = startLine(uciGame.game, uciGame.startpos);
  }

  get line(): Line<P, M> {
    return this.#line;
  }

  /** Goes over to another game: the same words are read again, and without sense there its start stands. */
  follow(uciGame: UciGame<P, M, S>): void {
    if (uciGame === this.#uciGame || this.set(this.#command, uciGame).ok) return;
    this.#keep(startLine(uciGame.game, uciGame.startpos), FROM_STARTPOS, uciGame);
  }

  /** Takes the new position as a whole, or names the fault and keeps the old one. */
  set(command: PositionCommand, uciGame: UciGame<P, M, S>): Result<Line<P, M>, LineFault> {
    if (command.moves.length > MAX_PLIES) return err(tooManyMoves(command.moves));
    const continues = this.#isContinuedBy(command, uciGame);
    const start = continues ? ok(this.#line) : startOf(command, uciGame);
    if (!start.ok) return start;
    const known = continues ? this.#command.moves.length : 0;
    const line = playMoves(uciGame, start.value, command.moves, known);
    if (line.ok) this.#keep(line.value, command, uciGame);
    return line;
  }

  /** A controller repeats the whole game before each move; only the new moves need be played. */
  #isContinuedBy({ fen, moves }: PositionCommand, uciGame: UciGame<P, M, S>): boolean {
    return (
      uciGame === this.#uciGame &&
      fen?.text === this.#command.fen?.text &&
      this.#command.moves.length <= moves.length &&
      this.#command.moves.every(({ text }, index) => text === moves[index]?.text)
    );
  }

  #keep(line: Line<P, M>, command: PositionCommand, uciGame: UciGame<P, M, S>): void {
    this.#line = line;
    this.#command = command;
    this.#uciGame = uciGame;
  }
}

const FROM_STARTPOS: PositionCommand = { kind: "position", moves: [] };

function startOf<P, M, S extends string>(
  { fen }: PositionCommand,
  { game, startpos }: UciGame<P, M, S>,
): Result<Line<P, M>, LineFault> {
  if (fen === undefined) return ok(startLine(game, startpos));
  const position = game.notation.parsePosition(fen.text);
  if (position.ok) return ok(startLine(game, position.value));
  const { code, message, at } = position.error;
  return err({ code, message, at: fen.at + at });
}

function playMoves<P, M, S extends string>(
  uciGame: UciGame<P, M, S>,
  start: Line<P, M>,
  moves: readonly Token[],
  from: number,
): Result<Line<P, M>, LineFault> {
  let line = start;
  for (const [offset, token] of moves.slice(from).entries()) {
    const move = uciGame.parseMove(token.text, line);
    if (!move.ok) return err(badMove(token, from + offset, move.error.message));
    line = uciGame.game.play(line, move.value);
  }
  return ok(line);
}

function badMove(token: Token, index: number, reason: string): LineFault {
  const message = `move ${index + 1}, ${excerpt(token.text)}, cannot be played: ${reason}`;
  return { code: "illegal-move", message, at: token.at };
}

function tooManyMoves(moves: readonly Token[]): LineFault {
  const message = `the game has ${moves.length} moves; at most ${MAX_PLIES} are read`;
  return { code: "too-many-moves", message, at: moves[MAX_PLIES]?.at ?? 0 };
}
