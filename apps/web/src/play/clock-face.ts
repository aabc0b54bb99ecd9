import type { ClockReading, TimeControl } from "@kibitz/engine";

/** Below it a clock shows tenths. */
const TENTHS_BELOW_MS = 20_000;
/** Below it a clock warns, in games that give more time than this. */
const LOW_BELOW_MS = 30_000;
const LOW_PART = 0.2;

/** What a clock says as text: `12:05`, `1:02:05`, `0:19.4`. It never shows more than is left. */
export function formatClock(ms: number): string {
  const left = Math.max(0, ms);
  if (left < TENTHS_BELOW_MS) return `0:${twoDigits(left / 1000)}.${Math.floor(left / 100) % 10}`;
  // A second that has begun counts, so that ten minutes stand as 10:00 and not as 9:59.
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const ending = `${twoDigits(seconds % 60)}`;
  if (minutes < 60) return `${minutes}:${ending}`;
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${ending}`;
}

const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, "0");

/** Whether the side should hurry: little is left, as measured by what it began with. */
export function isLow({ remainingMs }: ClockReading, control: TimeControl): boolean {
  const mainMs = control.kind === "stages" ? control.stages[0].mainMs : Infinity;
  return remainingMs < Math.min(LOW_BELOW_MS, LOW_PART * mainMs);
}

/** At how much time left a person is told of it. */
const WARNINGS: readonly (readonly [number, string])[] = [
  [10_000, "10 seconds left."],
  [30_000, "30 seconds left."],
  [60_000, "One minute left."],
];

/** What to say when a clock has gone from one reading to the next, if anything. */
export function warningBetween(beforeMs: number, nowMs: number): string | undefined {
  return WARNINGS.find(([markMs]) => nowMs <= markMs && beforeMs > markMs)?.[1];
}
