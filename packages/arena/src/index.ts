export type { AdjudicationRules } from "./match/adjudication.ts";
export { chessFormat } from "./match/chess-format.ts";
export { type Contestant, MatchError } from "./match/contestant.ts";
export type { MatchTags } from "./match/game-record.ts";
export {
  type MatchFile,
  type MatchFileOptions,
  openMatchFile,
  type RecordFormat,
} from "./match/match-file.ts";
export type { Fault, FaultKind, FinishedGame, PlayedMove } from "./match/play-game.ts";
export {
  type FaultRecord,
  formatMatchReport,
  type MatchReport,
  type MatchStop,
  type SprtState,
} from "./match/report.ts";
export {
  DEFAULT_TIME_MARGIN_MS,
  distinctNames,
  type EarlierResult,
  type MatchEvent,
  type MatchGame,
  type MatchObserver,
  type MatchOptions,
  runMatch,
} from "./match/run-match.ts";
export {
  formatTimeControl,
  parseTimeControl,
  type TimeControl,
  type TimeControlError,
} from "./match/time-control.ts";
export { readChessOpenings } from "./openings/chess-openings.ts";
export { generateOpenings, type OpeningRecipe } from "./openings/generate.ts";
export type { Opening } from "./openings/opening.ts";
export { type ChessOpening, type OpeningsError, readEpdOpenings } from "./openings/read-epd.ts";
export { readPgnOpenings } from "./openings/read-pgn.ts";
export {
  type ChessContestant,
  type ChessPlayer,
  chessContestant,
} from "./spec/chess-contestant.ts";
export {
  type EngineSpec,
  type KibitzSpec,
  parseEngineSpec,
  REFERENCE_SEARCHES,
  type ReferenceSearch,
  type ReferenceSpec,
  type UciSpec,
} from "./spec/engine-spec.ts";
export type { EngineSpecError } from "./spec/fields.ts";
export * from "./statistics/elo.ts";
export * from "./statistics/sprt.ts";
export * from "./statistics/tally.ts";
export { type CommandLineError, parseCommandLine } from "./transport/command-line.ts";
export { type ProcessOptions, startProcess } from "./transport/process.ts";
