export type { ArenaGame } from "./games/arena-game.ts";
export { chessArena } from "./games/chess.ts";
export { igisoroArena } from "./games/igisoro.ts";
export { kalahArena } from "./games/kalah.ts";
export { owareArena } from "./games/oware.ts";
export {
  arenaGame,
  arenaGameIds,
  type GameFault,
  type HiddenArenaGame,
  type WithArenaGame,
} from "./games/registry.ts";
export type { AdjudicationRules } from "./match/adjudication.ts";
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
export { generateOpenings, type OpeningRecipe } from "./openings/generate.ts";
export type { Opening, OpeningsError } from "./openings/opening.ts";
export { contestantOf } from "./spec/contestant.ts";
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
