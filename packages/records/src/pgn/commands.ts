import type { Annotations, Evaluation } from "../tree.ts";

type Commands = Pick<Annotations, "evaluation" | "clockMs" | "elapsedMs">;

/** The commands in a comment and the text that is left without them. */
export interface ReadComment extends Commands {
  readonly text: string;
}

const COMMAND = /\[%(eval|clk|emt)\s+([^\s\]]+)\s*\]/g;

/** Takes `[%eval]`, `[%clk]` and `[%emt]` out of a comment; other commands stay in its text. */
export function readComment(comment: string): ReadComment {
  let commands: Commands = {};
  const text = comment.replace(COMMAND, (whole, name: string, operand: string) => {
    const command = readCommand(name, operand);
    if (command === undefined) return whole;
    commands = { ...commands, ...command };
    return "";
  });
  return { ...commands, text: text.replace(/\s+/g, " ").trim() };
}

function readCommand(name: string, operand: string): Commands | undefined {
  if (name === "eval") {
    const evaluation = parseEvaluation(operand);
    return evaluation && { evaluation };
  }
  const timeMs = parseTime(operand);
  if (timeMs === undefined) return undefined;
  return name === "clk" ? { clockMs: timeMs } : { elapsedMs: timeMs };
}

/** `0.34`, `-1.2,18` (with a depth), `#3` or `#-3`. */
function parseEvaluation(operand: string): Evaluation | undefined {
  const match = /^(#)?([+-]?\d{1,6}(?:\.\d{1,6})?)(?:,(\d{1,4}))?$/.exec(operand);
  if (match === null) return undefined;
  const [, mate, value = "", depth] = match;
  const withDepth = depth === undefined ? {} : { depth: Number(depth) };
  if (mate !== undefined) return { kind: "mate", moves: Math.trunc(Number(value)), ...withDepth };
  return { kind: "cp", value: Math.round(100 * Number(value)) + 0, ...withDepth };
}

/** `h:mm:ss`, with decimals of a second where the clock has them. */
function parseTime(operand: string): number | undefined {
  const match = /^(?:(\d{1,5}):)?(\d{1,4}):(\d{1,2}(?:\.\d{1,6})?)$/.exec(operand);
  if (match === null) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  return Math.round(1000 * (3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)));
}

/** The commands for what a move's annotations tell, in the order in which they are usual. */
export function formatCommands({ evaluation, clockMs, elapsedMs }: Commands): readonly string[] {
  const commands: string[] = [];
  if (evaluation) commands.push(`[%eval ${formatEvaluation(evaluation)}]`);
  if (clockMs !== undefined) commands.push(`[%clk ${formatTime(clockMs)}]`);
  if (elapsedMs !== undefined) commands.push(`[%emt ${formatTime(elapsedMs)}]`);
  return commands;
}

function formatEvaluation(evaluation: Evaluation): string {
  const { kind, depth } = evaluation;
  const value = kind === "mate" ? `#${evaluation.moves}` : (evaluation.value / 100).toFixed(2);
  return depth === undefined ? value : `${value},${depth}`;
}

/** A clock that has run over shows zero. */
function formatTime(timeMs: number): string {
  const ms = Math.max(0, Math.round(timeMs));
  const pad = (value: number, width: number) => String(value).padStart(width, "0");
  const whole = Math.floor(ms / 1000);
  const rest = ms % 1000;
  const decimals = rest === 0 ? "" : `.${pad(rest, 3).replace(/0+$/, "")}`;
  const hours = Math.floor(whole / 3600);
  return `${hours}:${pad(Math.floor(whole / 60) % 60, 2)}:${pad(whole % 60, 2)}${decimals}`;
}
