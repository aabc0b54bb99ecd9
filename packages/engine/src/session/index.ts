export { type ClockReading, type PerSide, perSide, type SideTime } from "./clock.ts";
export type { SessionChange, SessionEvent } from "./events.ts";
export { acceptsUnlessBetter, type DrawPolicy, type Participant, person } from "./participant.ts";
export type { Done, Refusal, RefusalCode } from "./refusal.ts";
export {
  type NewSessionOptions,
  newSession,
  restoreSession,
  Session,
  type SessionOptions,
} from "./session.ts";
export type { SessionSnapshot, SnapshotError } from "./snapshot.ts";
export type {
  DrawOffer,
  FailureCode,
  MoveRecord,
  PlayedMove,
  SessionState,
  Status,
} from "./state.ts";
export {
  bronstein,
  byoYomi,
  fischer,
  MAX_PERIODS,
  type MoveBonus,
  type Stage,
  simpleDelay,
  suddenDeath,
  type TimeControl,
  untimed,
} from "./time-control.ts";
export { formatTimeControl, parseTimeControl, type TimeControlError } from "./time-control-text.ts";
export { systemTime, type TimeSource } from "./time-source.ts";
