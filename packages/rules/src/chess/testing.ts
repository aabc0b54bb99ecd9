import { playAll, startLine } from "../core/game.ts";
import { expectOk } from "../core/result.ts";
import { parseFen } from "./fen.ts";
import { createChess, parseMove } from "./game.ts";
import type { ChessLine } from "./outcome.ts";
import type { ChessPosition } from "./types.ts";

/** The position of a FEN that a test knows to be good; Chess960 castling is allowed. */
export const position = (fen: string): ChessPosition => expectOk(parseFen(fen, "chess960"));

const game = createChess({ variant: "chess960" });

/** The line of moves, in SAN or UCI between spaces, from a FEN or the standard start. */
export function lineOf(moves: string, fen?: string): ChessLine {
  const start = startLine(game, fen === undefined ? game.start() : position(fen));
  const texts = moves.split(" ").filter((text) => text !== "");
  return texts.reduce(
    (line, text) => playAll(game, line, [expectOk(parseMove(text, line.position))]),
    start,
  );
}
