import type { Result } from "@kibitz/rules";
import { type ChessGame, chess } from "@kibitz/rules/chess";
import type { OpeningsError } from "./opening.ts";
import { readOpeningsFile } from "./openings-file.ts";
import { type ChessOpening, readEpdOpenings } from "./read-epd.ts";
import { readPgnOpenings } from "./read-pgn.ts";

/** Reads a file of openings: PGN where its name ends so, otherwise EPD or FEN. */
export function readChessOpenings(
  path: string,
  game: ChessGame = chess,
  maxPlies?: number,
): Promise<Result<readonly ChessOpening[], OpeningsError>> {
  return readOpeningsFile(path, (text) =>
    /\.pgn$/i.test(path) ? readPgnOpenings(game, text, maxPlies) : readEpdOpenings(game, text),
  );
}
