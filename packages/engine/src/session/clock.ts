import type { ClockState } from "../player.ts";
import type { Stage, TimeControl } from "./time-control.ts";

/** A value for each side of a game. */
export type PerSide<S extends string, T> = { readonly [side in S]: T };

export function perSide<S extends string, T>(
  sides: readonly [S, S],
  value: (side: S) => T,
): PerSide<S, T> {
  // Each side is a key, which the type of `fromEntries` cannot tell.
  return Object.fromEntries(sides.map((side) => [side, value(side)])) as PerSide<S, T>;
}

/** What a side has left, as of the start of its turn. */
export interface SideTime {
  readonly mainMs: number;
  /** The stage in force, from 0. */
  readonly stage: number;
  /** Moves until the stage ends or the overtime period is whole again; absent where none are counted. */
  readonly movesToGo?: number;
  /** What is left of the overtime period, and how many there are with it; absent without byo-yomi. */
  readonly periodMs?: number;
  readonly periods?: number;
}

/** A turn under way. */
export interface Turn<S> {
  readonly side: S;
  /** Used until the clock was last stopped. */
  readonly usedMs: number;
  /** When the clock began to run; absent while it is stopped. */
  readonly runningSinceMs?: number;
}

/**
 * Both clocks of a game as a value. Every function that needs the time takes
 * it as `nowMs`, from whatever source never runs backwards.
 */
export interface Clock<S extends string> {
  readonly controls: PerSide<S, TimeControl>;
  readonly times: PerSide<S, SideTime>;
  readonly turn?: Turn<S>;
}

/** Clocks before the first move. */
export function newClock<S extends string>(
  sides: readonly [S, S],
  controls: PerSide<S, TimeControl>,
): Clock<S> {
  return { controls, times: perSide(sides, (side) => startTime(controls[side])) };
}

/** Begins the turn of a side, with its clock running. */
export function startTurn<S extends string>(clock: Clock<S>, side: S, nowMs: number): Clock<S> {
  return { ...clock, turn: { side, usedMs: 0, runningSinceMs: nowMs } };
}

/** Stops the clock in the middle of a turn; `resumeTurn` goes on where it was. */
export function pauseTurn<S extends string>(clock: Clock<S>, nowMs: number): Clock<S> {
  const { turn } = clock;
  return turn ? { ...clock, turn: { side: turn.side, usedMs: usedMs(turn, nowMs) } } : clock;
}

export function resumeTurn<S extends string>(clock: Clock<S>, nowMs: number): Clock<S> {
  const { turn } = clock;
  if (!turn || turn.runningSinceMs !== undefined) return clock;
  return { ...clock, turn: { ...turn, runningSinceMs: nowMs } };
}

/** Ends the turn by a move: the time used is charged and the bonus given. */
export function endTurn<S extends string>(clock: Clock<S>, nowMs: number): Clock<S> {
  const { turn, controls, times } = clock;
  if (!turn) return clock;
  const { side } = turn;
  const after = timeAfterMove(controls[side], times[side], usedMs(turn, nowMs));
  return { controls, times: { ...times, [side]: after } };
}

/** The time used in this turn. */
export function turnUsedMs<S extends string>({ turn }: Clock<S>, nowMs: number): number {
  return turn ? usedMs(turn, nowMs) : 0;
}

/** How long until the flag of the side whose turn it is falls; infinite without a clock. */
export function untilFlagMs<S extends string>(clock: Clock<S>, nowMs: number): number {
  const { turn, controls, times } = clock;
  if (!turn) return Infinity;
  return wholeTurnMs(controls[turn.side], times[turn.side]) - usedMs(turn, nowMs);
}

/** What a clock shows. */
export interface ClockReading {
  /** Of the main time, or of the overtime period once that has begun. */
  readonly remainingMs: number;
  /** With byo-yomi: whether the main time is over, and the periods left with the current one. */
  readonly overtime?: { readonly begun: boolean; readonly periods: number };
  readonly movesToGo?: number;
  /** What is left of the delay before the clock runs. */
  readonly delayMs?: number;
}

/** What the clock of a side shows; nothing for a side that plays without one. */
export function readClock<S extends string>(
  clock: Clock<S>,
  side: S,
  nowMs: number,
): ClockReading | undefined {
  const { turn, controls, times } = clock;
  const used = turn?.side === side ? usedMs(turn, nowMs) : 0;
  return reading(controls[side], times[side], used);
}

/** The clocks as a player is told of them, to budget its time; nothing without a clock. */
export function clockStateFor<S extends string>(
  clock: Clock<S>,
  side: S,
  opponent: S,
  nowMs: number,
): ClockState | undefined {
  const own = playerTime(clock, side, nowMs);
  if (!own) return undefined;
  const theirs = playerTime(clock, opponent, nowMs);
  return {
    ...own,
    ...(theirs && {
      opponentRemainingMs: theirs.remainingMs,
      opponentIncrementMs: theirs.incrementMs,
    }),
  };
}

/** Byo-yomi is told as a move or a few to make in the period, and before it as an increment. */
function playerTime<S extends string>(clock: Clock<S>, side: S, nowMs: number) {
  const shown = readClock(clock, side, nowMs);
  const control = clock.controls[side];
  if (!shown || control.kind === "none") return undefined;
  const remainingMs = Math.max(0, shown.remainingMs + (shown.delayMs ?? 0));
  const counted = shown.movesToGo === undefined ? {} : { movesToGo: shown.movesToGo };
  if (control.kind === "stages") {
    const { bonus } = stageOf(control.stages, clock.times[side].stage);
    return { remainingMs, incrementMs: bonus?.ms ?? 0, ...counted };
  }
  if (shown.overtime?.begun) return { remainingMs, incrementMs: 0, ...counted };
  return { remainingMs, incrementMs: control.periodMs / control.movesPerPeriod };
}

function startTime(control: TimeControl): SideTime {
  switch (control.kind) {
    case "none":
      return { mainMs: 0, stage: 0 };
    case "stages":
      return { mainMs: control.stages[0].mainMs, stage: 0, ...countedMoves(control.stages[0]) };
    case "byo-yomi":
      return {
        mainMs: control.mainMs,
        stage: 0,
        movesToGo: control.movesPerPeriod,
        periodMs: control.periodMs,
        periods: control.periods,
      };
  }
}

function countedMoves({ moves }: Stage): Pick<SideTime, "movesToGo"> {
  return moves === undefined ? {} : { movesToGo: moves };
}

/** The stage by index; the last one stays in force. */
function stageOf(stages: readonly [Stage, ...Stage[]], index: number): Stage {
  return stages[Math.min(index, stages.length - 1)] ?? stages[0];
}

function usedMs<S>({ usedMs: before, runningSinceMs }: Turn<S>, nowMs: number): number {
  return before + (runningSinceMs === undefined ? 0 : Math.max(0, nowMs - runningSinceMs));
}

/** How long a turn may last. */
function wholeTurnMs(control: TimeControl, time: SideTime): number {
  if (control.kind === "none") return Infinity;
  if (control.kind === "byo-yomi") return time.mainMs + overtimeMs(control, time);
  const { bonus } = stageOf(control.stages, time.stage);
  return time.mainMs + (bonus?.kind === "delay" ? bonus.ms : 0);
}

type ByoYomi = Extract<TimeControl, { readonly kind: "byo-yomi" }>;

function overtimeMs(control: ByoYomi, { periodMs = 0, periods = 0 }: SideTime): number {
  return periods > 0 ? periodMs + (periods - 1) * control.periodMs : 0;
}

function timeAfterMove(control: TimeControl, time: SideTime, used: number): SideTime {
  switch (control.kind) {
    case "none":
      return time;
    case "stages":
      return nextStage(
        control.stages,
        chargeStage(stageOf(control.stages, time.stage), time, used),
      );
    case "byo-yomi":
      return afterOvertimeMove(control, spend(control, time, used));
  }
}

function chargeStage({ bonus }: Stage, time: SideTime, used: number): SideTime {
  const refund = bonus ? (bonus.kind === "increment" ? bonus.ms : Math.min(used, bonus.ms)) : 0;
  const movesToGo = time.movesToGo === undefined ? {} : { movesToGo: time.movesToGo - 1 };
  return { ...time, ...movesToGo, mainMs: Math.max(0, time.mainMs - used) + refund };
}

/** Adds the time of the next stage when the moves of this one are made. */
function nextStage(stages: readonly [Stage, ...Stage[]], time: SideTime): SideTime {
  if (time.movesToGo !== 0) return time;
  const stage = Math.min(time.stage + 1, stages.length - 1);
  const next = stageOf(stages, stage);
  return { mainMs: time.mainMs + next.mainMs, stage, ...countedMoves(next) };
}

/** Takes time from the main time and then from the periods, without the end of the move. */
function spend(control: ByoYomi, time: SideTime, used: number): SideTime {
  if (used < time.mainMs) return { ...time, mainMs: time.mainMs - used };
  let overtime = used - time.mainMs;
  let { periodMs = 0, periods = 0, movesToGo = 0 } = time;
  while (periods > 0 && overtime >= periodMs) {
    overtime -= periodMs;
    periods--;
    periodMs = control.periodMs;
    movesToGo = control.movesPerPeriod;
  }
  return {
    ...time,
    mainMs: 0,
    periods,
    periodMs: periods > 0 ? periodMs - overtime : 0,
    movesToGo,
  };
}

/** Moves count only in overtime; the last of a period makes it whole. */
function afterOvertimeMove(control: ByoYomi, time: SideTime): SideTime {
  if (time.mainMs > 0) return time;
  const movesToGo = (time.movesToGo ?? 1) - 1;
  if (movesToGo > 0) return { ...time, movesToGo };
  return { ...time, movesToGo: control.movesPerPeriod, periodMs: control.periodMs };
}

function reading(control: TimeControl, time: SideTime, used: number): ClockReading | undefined {
  if (control.kind === "none") return undefined;
  if (control.kind === "byo-yomi") return overtimeReading(spend(control, time, used));
  const { bonus } = stageOf(control.stages, time.stage);
  const delayMs = bonus?.kind === "delay" ? Math.max(0, bonus.ms - used) : undefined;
  const charged = bonus?.kind === "delay" ? Math.max(0, used - bonus.ms) : used;
  return {
    remainingMs: Math.max(0, time.mainMs - charged),
    ...(time.movesToGo !== undefined && { movesToGo: time.movesToGo }),
    ...(delayMs !== undefined && { delayMs }),
  };
}

function overtimeReading(time: SideTime): ClockReading {
  const { mainMs, periodMs = 0, periods = 0, movesToGo = 1 } = time;
  const begun = mainMs === 0;
  const overtime = { begun, periods };
  return begun ? { remainingMs: periodMs, overtime, movesToGo } : { remainingMs: mainMs, overtime };
}
