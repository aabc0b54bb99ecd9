import type { Limits } from "@kibitz/engine";
import { err, ok, type Result } from "@kibitz/rules";

/** How long the players may think. Each side has a clock of its own. */
export type TimeControl =
  | {
      readonly kind: "clock";
      readonly baseMs: number;
      readonly incrementMs: number;
      /** After so many moves the base time is added again; absent in sudden death. */
      readonly movesPerPeriod?: number;
    }
  /** The same limits for every move: a time, a depth, a number of nodes or playouts. */
  | { readonly kind: "per-move"; readonly limits: Limits };

export interface TimeControlError {
  readonly code: "bad-time-control";
  readonly message: string;
}

const CLOCK_PATTERN = /^(?:(\d+)\/)?(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/;
const LIMIT_PATTERN = /^(depth|nodes|playouts|movetime)=(\d+(?:\.\d+)?)$/;
const MAX_SECONDS = 1_000_000;

/**
 * Reads `2+0.02` (seconds and increment), `40/60+0.5` (with moves per period)
 * or `movetime=0.1` (seconds), `depth=6`, `nodes=10000`, `playouts=800`.
 */
export function parseTimeControl(text: string): Result<TimeControl, TimeControlError> {
  const control = parseClock(text.trim()) ?? parseLimit(text.trim());
  if (control) return ok(control);
  const message =
    `"${text}" is no time control: write seconds such as 2+0.02 or 40/60+0.5, ` +
    "or one of movetime=SECONDS, depth=N, nodes=N, playouts=N.";
  return err({ code: "bad-time-control", message });
}

function parseClock(text: string): TimeControl | undefined {
  const match = CLOCK_PATTERN.exec(text);
  if (!match) return undefined;
  const [, moves, base, increment = "0"] = match;
  const baseMs = millisecondsOf(base);
  const incrementMs = millisecondsOf(increment);
  const movesPerPeriod = moves === undefined ? undefined : Number(moves);
  if (baseMs === undefined || incrementMs === undefined || baseMs + incrementMs === 0)
    return undefined;
  if (movesPerPeriod === undefined) return { kind: "clock", baseMs, incrementMs };
  return movesPerPeriod > 0 ? { kind: "clock", baseMs, incrementMs, movesPerPeriod } : undefined;
}

function parseLimit(text: string): TimeControl | undefined {
  const match = LIMIT_PATTERN.exec(text);
  if (!match) return undefined;
  const [, name = "", value = ""] = match;
  if (name === "movetime") {
    const timeMs = millisecondsOf(value);
    return timeMs ? { kind: "per-move", limits: { timeMs } } : undefined;
  }
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0
    ? { kind: "per-move", limits: { [name]: count } }
    : undefined;
}

function millisecondsOf(seconds: string | undefined): number | undefined {
  const value = Number(seconds);
  return value <= MAX_SECONDS ? Math.round(value * 1000) : undefined;
}

/** The inverse of `parseTimeControl`, also the form of PGN's `TimeControl` tag for clocks. */
export function formatTimeControl(control: TimeControl): string {
  if (control.kind === "per-move") return formatLimits(control.limits);
  const period = control.movesPerPeriod === undefined ? "" : `${control.movesPerPeriod}/`;
  const increment = control.incrementMs === 0 ? "" : `+${control.incrementMs / 1000}`;
  return `${period}${control.baseMs / 1000}${increment}`;
}

function formatLimits({ depth, nodes, playouts, timeMs }: Limits): string {
  const parts = [
    depth === undefined ? "" : `depth=${depth}`,
    nodes === undefined ? "" : `nodes=${nodes}`,
    playouts === undefined ? "" : `playouts=${playouts}`,
    timeMs === undefined ? "" : `movetime=${timeMs / 1000}`,
  ];
  return parts.filter((part) => part !== "").join(",");
}
