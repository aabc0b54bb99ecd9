export * from "./annotate.ts";
export { decodeGameFile, decodeGameFileStream, GameFileDecoder } from "./decode.ts";
export * from "./edit.ts";
export { gameOfText } from "./game-of-text.ts";
export { gameNamed, type RecordedGame, unknownGameMessage } from "./game-tag.ts";
export { givenAwayText } from "./given-away.ts";
export { type Judge, judgeOf } from "./judge.ts";
export * from "./mancala/index.ts";
export {
  type ChessReading,
  type ChessRecord,
  type RefereedRecord,
  readChessPgn,
  readChessPgnStream,
  type StreamedChessReading,
  writeChessPgn,
  writeChessPgns,
} from "./pgn/chess.ts";
export type {
  PgnDialect,
  PgnGrammar,
  Step,
  Tag,
  TagFault,
  TaggedSetup,
  TagReader,
} from "./pgn/dialect.ts";
export type { PgnReadOptions } from "./pgn/feed.ts";
export { readPgn, readPgnStream, type StreamedPgnReading } from "./pgn/read.ts";
export type { PgnFault, PgnReading } from "./pgn/read-game.ts";
export { writePgn } from "./pgn/write.ts";
export { reportOfRecord } from "./report-of-record.ts";
export * from "./tree.ts";
