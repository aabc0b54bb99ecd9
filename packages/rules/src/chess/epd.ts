import { ok, type Result } from "../core/result.ts";
import { type ChessError, quote, refuse } from "./errors.ts";
import { formatFen, parseFields } from "./fen.ts";
import { parseMove } from "./game.ts";
import { playMove } from "./play.ts";
import { formatSan } from "./san.ts";
import { type Field, fieldsOf } from "./setup.ts";
import type { ChessMove, ChessPosition } from "./types.ts";
import type { ChessVariant } from "./validate.ts";

/** A quoted text, a bare word or number, or a move. */
export type EpdOperand =
  | { readonly kind: "string"; readonly text: string }
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "move"; readonly move: ChessMove };

/** An opcode such as `bm`, `id` or `D1` with its operands. */
export interface EpdOperation {
  readonly opcode: string;
  readonly operands: readonly EpdOperand[];
}

/** A line of an EPD file. The counters `hmvc` and `fmvn` live in the position. */
export interface EpdRecord {
  readonly position: ChessPosition;
  readonly operations: readonly EpdOperation[];
}

const MAX_TEXT_LENGTH = 10_000;

/** Operands are moves from the position: best, avoid, supplied and predicted moves. */
const MOVE_OPCODES: readonly string[] = ["bm", "am", "sm", "pm"];
/** Operands are moves one after the other. */
const VARIATION_OPCODE = "pv";

/**
 * Reads a line of EPD: the four fields of a FEN, the two counters where a file has them, and
 * operations that end in semicolons. Moves may stand in SAN or UCI.
 */
export function parseEpd(
  text: string,
  variant: ChessVariant = "standard",
): Result<EpdRecord, ChessError> {
  if (text.length > MAX_TEXT_LENGTH) {
    const message = `The text has ${text.length} characters; a line of EPD has at most ${MAX_TEXT_LENGTH}.`;
    return refuse("text-too-long", message, MAX_TEXT_LENGTH);
  }
  const fields = positionFields(text);
  const last = fields.at(-1);
  const end = last === undefined ? text.length : last.at + last.text.length;
  const position = parseFields(fields, end, variant);
  if (!position.ok) return position;
  return parseOperations(text, end, position.value);
}

/** Four fields, or six when the next two are counters as in a FEN. */
function positionFields(text: string): Field[] {
  const fields = fieldsOf(text).slice(0, 6);
  const counters = fields.slice(4);
  const isFen = counters.length === 2 && counters.every((field) => /^\d+$/.test(field.text));
  return isFen ? fields : fields.slice(0, 4);
}

/** A token of the operations: a separator, a quoted text or a word, and where it begins. */
interface Token {
  readonly kind: "end" | "string" | "word";
  readonly text: string;
  readonly at: number;
}

const TOKEN = /\s*(?:(;)|"((?:[^"\\]|\\.)*)"|(")|([^\s;"]+))/y;

function tokenize(text: string, start: number): Result<Token[], ChessError> {
  const tokens: Token[] = [];
  TOKEN.lastIndex = start;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [whole, end, quoted, stray, word] = match;
    const at = match.index + whole.length - whole.trimStart().length;
    if (stray !== undefined) {
      return refuse("epd-string", 'The text that begins here has no closing ".', at);
    }
    if (end !== undefined) tokens.push({ kind: "end", text: end, at });
    if (word !== undefined) tokens.push({ kind: "word", text: word, at });
    if (quoted !== undefined) {
      tokens.push({ kind: "string", text: quoted.replace(/\\(.)/g, "$1"), at });
    }
  }
  return ok(tokens);
}

function parseOperations(
  text: string,
  start: number,
  position: ChessPosition,
): Result<EpdRecord, ChessError> {
  const tokens = tokenize(text, start);
  if (!tokens.ok) return tokens;
  let record: EpdRecord = { position, operations: [] };
  for (const [opcode, ...operands] of splitAtEnds(tokens.value)) {
    if (opcode === undefined) continue;
    const next = addOperation(record, opcode, operands);
    if (!next.ok) return next;
    record = next.value;
  }
  return ok(record);
}

function splitAtEnds(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "end") groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups;
}

function addOperation(
  record: EpdRecord,
  opcode: Token,
  operands: readonly Token[],
): Result<EpdRecord, ChessError> {
  if (opcode.kind !== "word" || !/^[A-Za-z_][A-Za-z0-9_]{0,14}$/.test(opcode.text)) {
    const message = `${quote(opcode.text)} is not an opcode; write one such as bm, id or D1, and end operations with a semicolon.`;
    return refuse("epd-opcode", message, opcode.at);
  }
  if (opcode.text === "hmvc" || opcode.text === "fmvn") {
    return setCounter(record, opcode, operands[0]);
  }
  const read = readOperands(record.position, opcode.text, operands);
  if (!read.ok) return read;
  const operation = { opcode: opcode.text, operands: read.value };
  return ok({ ...record, operations: [...record.operations, operation] });
}

function setCounter(
  record: EpdRecord,
  opcode: Token,
  operand: Token | undefined,
): Result<EpdRecord, ChessError> {
  const value = Number(operand?.text);
  if (operand === undefined || !/^\d{1,5}$/.test(operand.text) || value > 65535) {
    const message = `${opcode.text} needs a whole number up to 65535.`;
    return refuse("epd-operand", message, operand?.at ?? opcode.at);
  }
  const counter =
    opcode.text === "hmvc" ? { halfmoveClock: value } : { fullmoveNumber: Math.max(1, value) };
  return ok({ ...record, position: { ...record.position, ...counter } });
}

function readOperands(
  position: ChessPosition,
  opcode: string,
  operands: readonly Token[],
): Result<EpdOperand[], ChessError> {
  const isVariation = opcode === VARIATION_OPCODE;
  const read: EpdOperand[] = [];
  let current = position;
  for (const { kind, text, at } of operands) {
    if (kind === "string" || !(isVariation || MOVE_OPCODES.includes(opcode))) {
      read.push({ kind: kind === "string" ? "string" : "word", text });
      continue;
    }
    const move = parseMove(text.replace(/,$/, ""), current);
    if (!move.ok) return { ok: false, error: { ...move.error, at } };
    read.push({ kind: "move", move: move.value });
    if (isVariation) current = playMove(current, move.value);
  }
  return ok(read);
}

/** Writes a line of EPD with moves in SAN; counters stand where they are not 0 and 1. */
export function formatEpd({ position, operations }: EpdRecord): string {
  const fields = formatFen(position).split(" ").slice(0, 4);
  const { halfmoveClock, fullmoveNumber } = position;
  return [
    ...fields,
    ...(halfmoveClock === 0 ? [] : [`hmvc ${halfmoveClock};`]),
    ...(fullmoveNumber === 1 ? [] : [`fmvn ${fullmoveNumber};`]),
    ...operations.map((operation) => formatOperation(operation, position)),
  ].join(" ");
}

function formatOperation({ opcode, operands }: EpdOperation, position: ChessPosition): string {
  const words = [opcode];
  let current = position;
  for (const operand of operands) {
    if (operand.kind !== "move") {
      words.push(operand.kind === "word" ? operand.text : quoted(operand.text));
      continue;
    }
    words.push(formatSan(operand.move, current));
    if (opcode === VARIATION_OPCODE) current = playMove(current, operand.move);
  }
  return `${words.join(" ")};`;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** The operands of an opcode, or none where the record lacks it. */
export const epdOperands = (record: EpdRecord, opcode: string): readonly EpdOperand[] =>
  record.operations.find((operation) => operation.opcode === opcode)?.operands ?? [];

/** The moves of an opcode such as `bm`. */
export const epdMoves = (record: EpdRecord, opcode: string): ChessMove[] =>
  epdOperands(record, opcode).flatMap((operand) => (operand.kind === "move" ? [operand.move] : []));

/** The text of an opcode such as `id`, words joined by spaces. */
export function epdText(record: EpdRecord, opcode: string): string | undefined {
  const texts = epdOperands(record, opcode).flatMap((operand) =>
    operand.kind === "move" ? [] : [operand.text],
  );
  return texts.length === 0 ? undefined : texts.join(" ");
}

/** The number of an opcode such as `acd` or `D5`. */
export function epdNumber(record: EpdRecord, opcode: string): number | undefined {
  const text = epdText(record, opcode);
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}
