export * from "./attacks.ts";
export * from "./castling.ts";
export * from "./chess960.ts";
export {
  castlingRook,
  EMPTY_SETUP,
  possibleEnPassant,
  withCastling,
  withEnPassant,
  withPiece,
  withPieceMoved,
  withSideToMove,
} from "./edit.ts";
export {
  type EpdOperand,
  type EpdOperation,
  type EpdRecord,
  epdMoves,
  epdNumber,
  epdOperands,
  epdText,
  formatEpd,
  parseEpd,
} from "./epd.ts";
export type { ChessError, ChessErrorCode } from "./errors.ts";
export {
  type FormatOptions,
  formatFen,
  formatSetup,
  parseFen,
  STANDARD_START_FEN,
  validate,
} from "./fen.ts";
export {
  type ChessGame,
  type ChessOptions,
  chess,
  createChess,
  moveCode,
  parseMove,
} from "./game.ts";
export { keyOf } from "./keys.ts";
export {
  isCheck,
  isLegal,
  legalEnPassant,
  legalMoves,
  legalMovesFrom,
  sameMove,
} from "./movegen.ts";
export {
  agreement,
  type ChessLine,
  type ChessOutcome,
  type ChessOutcomeReason,
  canMate,
  isDeadByMaterial,
  repetitions,
  resignation,
  timeoutOutcome,
} from "./outcome.ts";
export { positionPerft } from "./perft.ts";
export * from "./pieces.ts";
export { isCapture, MAX_COUNTER, passTurn, playMove } from "./play.ts";
export { formatSan, parseSan } from "./san.ts";
export { parseSetup } from "./setup.ts";
export * from "./squares.ts";
export * from "./types.ts";
export { formatUci, parseUci } from "./uci.ts";
export type { ChessVariant } from "./validate.ts";
export { describeReason, REASON_WORDS } from "./words.ts";
