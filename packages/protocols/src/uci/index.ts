export {
  type ChessUciEngineOptions,
  type ChessUciGame,
  chess960Uci,
  chessUci,
  createUciEngine,
  standardUci,
} from "./chess.ts";
export {
  formatGo,
  formatPosition,
  formatSetOption,
  type GoCommand,
  type PositionCommand,
  type UciCommand,
} from "./command.ts";
export type { PerftCounter } from "./count.ts";
export { createDialogue, type UciEngine, type UciEngineOptions } from "./engine.ts";
export type { ExtensionCommand } from "./extension.ts";
export type { UciGame, UciSeat } from "./game.ts";
export { igisoroUci, kalahUci, owareUci } from "./mancala.ts";
export { checkOptionValue, formatOption, parseOption, type UciOption } from "./option.ts";
export { MAX_LINE_LENGTH, type ParsedCommand, parseCommand } from "./parse-command.ts";
export { parseInfo, parseResponse } from "./parse-response.ts";
export {
  createUciPlayer,
  type UciOptionValue,
  type UciPlayer,
  type UciPlayerOptions,
} from "./player.ts";
export type { PlayerFactory } from "./player-host.ts";
export { MAX_PLIES } from "./position.ts";
export { formatResponse, type UciInfo, type UciResponse, type UciScore } from "./response.ts";
export type { UciCapabilities, UciRules, UciSettings, UciVariant } from "./settings.ts";
export { UCI_VARIANTS } from "./variants.ts";
