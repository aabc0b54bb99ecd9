import { readChessPgnStream, writeChessPgn } from "@kibitz/records";
import { recordFormat } from "../record-format.ts";

/** Portable game notation. */
export const chessFormat = recordFormat({
  game: "chess",
  fileEnding: "pgn",
  readStream: readChessPgnStream,
  write: writeChessPgn,
  variantOf: ({ variant }) => variant,
});
