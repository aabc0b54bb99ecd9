import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { err, expectOk, type Result } from "@kibitz/rules";
import { type ChessGame, chess } from "@kibitz/rules/chess";
import { type ChessOpening, type OpeningsError, readEpdOpenings } from "./read-epd.ts";
import { readPgnOpenings } from "./read-pgn.ts";

/** Our own openings; how they were made stands beside them. */
const OWN_OPENINGS = fileURLToPath(new URL("../../../../data/openings/chess.pgn", import.meta.url));

/** The 500 short, balanced openings that matches of standard chess start from. */
export async function ownChessOpenings(): Promise<readonly ChessOpening[]> {
  return expectOk(readPgnOpenings(chess, await readFile(OWN_OPENINGS, "utf8")));
}

/** Reads a file of openings: PGN where its name ends so, otherwise EPD or FEN. */
export async function readChessOpenings(
  path: string,
  game: ChessGame = chess,
  maxPlies?: number,
): Promise<Result<readonly ChessOpening[], OpeningsError>> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err({ code: "unreadable", message: `${path} cannot be read: ${reason}.`, line: 1 });
  }
  return /\.pgn$/i.test(path) ? readPgnOpenings(game, text, maxPlies) : readEpdOpenings(game, text);
}
