import { chessKernel, chessKnowledge } from "@kibitz/engine/chess";
import { chessUci } from "@kibitz/protocols";
import { readChessPgn, writeChessPgn } from "@kibitz/records";
import { expectOk, startLine } from "@kibitz/rules";
import {
  CHESS960_COUNT,
  type ChessGame,
  type ChessMove,
  type ChessPosition,
  type Colour,
  chess,
  chess960Start,
  timeoutOutcome,
} from "@kibitz/rules/chess";
import type { RecordFormat } from "../match/match-file.ts";
import { readChessOpenings } from "../openings/chess-openings.ts";
import type { ChessOpening } from "../openings/read-epd.ts";
import { readPgnOpenings } from "../openings/read-pgn.ts";
import type { ArenaGame } from "./arena-game.ts";

/** Chess or, with its referee, Chess960. */
export function chessArena(game: ChessGame = chess): ArenaGame<ChessPosition, ChessMove, Colour> {
  return {
    game,
    kernel: { ...chessKernel, game },
    knowledge: chessKnowledge,
    uci: chessUci(game),
    format: chessFormat(game),
    adjudication: {
      draw: { fromPly: 80, moveCount: 8, scoreCp: 8 },
      resign: { moveCount: 4, scoreCp: 700 },
    },
    flagFall: (line, side) => timeoutOutcome(line, side),
    ownOpenings: async (readFile) =>
      game.variant === "chess960"
        ? chess960Openings(game)
        : expectOk(readPgnOpenings(game, await readFile("openings/chess.pgn"))),
    readOpenings: (path) => readChessOpenings(path, game),
  };
}

/** Chess games are kept as PGN. */
export function chessFormat(game: ChessGame): RecordFormat<ChessPosition, ChessMove> {
  return {
    write: (record) => writeChessPgn(game, record),
    read: (text) => readChessPgn(text),
  };
}

/** Every start position of Chess960, by its number. */
function chess960Openings(game: ChessGame): readonly ChessOpening[] {
  return Array.from({ length: CHESS960_COUNT }, (_, number) => ({
    name: `Chess960 position ${number}`,
    line: startLine(game, chess960Start(number)),
  }));
}
