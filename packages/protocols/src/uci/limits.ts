import type { ClockState, Limits } from "@kibitz/engine";
import type { GoCommand } from "./command.ts";

/** A flag that has fallen still leaves the engine a moment to answer. */
const MIN_TIME_MS = 1;

/** The limits of `go`, with the clocks turned towards the side to move. */
export function toLimits(go: GoCommand, firstSideMoves: boolean): Limits {
  const clock = toClock(go, firstSideMoves);
  return {
    ...(go.depth !== undefined && { depth: Math.max(1, go.depth) }),
    ...(go.nodes !== undefined && { nodes: Math.max(1, go.nodes) }),
    ...(go.mate !== undefined && { mate: Math.max(1, go.mate) }),
    ...(go.moveTimeMs !== undefined && { timeMs: Math.max(MIN_TIME_MS, go.moveTimeMs) }),
    ...(clock && { clock }),
  };
}

function toClock(go: GoCommand, firstSideMoves: boolean): ClockState | undefined {
  const first = { time: go.firstTimeMs, increment: go.firstIncrementMs };
  const second = { time: go.secondTimeMs, increment: go.secondIncrementMs };
  const [own, other] = firstSideMoves ? [first, second] : [second, first];
  if (own.time === undefined) return undefined;
  return {
    remainingMs: Math.max(MIN_TIME_MS, own.time),
    incrementMs: Math.max(0, own.increment ?? 0),
    ...(other.time !== undefined && { opponentRemainingMs: Math.max(MIN_TIME_MS, other.time) }),
    ...(other.increment !== undefined && { opponentIncrementMs: Math.max(0, other.increment) }),
    ...(go.movesToGo !== undefined && go.movesToGo > 0 && { movesToGo: go.movesToGo }),
  };
}

/** The words of `go` for limits; without any the search runs until it is stopped. */
export function fromLimits(limits: Limits, firstSideMoves: boolean): Omit<GoCommand, "kind"> {
  const { depth, mate, timeMs, clock } = limits;
  const nodes = limits.nodes ?? limits.playouts;
  const go = {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(mate !== undefined && { mate }),
    ...(timeMs !== undefined && { moveTimeMs: wholeMs(timeMs) }),
    ...(clock && fromClock(clock, firstSideMoves)),
  };
  return Object.keys(go).length === 0 ? { infinite: true } : go;
}

function fromClock(clock: ClockState, firstSideMoves: boolean): Omit<GoCommand, "kind"> {
  const own = { time: wholeMs(clock.remainingMs), increment: Math.floor(clock.incrementMs) };
  const other = {
    time: wholeMs(clock.opponentRemainingMs ?? clock.remainingMs),
    increment: Math.floor(clock.opponentIncrementMs ?? clock.incrementMs),
  };
  const [first, second] = firstSideMoves ? [own, other] : [other, own];
  return {
    firstTimeMs: first.time,
    secondTimeMs: second.time,
    firstIncrementMs: first.increment,
    secondIncrementMs: second.increment,
    ...(clock.movesToGo !== undefined && { movesToGo: clock.movesToGo }),
  };
}

function wholeMs(timeMs: number): number {
  return Math.max(MIN_TIME_MS, Math.floor(timeMs));
}
