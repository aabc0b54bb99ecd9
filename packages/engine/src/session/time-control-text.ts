import { err, ok, type Result } from "@kibitz/rules";
import {
  byoYomi,
  MAX_PERIODS,
  type MoveBonus,
  type Stage,
  type TimeControl,
  untimed,
} from "./time-control.ts";

export interface TimeControlError {
  readonly code: "bad-time-control" | "no-time" | "too-long";
  readonly message: string;
  /** The index of the first faulty character. */
  readonly at: number;
}

type Parsed<T> = Result<T, TimeControlError>;

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const LONGEST_MS = 1000 * 60 * MINUTE_MS;

const NUMBER = String.raw`\d{1,7}(?:\.\d{1,6})?`;
const STAGE = new RegExp(`^(?:(\\d{1,4})/)?(${NUMBER})(?:([+db])(${NUMBER}))?$`);
const BYO_YOMI = new RegExp(`^(${NUMBER})\\+(\\d{1,4})x(${NUMBER})(?:/(\\d{1,4}))?$`);

/**
 * Reads a time control as people write it, main times in minutes and the rest
 * in seconds:
 *
 * ```
 * none              no clock
 * 5                 five minutes for the game
 * 5+3               and three seconds more after each move
 * 5d3    5b3        with a simple delay; with Bronstein's
 * 40/90+30,30+30    90 minutes for 40 moves, then 30 for the rest
 * 10+5x30           ten minutes, then five periods of thirty seconds (byo-yomi)
 * 10+1x300/25       ten minutes, then 25 moves in every 300 seconds (Canadian)
 * ```
 */
export function parseTimeControl(text: string): Parsed<TimeControl> {
  if (text === "none") return ok(untimed);
  const overtime = BYO_YOMI.exec(text);
  return overtime ? parseByoYomi(overtime) : parseStages(text);
}

/** The inverse of `parseTimeControl`. */
export function formatTimeControl(control: TimeControl): string {
  switch (control.kind) {
    case "none":
      return "none";
    case "stages":
      return control.stages.map(formatStage).join(",");
    case "byo-yomi": {
      const { mainMs, periodMs, periods, movesPerPeriod } = control;
      const moves = movesPerPeriod === 1 ? "" : `/${movesPerPeriod}`;
      return `${mainMs / MINUTE_MS}+${periods}x${periodMs / SECOND_MS}${moves}`;
    }
  }
}

function formatStage({ mainMs, moves, bonus }: Stage): string {
  const counted = moves === undefined ? "" : `${moves}/`;
  const letter = { increment: "+", delay: "d", bronstein: "b" };
  const extra = bonus ? `${letter[bonus.kind]}${bonus.ms / SECOND_MS}` : "";
  return `${counted}${mainMs / MINUTE_MS}${extra}`;
}

function parseByoYomi(match: RegExpExecArray): Parsed<TimeControl> {
  const [, main, periods, period, moves = "1"] = match;
  const mainMs = milliseconds(main, MINUTE_MS);
  const periodMs = milliseconds(period, SECOND_MS);
  const [periodCount, movesPerPeriod] = [Number(periods), Number(moves)];
  if (Math.max(mainMs, periodMs) > LONGEST_MS || periodCount > MAX_PERIODS) return tooLong(0);
  if (periodMs === 0 || periodCount === 0 || movesPerPeriod === 0) return noTime(0);
  return ok(byoYomi(mainMs, periodMs, periodCount, movesPerPeriod));
}

function parseStages(text: string): Parsed<TimeControl> {
  const stages: Stage[] = [];
  let at = 0;
  for (const part of text.split(",")) {
    if (at > 0 && stages.at(-1)?.moves === undefined) {
      return fault("bad-time-control", "Only the last stage may be without moves.", at);
    }
    const stage = parseStage(part, at);
    if (!stage.ok) return stage;
    stages.push(stage.value);
    at += part.length + 1;
  }
  const [first, ...others] = stages;
  return first ? ok({ kind: "stages", stages: [first, ...others] }) : notUnderstood(0);
}

function parseStage(text: string, at: number): Parsed<Stage> {
  const match = STAGE.exec(text);
  if (!match) return notUnderstood(at);
  const [, moves, main, letter, seconds] = match;
  const mainMs = milliseconds(main, MINUTE_MS);
  const bonusMs = milliseconds(seconds, SECOND_MS);
  if (Math.max(mainMs, bonusMs) > LONGEST_MS) return tooLong(at);
  if (mainMs === 0 || moves === "0") return noTime(at);
  const counted = moves === undefined ? {} : { moves: Number(moves) };
  return ok({ mainMs, ...counted, ...bonusOf(letter, bonusMs) });
}

function bonusOf(letter: string | undefined, ms: number): { readonly bonus?: MoveBonus } {
  if (letter === undefined || ms === 0) return {};
  const kind = letter === "+" ? "increment" : letter === "d" ? "delay" : "bronstein";
  return { bonus: { kind, ms } };
}

function milliseconds(text: string | undefined, unitMs: number): number {
  return Math.round(Number(text ?? 0) * unitMs);
}

function notUnderstood(at: number): Parsed<never> {
  const message = "Write minutes and seconds such as 5+3, or 40/90+30,30+30, 10+5x30 or none.";
  return fault("bad-time-control", message, at);
}

function noTime(at: number): Parsed<never> {
  return fault("no-time", "This leaves no time for a move; give more than 0.", at);
}

function tooLong(at: number): Parsed<never> {
  return fault("too-long", `A thousand hours and ${MAX_PERIODS} periods are the most.`, at);
}

function fault(code: TimeControlError["code"], message: string, at: number): Parsed<never> {
  return err({ code, message, at });
}
