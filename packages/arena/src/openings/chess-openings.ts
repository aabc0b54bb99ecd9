import { readFile } from "node:fs/promises";
import { decodeGameFile } from "@kibitz/records";
import { err, type Result } from "@kibitz/rules";
import { type ChessGame, chess } from "@kibitz/rules/chess";
import type { OpeningsError } from "./opening.ts";
import { type ChessOpening, readEpdOpenings } from "./read-epd.ts";
import { readPgnOpenings } from "./read-pgn.ts";

/** Reads a file of openings: PGN where its name ends so, otherwise EPD or FEN. */
export async function readChessOpenings(
  path: string,
  game: ChessGame = chess,
  maxPlies?: number,
): Promise<Result<readonly ChessOpening[], OpeningsError>> {
  let text: string;
  try {
    text = decodeGameFile(await readFile(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err({ code: "unreadable", message: `${path} cannot be read: ${reason}.`, line: 1 });
  }
  return /\.pgn$/i.test(path) ? readPgnOpenings(game, text, maxPlies) : readEpdOpenings(game, text);
}
