import { inTenths } from "@kibitz/engine";
import type { Annotations, DrawnShape, Evaluation } from "../tree.ts";

type Commands = Pick<Annotations, "evaluation" | "clockMs" | "elapsedMs" | "shapes">;

/** The commands in a comment and the text that is left without them. */
export interface ReadComment extends Commands {
  readonly text: string;
}

/** Neither a bracket nor a second space in a row, so that no comment is gone through twice. */
const COMMAND = /\[%(eval|points|exact|clk|emt|csl|cal) ([^[\]]*)\]/g;

/** Takes the commands that we know out of a comment; others stay in its text. */
export function readComment(comment: string): ReadComment {
  const whole = oneLine(comment);
  if (!whole.includes("[%")) return { text: whole };
  const commands: { -readonly [K in keyof Commands]: Commands[K] } = {};
  const text = whole.replace(COMMAND, (unread, name: string, operand: string) => {
    const command = readCommand(name, operand.trim());
    if (command === undefined) return unread;
    const shapes = commands.shapes ?? [];
    Object.assign(commands, command);
    if (command.shapes) commands.shapes = [...shapes, ...command.shapes];
    return "";
  });
  return { ...commands, text: oneLine(text) };
}

/** White space as single spaces, as the writer writes it. */
export function oneLine(text: string): string {
  const trimmed = text.trim();
  return trimmed === "" ? "" : trimmed.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

function readCommand(name: string, operand: string): Commands | undefined {
  switch (name) {
    case "eval": {
      const evaluation = parseEvaluation(operand);
      return evaluation && { evaluation };
    }
    case "points":
    case "exact": {
      const evaluation = parsePoints(name, operand);
      return evaluation && { evaluation };
    }
    case "csl":
    case "cal": {
      const shapes = parseShapes(operand, name === "cal");
      return shapes && { shapes };
    }
  }
  const timeMs = parseTime(operand);
  if (timeMs === undefined) return undefined;
  return name === "clk" ? { clockMs: timeMs } : { elapsedMs: timeMs };
}

/**
 * `0.34`, `-1.2,18` (with a depth), `#3` or `#-3`. ChessBase writes hundredths of a pawn, always
 * with a depth and never with a point: `34,18`.
 */
function parseEvaluation(operand: string): Evaluation | undefined {
  const match = /^(#)?([+-]?\d{1,6}(\.\d{1,6})?)(?:,(\d{1,4}))?$/.exec(operand);
  if (match === null) return undefined;
  const [, mate, value = "", decimals, depth] = match;
  const withDepth = depth === undefined ? {} : { depth: Number(depth) };
  if (mate !== undefined) {
    return { kind: "mate", moves: Math.trunc(Number(value)) + 0, ...withDepth };
  }
  const isInHundredths = decimals === undefined && depth !== undefined;
  const hundredths = Math.round(Number(value) * (isInHundredths ? 1 : 100));
  return { kind: "cp", value: hundredths + 0, ...withDepth };
}

/**
 * Our own commands, for games whose margins count: `[%points -2.3]` is expected and `[%exact 8]` is
 * proved, each perhaps with a depth.
 */
function parsePoints(kind: "points" | "exact", operand: string): Evaluation | undefined {
  const match = /^([+-]?\d{1,4}(?:\.\d{1,6})?)(?:,(\d{1,4}))?$/.exec(operand);
  if (match === null) return undefined;
  const [, value = "", depth] = match;
  const withDepth = depth === undefined ? {} : { depth: Number(depth) };
  return { kind, value: Number(value) + 0, ...withDepth };
}

/** `h:mm:ss`, with decimals of a second where the clock has them. */
function parseTime(operand: string): number | undefined {
  const match = /^(?:(\d{1,5}):)?(\d{1,4}):(\d{1,2}(?:\.\d{1,6})?)$/.exec(operand);
  if (match === null) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  return Math.round(1000 * (3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)));
}

const COLOURS: Readonly<Record<string, DrawnShape["colour"]>> = {
  G: "green",
  R: "red",
  Y: "yellow",
  B: "blue",
};

/** `Ga4,Rb5` for circles, `Gc2c3` for arrows; undefined unless all of it can be read. */
function parseShapes(operand: string, areArrows: boolean): readonly DrawnShape[] | undefined {
  const shapes: DrawnShape[] = [];
  for (const text of operand.split(/\s*,\s*/)) {
    const [, letter = "", from = "", to] =
      /^([GRYB])([a-z]\d{1,2})([a-z]\d{1,2})?$/.exec(text) ?? [];
    const colour = COLOURS[letter];
    if (colour === undefined || areArrows !== (to !== undefined)) return undefined;
    shapes.push({ colour, from, ...(to !== undefined && { to }) });
  }
  return shapes;
}

/** The commands for what stands beside a move, in the order in which they are usual. */
export function formatCommands(annotations: Commands): readonly string[] {
  const { evaluation, clockMs, elapsedMs, shapes = [] } = annotations;
  const commands: string[] = [];
  if (evaluation) commands.push(formatEvaluation(evaluation));
  if (clockMs !== undefined) commands.push(`[%clk ${formatTime(clockMs)}]`);
  if (elapsedMs !== undefined) commands.push(`[%emt ${formatTime(elapsedMs)}]`);
  return [...commands, ...formatShapes(shapes)];
}

function formatEvaluation(evaluation: Evaluation): string {
  const depth = evaluation.depth === undefined ? "" : `,${evaluation.depth}`;
  switch (evaluation.kind) {
    case "cp":
      return `[%eval ${(evaluation.value / 100).toFixed(2)}${depth}]`;
    case "mate":
      return `[%eval #${evaluation.moves}${depth}]`;
    case "points":
      return `[%points ${inTenths(evaluation.value).toFixed(1)}${depth}]`;
    case "exact":
      return `[%exact ${evaluation.value}${depth}]`;
  }
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

/** Circles and arrows each in commands of their own, in the order in which they were drawn. */
function formatShapes(shapes: readonly DrawnShape[]): readonly string[] {
  const runs: { readonly name: string; readonly items: string[] }[] = [];
  for (const { colour, from, to = "" } of shapes) {
    const name = to === "" ? "csl" : "cal";
    const item = colour.charAt(0).toUpperCase() + from + to;
    const last = runs.at(-1);
    if (last?.name === name) last.items.push(item);
    else runs.push({ name, items: [item] });
  }
  return runs.map(({ name, items }) => `[%${name} ${items.join(",")}]`);
}
