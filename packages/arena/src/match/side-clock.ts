import type { ClockState, Limits } from "@kibitz/engine";
import type { TimeControl } from "./time-control.ts";

/** A player without a clock that answers later than this is taken to hang. */
const PATIENCE_MS = 600_000;
/** How far a fixed time per move may be overstepped: it is a limit, not a clock. */
const MOVE_TIME_TOLERANCE_MS = 1000;

/** The clock of one side under one time control. */
export class SideClock {
  readonly #control: TimeControl;
  readonly #marginMs: number;
  #remainingMs: number;
  #movesMade = 0;

  /** `marginMs` is how far the clock may be overstepped without a forfeit. */
  constructor(control: TimeControl, marginMs: number) {
    this.#control = control;
    this.#marginMs = marginMs;
    this.#remainingMs = control.kind === "clock" ? control.baseMs + control.incrementMs : 0;
  }

  /** Undefined where there is no clock. */
  get remainingMs(): number | undefined {
    return this.#control.kind === "clock" ? this.#remainingMs : undefined;
  }

  /** What the side may use for its next move. */
  limits(opponent: SideClock): Limits {
    if (this.#control.kind === "per-move") return this.#control.limits;
    return { clock: this.#state(opponent, this.#control) };
  }

  /** From this time on the move is forfeited. */
  deadlineMs(): number {
    if (this.#control.kind === "clock") return this.#remainingMs + this.#marginMs;
    const { timeMs } = this.#control.limits;
    return timeMs === undefined ? PATIENCE_MS : timeMs + this.#marginMs + MOVE_TIME_TOLERANCE_MS;
  }

  /** Books a move that came in time. */
  press(elapsedMs: number): void {
    if (this.#control.kind !== "clock") return;
    const { baseMs, incrementMs, movesPerPeriod } = this.#control;
    this.#movesMade++;
    this.#remainingMs = Math.max(0, this.#remainingMs - elapsedMs) + incrementMs;
    if (movesPerPeriod !== undefined && this.#movesMade % movesPerPeriod === 0)
      this.#remainingMs += baseMs;
  }

  #state(opponent: SideClock, control: TimeControl & { kind: "clock" }): ClockState {
    const { incrementMs, movesPerPeriod } = control;
    const theirs = opponent.#control;
    return {
      remainingMs: this.#remainingMs,
      incrementMs,
      ...(theirs.kind === "clock" && {
        opponentRemainingMs: opponent.#remainingMs,
        opponentIncrementMs: theirs.incrementMs,
      }),
      ...(movesPerPeriod !== undefined && {
        movesToGo: movesPerPeriod - (this.#movesMade % movesPerPeriod),
      }),
    };
  }
}
