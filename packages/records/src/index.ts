export * from "./annotate.ts";
export { decodeGameFile, decodeGameFileStream, GameFileDecoder } from "./decode.ts";
export * from "./edit.ts";
export {
  type ChessReading,
  type ChessRecord,
  readChessPgn,
  writeChessPgn,
} from "./pgn/chess.ts";
export type { PgnDialect, Tag, TagFault, TagReader } from "./pgn/dialect.ts";
export { type PgnFault, type PgnReading, type PgnReadOptions, readPgn } from "./pgn/read.ts";
export { writePgn } from "./pgn/write.ts";
export * from "./tree.ts";
