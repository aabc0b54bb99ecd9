import { readChessPgn, writeChessPgn } from "@kibitz/records";
import type { ChessGame, ChessMove, ChessPosition } from "@kibitz/rules/chess";
import type { RecordFormat } from "./match-file.ts";

/** Chess games are kept as PGN. */
export function chessFormat(game: ChessGame): RecordFormat<ChessPosition, ChessMove> {
  return {
    write: (record) => writeChessPgn(game, record),
    read: (text) => readChessPgn(text),
  };
}
